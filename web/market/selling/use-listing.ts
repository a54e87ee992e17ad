import { useState } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { createListing } from "#contract/market.ts";
import { CallError, toastOf } from "#web/lib/call.ts";
import { useDeal } from "#web/market/use-deal.ts";
import { toast } from "#web/ui/toast.tsx";
import { listed, notListed } from "#web/words/market.ts";
import type { Listed } from "./listed-dialog.tsx";

/** A price that the server wants to be sure about, and its words for that. */
type Unusual = { price: number; words: string };

/** Lists a card for sale. The toast of a failure is always the same, so the reason is given beside it. */
export function useListing(owned: OwnedCardOnWire, onListed: (listed: Listed) => void) {
  const [unusual, setUnusual] = useState<Unusual | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending } = useDeal(createListing, {
    onDone: ({ card, price, receives, sold }) => {
      toast(listed);
      onListed({ name: card.name, price, receives, sold });
    },
    onRefused: (error, { price }) => {
      if (error instanceof CallError && error.code === "unusual_price")
        return setUnusual({ price, words: error.toast });
      setUnusual(null);
      setRefusal(toastOf(error));
      toast(notListed(error));
    },
  });
  const list = (price: number, confirmed = false) => {
    if (isPending) return;
    setRefusal(undefined);
    mutate({ cardId: owned.id, price, type: "sell", ...(confirmed && { confirmed }) });
  };
  return {
    list,
    isPending,
    refusal,
    unusual,
    confirm: () => unusual && list(unusual.price, true),
    /** The price is being changed. */
    forget: () => {
      setUnusual(null);
      setRefusal(undefined);
    },
  };
}
