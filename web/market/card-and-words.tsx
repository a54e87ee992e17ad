import type { ReactNode } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import styles from "./market.module.css";

type CardAndWordsProps = {
  card: CardOnWire;
  level?: number | undefined;
  children: ReactNode;
};

/** A card, and beside it what is to be decided about it. */
export function CardAndWords({ card, level, children }: CardAndWordsProps) {
  return (
    <div className={styles.cardAndWords}>
      <div className="w-full">
        <TradingCard card={card} level={level} size="fill" eager />
      </div>
      <div className="min-w-0 space-y-4">{children}</div>
    </div>
  );
}
