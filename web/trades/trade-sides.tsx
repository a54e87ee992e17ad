import { clsx } from "clsx";
import { ArrowRightLeft } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import styles from "./trade-sides.module.css";

/** Both cards side by side, as they lie between two players. */
export function TradeSides({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className="@container">
      <div className={styles.sides}>
        {left}
        <ArrowRightLeft aria-hidden className={styles.swap} />
        {right}
      </div>
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
    <section aria-label={label} className="mx-auto w-full max-w-64">
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

/** The place of a card that this player does not choose. */
export const EmptyPlace = ({ children }: { children: ReactNode }) => (
  <div className={styles.place}>{children}</div>
);

type ChooseButtonProps = Pick<ComponentProps<"button">, "ref" | "onClick"> & {
  /** A card lies there already, and this is about another one. */
  hasCard: boolean;
  /** What would be changed, such as "the card you give". */
  what: string;
  /** What stands in the empty place. */
  children: ReactNode;
};

/**
 * The empty place is a button, and so is the change of what lies there. Both are the same one, so
 * that the focus comes back to it from the dialog with the cards.
 */
export function ChooseButton({ hasCard, what, children, ...rest }: ChooseButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={hasCard ? `Change ${what}` : undefined}
      className={
        hasCard
          ? clsx(buttonClass({ look: "ghost", size: "small" }), "mt-3 w-full")
          : clsx("cursor-pointer text-ink", styles.place, styles.choose)
      }
    >
      {hasCard ? "Change" : children}
    </button>
  );
}
