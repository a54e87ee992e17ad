import type { GrantState } from "#contract/grants.ts";
import type { BadgeTone } from "#web/ui/badge.tsx";

export const stateWords: Readonly<Record<GrantState, { label: string; tone: BadgeTone }>> = {
  waiting: { label: "Waits for a second admin", tone: "warn" },
  paying: { label: "Being given", tone: "info" },
  done: { label: "Given", tone: "good" },
  refused: { label: "Refused", tone: "bad" },
  called_off: { label: "Called off", tone: "plain" },
};

type Amounts = { coins: number; credits: number; copies: number };

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count.toLocaleString("en")} ${count === 1 ? one : many}`];

/** Such as "50 coins, 2 cards of Emberling". */
export const amountWords = ({ coins, credits, copies }: Amounts, card: string | null): string =>
  [
    ...counted(coins, "coin", "coins"),
    ...counted(credits, "credit", "credits"),
    ...counted(copies, "card", "cards").map((cards) => (card ? `${cards} of ${card}` : cards)),
  ].join(", ");

export const playerWords = (players: number): string =>
  `${players.toLocaleString("en")} ${players === 1 ? "player" : "players"}`;
