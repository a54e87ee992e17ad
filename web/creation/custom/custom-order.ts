/** What a player puts together in the builder of custom cards. */
import type * as z from "zod/mini";
import type { UserOnWire } from "#contract/account.ts";
import type { CardOnWire } from "#contract/cards.ts";
import type { listCreatures } from "#contract/collection.ts";
import { healthOf, speedOf } from "#game/cards/card.ts";
import type { Element } from "#game/cards/elements.ts";
import { estimatedCoins, usdValueCents } from "#game/cards/value.ts";
import { FREE_STAT_MAX, FREE_STAT_MIN } from "#game/creation/roll.ts";
import {
  customPriceCents,
  customSpecs,
  elementFor,
  elementsUpTo,
} from "#game/purchases/custom-card.ts";
import {
  defaultParameters,
  leastParameters,
  type CustomParameters,
} from "#game/purchases/custom-parameters.ts";

export type GalleryCreature = z.output<typeof listCreatures.output>[number];

export type CustomOrder = {
  parameters: CustomParameters;
  /** From words, or after a creature of the gallery. */
  mode: "ai" | "creature";
  description: string;
  creature: GalleryCreature | null;
  /** Null: the words decide, or chance. */
  element: Element | null;
  look: number;
};

/** As the builder opens. To a child it does not first show a price far above the lowest. */
export const firstOrderFor = (ageBand: UserOnWire["ageBand"] | undefined): CustomOrder => ({
  parameters: ageBand === "child" || ageBand === "teen" ? leastParameters : defaultParameters,
  mode: "ai",
  description: "",
  creature: null,
  element: null,
  look: 0,
});

/** A free card is as strong on average, and may be rare: what is paid for is the choice. */
export function isLikeAFreeCard({ parameters }: CustomOrder): boolean {
  const { attack, defense, rarity } = customSpecs(parameters);
  return rarity === "common" && attack + defense <= FREE_STAT_MIN + FREE_STAT_MAX;
}

/** Another order; an element that it does not reach any more is given up. */
export function changed(before: CustomOrder, change: Partial<CustomOrder>): CustomOrder {
  const order = { ...before, ...change };
  const { elementTypes } = customSpecs(order.parameters);
  const isReached = order.element !== null && elementsUpTo(elementTypes).includes(order.element);
  return isReached ? order : { ...order, element: null };
}

/** A creature of the gallery keeps its own element. */
export function elementOf({ mode, creature, element, ...words }: CustomOrder): Element {
  if (mode === "creature" && creature) return creature.element;
  return element ?? elementFor({ ...words, description: words.description.trim() });
}

export const isComplete = ({ mode, creature }: CustomOrder): boolean =>
  mode === "ai" || creature !== null;

/** As the server reads it. */
export function designOf({ parameters, mode, description, creature, look, element }: CustomOrder) {
  const base = { parameters, look, creationMode: mode };
  if (mode === "creature") return { ...base, creatureId: creature?.id ?? null };
  return { ...base, description: description.trim(), ...(element && { element }) };
}

export const priceOf = ({ parameters }: CustomOrder): number => customPriceCents(parameters);

/** The card as far as it is known before it is made. */
export function plannedCard(order: CustomOrder, imageUrl: string): CardOnWire {
  const { attack, defense, rarity } = customSpecs(order.parameters);
  const strength = { attack, defense };
  const worthCents = usdValueCents({ ...strength, rarity });
  return {
    ...strength,
    rarity,
    id: "planned",
    name: "Your Card",
    japaneseName: "",
    description: "",
    backstory: "",
    looks: "",
    element: elementOf(order),
    speed: speedOf(strength),
    hp: healthOf(strength),
    abilities: [],
    specialAbility: "",
    imageUrl,
    thumbUrl: "",
    nftAddress: null,
    finish: "plain",
    usdValue: worthCents,
    value: estimatedCoins({ ...strength, rarity }),
    estimatedValue: worthCents / 100,
  };
}
