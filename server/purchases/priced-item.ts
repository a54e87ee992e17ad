/** What can be bought, with the server's price. */
import { PREMIUM_CENTS } from "#game/purchases/items.ts";
import { allowedDescription } from "#server/creation/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { itemTitles, purchaseRefusals } from "#texts/en/purchases.ts";
import { findPackage } from "#server/purchases/packages/package-queries.ts";
import type { PurchaseRow } from "./queries.ts";

export type PricedItem = Pick<
  PurchaseRow,
  "kind" | "packageId" | "title" | "credits" | "description" | "design" | "amountCents"
>;

const nothingElse = { packageId: null, credits: 0, description: "", design: null };

export async function packageItem(db: Tx, packageId: string): Promise<PricedItem> {
  const found = await findPackage(db, packageId);
  if (!found) throw refusedError(purchaseRefusals, "no_package");
  const { id, name: title, credits, priceCents: amountCents } = found;
  return { ...nothingElse, kind: "credits", packageId: id, title, credits, amountCents };
}

export async function premiumItem(
  deps: Deps,
  playerId: string,
  description = "",
): Promise<PricedItem> {
  return {
    ...nothingElse,
    kind: "premium",
    title: itemTitles.premium,
    amountCents: PREMIUM_CENTS,
    description: description && (await allowedDescription(deps, playerId, description)),
  };
}
