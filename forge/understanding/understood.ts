/**
 * What a description says, before anything of it is drawn: what the creature is, and facts about
 * it. Every word with a meaning is used for one of these, or was not understood.
 */
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
  /**
   * What stands beside it: the object of a deed ("gold" in "guards gold"), the preposition of a
   * place, the part of the body on which a companion is, `became` of a role that it was not born with,
   * what is there instead of a denied part, or the word that was used for its value.
   */
  detail?: string;
};

export type Size = "small" | "large";

/** Each size that is said in these facts: both in "one giant claw and one teeny claw". */
export const sizesIn = (facts: readonly Fact[]): Size[] => [
  ...new Set(facts.flatMap(({ kind, value }) => (kind === "size" && isSize(value) ? [value] : []))),
];

const isSize = (value: string): value is Size => value === "small" || value === "large";

/** The first size that is said in these facts; null when none is. */
export const sizeIn = (facts: readonly Fact[]): Size | null => sizesIn(facts)[0] ?? null;

/** How a noun was spoken: "a castle", "the moon", "ships", "gold". */
export type NounForm = "a" | "the" | "plural" | "plain";

export type Subject = {
  noun: string;
  /** What kind of creature or thing it is; null for an unknown noun. */
  home: Home | null;
};

export type InOwnWords = {
  /** One idea each, as they stand in the description. */
  understood: string[];
  notUnderstood: string[];
};

/** Where the first is, seen from the second, by who looks at the picture. */
export type SceneRelation = "beside" | "left" | "right" | "above" | "below";

export type SceneMember = {
  /** The words for one alone: "a red backpack". */
  said: string;
  noun: string;
  count: number;
  /** Of a crowd more are said than have room. */
  saidCount?: number;
};

export type Scene = {
  members: readonly SceneMember[];
  relation: SceneRelation;
  /** What all do, wear and where they are: "dancing on the moon"; "" for nothing. */
  ending: string;
};

export type Understood = {
  /** Mostly one; two for "half cat, half donut"; none when no noun was found. */
  subjects: Subject[];
  facts: Fact[];
  /** How the nouns of the description were spoken, by their dictionary form. */
  forms: Record<string, NounForm>;
  /** Whose it is, where that is a person close to the player: the grandma in "my grandma's teapot". */
  owner: string | null;
  inOwnWords: InOwnWords;
  /** What stands side by side, where the sentence says nothing else. */
  scene: Scene | null;
};
