/**
 * What a description says, before anything of it is drawn: what the creature is, and facts about
 * it. Every word with a meaning is used for one of these, or was not understood.
 */
import type { InOwnWords } from "./in-own-words.ts";
import type { Home } from "./nouns/homes.ts";

export const factKinds = [
  "has",
  "wears",
  "holds",
  "rides",
  "eats",
  "with",
  "fears",
  "no",
  "count",
  "color",
  "size",
  "material",
  "mood",
  "role",
  "deed",
  "place",
  "weather",
] as const;

export type FactKind = (typeof factKinds)[number];

export type Fact = {
  kind: FactKind;
  /** What it is said of: `body`, a part such as `eye`, or a thing such as `sword`; "" for itself. */
  of: string;
  /** A word of the description in its dictionary form, or what it means: `large`, `fur`, `3`. */
  value: string;
};

export type Subject = {
  noun: string;
  /** What kind of creature or thing it is; null for a noun that nobody knows. */
  home: Home | null;
};

export type Understood = {
  /** Mostly one; two for "half cat, half donut"; none when no noun was found. */
  subjects: Subject[];
  facts: Fact[];
  inOwnWords: InOwnWords;
};
