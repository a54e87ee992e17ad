/**
 * Lines of the story of a made card. A line never changes once it is written, so it names nothing
 * that may change: neither the card nor a player.
 */
import type { Element } from "#game/cards/elements.ts";
import type { DeedKind } from "#game/collection/story.ts";
import { diceFrom } from "#game/lib/dice.ts";

const lines: Record<DeedKind, readonly [string, ...string[]]> = {
  first_win: [
    "The first win in its book came against {whom}.",
    "Its book of victories begins with {whom}.",
    "The first page of its book tells how its team won against {whom}.",
    "Ask it about {whom}, and it opens its book on the first page: that one was won.",
  ],
  narrow_escape: [
    "Against {whom} its team won with {left} left.",
    "With {left} left, its team still won against {whom}. It has slept well ever since.",
    "Against {whom} everything seemed lost. Then {left} was enough.",
    "It still trembles when it thinks of {whom}: the team had {left} left, and won.",
  ],
  strongest_rival: [
    "Even {whom} could not stop it.",
    "It has stood up to {whom} and won, and that is told wherever creatures meet.",
    "Of all that it had beaten, {whom} was the strongest when it became a legend.",
    "Young creatures ask for one story again and again: how it won against {whom}.",
  ],
};

export type ToldDeed = {
  kind: DeedKind;
  whom: string;
  /** In thousandths. */
  healthLeft: number;
};

/** The seed of the card chooses among several wordings, for each kind anew. */
export const storyLine = ({ kind, whom, healthLeft }: ToldDeed, seed: number): string =>
  diceFrom(seed)
    .fork(kind)
    .pick(lines[kind])
    .replace("{whom}", () => whom)
    .replace("{left}", leftWords(healthLeft));

function leftWords(thousandths: number): string {
  const percent = Math.round(thousandths / 10);
  return percent === 0 ? "a last spark of health" : `${percent} % of its health`;
}

/** A creature whose name a player has chosen: names can change, and this stays. */
export const someCreature = (element: Element): string =>
  `${/^[aei]/.test(element) ? "an" : "a"} ${element} creature`;
