/**
 * A custom card: six sliders from 0 to 100 decide what it will be, and what it costs. Browser and
 * server count with whole numbers, so that both come to the same cent (part 2, section 9).
 */
import type { Element } from "#game/cards/elements.ts";
import { diceFrom, seedFrom } from "#game/lib/dice.ts";
import { rarities, type Rarity } from "#game/cards/rarities.ts";
import { sliders, type CustomParameters, type Slider } from "./custom-parameters.ts";

/** How much each slider counts for the price. They add up to 100. */
const weightPercent: Readonly<Record<Slider, number>> = {
  attack: 25,
  defense: 25,
  rarity: 20,
  elements: 10,
  abilities: 15,
  artwork: 5,
};

export const CUSTOM_MIN_CENTS = 599;
export const CUSTOM_MAX_CENTS = 19_999;

/** 599 + weighted × 19400 / 100, rounded. */
export function customPriceCents(parameters: CustomParameters): number {
  const weighted = sliders.reduce(
    (sum, slider) => sum + weightPercent[slider] * parameters[slider],
    0,
  );
  const above = roundedQuotient(weighted * (CUSTOM_MAX_CENTS - CUSTOM_MIN_CENTS), 10_000);
  return CUSTOM_MIN_CENTS + above;
}

/** Whole numbers only; a half goes up. */
const roundedQuotient = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

export const elementTiers = ["Standard", "Advanced", "Premium", "Mythical"] as const;
export const abilityTiers = ["Basic", "Enhanced", "Advanced", "Elite", "Ultimate"] as const;
export const artTiers = ["Standard", "Enhanced", "Premium Manga", "Ultra HD Manga"] as const;

/** What the sliders come to, in the words of the builder. */
export type CustomSpecs = {
  attack: number;
  defense: number;
  rarity: Rarity;
  elementTypes: (typeof elementTiers)[number];
  abilityLevel: (typeof abilityTiers)[number];
  artQuality: (typeof artTiers)[number];
};

export const customSpecs = (parameters: CustomParameters): CustomSpecs => ({
  attack: strengthOf(parameters.attack),
  defense: strengthOf(parameters.defense),
  rarity: tierOf(rarities, parameters.rarity, 20),
  elementTypes: tierOf(elementTiers, parameters.elements, 25),
  abilityLevel: tierOf(abilityTiers, parameters.abilities, 20),
  artQuality: tierOf(artTiers, parameters.artwork, 25),
});

/** 15 + 0.85 × slider, rounded. */
const strengthOf = (slider: number): number => 15 + roundedQuotient(85 * slider, 100);

/** A tier is so wide; the last one has what is left. */
const tierOf = <Tier>(tiers: readonly Tier[], slider: number, width: number): Tier =>
  tiers[Math.min(Math.floor(slider / width), tiers.length - 1)]!;

/** What a tier adds to those before it. */
const elementsOfTier: Readonly<Record<CustomSpecs["elementTypes"], readonly Element[]>> = {
  Standard: ["fire", "water", "earth", "air", "nature"],
  Advanced: ["ice", "lightning", "electric", "leaf"],
  Premium: ["light", "shadow", "dark", "crystal"],
  Mythical: ["spirit"],
};

/** The elements that can be chosen. */
export const elementsUpTo = (tier: CustomSpecs["elementTypes"]): Element[] =>
  elementTiers.slice(0, elementTiers.indexOf(tier) + 1).flatMap((each) => elementsOfTier[each]);

/** How many abilities the card has, besides the special one that every fighter needs. */
export const abilitiesOf: Readonly<Record<CustomSpecs["abilityLevel"], number>> = {
  Basic: 1,
  Enhanced: 2,
  Advanced: 2,
  Elite: 3,
  Ultimate: 3,
};

/** A creature keeps the element that it has; words get one of the tier. */
export type CustomRefusal = "element_too_high";

export const refuseElement = (
  parameters: CustomParameters,
  element: Element,
): CustomRefusal | null =>
  elementsUpTo(customSpecs(parameters).elementTypes).includes(element) ? null : "element_too_high";

/**
 * Which element words get: the first one that they name and the tier has, else one by chance. Words
 * may well ask for an element that was not paid for. It stays the same while sliders move in a tier.
 */
export function elementFor({ description, look, parameters }: OrderedWords): Element {
  const allowed = elementsUpTo(customSpecs(parameters).elementTypes);
  const words = description.toLowerCase().split(/[^a-z]+/);
  const named = words.find((word) => allowed.some((element) => element === word));
  const dice = diceFrom(seedFrom(JSON.stringify([description, look])));
  return allowed.find((element) => element === named) ?? dice.pick(allowed);
}

type OrderedWords = { description: string; look: number; parameters: CustomParameters };

/**
 * What the forge begins with. It depends neither on strength nor on any tier, so that it stays the same
 * creature while sliders move, and what was sketched is what is made.
 */
export const seedOfLook = (order: {
  playerId: string;
  description: string;
  look: number;
}): number => seedFrom(JSON.stringify([order.playerId, order.description, order.look]));
