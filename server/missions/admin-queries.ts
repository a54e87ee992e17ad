import type { Tx } from "#server/lib/db.ts";
import { insertInto, updateRow } from "#server/lib/insert.ts";
import { lockOneThenRead } from "#server/lib/lock.ts";
import type { RowOf } from "#server/lib/database/moments.ts";
import type { MissionRow } from "./queries.ts";

/** All that an admin writes of a mission, as the log keeps it. */
export type MissionState = Omit<MissionRow, "id" | "slug"> & {
  active: boolean;
  startsAt: string;
  endsAt: string | null;
};

export type EditedRow = RowOf<MissionState, "startsAt" | "endsAt"> & {
  id: string;
  version: number;
  completions: number;
};

const columns = `m.id, m.version, m.title, m.description, m.type, m.objective,
  m.objective_param as "objectiveParam", m.target, m.reward_coins as "rewardCoins",
  m.reward_credits as "rewardCredits", m.reward_cards as "rewardCards", m.active,
  m.starts_at as "startsAt", m.ends_at as "endsAt",
  coalesce((select sum(c.completions) from mission_counts c where c.mission_id = m.id), 0)::int
    as completions`;

/** What admins wrote first, the newest before the others; then those of the game. */
export const listAll = (tx: Tx) =>
  tx.rows<EditedRow>(
    `select ${columns} from missions m where m.deleted_at is null
      order by m.slug is not null, case when m.slug is null then -m.position else m.position end,
               m.id`,
  );

export const findMission = (tx: Tx, id: string) =>
  tx.one<EditedRow>(`select ${columns} from missions m where m.id = $1`, [id]);

/** Null when it was taken away. */
export const lockMission = (tx: Tx, id: string) =>
  lockOneThenRead(
    tx,
    [`select id from missions where id = $1 and deleted_at is null for update`, [id]],
    (locked) => findMission(tx, locked),
  );

/** After all others. */
export async function insertMission(tx: Tx, id: string, state: MissionState): Promise<void> {
  const position = await tx.value<number>(
    `select coalesce(max(position), 0) + 1 as position from missions`,
  );
  await tx.rows(...insertInto("missions", { id, ...state, position }));
}

/** It is there again if it was taken away. */
export const saveMission = (tx: Tx, id: string, state: MissionState) =>
  tx.rows(...updateRow("missions", { id }, { ...state, deletedAt: null }));

/** Progress stays, so that nothing is paid twice if it comes back. */
export const removeMission = (tx: Tx, id: string) =>
  tx.rows(`update missions set deleted_at = now() where id = $1 and deleted_at is null`, [id]);

/** What was done for something else does not count; what was completed stays. */
export const forgetUnfinished = (tx: Tx, id: string) =>
  tx.rows(`delete from mission_progress where mission_id = $1 and completed_at is null`, [id]);

type MissionStats = Record<
  "totalCompletions" | "participatingUsers" | "rewardsGiven" | "creditsGiven" | "cardsGiven",
  number
>;

export const readStats = (tx: Tx) =>
  tx.one<MissionStats>(
    `select coalesce(sum(completions), 0)::bigint as "totalCompletions",
            coalesce(sum(coins), 0)::bigint as "rewardsGiven",
            coalesce(sum(credits), 0)::bigint as "creditsGiven",
            coalesce(sum(cards), 0)::bigint as "cardsGiven",
            (select count(*) from mission_doers d join players p on p.id = d.player_id
              where p.deleted_at is null) as "participatingUsers"
       from mission_counts`,
  );
