/** What a custom card is to be, as the server understands it, and what that costs. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/purchases.ts";
import { DESCRIPTION_MAX } from "#game/creation/describe.ts";
import {
  CUSTOM_MAX_CENTS,
  CUSTOM_MIN_CENTS,
  customPriceCents,
  customSpecs,
  elementFor,
  refuseElement,
} from "#game/purchases/custom-card.ts";
import { type CustomParameters } from "#game/purchases/custom-parameters.ts";
import { findCreature } from "#server/collection/service.ts";
import { allowedDescription } from "#server/creation/service.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { customRefusals, customTitle, itemTitles, purchaseRefusals } from "#texts/en/purchases.ts";
import type { PricedItem } from "./priced-item.ts";
import type { CustomDesign } from "./queries.ts";

type DesignInput = Pick<
  InputOf<typeof contract.createIntent>,
  "parameters" | "creationMode" | "creatureId" | "description" | "element" | "look"
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
    const { rarity } = customSpecs(design.parameters);
    const title = customTitle({ rarity, element: designed.design.element });
    return { ...item, ...designed, title, amountCents: customPriceCents(design.parameters) };
  }
  if (amountCents === undefined) throw refusedError(purchaseRefusals, "no_design");
  if (amountCents < CUSTOM_MIN_CENTS || amountCents > CUSTOM_MAX_CENTS) {
    throw refusedError(purchaseRefusals, "price_changed");
  }
  return { ...item, description: "", design: null, amountCents };
}

/** What is ordered, after its words were judged. */
export async function designOf(deps: Deps, playerId: string, input: Order): Promise<Designed> {
  const designed = await plannedDesign(deps, input);
  const { description } = designed;
  const isOwnWords = input.creationMode !== "creature" && description !== "";
  if (isOwnWords) await allowedDescription(deps, playerId, description);
  return designed;
}

type Order = DesignInput & { parameters: CustomParameters };

/** What would be ordered; only the forge has read the words so far. */
export const plannedDesign = async (deps: Deps, order: Order): Promise<Designed> =>
  order.creationMode === "creature" ? creatureDesign(deps, order) : wordsDesign(order);

/** A creature of the gallery keeps its element and its looks. */
async function creatureDesign(
  { db }: Deps,
  { parameters, creatureId, look = 0 }: Order,
): Promise<Designed> {
  const creature = creatureId ? await findCreature(db, creatureId) : null;
  if (!creature) throw refusedError(purchaseRefusals, "no_such_creature");
  const { name, element, looks, description } = creature;
  const text = `${name}: ${looks || description}`.slice(0, DESCRIPTION_MAX);
  return { description: text, design: { parameters, element, look } };
}

function wordsDesign({ parameters, description = "", element: chosen, look = 0 }: Order): Designed {
  const element = chosen ?? elementFor({ description, look, parameters });
  const refusal = refuseElement(parameters, element);
  if (refusal) throw refusedError(customRefusals, refusal);
  return { description, design: { parameters, element, look } };
}
