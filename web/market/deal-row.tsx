import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import { CardPicture } from "#web/cards/card-picture.tsx";
import { RarityBadge } from "#web/cards/rarity-badge.tsx";
import { useMarketActions } from "./market-actions.ts";
import styles from "./market.module.css";

type DealRowProps = { card: CardOnWire; words: ReactNode; children: ReactNode };

/** One line of a list: the card, what is agreed about it, what can be done. */
export function DealRow({ card, words, children }: DealRowProps) {
  const { showPrices } = useMarketActions();
  return (
    <div className={clsx(styles.row, "rounded-button border border-line bg-surface p-3")}>
      <span
        data-rarity={card.rarity}
        className="block overflow-hidden rounded-field bg-(image:--frame,var(--frame-common)) p-1"
      >
        <CardPicture card={card} small alt="" className="block w-full rounded-[0.65rem]" />
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <button
            type="button"
            aria-label={`${card.name}: see its prices`}
            className="min-h-11 cursor-pointer rounded-field font-display text-xl wrap-anywhere"
            onClick={() => showPrices(card)}
          >
            {card.name}
          </button>
          <RarityBadge rarity={card.rarity} table={null} />
        </p>
        {words}
      </div>
      <div>{children}</div>
    </div>
  );
}
