/**
 * What is sold for money: packs of credits, a premium card, a custom card. Coins are never sold.
 */
export const itemKinds = ["credits", "premium", "custom"] as const;

export type ItemKind = (typeof itemKinds)[number];

export const PREMIUM_CENTS = 199;

/** Which thing a name of the wire means; a package is looked up among those that are for sale. */
export type NamedItem = { kind: "credits"; packageId: string } | { kind: "premium" | "custom" };

/** A request without an item buys this one. */
const DEFAULT_ITEM = "starter_pack";

const isKindOf = (kind: ItemKind, name: string): boolean =>
  name === kind || name === `${kind}_card` || name.startsWith(`${kind}:`);

export function itemOf(itemId = DEFAULT_ITEM, itemType = ""): NamedItem {
  for (const kind of ["premium", "custom"] as const) {
    if (isKindOf(kind, itemId) || isKindOf(kind, itemType)) return { kind };
  }
  const packageId = itemId === DEFAULT_ITEM ? "starter" : itemId.replace(/^credits:/, "");
  return { kind: "credits", packageId };
}
