import type { PurchaseOnWire } from "#contract/purchases.ts";
import type { PurchaseState } from "#game/purchases/states.ts";
import { inDollars } from "#texts/en/purse.ts";

type StateLook = { label: string; tone: "plain" | "gold" | "good" | "warn" | "bad" };

const looks: Record<PurchaseState, StateLook> = {
  asked: { label: "A parent is asked", tone: "gold" },
  created: { label: "Not paid yet", tone: "plain" },
  pending: { label: "Not paid yet", tone: "plain" },
  granted: { label: "Complete", tone: "good" },
  refunding: { label: "Money on its way back", tone: "warn" },
  refunded: { label: "Money went back", tone: "warn" },
  unreturned: { label: "Money could not go back yet", tone: "bad" },
  disputed: { label: "Locked", tone: "bad" },
  cancelled: { label: "Ended", tone: "plain" },
};

/** How a purchase stands, in the fewest words. */
export const stateOf = ({ state, refundedCents, amountCents }: PurchaseOnWire): StateLook =>
  refundedCents > 0 && refundedCents < amountCents
    ? { label: `${inDollars(refundedCents)} went back`, tone: "warn" }
    : looks[state];

/** Nothing was paid, and it still could be. */
export const isOpen = ({ state }: PurchaseOnWire): boolean =>
  state === "asked" || state === "created" || state === "pending";
