/**
 * The end of a duel. Everything that it brings happens in the transaction that says it is over: the
 * battle in the history, what both have earned, the rating, the free seats. So it happens once, and
 * a crash before the commit leaves a duel whose last choice was not made yet.
 */
import { must } from "#game/lib/must.ts";
import type { Side } from "#game/duel/duel.ts";
import { digestOf, teamToStored } from "#game/duel/duel-record.ts";
import { recordDuel } from "#server/battle/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { sendNudge, type Nudge } from "#server/lib/nudges.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { rateDuel } from "#server/ratings/service.ts";
import { updateOf, sides, type Duel } from "./duel.ts";
import type { DuelResult } from "./duel-row.ts";
import * as queries from "./queries.ts";

export type End = { before: Duel; after: Duel; nudge: Nudge };

/** Null when another process has moved the duel on. */
export function finishDuel(
  { db, now, settings }: Pick<Deps, "db" | "now" | "settings">,
  { before, after, nudge }: End,
): Promise<Duel | null> {
  return db.transaction(async (tx) => {
    const nowMs = now();
    if (!(await queries.endDuel(tx, updateOf(before, after), nowMs))) return null;
    const result = await reward(tx, after, { nowMs, settings });
    await queries.saveResult(tx, after.id, result);
    await queries.leaveSeats(tx, after.id);
    for (const playerId of after.players) {
      if (playerId === null) continue;
      nudgePlayer(tx, playerId, "duels");
      nudgePlayer(tx, playerId, "missions");
    }
    await sendNudge(tx, nudge);
    return { ...after, status: "over", result };
  });
}

async function reward(
  tx: Tx,
  duel: Duel,
  moment: { nowMs: number; settings: Deps["settings"] },
): Promise<DuelResult> {
  const { start, state, players, names } = duel;
  const earned = await recordDuel(tx, {
    id: duel.id,
    mode: duel.kind,
    sides: [
      { playerId: players[0], name: names[0], cards: cardsOf(duel, 0) },
      { playerId: players[1], name: names[1], cards: cardsOf(duel, 1) },
    ],
    computerLevel: duel.computerLevel,
    winner: state.winner,
    record: {
      version: start.version,
      seed: start.seed,
      teams: [teamToStored(start.teams[0]), teamToStored(start.teams[1])],
      choices: duel.choices,
      salt: must(start.salt, "salt of a duel"),
    },
    digest: digestOf(state),
    final: state,
    ...moment,
  });
  if (!earned) throw new Error(`duel ${duel.id} ended twice`);
  const ratings = duel.rated ? await rate(tx, duel, moment.nowMs) : null;
  const resultOf = (side: Side) => {
    const own = earned[side];
    if (!own) return null;
    const { coinsWon, experienceWon, wonCard, missionsCompleted } = own;
    return { coinsWon, experienceWon, wonCard, missionsCompleted, rating: ratings?.[side] ?? null };
  };
  return [resultOf(sides[0]), resultOf(sides[1])];
}

function rate(tx: Tx, { id, players: [own, other], state: { winner } }: Duel, nowMs: number) {
  if (other === null) throw new Error(`duel ${id} is rated and against the computer`);
  return rateDuel(tx, { duelId: id, players: [own, other], winner, nowMs });
}

/** The player's own copies, and what they are called. */
const cardsOf = ({ brought, start }: Duel, side: Side) =>
  brought[side].map((id, i) => {
    const { name, element } = must(start.teams[side][i], "fighter");
    return { id, name, element };
  });
