import { Coins as CoinsIcon } from "lucide-react";
import { clsx } from "clsx";

/** Such as "1,250". */
export const inWords = (amount: number): string => amount.toLocaleString("en");

/** Such as "1 coin". */
export const coinsOf = (amount: number): string =>
  `${inWords(amount)} ${amount === 1 ? "coin" : "coins"}`;

type CoinsProps = { amount: number; className?: string | undefined };

export function Coins({ amount, className }: CoinsProps) {
  return (
    <span className={clsx("inline-flex items-center gap-1.5 text-gold", className)}>
      <CoinsIcon size={18} aria-hidden />
      {inWords(amount)}
      <span className="sr-only"> {amount === 1 ? "coin" : "coins"}</span>
    </span>
  );
}
