import type { ReactNode } from "react";
import type { CardPrices } from "#contract/market.ts";
import { InSol } from "#web/cards/in-sol.tsx";
import { inWords } from "./coins.tsx";
import styles from "./market.module.css";

/** Names and figures, one pair a line. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

type FactProps = { name: string; children: ReactNode };

export function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type MarketFactsProps = { prices: Pick<CardPrices, "lowestPrice" | "highestOrder"> };

export function MarketFacts({ prices: { lowestPrice, highestOrder } }: MarketFactsProps) {
  return (
    <Facts>
      <Fact name="Lowest price now">
        {lowestPrice === null ? "None from others" : <Price coins={lowestPrice} />}
      </Fact>
      <Fact name="Highest buy order">
        {highestOrder === null ? "None from others" : <Price coins={highestOrder} />}
      </Fact>
    </Facts>
  );
}

const Price = ({ coins }: { coins: number }) => (
  <>
    {inWords(coins)}
    <InSol cents={coins} className="ml-1.5 text-sm" />
  </>
);
