/**
 * Money back. Within 14 days players take back by themselves what was not used: credits that are still
 * in the purse, and a custom card that was paid and not made. A card that was made has been used:
 * else one could buy until the rarest comes. What the provider or a bank takes back, it takes back at
 * any time, used or not; what was used then stays as a debt.
 */
import { DAY_MS } from "#game/lib/day.ts";
import type { ItemKind } from "./items.ts";

export const REFUND_DAYS = 14;

export type BoughtItem = {
  kind: ItemKind;
  amountCents: number;
  /** Of a package; 0 for anything else. */
  credits: number;
  isGranted: boolean;
  grantedAtMs: number | null;
  /** The card was promised or made. */
  isCardMade: boolean;
};

export type RefundRefusal = "not_granted" | "refund_too_late" | "already_used";

/** What can be taken back now. `creditsInPurse` may come from several packages. */
export function refundOf(
  bought: BoughtItem,
  { creditsInPurse, nowMs }: { creditsInPurse: number; nowMs: number },
): { credits: number; amountCents: number } | RefundRefusal {
  if (!bought.isGranted || bought.grantedAtMs === null) return "not_granted";
  if (nowMs - bought.grantedAtMs > REFUND_DAYS * DAY_MS) return "refund_too_late";
  if (bought.kind !== "credits") {
    return bought.isCardMade ? "already_used" : { credits: 0, amountCents: bought.amountCents };
  }
  const credits = Math.min(bought.credits, creditsInPurse);
  const amountCents = centsOf(bought, credits);
  return amountCents === 0 ? "already_used" : { credits, amountCents };
}

/** The part of the price that so many of the credits were worth, never more than was paid for them. */
const centsOf = ({ credits: all, amountCents }: BoughtItem, credits: number): number =>
  Math.floor((amountCents * credits) / all);

/** How many credits go when so much money has gone back: each of which a part was paid back. */
export const creditsFor = (
  { credits, amountCents }: { credits: number; amountCents: number },
  refundedCents: number,
): number => Math.ceil((refundedCents * credits) / amountCents);
