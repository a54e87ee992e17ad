/** Duels for tests: any cards, any choices. */
import { elements, type Element } from "#game/cards/elements.ts";
import { rarities } from "#game/cards/rarities.ts";
import { talents } from "#game/cards/talents.ts";
import type { Dice } from "#game/lib/dice.ts";
import { type Choice, type DuelCard, type DuelStart, type DuelState } from "./duel.ts";
import { RULES_VERSION } from "./numbers.ts";
import { beginDuel, legalChoices, next } from "./play.ts";
import { encodeStep } from "./duel-record.ts";

export function someCard(dice: Dice): DuelCard {
  const element = dice.pick(elements);
  return {
    cardId: `card-${dice.int(1, 999)}`,
    name: `A ${element} creature`,
    element,
    rarity: dice.pick(rarities),
    attack: dice.int(15, 100),
    defense: dice.int(15, 100),
    talent: dice.pick(talents),
    strikeName: `${element} Strike`,
    specialName: `${element} Wonder`,
    imageUrl: null,
  };
}

/** One like the other but for its element and its talent. */
export const plainCard = (
  element: Element,
  { attack = 36, defense = 36, talent = null }: Partial<Plain> = {},
): DuelCard => ({
  cardId: `${element}-${attack}-${defense}`,
  name: element,
  element,
  rarity: "common",
  attack,
  defense,
  talent,
  strikeName: "Strike",
  specialName: "Special",
  imageUrl: null,
});

type Plain = Pick<DuelCard, "attack" | "defense" | "talent">;

export const someTeam = (dice: Dice) => [someCard(dice), someCard(dice), someCard(dice)] as const;

export const someStart = (dice: Dice): DuelStart => ({
  version: RULES_VERSION,
  seed: dice.int(0, 2 ** 32 - 1),
  teams: [someTeam(dice), someTeam(dice)],
});

type Watch = (state: DuelState) => void;

/** Plays any allowed choices to the end; what was chosen comes back as it would be stored. */
export function playAtRandom(start: DuelStart, dice: Dice, watch: Watch = () => undefined) {
  let state = beginDuel(start);
  let choices = "";
  const choose = (legal: readonly Choice[]) => (legal.length === 0 ? null : dice.pick(legal));
  while (state.phase !== "over") {
    watch(state);
    const step = [choose(legalChoices(state, 0)), choose(legalChoices(state, 1))] as const;
    choices += encodeStep(step);
    state = next(state, step).state;
  }
  watch(state);
  return { state, choices };
}
