import {
  FRIENDS_AT_MOST,
  FRIENDS_PER_CODE,
  INVITEE_CARDS,
  REDEEM_DAYS,
  type RedeemRefusal,
} from "#game/invites/invite.ts";
import type { Group } from "#texts/catalogue.ts";

export const inviteRefusals = {
  all_used: `All ${FRIENDS_AT_MOST} of your invitations are used. Thank you, legend!`,
} satisfies Group;

export const redeemRefusals = {
  unknown_code: "Nobody has this invite code. Check it and try again.",
  own_code: "This is your own invite code. Share it with a friend.",
  already_invited: "You have told us already who invited you.",
  too_late: `An invite code can be used in the first ${REDEEM_DAYS} days after signing up.`,
  used_up: `This invite code has been used ${FRIENDS_PER_CODE} times already. Ask your friend for a new one.`,
  cycle: "You invited this player, or a friend of yours did. It does not work both ways.",
} satisfies Record<RedeemRefusal, string>;

export const inviteAnswers = {
  parent_first: "A parent has to say yes first.",
  waits: ({ inviter }: { inviter: string }) => `You are a friend of ${inviter} now.`,
  redeemed: ({ inviter, coins }: { inviter: string; coins: number }) =>
    `Welcome, friend of ${inviter}! ${coins} coins and ${INVITEE_CARDS} special cards are yours.`,
} satisfies Group;

/** Such as "Vulkarune, Eidolume and Serafawn". */
const listOf = (names: readonly string[]): string =>
  `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

type Reward = { coins: number; cards: readonly string[] };

const received = ({ coins, cards }: Reward): string =>
  `You received ${coins} coins and ${listOf(cards)}.`;

export const inviteNotifications = {
  welcomed: ({ inviter, coins, cards }: Reward & { inviter: string }) => ({
    title: `A welcome from ${inviter}`,
    text: received({ coins, cards }),
  }),
  friend_joined: ({
    friend,
    coins,
    cards,
    isLast,
  }: Reward & { friend: string; isLast: boolean }) => ({
    title: `${friend} joined with your code`,
    text:
      received({ coins, cards }) +
      (isLast ? ` All ${FRIENDS_AT_MOST} friends are here: you are a Legendary Founder now!` : ""),
  }),
};
