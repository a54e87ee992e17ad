import type { MissionStep } from "#game/missions/banking.ts";
import { notForChildren, type Mission, type Objective } from "#game/missions/missions.ts";
import type { Streak } from "#game/missions/streak.ts";
import type { Tx } from "#server/lib/db.ts";
import { insertInto } from "#server/lib/insert.ts";

export type MissionRow = Omit<Mission, "targetValue" | "rewards"> & {
  id: string;
  /** Null when an admin has written it. */
  slug: string | null;
  target: number;
  rewardCoins: number;
  rewardCredits: number;
  rewardCards: number;
};

const missionColumns = `m.id, m.slug, m.title, m.description, m.type, m.objective,
  m.objective_param as "objectiveParam", m.target, m.reward_coins as "rewardCoins",
  m.reward_credits as "rewardCredits", m.reward_cards as "rewardCards"`;

const inForceAt = (moment: string) =>
  `m.active and m.deleted_at is null and m.starts_at <= ${moment}
   and (m.ends_at is null or m.ends_at > ${moment})`;

/** In the order in which players see them. */
export const listInForce = (tx: Tx, now: Date) =>
  tx.rows<MissionRow>(
    `select ${missionColumns} from missions m where ${inForceAt("$1")} order by m.position, m.id`,
    [now],
  );

/** A mission with one of the player's periods; without any progress the period is null. */
export type ProgressRow = MissionRow & {
  playerId: string;
  signedUpAt: Date;
  /** Since when both the player and the mission, as it is, have been there. */
  openSince: Date;
  missionSince: Date;
  period: string | null;
  progress: number;
  isDone: boolean;
};

type Looked = {
  now: Date;
  periods: readonly string[];
  /** Only missions that ask for one of these; null for all. */
  objectives: readonly Objective[] | null;
};

/** One row for each player, each mission that can be done now and each of these periods with progress. */
export const listOpen = (
  tx: Tx,
  playerIds: readonly string[],
  { now, periods, objectives }: Looked,
) =>
  tx.rows<ProgressRow>(
    `with own as materialized (
       select player_id, mission_id, period, progress, completed_at
         from mission_progress where player_id = any($1) and period = any($3))
     select ${missionColumns}, player.id as "playerId", player.created_at as "signedUpAt",
            greatest(m.starts_at, m.active_since, player.created_at) as "openSince",
            greatest(m.starts_at, m.active_since) as "missionSince",
            own.period, coalesce(own.progress, 0) as progress,
            own.completed_at is not null as "isDone"
       from players player cross join missions m left join own on own.mission_id = m.id
                                                   and own.player_id = player.id
      where player.id = any($1) and ${inForceAt("$2")}
        and (m.objective <> all ($4) or player.age_band in ('young', 'adult'))
        and ($5::text[] is null or m.objective = any($5))
      order by m.position, m.id`,
    [playerIds, now, periods, notForChildren, objectives],
  );

/**
 * Whether cards have come to the player for this, also when they have gone since. It reads the moves of
 * cards, which keep every cause.
 */
export const hasBroughtCards = (tx: Tx, playerId: string, cause: string) =>
  tx.any(`select from card_moves where to_id = $1 and cause = $2 limit 1`, [playerId, cause]);

export type ProgressUpdate = MissionStep & { mission: Pick<ProgressRow, "id" | "playerId"> };

export const saveProgress = (tx: Tx, updates: readonly ProgressUpdate[]) =>
  tx.rows(
    `insert into mission_progress (player_id, mission_id, period, progress, completed_at)
     select player_id, mission_id, period, progress, case when completed then now() end
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::int[], $5::bool[])
         as given (player_id, mission_id, period, progress, completed)
     on conflict (player_id, mission_id, period) do update
       set progress = excluded.progress,
           completed_at = coalesce(mission_progress.completed_at, excluded.completed_at)`,
    [
      updates.map((update) => update.mission.playerId),
      updates.map((update) => update.mission.id),
      updates.map((update) => update.period),
      updates.map((update) => update.progress),
      updates.map((update) => update.isCompletedNow),
    ],
  );

export const findStreak = (tx: Tx, playerId: string) =>
  tx.one<Streak & { daysCome: number }>(
    `select streak as days, streak_day as "lastDay", streak_forgiven_day as "forgivenDay",
            days_come as "daysCome"
       from players where id = $1`,
    [playerId],
  );

/** Of a day on which the player came. */
export const saveStreak = (tx: Tx, playerId: string, { days, lastDay, forgivenDay }: Streak) =>
  tx.rows(
    `update players set streak = $2, streak_day = $3, streak_forgiven_day = $4,
       days_come = days_come + 1 where id = $1`,
    [playerId, days, lastDay, forgivenDay],
  );

/** Of the missions that the game has brought. */
export const listSlugs = (tx: Tx) =>
  tx.rows<{ slug: string }>(`select slug from missions where slug is not null`);

export const seedMission = (tx: Tx, mission: MissionRow & { slug: string; position: number }) =>
  tx.rows(...insertInto("missions", mission, "on conflict (slug) do nothing"));
