import { must } from "#game/lib/must.ts";
import { CLOCKS_DIFFER_MS } from "#game/duel/clock.ts";
import type { DuelCardFace, StoredDuelTeam } from "#game/duel/duel-record.ts";
import { msOf, type Db, type Tx } from "#server/lib/db.ts";
import { insertInto } from "#server/lib/insert.ts";
import { notifySql, nudgeText, type Nudge } from "#server/lib/nudges.ts";
import type { FormerRivals } from "#server/battle/service.ts";
import { cardsById } from "#server/collection/service.ts";
import { duelFrom, type Duel } from "./duel.ts";
import type { DuelResult, DuelRow, DuelUpdate, Status, UpdatedColumns } from "./duel-row.ts";

/** Players are called as they are now, whatever they were called when they sat down. */
const names = `array[(select shown_name from players where id = player_a),
  coalesce((select shown_name from players where id = player_b), names[2])] as names`;

const columns = `id, kind, rated, player_a as "playerA", player_b as "playerB",
  computer_level as "computerLevel", ${names}, brought_a as "broughtA", brought_b as "broughtB",
  rules_version as "rulesVersion", seed, salt, teams, choices, waiting, version,
  ${msOf("step_began_at")} as "stepBeganMs", ${msOf("deadline_at")} as "deadlineMs",
  reserve_a_ms as "reserveA", reserve_b_ms as "reserveB", absences_a as "absencesA",
  absences_b as "absencesB", status, result, created_at as "createdAt"`;

/** What the cards of these teams are called and look like now. */
export async function facesOf(tx: Tx, teams: readonly StoredDuelTeam[]) {
  const cardIds = teams.flat().map(([cardId]) => cardId);
  const cardOf = await cardsById(tx, cardIds);
  const faceOf = (cardId: string): DuelCardFace => {
    const { name, rarity, abilities, specialAbility: specialName, imageUrl } = cardOf(cardId);
    const strikeName = must(abilities[0], `ability of card ${cardId}`);
    return { name, rarity, strikeName, specialName, imageUrl };
  };
  return new Map(cardIds.map((cardId) => [cardId, faceOf(cardId)]));
}

/** Duels as their rows say, with the names and pictures that the cards have now. */
export async function loadDuels(tx: Tx, ids: readonly string[]): Promise<Duel[]> {
  const rows = await tx.rows<DuelRow>(
    `select ${columns} from duels where id = any($1) and status <> 'cancelled'`,
    [ids],
  );
  const faces = await facesOf(
    tx,
    rows.flatMap(({ teams }) => teams),
  );
  return rows.map((row) => duelFrom(row, faces));
}

type PairRow = Pick<DuelRow, "playerA" | "names" | "broughtA" | "broughtB"> & { playerB: string };

/** Who fought the duel of a room, and with which cards; null while it runs and for any other duel. */
export async function findPairOfDuel(tx: Tx, id: string): Promise<FormerRivals | null> {
  const row = await tx.maybe<PairRow>(
    `select player_a as "playerA", player_b as "playerB", ${names}, brought_a as "broughtA",
            brought_b as "broughtB"
       from duels where id = $1 and kind = 'room' and status = 'over' and player_b is not null`,
    [id],
  );
  return (
    row && [
      { playerId: row.playerA, name: row.names[0], cards: row.broughtA },
      { playerId: row.playerB, name: row.names[1], cards: row.broughtB },
    ]
  );
}

export const findVersion = (tx: Tx, id: string) =>
  tx.maybe<{ version: number; status: Status }>(`select version, status from duels where id = $1`, [
    id,
  ]);

export type NewDuel = Omit<DuelRow, keyof UpdatedColumns | "status" | "result" | "createdAt"> & {
  stepBeganAt: Date;
  deadlineAt: Date;
  reserveAMs: number;
  reserveBMs: number;
};

export const insertDuel = (tx: Tx, duel: NewDuel) =>
  tx.rows(...insertInto("duels", { ...duel, teams: JSON.stringify(duel.teams) }));

/** False for a player who is in another duel. */
export const takeSeat = (tx: Tx, playerId: string, duelId: string) =>
  tx.any(
    `insert into duel_seats (player_id, duel_id) values ($1, $2)
     on conflict do nothing returning player_id`,
    [playerId, duelId],
  );

export const leaveSeats = (tx: Tx, duelId: string) =>
  tx.rows(`delete from duel_seats where duel_id = $1`, [duelId]);

export const listSeats = (tx: Tx, playerIds: readonly string[]) =>
  tx.rows<{ playerId: string; duelId: string }>(
    `select player_id as "playerId", duel_id as "duelId" from duel_seats
      where player_id = any($1)`,
    [playerIds],
  );

/** A player in a duel that goes on, and all who play in it. */
export type SeatBeside = { playerId: string; duelId: string; players: string[] };

export const listPlayersBeside = (tx: Tx, playerIds: readonly string[]) =>
  tx.rows<SeatBeside>(
    `select s.player_id as "playerId", d.id as "duelId",
            array_remove(array[d.player_a, d.player_b], null) as players
       from duel_seats s join duels d on d.id = s.duel_id
      where s.player_id = any($1) and d.status = 'running'`,
    [playerIds],
  );

