import type { UserOnWire } from "#contract/account.ts";
import type { ListingOnWire } from "#contract/market.ts";
import { refuseToBuy, type PurchaseRefusal } from "#game/market/purchase.ts";
import { OWN_CARD, TOO_FEW_COINS } from "#web/words/market.ts";

const labels: Partial<Record<PurchaseRefusal, string>> = {
  own_card: OWN_CARD,
  too_few_coins: TOO_FEW_COINS,
};

/** The button's label when this player cannot buy the card; null when the browser sees no reason. */
export function buyRefusalLabel(
  { sellerId, price, expiresAt }: ListingOnWire,
  user: UserOnWire | null,
  nowMs: number,
): string | null {
  const refusal = refuseToBuy(
    { sellerId, price, state: "open", expiresAtMs: Date.parse(expiresAt) },
    { id: user?.id ?? "", coins: user?.coins ?? 0, mostToPay: null },
    nowMs,
  );
  return refusal && (labels[refusal] ?? "Too Late");
}
