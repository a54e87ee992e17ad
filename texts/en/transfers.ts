import type { Place } from "#game/collection/deck.ts";
import {
  OPEN_TRANSFERS_AT_MOST,
  TRANSFER_MINUTES,
  type CancelTransferRefusal,
  type ClaimRefusal,
  type GiftRefusal,
  type NewTransferRefusal,
} from "#game/transfers/transfer.ts";
import type { Group, Text } from "#texts/catalogue.ts";
import { waitingPlace } from "./collection.ts";
import { OLD_CODE, OWN_CODE } from "./requests.ts";

export const transferRefusals = {
  unknown_code: "No card has this code. Check it and try again.",
  bad_code: "A transfer code has 6 letters and digits.",
} satisfies Group;

export const newTransferRefusals = {
  too_many_transfers: `${OPEN_TRANSFERS_AT_MOST} of your cards wait for friends already. Cancel one first.`,
} satisfies Record<NewTransferRefusal, string>;

export const giftRefusals = {
  takes_no_gifts: ({ name }: { name: string }) => `${name} can take no gifts now.`,
} satisfies Record<GiftRefusal, Text>;

export const claimRefusals = {
  own_code: OWN_CODE,
  completed: "Somebody has claimed this card already.",
  cancelled: "This code is void. Ask your friend for a new one.",
  expired: OLD_CODE,
} satisfies Record<ClaimRefusal, string>;

/** For a card that its new owner claims a second time. */
export const claimAgainRefusals = {
  completed: "You have claimed this card already.",
} satisfies Group;

export const cancelTransferRefusals = {
  not_your_code: "Only the giver can take this card back.",
  completed: ({ claimer }: { claimer: string | null }) =>
    `Too late: ${claimer} has claimed this card.`,
} satisfies Record<CancelTransferRefusal, Text>;

export const transferAnswers = {
  claimed: ({ name, place }: { name: string; place: Place }) =>
    `${name} is yours.${waitingPlace(place)}`,
  gift_waits: ({ friend, name }: { friend: string; name: string }) =>
    `${friend} has ${TRANSFER_MINUTES} minutes to claim ${name}. Then it comes back to you.`,
  claimed_before: ({ name }: { name: string }) => `You have it already: ${name} is yours.`,
} satisfies Group;

export const transferNotifications = {
  card_waits: ({ giver, name }: { giver: string; name: string }) => ({
    title: `${giver} gives you ${name}`,
    text: `Claim it within ${TRANSFER_MINUTES} minutes, before it goes back.`,
  }),
  card_claimed: ({ name, claimer }: { name: string; claimer: string | null }) => ({
    title: `${name} has a new home`,
    text: `${claimer} has claimed it with your code.`,
  }),
  card_received: ({ giver, name, place }: { giver: string; name: string; place: Place }) => ({
    title: `${giver} gave you ${name}`,
    text: transferAnswers.claimed({ name, place }),
  }),
  transfer_expired: ({ name, place }: { name: string | null; place: Place }) => ({
    title: `Nobody claimed ${name ?? "your card"}`,
    text: `The code was good for ${TRANSFER_MINUTES} minutes. The card is back in your ${place}.`,
  }),
};
