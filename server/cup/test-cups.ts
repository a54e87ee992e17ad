/** Players of a weekend cup, and how it goes on. */
import { vi } from "vitest";
import * as contract from "#contract/cup.ts";
import * as duel from "#contract/duel.ts";
import type { Deps } from "#server/lib/deps.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { testGame, type ActingPlayer, type Caller } from "#server/testing/test-game.ts";
import { runCups } from "./service.ts";

type Game = Awaited<ReturnType<typeof testGame>>;
type Server = Pick<Game, "deps" | "db">;

/** Cups that can be entered on every day, and whose duels begin at once. */
export const quickCups = ({ settings }: Deps) => ({
  settings: { ...settings, cupOpensHours: 168, cupPauseSeconds: 0 },
});

export const newGame = () => testGame({ adjust: quickCups });

export const broken = ({ db }: Pick<Game, "db">) => auditAfter(db, async () => {});

export const people = (of: Game, howMany: number) =>
  Promise.all(Array.from({ length: howMany }, () => of.player()));

/** A cup that has begun with so many players; those of earlier stories are gone. */
export async function cupWith(of: Game, howMany: number) {
  await noCups(of);
  const players = await people(of, howMany);
  for (const player of players) await enters(player);
  await begins(of);
  await untilNone(of, `select from cup_matches where begins_at is not null and duel_id is null`);
  return players;
}

/** The lock waits for a process that works on a cup. */
export const noCups = ({ db }: Pick<Game, "db">) =>
  db.transaction(async (tx) => {
    await tx.rows(`select id from cups for update`);
    for (const table of ["cup_matches", "cup_players", "cups"])
      await tx.rows(`delete from ${table}`);
  });

/** A cup of tomorrow that players can enter, whatever day it is. */
export const opensCup = ({ db }: Pick<Game, "db">) =>
  db.rows(
    `insert into cups (id, starts_at, seed) values (gen_random_uuid(), now() + interval '1 day', 1)
     on conflict do nothing`,
  );

export const teamOf = async (player: ActingPlayer) =>
  (await player.deck()).slice(0, 3).map(({ id }) => id);

export const enters = async (player: ActingPlayer) =>
  player.call(contract.enterCup, { playerCards: await teamOf(player) });

export const cupOf = async (player: Caller) => (await player.call(contract.getCup, {})).body;

/** The hour of the cup that is open has come. */
export const comes = ({ db, deps }: Server, lateMs = 0) =>
  db.rows(`update cups set starts_at = $1 where state = 'open'`, [
    new Date(deps.now() - 1 - lateMs),
  ]);

export async function begins(server: Server, lateMs = 0): Promise<void> {
  await comes(server, lateMs);
  const soon = new Date(server.deps.now());
  await untilNone(server, `select from cups where state = 'open' and starts_at <= $1`, [soon]);
}

/** The server looks by itself, too, and has the cup locked meanwhile. */
const untilNone = ({ deps, db }: Server, waiting: string, values: unknown[] = []) =>
  vi.waitUntil(
    async () => {
      await runCups(deps);
      return (await db.rows(waiting, values)).length === 0;
    },
    { timeout: 60_000, interval: 20 },
  );

type Own = { duelId: string; side: 0 | 1; otherName: string };

/** The duel of the cup that waits for this player; null when there is none. */
export async function ownDuel(player: Caller): Promise<Own | null> {
  const { latest } = await cupOf(player);
  for (const { sides, duelId, winner } of latest?.rounds.flat() ?? []) {
    const side = sides.findIndex((each) => each?.isYou);
    if (side === -1 || duelId === null || winner !== null) continue;
    return { duelId, side: side === 0 ? 0 : 1, otherName: sides[1 - side]?.name ?? "" };
  }
  return null;
}

export const surrenders = (player: Caller, id: string) =>
  player.call(duel.chooseInDuel, { id, step: 0, choice: "surrender" });

/** In every duel that goes on the second player gives up; returns how many there were. */
export async function playRound(server: Server, players: readonly Caller[]): Promise<number> {
  let duels = 0;
  for (const player of players) {
    const own = await ownDuel(player);
    if (own?.side !== 1) continue;
    await surrenders(player, own.duelId);
    duels++;
  }
  await runCups(server.deps);
  return duels;
}

export async function playToTheEnd(server: Server, players: readonly Caller[]): Promise<void> {
  for (let look = 0; look < 200; look++) {
    await playRound(server, players);
    if ((await cupOf(players[0]!)).latest?.state === "over") return;
  }
  throw new Error("this cup does not end");
}
