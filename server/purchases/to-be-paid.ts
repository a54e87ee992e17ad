import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { purchaseRefusals } from "#texts/en/purchases.ts";
import { completePurchase } from "./complete.ts";
import { openIntent, orRefuse } from "./intents.ts";
import * as queries from "./queries.ts";
import { listedPurchase } from "./receipts.ts";

/** For the payer: the secret with which a browser pays at the provider, and there alone. */
export async function toBePaid(deps: Deps, readerId: string, id: string) {
  const purchase = await queries.findPurchase(deps.db, id);
  if (!purchase) throw refusedError(purchaseRefusals, "no_purchase");
  if (purchase.state === "asked") {
    return { clientSecret: null, purchase: await listedPurchase(deps, readerId, id) };
  }
  // The purchase began when the game had another provider.
  if (purchase.mode !== deps.payments.mode) throw refusedError(purchaseRefusals, "not_open");
  const intent = await orRefuse(deps, openIntent(deps, purchase));
  // It was paid a moment ago in another tab, or is over: there is nothing to be paid any more.
  const isOpen = intent?.status === "unpaid" || intent?.status === "processing";
  if (!isOpen) await orRefuse(deps, completePurchase(deps, id));
  const listed = await listedPurchase(deps, readerId, id);
  return { clientSecret: isOpen ? intent.clientSecret : null, purchase: listed };
}
