import { clsx } from "clsx";
import { solRateNow } from "#contract/wallet.ts";
import { useAnswer } from "#web/lib/query.ts";
import { useCoinsOnly } from "./coins-only.ts";

/** Such as "0.0063 SOL": a wallet shows four decimals. */
export const inSol = (sol: number): string => `${sol.toFixed(4)} SOL`;

/** With fewer decimals a value this small would read as nothing. */
const aboutInSol = (sol: number): string =>
  sol > 0 && sol < 0.0001 ? "less than 0.0001 SOL" : `≈ ${inSol(sol)}`;

type InSolProps = {
  /** A value in US cents, or in coins, which are counted alike. */
  cents: number;
  className?: string | undefined;
};

/** What a value is in SOL by today's rate. Nothing for players who see values in coins only. */
export function InSol({ cents, className }: InSolProps) {
  const coinsOnly = useCoinsOnly();
  const { data } = useAnswer(solRateNow, {}, { enabled: !coinsOnly });
  if (coinsOnly || !data) return null;
  return (
    <span className={clsx("whitespace-nowrap text-muted", className)}>
      {aboutInSol(cents / 100 / data.usdPerSol)}
    </span>
  );
}
