/** A family shares a body plan and a look; every word of it is a species that players may write. */
import type { BodyPlan, Traits } from "#forge/genome.ts";
import type { Element } from "#game/cards/elements.ts";

export type Family = {
  words: string;
  plan: BodyPlan;
  /** One character that stands for the family in Japanese names. */
  kanji: string;
  /** Syllables that names are made from. */
  roots: string;
  traits: Partial<Traits>;
  /** The element of the family when the description names none. */
  element?: Element;
  /** Its natural colour, when the description names neither a colour nor another element. */
  color?: string;
};

/** Families of one plan; each row is named by its words, its character and its syllables. */
export const familiesOf = (
  plan: BodyPlan,
  rows: readonly (Omit<Family, "words" | "plan" | "kanji" | "roots"> & {
    named: readonly [words: string, kanji: string, roots: string];
  })[],
): Family[] =>
  rows.map(({ named: [words, kanji, roots], ...row }) => ({ words, plan, kanji, roots, ...row }));
