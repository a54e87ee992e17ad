import type { PurchaseOnWire } from "#contract/purchases.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { REFUND_DAYS, refundOf, type BoughtItem } from "#game/purchases/refund.ts";
import { isWhy, whyTexts } from "#texts/en/purchases.ts";
import type { ListedPurchase, PurchaseRow } from "./queries.ts";

/** As this player sees it, or an admin who looks at it in their place. */
export type PurchaseReader = { playerId: string; nowMs: number; by?: "player" | "admin" };

export const boughtItem = (row: PurchaseRow): BoughtItem => ({
  kind: row.kind,
  amountCents: row.amountCents,
  credits: row.credits,
  isGranted: row.state === "granted",
  grantedAtMs: row.grantedAt?.getTime() ?? null,
  isCardMade: row.creationId !== null,
  refundedCents: row.refundedCents,
  creditsGone: row.creditsGone,
});

export const purchaseOnWire = (row: ListedPurchase, reader: PurchaseReader): PurchaseOnWire => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  title: row.title,
  credits: row.credits,
  amountCents: row.amountCents,
  refundedCents: row.refundedCents,
  state: row.state,
  why: isWhy(row.why) ? whyTexts[row.why] : "",
  isTest: row.mode !== "stripe_live",
  forName: row.playerId === reader.playerId ? null : row.forName,
  createdAt: row.createdAt.toISOString(),
  grantedAt: row.grantedAt?.toISOString() ?? null,
  creationId: row.playerId === reader.playerId ? row.creationId : null,
  refund: refundOnWire(row, reader),
});

function refundOnWire(row: ListedPurchase, { nowMs, by = "player" }: PurchaseReader) {
  const refund = refundOf(boughtItem(row), { creditsLeft: row.creditsLeft, nowMs, by });
  if (typeof refund === "string" || row.grantedAt === null) return null;
  const until = new Date(row.grantedAt.getTime() + REFUND_DAYS * DAY_MS).toISOString();
  return { ...refund, until };
}
