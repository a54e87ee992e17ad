/** The weekend cup: who enters it, with which sealed team. `run.ts` lets it go on. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/cup.ts";
import { nextStartMs, opensMs, refuseToEnter } from "#game/cup/cup.ts";
import type { CupHonours } from "#game/cup/honours.ts";
import type { DuelTeam } from "#game/duel/duel.ts";
import { arenaCard } from "#game/duel/enter.ts";
import { teamToStored } from "#game/duel/duel-record.ts";
import { fieldTeam } from "#server/battle/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { LockToEnd } from "#server/lib/ending.ts";
import { newId, newSeed } from "#server/lib/ids.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { cupRefusals } from "#texts/en/cup.ts";
import * as queries from "./queries.ts";
import { cupsFor } from "./wire.ts";

export { runCups } from "./run.ts";

/** What a player has reached in all cups; nothing of it ever falls. */
export const cupHonoursOf = (tx: Tx, playerId: string): Promise<CupHonours> =>
  queries.countHonours(tx, playerId);

export const getCup = (deps: Deps, playerId: string) => cupsFor(deps, playerId);

/** The cards may be moved and changed from now on: what fights is what was sealed. */
export function enterCup(
  { db, now, settings }: Deps,
  playerId: string,
  { playerCards }: InputOf<typeof contract.enterCup>,
) {
  return db.transaction(async (tx) => {
    const nowMs = now();
    const cup = await lockNext(tx, { settings, nowMs });
    const entered = cup
      ? await queries.countPlayers(tx, cup.id, playerId)
      : { isIn: false, players: 0 };
    const refusal = refuseToEnter({ ...entered, isOpen: cup !== null }, settings);
    if (refusal || !cup) throw refusedError(cupRefusals, refusal ?? "cup_not_open");
    const cards = await fieldTeam(tx, playerId, playerCards);
    await queries.enter(tx, {
      cupId: cup.id,
      playerId,
      brought: cards.map(({ id }) => id),
      team: teamToStored(cards.map(arenaCard) as unknown as DuelTeam),
      now: new Date(nowMs),
    });
    nudgePlayer(tx, playerId, "cup");
    return cupsFor({ db: tx, now, settings }, playerId);
  });
}

/** The first player who enters makes the cup; null when none can be entered now. */
async function lockNext(
  tx: Tx,
  { settings, nowMs }: Pick<Deps, "settings"> & { nowMs: number },
): Promise<queries.CupRow | null> {
  const now = new Date(nowMs);
  const startsAtMs = nextStartMs(nowMs, settings);
  if ((await queries.findOpen(tx, now)) === null && opensMs(startsAtMs, settings) <= nowMs)
    await queries.insertCup(tx, { id: newId(), startsAt: new Date(startsAtMs), seed: newSeed() });
  const found = await queries.findOpen(tx, now);
  const cup = found && (await queries.lockCup(tx, found.id));
  return cup?.state === "open" ? cup : null;
}

/** Players of a cup that goes on have often entered the next one: they leave the one that they mean. */
export function leaveCup(
  { db, now, settings }: Deps,
  playerId: string,
  { startsAtMs }: InputOf<typeof contract.leaveCup>,
) {
  return db.transaction(async (tx) => {
    const entered = await lockCups(tx, playerId);
    const meant = entered.filter((cup) => (startsAtMs ?? cup.startsAtMs) === cup.startsAtMs);
    await leave(tx, playerId, meant, new Date(now()));
    return cupsFor({ db: tx, now, settings }, playerId);
  });
}

/** The cups in which the player waits or plays, in one order for all who lock several. */
async function lockCups(tx: Tx, playerId: string): Promise<queries.CupRow[]> {
  const cups = [];
  for (const { id } of await queries.listCupsOf(tx, playerId))
    cups.push(await queries.lockCup(tx, id));
  return cups.filter((cup) => cup !== null);
}

/** Before a cup begins the place is free again; afterwards the player's next opponent goes on. */
async function leave(tx: Tx, playerId: string, cups: readonly queries.CupRow[], now: Date) {
  for (const { id, state } of cups) {
    if (state === "open") await queries.removeEntries(tx, id, [playerId]);
    else await queries.giveUp(tx, id, playerId, now);
  }
  nudgePlayer(tx, playerId, "cup");
}

/** A duel that has begun goes on. */
export const lockCupOf: LockToEnd = async (tx, playerId) => {
  const cups = await lockCups(tx, playerId);
  return {
    playerIds: [],
    end: (_, nowMs) => leave(tx, playerId, cups, new Date(nowMs)),
  };
};
