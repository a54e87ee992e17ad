/** The hour of a cup has come: its bracket is drawn, or it does not take place. */
import { drawFirstRound, roundsFor } from "#game/cup/cup.ts";
import { whoMayNow } from "#server/lib/capabilities.ts";
import type { Tx } from "#server/lib/db.ts";
import type { WithoutDb } from "#server/lib/deps.ts";
import { notifyMany } from "#server/notifications/service.ts";
import * as matches from "./match-queries.ts";
import * as queries from "./queries.ts";
import { beginSoon, decide, type Around } from "./decide.ts";

type Needs = Around & Pick<WithoutDb, "family" | "now">;

type CupNews = "cup_begun" | "cup_missed" | "cup_called_off";

/** The caller has locked the cup. */
export async function begin(tx: Tx, around: Needs, cup: queries.CupRow): Promise<void> {
  const { settings, family, now, nowMs } = around;
  const entered = (await queries.listEntered(tx, cup.id)).map(({ playerId }) => playerId);
  const able = await whoMayNow({ db: tx, family, now }, "strangers", entered);
  const [players, missing] = [
    entered.filter((id) => able.has(id)),
    entered.filter((id) => !able.has(id)),
  ];
  const tell = (code: CupNews, playerIds: readonly string[]) =>
    notifyMany(
      tx,
      around.jobs,
      playerIds.map((playerId) => ({
        playerId,
        code,
        params: {},
        link: "/cup",
        cause: `cup:${cup.id}`,
      })),
    );
  const isLate = nowMs - cup.startsAtMs > settings.cupLateMinutes * 60_000;
  if (isLate || players.length < settings.cupPlayersAtLeast) {
    await queries.endCup(tx, cup.id, "called_off", new Date(nowMs));
    return tell("cup_called_off", entered);
  }
  await queries.removeEntries(tx, cup.id, missing);
  await draw(tx, around, cup, players);
  await tell("cup_missed", missing);
  await tell("cup_begun", players);
}

async function draw(
  tx: Tx,
  around: Around,
  cup: queries.CupRow,
  players: readonly string[],
): Promise<void> {
  const rounds = roundsFor(players.length);
  const first = drawFirstRound(players, cup.seed);
  await queries.beginCup(tx, cup.id, rounds, new Date(around.nowMs));
  await matches.insertMatches(tx, cup.id, [
    ...first.map(([playerA, playerB], spot) => ({ round: 1, spot, playerA, playerB })),
    ...emptyRounds(rounds),
  ]);
  for (const [spot, [playerA, playerB]] of first.entries()) {
    if (playerB !== null) continue;
    const decision = { round: 1, spot, playerA, playerB, winner: 0, decidedBy: "bye" } as const;
    await decide(tx, around, { cup: { ...cup, rounds }, decision });
  }
  await beginSoon(tx, around, cup.id);
}

/** All but the first: half as many matches in each. */
const emptyRounds = (rounds: number): matches.NewMatch[] =>
  Array.from({ length: rounds - 1 }, (_, i) => i + 2).flatMap((round) =>
    Array.from({ length: 2 ** (rounds - round) }, (_each, spot) => ({
      round,
      spot,
      playerA: null,
      playerB: null,
    })),
  );
