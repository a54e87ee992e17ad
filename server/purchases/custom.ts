/** What a custom card is to be, as the server understands it, and what that costs. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/purchases.ts";
import { DESCRIPTION_MAX } from "#game/creation/describe.ts";
import { diceFrom, seedFrom } from "#game/lib/dice.ts";
import {
  CUSTOM_MAX_CENTS,
  CUSTOM_MIN_CENTS,
  customPriceCents,
  elementFor,
  refuseElement,
  type CustomParameters,
} from "#game/purchases/custom-card.ts";
import { findCreature } from "#server/collection/service.ts";
import { allowedDescription } from "#server/creation/service.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { customRefusals, itemTitles, purchaseRefusals } from "#texts/en/purchases.ts";
import type { PricedItem } from "./priced-item.ts";
import type { CustomDesign } from "./queries.ts";

type DesignInput = Pick<
  InputOf<typeof contract.createIntent>,
  "parameters" | "creationMode" | "creatureId" | "description" | "element"
>;

type Designed = { description: string; design: CustomDesign };

/**
 * With a design the price follows from it. Without one it is what the browser says, and buys a card of
 * exactly this price, which is designed when it is paid.
 */
export async function customItem(
  deps: Deps,
  playerId: string,
  { design, amountCents }: { design: DesignInput; amountCents: number | undefined },
): Promise<PricedItem> {
  const item = { kind: "custom", packageId: null, title: itemTitles.custom, credits: 0 } as const;
  if (design.parameters) {
    const designed = await designOf(deps, playerId, { ...design, parameters: design.parameters });
    return { ...item, ...designed, amountCents: customPriceCents(design.parameters) };
  }
  if (amountCents === undefined) throw refusedError(purchaseRefusals, "no_design");
  if (amountCents < CUSTOM_MIN_CENTS || amountCents > CUSTOM_MAX_CENTS) {
    throw refusedError(purchaseRefusals, "price_changed");
  }
  return { ...item, description: "", design: null, amountCents };
}

export async function designOf(
  deps: Deps,
  playerId: string,
  input: DesignInput & { parameters: CustomParameters },
): Promise<Designed> {
  return input.creationMode === "creature"
    ? creatureDesign(deps, input)
    : wordsDesign(deps, playerId, input);
}

/** A creature of the gallery keeps its element and its looks. */
async function creatureDesign(
  { db }: Deps,
  { parameters, creatureId }: DesignInput & { parameters: CustomParameters },
): Promise<Designed> {
  const creature = creatureId ? await findCreature(db, creatureId) : null;
  if (!creature) throw refusedError(purchaseRefusals, "no_such_creature");
  const { name, element, looks, description } = creature;
  const text = `${name}: ${looks || description}`.slice(0, DESCRIPTION_MAX);
  return { description: text, design: { parameters, element } };
}

async function wordsDesign(
  deps: Deps,
  playerId: string,
  {
    parameters,
    description: words = "",
    element: chosen,
  }: DesignInput & {
    parameters: CustomParameters;
  },
): Promise<Designed> {
  const description = words && (await allowedDescription(deps, playerId, words));
  // The same order is the same card, however often it is sent.
  const dice = diceFrom(seedFrom(JSON.stringify([description, parameters])));
  const element = chosen ?? elementFor(description, { parameters, dice });
  const refusal = refuseElement(parameters, element);
  if (refusal) throw refusedError(customRefusals, refusal);
  return { description, design: { parameters, element } };
}
