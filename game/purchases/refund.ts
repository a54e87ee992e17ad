/**
 * Money back. Within 14 days players take back by themselves what was not used: credits that are
 * still there, and a custom card that was paid and not made. An admin may give it back later, too.
 * A card that was made has been used: else one could buy until the rarest comes. What the provider
 * or a bank takes back, it takes back at any time, used or not; what was used then stays as a debt.
 *
 * A credit belongs to the package that it was bought with. The dearest are spent first and gifts
 * last, so that taking back a small package with the credits of a large one makes nothing cheaper.
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
  /** What has gone back already, and the credits that went with it. */
  refundedCents: number;
  creditsGone: number;
};

export type RefundRefusal = "not_granted" | "refund_too_late" | "already_used";

/** `creditsLeft` are those of this package. */
export type RefundAsked = { creditsLeft: number; nowMs: number; by: "player" | "admin" };

/** What can be taken back now. */
export function refundOf(
  bought: BoughtItem,
  { creditsLeft, nowMs, by }: RefundAsked,
): { credits: number; amountCents: number } | RefundRefusal {
  if (!bought.isGranted || bought.grantedAtMs === null) return "not_granted";
  const isLate = nowMs - bought.grantedAtMs > REFUND_DAYS * DAY_MS;
  if (isLate && by === "player") return "refund_too_late";
  const { kind, refundedCents, creditsGone, isCardMade } = bought;
  if (kind !== "credits") {
    const left = bought.amountCents - refundedCents;
    return isCardMade ? "already_used" : { credits: 0, amountCents: left };
  }
  // All that has gone back by then adds up to the price of all credits that are gone.
  const amountCents = centsOf(bought, creditsGone + creditsLeft) - refundedCents;
  return creditsLeft < 1 || amountCents < 1
    ? "already_used"
    : { credits: creditsLeft, amountCents };
}

type Package = Pick<BoughtItem, "credits" | "amountCents">;

/** The part of the price that so many of the credits were worth, never more than was paid for them. */
const centsOf = ({ credits: all, amountCents }: Package, credits: number): number =>
  Math.floor((amountCents * credits) / all);

/**
 * How many credits go when so much money has gone back: those whose whole price it is. A cent takes none;
 * as many go as `refundOf` gives that money for.
 */
export function creditsFor(bought: Package, refundedCents: number): number {
  const whole = Math.floor((refundedCents * bought.credits) / bought.amountCents);
  const isRoundedPrice =
    centsOf(bought, whole) < refundedCents && centsOf(bought, whole + 1) === refundedCents;
  return isRoundedPrice ? whole + 1 : whole;
}
