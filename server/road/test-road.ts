/** A player who wins on the Tale Road, in the words of a story. */
import { getRoad, winOnRoad, type WonDuel } from "#contract/road.ts";
import type { DuelTeam } from "#game/duel/duel.ts";
import { arenaCard } from "#game/duel/enter.ts";
import { RULES_VERSION } from "#game/duel/numbers.ts";
import { rivalOf } from "#game/road/road.ts";
import { rivalIds, type RivalId } from "#game/road/rival-ids.ts";
import { playLike } from "#game/road/walk.ts";
import type { Actor } from "#server/testing/acting.ts";
import type { ActingPlayer } from "#server/testing/test-game.ts";

/** A duel that ends so, as the player's browser would send it. */
export const duelThatEnds = async (isWon: boolean, player: ActingPlayer, rival: RivalId) =>
  duelWith(await player.deck(), rival, isWon);

type Owned = Awaited<ReturnType<Actor["deck"]>>;

/** With the first three of these cards, from the first seed that brings such an end. */
export function duelWith(owned: Owned, rival: RivalId, isWon = true): WonDuel {
  const cards = owned.slice(0, 3);
  const [first, second, third] = cards.map(({ cardId, card }) => arenaCard({ ...card, cardId }));
  if (!first || !second || !third) throw new Error("a duel needs three cards");
  const team: DuelTeam = [first, second, third];
  for (let seed = 1; ; seed += 1) {
    const played = playLike({ team, level: 4, seed }, rivalOf(rival));
    if (played.isWon !== isWon) continue;
    const { choices } = played;
    return { rival, rules: RULES_VERSION, seed, team: cards.map(({ id }) => id), choices };
  }
}

export const sends = (player: ActingPlayer, duel: WonDuel) => player.call(winOnRoad, duel);

export const wins = async (player: ActingPlayer, rival: RivalId) =>
  sends(player, await duelThatEnds(true, player, rival));

/** All rivals before this one are beaten. */
export async function comesTo(player: ActingPlayer, rival: RivalId) {
  for (const id of rivalIds.slice(0, rivalIds.indexOf(rival))) await wins(player, id);
}

export const winsOf = async (player: Actor) => (await player.call(getRoad, {})).body.wins;
