import { inCoins } from "#texts/en/purse.ts";
import type { Toast } from "#web/ui/toast.tsx";
import { failed } from "./failed.ts";
import { answered } from "./said.ts";

export const battleFailed = failed(
  "Battle Failed",
  "The battle could not begin. Please try again.",
);

/** The heading of a result. */
export const headlines = { won: "Victory!", lost: "Defeat!", drawn: "A Draw!" };

type Earned = { won: boolean; coinsWon: number; experienceWon: number };

export const battleOver = ({ won, coinsWon, experienceWon }: Earned): Toast => ({
  title: headlines[won ? "won" : "lost"],
  description: `${coinsWon > 0 ? `+${inCoins(coinsWon)}, ` : ""}+${experienceWon} XP for each card.`,
});

export const choiceFailed = failed("Not Chosen", "Your choice did not arrive. Please try again.");
export const emoteFailed = failed("Not Said", "Your words did not arrive.");

export const duelCounted = answered("Tale Road");
export const duelNotCounted = failed("This Duel Did Not Count");
