/** The cups as one player sees them. */
import type { CupOnWire, FoughtCupOnWire } from "#contract/cup.ts";
import { nextStartMs, opensMs } from "#game/cup/cup.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import * as matches from "./match-queries.ts";
import * as queries from "./queries.ts";

/** `db` is the database or a transaction. */
export type AskingForCups = Pick<Deps, "now" | "settings"> & { db: Tx };

export async function cupsFor(asking: AskingForCups, playerId: string): Promise<CupOnWire> {
  const [next, latest] = await Promise.all([
    nextFor(asking, playerId),
    latestFor(asking, playerId),
  ]);
  return {
    nowMs: asking.now(),
    duelMinutes: asking.settings.cupDuelMinutes,
    next,
    latest,
  };
}

async function nextFor(
  { db, now, settings }: AskingForCups,
  playerId: string,
): Promise<CupOnWire["next"]> {
  const nowMs = now();
  const open = await queries.findOpen(db, new Date(nowMs));
  const entered = open ? await queries.countPlayers(db, open.id, playerId) : nobodyYet;
  const startsAtMs = open?.startsAtMs ?? nextStartMs(nowMs, settings);
  const opensAtMs = opensMs(startsAtMs, settings);
  return {
    startsAtMs,
    opensAtMs,
    // An admin who lets cups open later closes none that players have entered.
    isOpen: open !== null || opensAtMs <= nowMs,
    ...entered,
    atLeast: settings.cupPlayersAtLeast,
    atMost: settings.cupPlayersAtMost,
  };
}

const nobodyYet = { players: 0, isIn: false };

async function latestFor({ db }: AskingForCups, playerId: string): Promise<FoughtCupOnWire | null> {
  const cup = await queries.findLatest(db);
  if (!cup) return null;
  const [bracket, players] = await Promise.all([
    matches.listMatches(db, cup.id),
    matches.listPlaces(db, cup.id),
  ]);
  const own = players.find((each) => each.playerId === playerId);
  return {
    startsAtMs: cup.startsAtMs,
    state: cup.state === "running" ? "running" : "over",
    isIn: own !== undefined,
    hasLeft: own?.hasLeft ?? false,
    rounds: [...Map.groupBy(bracket, ({ round }) => round).values()].map((round) =>
      round.map((row) => matchFor(row, playerId)),
    ),
    places: players.flatMap(({ place, name, playerId: id }) =>
      place === null ? [] : [{ place, name, isYou: id === playerId }],
    ),
  };
}

const matchFor = (row: matches.MatchRow, playerId: string): FoughtCupOnWire["rounds"][0][0] => ({
  sides: [
    entrantFor(row.playerA, row.nameA, playerId),
    entrantFor(row.playerB, row.nameB, playerId),
  ],
  beginsAtMs: row.beginsAtMs,
  duelId: row.duelId,
  winner: row.winner === null ? null : row.winner === row.playerA ? 0 : 1,
  decidedBy: row.decidedBy,
});

const entrantFor = (id: string | null, name: string | null, playerId: string) =>
  name === null ? null : { name, isYou: id === playerId };
