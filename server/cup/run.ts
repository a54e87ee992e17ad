/**
 * Cups go on by themselves. Every process looks once a second; the row of the cup is locked by the one
 * that works on it, and everything follows from rows. So a cup goes on after a restart, and no match
 * begins twice.
 */
import { beginningOf, sideByDice, type Spot } from "#game/cup/cup.ts";
import { teamFromStored } from "#game/duel/duel-record.ts";
import { must } from "#game/lib/must.ts";
import type { Side } from "#game/lib/sides.ts";
import { endByHealth, playersInDuels, startDuel } from "#server/duel/service.ts";
import { whoMayNow } from "#server/lib/capabilities.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { RefusedError } from "#server/lib/refuse.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { begin } from "./begin.ts";
import * as matches from "./match-queries.ts";
import * as queries from "./queries.ts";
import { beginSoon, decide, type Around, type RunningCup } from "./decide.ts";

/** Looks come every second: so long without one, no server was there, and players could not play. */
const IDLE_MS = 15_000;

type Needs = Around & Pick<WithoutDb, "family" | "now">;

/** One that cannot go on does not stand in the way of the others. */
export async function runCups(deps: Deps): Promise<void> {
  const { db, log, jobs, settings, family, now } = deps;
  // Duels that have begun are finished; everything else waits until the maintenance is over.
  if (settings.maintenanceMode) return;
  const nowMs = now();
  const around: Needs = { jobs, settings, family, now, nowMs };
  for (const { id } of await queries.listAtWork(db, new Date(nowMs)))
    await runCup(deps, around, id).catch((error: unknown) =>
      log.error({ error, cup: id }, "a cup could not go on"),
    );
}

async function runCup(deps: Deps, around: Needs, id: string): Promise<void> {
  const { db } = deps;
  const { hasMoved, long } = await db.transaction((tx) => goOn(tx, around, id));
  await endLong(deps, long);
  let begun = 0;
  for (const spot of await matches.listDue(db, id, new Date(around.nowMs)))
    if (await beginMatch(deps, around, { id, spot })) begun++;
  if (hasMoved || begun > 0) await matches.nudgeAll(db, id);
}

/** Their winners are taken in by the next look. */
async function endLong(deps: Deps, duelIds: readonly string[]): Promise<void> {
  for (const duelId of duelIds)
    await endByHealth(deps, duelId).catch((error: unknown) =>
      deps.log.error({ error, duelId }, "a duel of the cup could not be ended"),
    );
}

/** Whether a cup has changed, and which of its duels take too long. */
type Seen = { hasMoved: boolean; long: readonly string[] };

/** Begins the cup, or takes in what its duels have decided. Nothing when another process does. */
async function goOn(tx: Tx, around: Needs, id: string): Promise<Seen> {
  const cup = await queries.takeCup(tx, id);
  if (cup?.state === "open") {
    await begin(tx, around, cup);
    return { hasMoved: true, long: [] };
  }
  const running = runningOf(cup);
  if (!running) return { hasMoved: false, long: [] };
  await noteLook(tx, around, running);
  const fought = await matches.listFought(tx, id);
  const ended = fought.filter(({ duel }) => duel !== "running");
  for (const match of ended) await takeIn(tx, around, { cup: running, match });
  return { hasMoved: ended.length > 0, long: await listLong(tx, around, id) };
}

async function noteLook(tx: Tx, { nowMs }: Around, { id, lookedAtMs }: RunningCup): Promise<void> {
  const idleMs = nowMs - (lookedAtMs ?? nowMs);
  if (idleMs > IDLE_MS) await matches.postpone(tx, id, idleMs);
  await queries.saveLook(tx, id, new Date(nowMs));
}

async function listLong(tx: Tx, { settings, nowMs }: Around, id: string): Promise<string[]> {
  const begunBefore = new Date(nowMs - settings.cupDuelMinutes * 60_000);
  return (await matches.listLong(tx, id, begunBefore)).map(({ duelId }) => duelId);
}

