/**
 * A creature as an admin writes it: its strength has a fallback, its abilities and tags are lists
 * with commas between. The last ability is its special one.
 */
import { defaultAbilities, STAT_MAX, type CardDesign } from "./card.ts";
import type { Element } from "./elements.ts";
import type { Rarity } from "./rarities.ts";

/** What the form offers, as specified; cards know more elements. */
export const formElements = [
  "fire",
  "water",
  "earth",
  "air",
  "nature",
  "ice",
  "lightning",
  "shadow",
  "light",
] as const satisfies readonly Element[];

export const newCreature = {
  element: "fire",
  rarity: "common",
  baseAttack: 50,
  baseDefense: 40,
} as const satisfies { element: Element; rarity: Rarity; baseAttack: number; baseDefense: number };

/** Whole, and within what any creature may have; `fallback` when it is no number at all. */
export function strengthOr(fallback: number, given: unknown): number {
  const text = typeof given === "number" ? String(given) : given;
  const number = typeof text === "string" && text.trim() !== "" ? Number(text) : Number.NaN;
  if (!Number.isFinite(number)) return fallback;
  return Math.min(STAT_MAX, Math.max(0, Math.round(number)));
}

/** The entries of a list with commas or line breaks between, without blanks and repetitions. */
export const entriesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\n]/)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ""),
  ),
];

/** Those that are given and nothing beside them; when none is, the element's own. */
export function abilitiesOf(given: readonly string[], element: Element) {
  const specialAbility = given.at(-1);
  if (specialAbility !== undefined) return { abilities: given.slice(0, -1), specialAbility };
  const own = defaultAbilities(element);
  return { abilities: own, specialAbility: own[1] };
}

export const abilitiesFrom = (text: string, element: Element) =>
  abilitiesOf(entriesOf(text), element);

type Abilities = Pick<CardDesign, "abilities" | "specialAbility">;

export const abilitiesText = ({ abilities, specialAbility }: Abilities): string =>
  [...new Set([...abilities, specialAbility])].join(", ");
