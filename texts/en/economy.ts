import type { FarmRefusal, FarmSettings } from "#game/economy/farms.ts";
import type { Group, Text } from "#texts/catalogue.ts";
import { inCoins } from "./purse.ts";

const inDays = (days: number): string => (days === 1 ? "1 day" : `${days} days`);

export const farmRefusals = {
  too_dear_unconfirmed: ({ most }: { most: number }) =>
    `As long as your e-mail address is not confirmed, you pay at most ${inCoins(most)} for this card.`,
  gained_enough:
    "You have gained by enough deals with new players today. Tomorrow there can be more.",
  other_gained_enough:
    "The other player has dealt with enough new players today. Confirm your e-mail address, and " +
    "you can go on at once.",
  card_stays: ({ days }: { days: number }) =>
    `A card stays with you for ${inDays(days)} before it can go to somebody else.`,
} satisfies Record<FarmRefusal, Text>;

export const waitingAnswers = {
  for_address: "What both of you receive comes as soon as you confirm your e-mail address.",
  for_battles: ({ battles, days }: FarmSettings["inviteHold"]) =>
    `What both of you receive comes when you have fought ${battles === 1 ? "1 battle" : `${battles} battles`} on ${inDays(days)}.`,
} satisfies Group;

export const economyNotifications = {
  welcomed_before: ({ coins }: { coins: number }) => ({
    title: `Your mailbox has had its ${inCoins(coins)}`,
    text: "Another account was made with it before. Welcome coins are given once for each mailbox.",
  }),
  welcome_waits: ({ coins }: { coins: number }) => ({
    title: `${inCoins(coins)} wait for you`,
    text: "Many players have signed up where you are today. Confirm your e-mail address, and the coins are yours.",
  }),
};
