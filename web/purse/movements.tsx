import { clsx } from "clsx";
import { listMovements, type MovementOnWire } from "#contract/purse.ts";
import { usePages } from "#web/lib/use-pages.ts";
import { PAGE, Reason, Rows } from "./rows.tsx";

/** Every change of coins and credits. */
export function Movements({ onLeave }: { onLeave: () => void }) {
  const query = usePages(listMovements, { limit: PAGE }, { size: PAGE, isAskedAnew: true });
  return (
    <Rows label="Changes of your balance" query={query} empty="Nothing has changed yet.">
      {(movement) => (
        <>
          <Reason {...movement} onLeave={onLeave} />
          <Amount {...movement} />
        </>
      )}
    </Rows>
  );
}

function Amount({ amount, balanceAfter, currency }: MovementOnWire) {
  const count = Math.abs(amount);
  return (
    <span className="flex-none text-right">
      <span className={clsx("block font-bold", amount > 0 ? "text-good" : "text-bad")}>
        {amount > 0 ? "+" : "\u2212"}
        {count.toLocaleString("en")} {count === 1 ? currency.slice(0, -1) : currency}
      </span>
      <span className="block text-sm text-muted">Balance {balanceAfter.toLocaleString("en")}</span>
    </span>
  );
}