/** It reads the table of friends, whose service stands above this one. */
export const listFriendsAmong = (tx: Tx, playerId: string, others: readonly string[]) =>
  tx.rows<{ id: string }>(
    `select other.id from unnest($2::uuid[]) other (id)
       join friendships f on f.player_a = least($1::uuid, other.id)
        and f.player_b = greatest($1::uuid, other.id)`,
    [playerId, others],
  );

/** Ends a duel that is still as this process believes; false when it has moved on elsewhere. */
export const endDuel = (
  tx: Tx,
  { id, choices, version, versionBefore }: DuelUpdate,
  nowMs: number,
) =>
  tx.any(
    `update duels set choices = $3, waiting = '--', version = $4, status = 'over',
            ended_at = to_timestamp($5::float8 / 1000)
      where id = $1 and version = $2 and status = 'running' returning id`,
    [id, versionBefore, choices, version, nowMs],
  );

export const saveResult = (tx: Tx, id: string, result: DuelResult) =>
  tx.rows(`update duels set result = $2 where id = $1`, [id, JSON.stringify(result)]);

export type Found = { id: string; step: number; stepBeganMs: number };

/** Those whose time is over, and those whose step begins later than now: then a clock has jumped. */
export const listToLookAt = (tx: Tx, nowMs: number) =>
  tx.rows<Found>(
    `select id, length(choices) / 2 as step, ${msOf("step_began_at")} as "stepBeganMs" from duels
      where status = 'running' and (deadline_at <= to_timestamp($1::float8 / 1000)
        or step_began_at > to_timestamp(($1::float8 + $2) / 1000))`,
    [nowMs, CLOCKS_DIFFER_MS],
  );

/** Moves the clocks of duels with less time than that, so that exactly as much is left. */
export const giveTime = (tx: Tx, { nowMs, leftMs }: { nowMs: number; leftMs: number }) =>
  tx.rows<{ id: string }>(
    `with extended as (select to_timestamp(($1::float8 + $2) / 1000) as until)
     update duels set step_began_at = step_began_at + (until - deadline_at), deadline_at = until,
            version = version + 1
       from extended where status = 'running' and deadline_at < until returning id`,
    [nowMs, leftMs],
  );

/** Duels of rules that are gone cannot go on. */
export const cancelOld = (tx: Tx, rulesVersion: number) =>
  tx.rows<{ id: string }>(
    `with gone as (
       update duels set status = 'cancelled', ended_at = now()
        where status = 'running' and rules_version <> $1 returning id),
     left_seats as (delete from duel_seats where duel_id in (select id from gone))
     select id from gone`,
    [rulesVersion],
  );

/** The battle of an ended duel stays; its row is deleted. */
export const forgetEnded = (tx: Tx, days: number) =>
  tx.rows(
    `delete from duels where status <> 'running' and ended_at < now() - make_interval(days => $1)`,
    [days],
  );

/**
 * Stores the changes of many duels in one statement, and tells other processes, where there are any.
 * Returns the duels that were as this process believed; the others have moved on elsewhere.
 *
 * The first list is a subquery so that PostgreSQL does not know its length beforehand: then it plans
 * the statement once and not every time, which is half of the work.
 */
export const saveUpdates = async (
  db: Db,
  updates: readonly DuelUpdate[],
  nudge: Nudge | null,
): Promise<string[]> => {
  const list = <Value>(find: (update: DuelUpdate) => Value) => updates.map(find);
  const { ids } = await db.one<{ ids: string[] }>(
    `with moved as (
       update duels d set choices = m.choices, waiting = m.waiting, version = m.version,
              step_began_at = to_timestamp(m.began / 1000),
              deadline_at = to_timestamp(m.deadline / 1000), reserve_a_ms = m.reserve_a,
              reserve_b_ms = m.reserve_b, absences_a = m.absences_a, absences_b = m.absences_b
         from unnest((select $1::uuid[]), $2::int[], $3::text[], $4::text[], $5::int[],
                $6::float8[], $7::float8[], $8::int[], $9::int[], $10::smallint[], $11::smallint[])
           as m (id, version_before, choices, waiting, version, began, deadline, reserve_a,
                 reserve_b, absences_a, absences_b)
        where d.id = m.id and d.version = m.version_before and d.status = 'running'
       returning d.id)
     select coalesce((select array_agg(id) from moved), '{}') as ids,
            ${notifySql("$12")}`,
    [
      list(({ id }) => id),
      list(({ versionBefore }) => versionBefore),
      list(({ choices }) => choices),
      list(({ waiting }) => waiting),
      list(({ version }) => version),
      list(({ stepBeganMs }) => stepBeganMs),
      list(({ deadlineMs }) => deadlineMs),
      list(({ reserveA }) => reserveA),
      list(({ reserveB }) => reserveB),
      list(({ absencesA }) => absencesA),
      list(({ absencesB }) => absencesB),
      nudge && nudgeText(nudge),
    ],
  );
  return ids;
};
