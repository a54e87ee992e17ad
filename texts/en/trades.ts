import { finishNames } from "#game/cards/finishes.ts";
import type { Place } from "#game/collection/deck.ts";
import {
  OPEN_TRADES_AT_MOST,
  type AcceptRefusal,
  type CancelRefusal,
  type DeclineRefusal,
  type NewOfferRefusal,
} from "#game/trades/offer.ts";
import type { Group } from "#texts/catalogue.ts";
import { lopsided, type Lopsided, type Worth } from "#game/trades/lopsided.ts";
import { waitingPlace } from "./collection.ts";
import { inCoins } from "./purse.ts";

export const offerRefusals = {
  unknown_code: "No offer has this code. Check it and try again.",
  bad_code: "A trade code has 8 letters and digits.",
  no_such_card: "There is no such card to ask for.",
  no_such_player: ({ name }: { name: string }) => `There is no player called ${name}.`,
  own_name: "This is your own name. Name a friend.",
} satisfies Group;

export const newOfferRefusals = {
  too_many_offers: `You have ${OPEN_TRADES_AT_MOST} offers that wait already. Cancel one first.`,
  too_many_named: "You have sent many offers by name today. Show a friend the code instead.",
} satisfies Record<NewOfferRefusal, string>;

export const acceptRefusals = {
  own_offer: "This is your own offer. Show its code to a friend.",
  not_for_you: "This offer was made to another player.",
  completed: "Somebody else has taken this offer already.",
  cancelled: "This offer was taken back. Ask your friend for a new one.",
  declined: "This offer was declined.",
  expired: "This offer has expired. Ask your friend for a new one.",
} satisfies Record<AcceptRefusal, string>;

/** For an offer that its taker accepts a second time. */
export const acceptAgainRefusals = {
  completed: "You have accepted this offer already.",
} satisfies Group;

export const givenCardRefusals = {
  no_choice: "Choose the card that you give for it.",
  no_copy: "You have no free copy of the card that is asked for.",
  wrong_card: "The other player asks for a different card.",
} satisfies Group;

export const cancelOfferRefusals = {
  not_your_offer: "Only the player who made this offer can take it back.",
  completed: "Too late: this trade is done.",
  declined: "This offer was declined. Your card is back with you.",
  expired: "This offer has expired. Your card is back with you.",
} satisfies Record<CancelRefusal, string>;

export const declineRefusals = {
  own_offer: "This is your own offer. You can cancel it.",
  not_for_you: "This offer was not made to you by name. You can simply leave it.",
  completed: "This trade is done already.",
  cancelled: "This offer was taken back already.",
  expired: "This offer has expired already.",
} satisfies Record<DeclineRefusal, string>;

export const tradeAnswers = {
  accepted: ({ given, received, place }: { given: string; received: string; place: Place }) =>
    `You gave ${given} and received ${received}.${waitingPlace(place)}`,
  accepted_before: ({ received }: { received: string }) =>
    `You have accepted this offer already: ${received} is yours.`,
  card_back: "Your card is back with you.",
  declined: "You have declined this offer.",
} satisfies Group;

const a = ({ rarity }: Worth): string => (rarity === "epic" ? `an ${rarity}` : `a ${rarity}`);

const finishOf = ({ finish }: Worth): string => `a ${finishNames[finish] ?? finish}`;

const about = ({ value }: Worth): string => `a card worth about ${inCoins(value)}`;

/** Both cards, by what makes the difference. */
function inWords(by: Lopsided["by"], more: Worth, less: Worth): [string, string] {
  if (by === "rarity") return [`${a(more)} card`, `${a(less)} one`];
  if (by === "finish") return [`${finishOf(more)} card`, `${finishOf(less)} one`];
  return [about(more), about(less)];
}

/** A question for the one who gives and receives this; null when the trade looks even. */
export function lopsidedQuestion(sides: Record<"given" | "received", Worth>): string | null {
  const { given, received } = sides;
  const found = lopsided(sides);
  if (!found) return null;
  if (found.more === "given") {
    const [more, less] = inWords(found.by, given, received);
    return `You give ${more} and receive ${less}. Are you sure?`;
  }
  const [more, less] = inWords(found.by, received, given);
  return `You receive ${more} for ${less}. Does the other player know?`;
}

export const tradeNotifications = {
  trade_offered: ({ trader, name }: { trader: string; name: string }) => ({
    title: `${trader} offers you a trade`,
    text: `You can have ${name}. Have a look: you can accept or decline.`,
  }),
  trade_done: ({ given, received, place }: { given: string; received: string; place: Place }) => ({
    title: `Trade done: ${received} is yours`,
    text: `Your offer was accepted: you gave ${given} for it.${waitingPlace(place)}`,
  }),
  trade_taken_out: ({ name }: { name: string }) => ({
    title: `${name} is with you again`,
    text: "A card of this trade was taken out of the game, so it cannot be made.",
  }),
  trade_declined: ({ trader, name, place }: { trader: string; name: string; place: Place }) => ({
    title: `${trader} declined your offer`,
    text: `${name} is back in your ${place}.`,
  }),
  trade_expired: ({ name, place }: { name: string; place: Place }) => ({
    title: `Your offer of ${name} has ended`,
    text: `Nobody took it within a day. ${name} is back in your ${place}.`,
  }),
};
