/** Compensation: the words for admins, and for the players who get it. */
import type { Group } from "#texts/catalogue.ts";
import { inCoins, inCredits, reasonText } from "./purse.ts";

type Compensated = {
  message: string;
  coins: number;
  credits: number;
  copies: number;
  card: string;
};

export const grantRefusals = {
  no_grant: "There is no such grant.",
  no_grant_card: "Please choose a card of the catalogue, and how many copies of it.",
  empty_grant: "Please choose what they get.",
  unknown_player: ({ unknown }: { unknown: string }) => `There is no player “${unknown}”.`,
  nobody_meant: "This finds nobody.",
  own_grant: "Another admin has to agree to it.",
  asker_is_no_admin: "Whoever has asked for it is no admin any more. It can only be refused.",
} satisfies Group;

export const grantAnswers = {
  grant_waits: "It is large, so a second admin has to agree.",
  grant_begun: "The players get it now.",
  grant_refused: "It is refused. Nobody gets anything.",
  grant_called_off: "It is called off. Nobody gets anything.",
} satisfies Group;

const inAll = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter((part) => part !== "").join(" and ");

/** Such as "50 coins, 1 credit and 2 cards of Emberling". */
const giftText = ({ coins, credits, copies, card }: Omit<Compensated, "message">): string =>
  inAll(
    [
      coins > 0 ? inCoins(coins) : "",
      credits > 0 ? inCredits(credits) : "",
      copies > 0 ? `${copies === 1 ? "a card" : `${copies} cards`} of ${card}` : "",
    ].filter((part) => part !== ""),
  );

export const grantNotifications = {
  compensated: ({ message, ...gift }: Compensated) => ({
    title: reasonText("gift"),
    text: `${message} You have received ${giftText(gift)}.`,
  }),
};
