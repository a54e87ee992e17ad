import { ArrowRightLeft } from "lucide-react";
import type { ReactNode } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import styles from "./table.module.css";

/** Both cards side by side, as they lie between two players. */
export function TradeTable({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className={styles.table}>
      {left}
      <ArrowRightLeft aria-hidden className={styles.swap} />
      {right}
    </div>
  );
}

type SideProps = {
  /** Such as "You give". */
  label: string;
  /** Null where no card lies yet. */
  card: CardOnWire | null;
  level?: number | undefined;
  /** What stands in the place of a card, or under it. */
  children?: ReactNode;
};

export function Side({ label, card, level, children }: SideProps) {
  return (
    <section aria-label={label} className={styles.side}>
      <h2 className="mb-3 text-center font-display text-xl sm:text-2xl">{label}</h2>
      {card && (
        <>
          <TradingCard key={card.id} card={card} level={level} size="fill" />
          <p className="mt-2 text-center text-sm text-muted">Worth about {coins(card.value)}</p>
        </>
      )}
      {children}
    </section>
  );
}

const coins = (value: number): string => (value === 1 ? "1 coin" : `${value} coins`);

type EmptyPlaceProps = { onPress?: () => void; children: ReactNode };

/** Where a card will lie: a button that chooses it, or words. */
export function EmptyPlace({ onPress, children }: EmptyPlaceProps) {
  if (!onPress) return <div className={styles.place}>{children}</div>;
  return (
    <button type="button" className={`${styles.place} ${styles.choose}`} onClick={onPress}>
      {children}
    </button>
  );
}
