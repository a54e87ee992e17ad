import type { StoredDuelTeam } from "#game/duel/duel-record.ts";
import { msOf, type Tx } from "#server/lib/db.ts";
import { insertInto, updateRow } from "#server/lib/insert.ts";
import { lockOneThenRead } from "#server/lib/lock.ts";

export type CupState = "open" | "running" | "over" | "called_off";

export type CupRow = {
  id: string;
  startsAtMs: number;
  seed: number;
  state: CupState;
  rounds: number | null;
  /** Null before it has begun. */
  lookedAtMs: number | null;
};

const columns = `id, ${msOf("starts_at")} as "startsAtMs", seed, state, rounds,
  ${msOf("looked_at")} as "lookedAtMs"`;

export const findCup = (tx: Tx, id: string) =>
  tx.maybe<CupRow>(`select ${columns} from cups where id = $1`, [id]);

/** The one that players enter; null when none has been entered yet. */
export const findOpen = (tx: Tx, now: Date) =>
  tx.maybe<CupRow>(`select ${columns} from cups where state = 'open' and starts_at > $1`, [now]);

/** The one that goes on, or else the last one that took place. */
export const findLatest = (tx: Tx) =>
  tx.maybe<CupRow>(
    `select ${columns} from cups where state in ('running', 'over')
      order by starts_at desc limit 1`,
  );

/** Nothing when there is an open one by now. */
export const insertCup = (tx: Tx, cup: { id: string; startsAt: Date; seed: number }) =>
  tx.rows(...insertInto("cups", cup, "on conflict do nothing"));

/** Locked until the commit; null when it is over by then. */
export const lockCup = (tx: Tx, id: string) =>
  lockOneThenRead(tx, [`select id from cups where id = $1 for update`, [id]], () =>
    findCup(tx, id),
  );

/** Null when another process works on it. */
export const takeCup = (tx: Tx, id: string) =>
  lockOneThenRead(tx, [`select id from cups where id = $1 for update skip locked`, [id]], () =>
    findCup(tx, id),
  );

/** Those that go on, and those whose hour has come. */
export const listAtWork = (tx: Tx, now: Date) =>
  tx.rows<{ id: string }>(
    `select id from cups where state in ('open', 'running') and starts_at <= $1 order by starts_at`,
    [now],
  );

export const beginCup = (tx: Tx, id: string, rounds: number, now: Date) =>
  tx.rows(...updateRow("cups", { id }, { state: "running", rounds, lookedAt: now }));

/** The latest of all clocks, which may differ. */
export const saveLook = (tx: Tx, id: string, now: Date) =>
  tx.rows(`update cups set looked_at = greatest(looked_at, $2) where id = $1`, [id, now]);

export const endCup = (tx: Tx, id: string, state: "over" | "called_off", now: Date) =>
  tx.rows(`update cups set state = $2, ended_at = $3 where id = $1`, [id, state, now]);

export const countPlayers = (tx: Tx, cupId: string, playerId: string) =>
  tx.one<{ players: number; isIn: boolean }>(
    `select count(*) as players, coalesce(bool_or(player_id = $2), false) as "isIn"
       from cup_players where cup_id = $1`,
    [cupId, playerId],
  );

/** A second entry brings another team. */
export const enter = (
  tx: Tx,
  entry: { cupId: string; playerId: string; brought: string[]; team: StoredDuelTeam; now: Date },
) =>
  tx.rows(
    `insert into cup_players (cup_id, player_id, brought, team, entered_at)
     values ($1, $2, $3, $4, $5)
     on conflict (cup_id, player_id) do update set brought = $3, team = $4`,
    [entry.cupId, entry.playerId, entry.brought, JSON.stringify(entry.team), entry.now],
  );

/** In the order in which they have entered. */
export const listEntered = (tx: Tx, cupId: string) =>
  tx.rows<{ playerId: string }>(
    `select player_id as "playerId" from cup_players where cup_id = $1
      order by entered_at, player_id`,
    [cupId],
  );

export const removeEntries = (tx: Tx, cupId: string, playerIds: readonly string[]) =>
  tx.rows(`delete from cup_players where cup_id = $1 and player_id = any($2)`, [cupId, playerIds]);

/** The cups in which the player waits or plays. */
export const listCupsOf = (tx: Tx, playerId: string) =>
  tx.rows<{ id: string }>(
    `select c.id from cup_players p join cups c on c.id = p.cup_id
      where p.player_id = $1 and c.state in ('open', 'running') order by c.id`,
    [playerId],
  );

export const giveUp = (tx: Tx, cupId: string, playerId: string, now: Date) =>
  tx.rows(
    `update cup_players set left_at = $3
      where cup_id = $1 and player_id = $2 and left_at is null and place is null`,
    [cupId, playerId, now],
  );

export const savePlace = (tx: Tx, cupId: string, playerId: string, place: number) =>
  tx.rows(...updateRow("cup_players", { cupId, playerId }, { place }));

export const countHonours = (tx: Tx, playerId: string) =>
  tx.one<{ won: number; finals: number; played: number }>(
    `select count(*) filter (where place = 1) as won, count(*) filter (where place <= 2) as finals,
            count(*) as played
       from cup_players where player_id = $1 and place is not null`,
    [playerId],
  );
