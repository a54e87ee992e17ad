/**
 * What the forge understood of a description: everything that the picture and the words are made
 * from. The same description and seed give the same genome, and the same genome the same bytes.
 */
import type { Element } from "#game/cards/elements.ts";
import type { Rarity } from "#game/cards/rarities.ts";

export const bodyPlans = [
  "beast",
  "dragon",
  "bird",
  "fish",
  "mascot",
  "serpent",
  "golem",
  "spirit",
  "plant",
  "moth",
  "beetle",
  "turtle",
  "slime",
  "kraken",
  "raptor",
] as const;

export type BodyPlan = (typeof bodyPlans)[number];

/** The art tiers of the specification: Standard, Enhanced, Premium Manga, Ultra HD Manga. */
export type ArtStyle = "soft" | "manga" | "ink";

/** Something that the creature wears or holds, because the description says so. */
export type Prop = "lantern" | "crown" | "flower" | "scarf" | "bell" | "gem" | "book" | "shield";

export type Traits = {
  /** 0 to 1: large eyes, round shapes. */
  cute: number;
  /** 0 to 1: narrow eyes, teeth, claws. */
  fierce: number;
  headTurn: number;
  tilt: number;
  marks: boolean;
  /** Spikes, crystals or flames along the back. */
  ridge: boolean;
  cover: "fur" | "scales" | "feather" | "slick" | null;
  ears?: string;
  tail?: string;
  horns?: string;
  wings?: "bat" | "feather" | "none" | "small";
  wing?: number;
  beak?: string;
  mane?: boolean;
  mask?: boolean;
  crack?: boolean;
  moss?: boolean;
  pattern?: string;
  patGlow?: number;
  carries?: Prop;
};

export type Genome = {
  plan: BodyPlan;
  /** The species word that was found in the description, such as `fox`; null when it was guessed. */
  species: string | null;
  element: Element;
  secondElement: Element | null;
  /** A colour word of the palette, such as `golden`; null for the element's own colours. */
  color: string | null;
  rarity: Rarity;
  style: ArtStyle;
  traits: Traits;
  seed: number;
};