const runningOf = (cup: queries.CupRow | null): RunningCup | null =>
  cup?.state === "running" ? { ...cup, rounds: must(cup.rounds, "rounds of a cup") } : null;

type Fought = { cup: RunningCup; match: Awaited<ReturnType<typeof matches.listFought>>[0] };

async function takeIn(tx: Tx, around: Around, { cup, match }: Fought): Promise<void> {
  if (match.duel === "gone") {
    await matches.forgetDuel(tx, cup.id, match);
    return void (await beginSoon(tx, around, cup.id));
  }
  const isDraw = match.firstWon === null;
  const winner = isDraw ? sideByDice(cup.seed, match) : match.firstWon ? 0 : 1;
  const decidedBy = isDraw ? "draw" : "duel";
  await decide(tx, around, { cup, decision: { ...match, winner, decidedBy } });
}

/** False when it waits, or another process is at it. One match must not hold up the others. */
async function beginMatch(
  { db, log }: Pick<Deps, "db" | "log">,
  around: Needs,
  { id, spot }: { id: string; spot: Spot },
): Promise<boolean> {
  try {
    return await db.transaction(async (tx) => {
      const cup = runningOf(await queries.takeCup(tx, id));
      const match = cup && (await matches.findDue(tx, id, spot));
      return match !== null && beginOrForfeit(tx, around, { cup: must(cup, "cup"), match });
    });
  } catch (error) {
    // A player has sat down at another table in this moment: the next look sees it.
    if (error instanceof RefusedError) return false;
    log.error({ error, cup: id, ...spot }, "a match of the cup could not begin");
    return false;
  }
}

async function beginOrForfeit(
  tx: Tx,
  around: Needs,
  { cup, match }: { cup: RunningCup; match: matches.DueMatchRow },
): Promise<boolean> {
  const { settings, family, now, nowMs } = around;
  const ids = [match.playerA, match.playerB] as const;
  const [rows, able, dueling] = await Promise.all([
    matches.listPlayers(tx, cup.id, ids),
    whoMayNow({ db: tx, family, now }, "strangers", ids),
    playersInDuels(tx, ids),
  ]);
  const players = ids.map((id) =>
    must(
      rows.find(({ playerId }) => playerId === id),
      "player of a cup",
    ),
  ) as [matches.CupPlayerRow, matches.CupPlayerRow];
  const isOut = ({ playerId, hasLeft }: matches.CupPlayerRow) => hasLeft || !able.has(playerId);
  const beginning = beginningOf(
    {
      out: [isOut(players[0]), isOut(players[1])],
      busy: [dueling.has(ids[0]), dueling.has(ids[1])],
      waitedMs: nowMs - match.beginsAtMs,
    },
    settings,
  );
  if (beginning.kind === "wait") return false;
  if (beginning.kind === "duel") await beginDuel(tx, { cup, match, players, nowMs });
  else {
    const winner = whoIsLeft(beginning.absent) ?? sideByDice(cup.seed, match);
    await decide(tx, around, { cup, decision: { ...match, winner, decidedBy: "forfeit" } });
  }
  for (const id of ids) nudgePlayer(tx, id, "cup");
  return true;
}

/** Null when both are absent. */
const whoIsLeft = ([first, second]: readonly [boolean, boolean]): Side | null => {
  if (first && second) return null;
  return first ? 1 : 0;
};

type ToBegin = {
  cup: RunningCup;
  match: matches.DueMatchRow;
  players: readonly [matches.CupPlayerRow, matches.CupPlayerRow];
  nowMs: number;
};

async function beginDuel(
  tx: Tx,
  { cup, match, players: [own, other], nowMs }: ToBegin,
): Promise<void> {
  const { duelId } = await startDuel(tx, {
    kind: "cup",
    rated: false,
    sides: [sideOf(own), sideOf(other)],
    nowMs,
  });
  await matches.saveDuel(tx, cup.id, match, { duelId, begunAt: new Date(nowMs) });
}

const sideOf = ({ playerId, name, team, brought }: matches.CupPlayerRow) => ({
  playerId,
  name,
  brought,
  team: teamFromStored(team),
});
