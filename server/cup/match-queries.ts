/** The bracket of a cup. Who has won a duel is read where it is kept for ever: in its battle. */
import type { Spot } from "#game/cup/cup.ts";
import type { StoredDuelTeam } from "#game/duel/duel-record.ts";
import type { Side } from "#game/lib/sides.ts";
import { msOf, type Tx } from "#server/lib/db.ts";
import { updateRow } from "#server/lib/insert.ts";
import { nudgePlayer } from "#server/live/service.ts";

export type NewMatch = Spot & { playerA: string | null; playerB: string | null };

export const insertMatches = (tx: Tx, cupId: string, matches: readonly NewMatch[]) =>
  tx.rows(
    `insert into cup_matches (cup_id, round, spot, player_a, player_b)
     select $1, * from unnest($2::int[], $3::int[], $4::uuid[], $5::uuid[])`,
    [
      cupId,
      matches.map(({ round }) => round),
      matches.map(({ spot }) => spot),
      matches.map(({ playerA }) => playerA),
      matches.map(({ playerB }) => playerB),
    ],
  );

/** All that are ready get the same moment. */
export const saveBeginning = (tx: Tx, cupId: string, beginsAt: Date) =>
  tx.rows(
    `update cup_matches set begins_at = $2
      where cup_id = $1 and winner is null and begins_at is null
        and player_a is not null and player_b is not null`,
    [cupId, beginsAt],
  );

export const saveWinner = (
  tx: Tx,
  cupId: string,
  { round, spot, winner, decidedBy }: Spot & { winner: string; decidedBy: DecidedBy },
) => tx.rows(...updateRow("cup_matches", { cupId, round, spot }, { winner, decidedBy }));

export type DecidedBy = "duel" | "draw" | "bye" | "forfeit";

/** The winner of one match comes to one side of the next. */
export const seatWinner = (
  tx: Tx,
  cupId: string,
  { round, spot, side, playerId }: Spot & { side: Side; playerId: string },
) =>
  tx.rows(
    `update cup_matches set player_a = case when $4 = 0 then $5 else player_a end,
            player_b = case when $4 = 1 then $5 else player_b end
      where cup_id = $1 and round = $2 and spot = $3`,
    [cupId, round, spot, side, playerId],
  );

type FoughtRow = Spot & {
  playerA: string;
  playerB: string;
  /** 'gone': its rules are those of a former version, and it was cancelled. */
  duel: "running" | "over" | "gone";
  /** Null for a draw, and before it is over. */
  firstWon: boolean | null;
};

/** Those whose duel has begun. Side 0 of the duel is the first player of the match. */
export const listFought = (tx: Tx, cupId: string) =>
  tx.rows<FoughtRow>(
    `select m.round, m.spot, m.player_a as "playerA", m.player_b as "playerB",
            case when b.id is not null then 'over' when d.status = 'running' then 'running'
                 else 'gone' end as duel,
            b.challenger_won as "firstWon"
       from cup_matches m
       left join battles b on b.id = m.duel_id
       left join duels d on d.id = m.duel_id
      where m.cup_id = $1 and m.winner is null and m.duel_id is not null
        and m.player_a is not null and m.player_b is not null
      order by m.round, m.spot`,
    [cupId],
  );

export const forgetDuel = (tx: Tx, cupId: string, { round, spot }: Spot) =>
  tx.rows(...updateRow("cup_matches", { cupId, round, spot }, { duelId: null, beginsAt: null }));

/** Those that wait for their duel, and for which it is time. */
export const listDue = (tx: Tx, cupId: string, now: Date) =>
  tx.rows<Spot>(
    `select round, spot from cup_matches
      where cup_id = $1 and begins_at <= $2 and duel_id is null and winner is null
      order by round, spot`,
    [cupId, now],
  );

export type DueMatchRow = Spot & { beginsAtMs: number; playerA: string; playerB: string };

