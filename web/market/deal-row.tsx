import type { ReactNode } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import { MiniCard } from "#web/cards/mini-card.tsx";
import { RarityBadge } from "#web/cards/rarity-badge.tsx";
import { useMarketActions } from "./market-actions.ts";

type DealRowProps = { card: CardOnWire; words: ReactNode; children: ReactNode };

/** One line of a list: the card, what is agreed about it, what can be done. */
export function DealRow({ card, words, children }: DealRowProps) {
  const { showPrices } = useMarketActions();
  return (
    <div className="grid grid-cols-[--spacing(18)_minmax(0,1fr)] items-center gap-x-4 gap-y-2 rounded-button border border-line bg-surface p-3 sm:grid-cols-[4.5rem_minmax(0,1fr)_auto]">
      <MiniCard card={card} />
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
      <div className="col-span-full flex flex-wrap items-center justify-end gap-3 sm:col-auto">
        {children}
      </div>
    </div>
  );
}
