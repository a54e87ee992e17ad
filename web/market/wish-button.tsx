import { Heart } from "lucide-react";
import { clsx } from "clsx";
import type { CardOnWire } from "#contract/cards.ts";
import { addWish, listWishes, removeWish } from "#contract/market.ts";
import { useAnswer, useChange } from "#web/lib/query.ts";
import { wishTouches } from "./market-reads.ts";
import { wishNotChanged } from "#web/words/market.ts";

/** A heart: the player looks for this card, and hears when a player offers it for sale. */
export function WishButton({ card }: { card: CardOnWire }) {
  const wishes = useAnswer(listWishes);
  const change = {
    touches: wishTouches,
    refusedToast: wishNotChanged,
  };
  const add = useChange(addWish, change);
  const remove = useChange(removeWish, change);
  const known = wishes.data?.some((wish) => wish.card.id === card.id) ?? false;
  // The heart answers at once, and goes back when the server refuses.
  const isWished = add.isPending || (known && !remove.isPending);
  const press = () => {
    if (add.isPending || remove.isPending) return;
    (known ? remove : add).mutate({ cardId: card.id });
  };
  return (
    <button
      type="button"
      aria-pressed={isWished}
      aria-label={`Wish for ${card.name}`}
      onClick={press}
      className="-mr-2 grid size-11 flex-none cursor-pointer place-items-center rounded-chip hover:bg-raised"
    >
      <Heart
        size={22}
        aria-hidden
        fill={isWished ? "currentColor" : "none"}
        className={clsx(isWished ? "text-health" : "text-muted")}
      />
    </button>
  );
}
