/**
 * Duels between players. Rooms and the arena begin them by `startDuel`; from then on they go on by
 * themselves until `finish.ts` says what they bring.
 */
import { otherSide } from "#game/lib/sides.ts";
import type * as contract from "#contract/duel.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type { Side } from "#game/duel/duel.ts";
import { mayDo } from "#server/lib/capabilities.ts";
import type { Deps } from "#server/lib/deps.ts";
import { sendNudge } from "#server/lib/nudges.ts";
import type { Outcome } from "./live-duels.ts";
import * as queries from "./queries.ts";
import { noDuel, seatOf } from "./transitions.ts";
import { duelFor } from "./wire.ts";

export { openLiveDuels } from "./open.ts";
export { openPresence } from "./presence.ts";
export { playAgain } from "./replay.ts";
export { findPairOfDuel } from "./queries.ts";
export { friendsToWatch, spectate } from "./spectating.ts";
export { refuseIfInDuel, startDuel, playersInDuels, type StartedDuel } from "./start.ts";

async function findOwn(deps: Deps, playerId: string, id: string) {
  const duel = await deps.duels.find(id);
  if (!duel) throw noDuel();
  return { duel, side: seatOf(duel, playerId) };
}

export async function getDuel(deps: Deps, playerId: string, { id }: { id: string }) {
  const { duel, side } = await findOwn(deps, playerId, id);
  return duelFor(duel, side, deps.now());
}

type Choosing = InputOf<typeof contract.chooseInDuel>;

/** By call or by socket. */
export async function chooseInDuel(
  deps: Deps,
  playerId: string,
  { id, step, choice }: Choosing,
): Promise<Outcome & { side: Side }> {
  await deps.limits.count("choice of one player", playerId);
  deps.playTime.note(playerId);
  const outcome = await deps.duels.send(id, { kind: "choose", playerId, step, choice });
  return { ...outcome, side: seatOf(outcome.duel, playerId) };
}

export async function answerChoice(deps: Deps, playerId: string, choosing: Choosing) {
  const { duel, side } = await chooseInDuel(deps, playerId, choosing);
  return duelFor(duel, side, deps.now());
}

/** Said to the other player at once, and nowhere stored. */
export async function sendEmote(
  deps: Deps,
  playerId: string,
  { id, emote }: InputOf<typeof contract.sendEmote>,
): Promise<Record<string, never>> {
  const { duel, side } = await findOwn(deps, playerId, id);
  await deps.limits.count("emote of one player", playerId);
  const other = duel.players[otherSide(side)];
  if (other !== null && (await mayDo(deps, "emotes", other)))
    await sendNudge(deps.db, { about: "emote", duelId: id, playerId: other, emote });
  return {};
}

/** The duel in which the player sits; null when there is none. */
export async function currentDuelId({ db }: Deps, playerId: string): Promise<string | null> {
  const [seat] = await queries.listSeats(db, [playerId]);
  return seat?.duelId ?? null;
}

/** Who leaves the game for good gives up: the other one has won. */
export async function giveUpDuel(deps: Deps, playerId: string): Promise<void> {
  const id = await currentDuelId(deps, playerId);
  if (id === null) return;
  await deps.duels.send(id, { kind: "choose", playerId, step: 0, choice: "surrender" });
}

/** For a duel that must not take longer; nothing happens to one that is over. */
export const endByHealth = (deps: Pick<Deps, "duels">, id: string) =>
  deps.duels.send(id, { kind: "end by health" });
