/**
 * Finds opponents, once a second in every process. What a process has read may be old by the time it
 * acts: so every duel begins in a transaction of its own, with both places in the queue locked.
 */
import { computerLevelFor, findMatches, type QueuedPlayer } from "#game/arena/matching.ts";
import { creatures } from "#game/cards/creatures.ts";
import type { DuelTeam } from "#game/duel/duel.ts";
import { arenaCard } from "#game/duel/enter.ts";
import { teamFromStored } from "#game/duel/duel-record.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { creatureId } from "#server/collection/service.ts";
import { startDuel, playersInDuels, type StartedDuel } from "#server/duel/service.ts";
import { whoMayNow } from "#server/lib/capabilities.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newSeed } from "#server/lib/ids.ts";
import { RefusedError } from "#server/lib/refuse.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { whoMet } from "#server/ratings/service.ts";
import { computerName } from "#texts/en/duel.ts";
import * as queries from "./queries.ts";

/** The screen asks every 5 seconds; who has not asked for a minute is gone. */
const GONE_AFTER_MS = 60_000;

/** Duels that begin together; requests need connections, too. */
const AT_ONCE = 4;

export async function matchPlayers(deps: Deps): Promise<void> {
  const { db } = deps;
  const nowMs = deps.now();
  if ((await queries.countWaiting(db)) === 0) return;
  await queries.dropUnseen(db, new Date(nowMs - GONE_AFTER_MS));
  // Players who wait are matched when the maintenance is over.
  if (deps.settings.maintenanceMode) return;
  const rows = await queries.listWaiting(db);
  const ids = rows.map(({ playerId }) => playerId);
  const [dueling, met, able] = await Promise.all([
    playersInDuels(db, ids),
    whoMet(db, ids, nowMs),
    whoMayNow(deps, "strangers", ids),
  ]);
  const waits = (id: string) => able.has(id) && !dueling.has(id);
  await queries.leave(
    db,
    ids.filter((id) => !waits(id)),
  );

  const waiting: QueuedPlayer[] = rows
    .filter(({ playerId }) => waits(playerId))
    .map(({ playerId, rating, enteredAt }) => ({
      playerId,
      rating,
      sinceMs: enteredAt.getTime(),
    }));
  const { pairs, alone } = findMatches({ waiting, met, nowMs });
  const groups = [...pairs, ...alone.map((one) => [one])].map((group) =>
    group.map(({ playerId }) => playerId),
  );
  for (let i = 0; i < groups.length; i += AT_ONCE) {
    await Promise.all(groups.slice(i, i + AT_ONCE).map((group) => begin(deps, group)));
  }
}

/** Begins nothing when one player has left, is busy elsewhere, or is in a duel by now. */
async function begin(deps: Deps, playerIds: readonly string[]): Promise<void> {
  try {
    await deps.db.transaction(async (tx) => {
      const [own, other, ...rest] = await queries.take(tx, playerIds);
      if (!own || rest.length > 0 || (other ? 2 : 1) < playerIds.length) return;
      await seat(tx, [own, other], deps.now());
    });
  } catch (error) {
    // The next round sees who is in a duel. This pair must not hold up the others.
    if (error instanceof RefusedError) return;
    deps.log.error({ error, playerIds }, "a duel of the arena could not begin");
  }
}

/** Begins nothing for a player who waits no more, such as one who has just got an opponent. */
export async function beginWithComputer({ db, now }: Deps, playerId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const own = await queries.takeOne(tx, playerId);
    if (own) await seat(tx, [own, undefined], now());
  });
}

type Seated = readonly [queries.QueueRow, queries.QueueRow | undefined];

/** From the queue to the table. */
async function seat(tx: Tx, [own, other]: Seated, nowMs: number): Promise<void> {
  const playerIds = [own, ...(other ? [other] : [])].map(({ playerId }) => playerId);
  await queries.leave(tx, playerIds);
  await startDuel(tx, duelOf([own, other], nowMs));
  for (const playerId of playerIds) {
    nudgePlayer(tx, playerId, "arena");
  }
}

function duelOf([own, other]: Seated, nowMs: number): StartedDuel {
  return {
    kind: "arena",
    rated: other !== undefined && own.role !== "demo" && other.role !== "demo",
    sides: [sideOf(own), other ? sideOf(other) : computerFor(own.rating)],
    nowMs,
  };
}

const sideOf = ({ playerId, name, team, brought }: queries.QueueRow) => ({
  playerId,
  name,
  team: teamFromStored(team),
  brought,
});

/** Any three creatures: in the Fair Arena all have the same strength. */
function computerFor(rating: number) {
  const level = computerLevelFor(rating);
  const team = diceFrom(newSeed())
    .shuffle(creatures)
    .slice(0, 3)
    .map((creature) =>
      arenaCard({ ...creature, cardId: creatureId(creature.slug), imageUrl: null }),
    ) as unknown as DuelTeam;
  return { playerId: null, name: computerName(level), team, level } as const;
}
