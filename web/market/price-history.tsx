import type { CardPrices } from "#contract/market.ts";
import { inWords } from "./coins.tsx";
import { timeAgo, useNow } from "#web/shared/times.ts";
import styles from "./market.module.css";

/** The last sales: as bars for the eye, as a list for everybody. */
export function PriceHistory({ lastSales }: Pick<CardPrices, "lastSales">) {
  const nowMs = useNow();
  if (lastSales.length === 0)
    return <p className="text-muted">Nobody has sold this card yet. You could be the first.</p>;
  const highestPrice = Math.max(...lastSales.map(({ price }) => price));
  return (
    <ol aria-label="Last sales, the newest first" className={styles.history}>
      {lastSales.map(({ price, soldAt }, index) => (
        <li key={`${soldAt} ${index}`}>
          <i aria-hidden style={{ inlineSize: `${(price / highestPrice) * 100}%` }} />
          <b>
            {inWords(price)}
            <span className="sr-only"> coins,</span>
          </b>
          <time dateTime={soldAt}>{timeAgo(soldAt, nowMs)}</time>
        </li>
      ))}
    </ol>
  );
}