/** Null when it is not due any more. */
export const findDue = (tx: Tx, cupId: string, { round, spot }: Spot) =>
  tx.maybe<DueMatchRow>(
    `select round, spot, ${msOf("begins_at")} as "beginsAtMs", player_a as "playerA",
            player_b as "playerB"
       from cup_matches
      where cup_id = $1 and round = $2 and spot = $3 and begins_at is not null
        and player_a is not null and player_b is not null and duel_id is null and winner is null`,
    [cupId, round, spot],
  );

export type CupPlayerRow = {
  playerId: string;
  name: string;
  brought: string[];
  team: StoredDuelTeam;
  hasLeft: boolean;
};

export const listPlayers = (tx: Tx, cupId: string, playerIds: readonly string[]) =>
  tx.rows<CupPlayerRow>(
    `select c.player_id as "playerId", p.shown_name as name, c.brought, c.team,
            c.left_at is not null as "hasLeft"
       from cup_players c join players p on p.id = c.player_id
      where c.cup_id = $1 and c.player_id = any($2)`,
    [cupId, playerIds],
  );

/** Keeps when it has really begun, perhaps after a player was waited for. */
export const saveDuel = (
  tx: Tx,
  cupId: string,
  { round, spot }: Spot,
  { duelId, begunAt }: { duelId: string; begunAt: Date },
) => tx.rows(...updateRow("cup_matches", { cupId, round, spot }, { duelId, beginsAt: begunAt }));

/** Duels that began before this moment and have no winner yet. */
export const listLong = (tx: Tx, cupId: string, begunBefore: Date) =>
  tx.rows<{ duelId: string }>(
    `select d.id as "duelId" from cup_matches m join duels d on d.id = m.duel_id
      where m.cup_id = $1 and m.begins_at <= $2 and m.winner is null and d.status = 'running'
      order by m.round, m.spot`,
    [cupId, begunBefore],
  );

/** What is to begin, and what goes on, has begun so much later. */
export const postpone = (tx: Tx, cupId: string, ms: number) =>
  tx.rows(
    `update cup_matches set begins_at = begins_at + $2::float8 * interval '1 millisecond'
      where cup_id = $1 and begins_at is not null and winner is null`,
    [cupId, ms],
  );

/** All who have entered look at the bracket again. */
export async function nudgeAll(tx: Tx, cupId: string): Promise<void> {
  const entered = await tx.rows<{ playerId: string }>(
    `select player_id as "playerId" from cup_players where cup_id = $1`,
    [cupId],
  );
  for (const { playerId } of entered) nudgePlayer(tx, playerId, "cup");
}

export type MatchRow = Spot & {
  playerA: string | null;
  playerB: string | null;
  nameA: string | null;
  nameB: string | null;
  beginsAtMs: number | null;
  duelId: string | null;
  winner: string | null;
  decidedBy: DecidedBy | null;
};

export const listMatches = (tx: Tx, cupId: string) =>
  tx.rows<MatchRow>(
    `select m.round, m.spot, m.player_a as "playerA", m.player_b as "playerB",
            a.shown_name as "nameA", b.shown_name as "nameB",
            ${msOf("m.begins_at")} as "beginsAtMs", m.duel_id as "duelId", m.winner,
            m.decided_by as "decidedBy"
       from cup_matches m
       left join players a on a.id = m.player_a
       left join players b on b.id = m.player_b
      where m.cup_id = $1 order by m.round, m.spot`,
    [cupId],
  );

export type PlacedRow = { playerId: string; name: string; place: number | null; hasLeft: boolean };

/** The best first; those who are still in come last. */
export const listPlaces = (tx: Tx, cupId: string) =>
  tx.rows<PlacedRow>(
    `select c.player_id as "playerId", p.shown_name as name, c.place,
            c.left_at is not null as "hasLeft"
       from cup_players c join players p on p.id = c.player_id
      where c.cup_id = $1 order by c.place nulls last, p.shown_name, c.player_id`,
    [cupId],
  );
