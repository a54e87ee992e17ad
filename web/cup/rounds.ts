/** What is said of a bracket: its rounds, and where the player stands in it. */
import type { FoughtCupOnWire } from "#contract/cup.ts";
import { lastOfPlace } from "#game/cup/cup.ts";

export type CupMatch = FoughtCupOnWire["rounds"][number][number];

const fromTheEnd = ["Final", "Semi-finals", "Quarter-finals"];

/** `index` counts from 0. */
export const roundName = (index: number, rounds: number): string =>
  fromTheEnd[rounds - 1 - index] ?? `Round ${index + 1}`;

const unlikeOthers: Record<number, string> = {
  1: "1st",
  2: "2nd",
  3: "3rd",
  32: "32nd",
  33: "33rd",
};

const ordinal = (place: number): string => unlikeOthers[place] ?? `${place}th`;

/** Such as "1st" and "5th to 8th". */
export function placeName(place: number): string {
  const last = lastOfPlace(place);
  return last === place ? ordinal(place) : `${ordinal(place)} to ${ordinal(last)}`;
}

/** The match that the player plays now or next, with its round; null when there is none. */
export function ownMatch({ rounds }: FoughtCupOnWire) {
  const all = rounds.flatMap((round, index) => round.map((match) => ({ match, index })));
  return (
    all.find(
      ({ match: { sides, winner } }) => winner === null && sides.some((side) => side?.isYou),
    ) ?? null
  );
}

export const otherOf = ({ sides }: CupMatch): string | null =>
  sides.find((side) => side !== null && !side.isYou)?.name ?? null;

/** The first round in which something is open, from 0; the final when nothing is. */
export function currentRound({ rounds }: FoughtCupOnWire): number {
  const open = rounds.findIndex((round) => round.some(({ winner }) => winner === null));
  return open === -1 ? rounds.length - 1 : open;
}
