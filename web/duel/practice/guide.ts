/** What is good to do next in a first duel, and why, in words for a player who has never played. */
import { chooseFor } from "#game/duel/computer/computer.ts";
import type { Choice, DuelView } from "#game/duel/duel.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { optionsOf, type Option } from "#web/duel/board/options.ts";

export type Advice = { choice: Choice; why: string };

const BEST_LEVEL = 5;

/** `turn` is what the guide rolls its dice with, so that one moment has one advice. Null when nothing is to be chosen. */
export function adviseOn(view: DuelView, turn: number): Advice | null {
  if (view.phase === "over" || !view.ownMustChoose) return null;
  const choice = chooseFor(view, BEST_LEVEL, diceFrom(turn));
  const option = optionsOf(view).find((each) => each.choice === choice);
  return option ? { choice, why: whyOf(option, view) } : null;
}

function whyOf({ kind, isStrong, title }: Option, { phase }: DuelView): string {
  if (phase === "replace") return `Bring in ${title}${isStrong ? ": it is strong here" : ""}.`;
  if (kind === "special") return "You have the energy. Let your special loose!";
  if (kind === "guard") return "Guard now: little comes through, and you gather energy.";
  if (kind === "switch") return `${title} stands better here. Switch!`;
  return isStrong ? "Your element is strong here. Strike!" : "A strike is always ready. Try it!";
}
