/** What a player can choose in a step, in the order of the keys 1 to 5, and why not when not. */
import { hasAdvantage } from "#game/cards/elements.ts";
import type { Choice, DuelView, FighterPlace, SeenFighter, SeenSide } from "#game/duel/duel.ts";
import { imagine } from "#game/duel/computer/imagine.ts";
import { numbers } from "#game/duel/numbers.ts";
import { refuseChoice, type ChoiceRefusal } from "#game/duel/play.ts";
import { talentLine } from "#game/duel/talent-words.ts";
import { arrivalWords, guardWords, specialWords } from "#web/duel/stage/effect-words.ts";
import { activeOf } from "#web/duel/stage/explain.ts";
import { forecast } from "./forecast.ts";

export type Option = {
  choice: Choice;
  /** What it is: `Strike`, `Switch to`. */
  label: string;
  /** What it is called on the card: `Ash Nip`. */
  title: string;
  kind: "strike" | "special" | "guard" | "switch";
  /** `42–49 damage` */
  detail: string;
  /** What else it does. */
  extra: string;
  /** Of a creature that comes in: what its talent is and does. */
  talent: string;
  cost: string;
  /** Its element beats the one in front. */
  isStrong: boolean;
  fighter: SeenFighter;
  /** Null when it may be chosen. */
  refusal: string | null;
};

export function optionsOf(view: DuelView): Option[] {
  const own = activeOf(view.own);
  const other = activeOf(view.other);
  if (!own || !other) return [];
  const bench = benchOptions(view);
  if (view.phase === "replace") return bench;
  const duel = imagine(view);
  const withRefusal = (option: Omit<Option, "refusal">): Option => {
    const refusal = view.phase === "over" ? "duel_over" : refuseChoice(duel, 0, option.choice);
    return { ...option, refusal: refusal && wordsFor(refusal, option.fighter) };
  };
  const hit = { attacker: own, target: other, fainted: faintedOf(view.own) };
  const moves = [attack("strike", hit), attack("special", hit), guard(own)];
  return [...moves.map(withRefusal), ...bench];
}

type Unrefused = Omit<Option, "refusal">;

const faintedOf = ({ fighters, standing }: SeenSide): number => fighters.length - standing;

function attack(move: "strike" | "special", hit: Parameters<typeof forecast>[1]): Unrefused {
  const { from, to, isStrong } = forecast(move, hit);
  const own = hit.attacker;
  const isSpecial = move === "special";
  return {
    choice: move,
    kind: move,
    label: isSpecial ? "Special" : "Strike",
    title: isSpecial ? own.specialName : own.strikeName,
    detail: `${from}–${to} damage`,
    extra: isSpecial ? specialWords[own.element] : "",
    talent: "",
    cost: isSpecial ? `Costs ${numbers.specialCost} energy` : "",
    isStrong,
    fighter: own,
  };
}

const guard = (own: SeenFighter): Unrefused => ({
  choice: "guard",
  kind: "guard",
  label: "Guard",
  title: "Mystic Guard",
  ...guardWords,
  talent: "",
  cost: "",
  isStrong: false,
  fighter: own,
});

const bringing = ["bring-0", "bring-1", "bring-2"] as const;

function benchOptions(view: DuelView): Option[] {
  const other = activeOf(view.other);
  const options: Option[] = [];
  for (const [place, fighter] of view.own.fighters.entries()) {
    if (fighter.hidden || place === view.own.active) continue;
    options.push(benchOption(view, fighter, { place: place as FighterPlace, other }));
  }
  return options;
}

type Where = { place: FighterPlace; other: SeenFighter | null };

function benchOption(view: DuelView, fighter: SeenFighter, { place, other }: Where): Option {
  const refusal = refuseChoice(imagine(view), 0, bringing[place]);
  const isSwitch = view.phase !== "replace";
  return {
    choice: bringing[place],
    kind: "switch",
    label: isSwitch ? "Switch to" : "Bring in",
    title: fighter.name,
    detail: `${fighter.health} health · ${fighter.energy} energy`,
    extra: isSwitch && refusal === null ? arrivalWords : "",
    talent: refusal === null && fighter.talent ? talentLine(fighter.talent) : "",
    cost: "",
    isStrong: other !== null && hasAdvantage(fighter.element, other.element),
    fighter,
    refusal: refusal && wordsFor(refusal, fighter),
  };
}

const refusals: Record<ChoiceRefusal, string> = {
  duel_over: "The duel is over",
  nothing_to_choose: "It is the other side's turn",
  must_replace: "Bring in another creature first",
  no_energy: `Needs ${numbers.specialCost} energy`,
  already_in_arena: "Is in the arena already",
  has_fainted: "Has fainted",
};

const wordsFor = (refusal: ChoiceRefusal, { energy }: SeenFighter): string =>
  refusal === "no_energy" ? `${refusals.no_energy}, has ${energy}` : refusals[refusal];
