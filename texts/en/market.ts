import type { Place } from "#game/collection/deck.ts";
import {
  OPEN_LISTINGS,
  OPEN_ORDERS,
  PRICE_MAX,
  WISHES,
  type MarketLimit,
} from "#game/market/limits.ts";
import type { ListingState, OrderState, PurchaseRefusal } from "#game/market/purchase.ts";
import type { Group } from "#texts/catalogue.ts";
import { waitingPlace } from "./collection.ts";
import { inCoins } from "./purse.ts";

export const priceRemarks = {
  not_a_price: "Please enter a valid price",
  too_high: `A price is at most ${PRICE_MAX.toLocaleString("en")} coins.`,
} satisfies Group;

export const findingRefusals = {
  no_listing: "This card is not for sale any more.",
  no_order: "There is no such buy order.",
  no_card: "There is no such card.",
} satisfies Group;

export const limitRefusals = {
  too_many_listings: `You have ${OPEN_LISTINGS} cards for sale already. Take one back first.`,
  too_many_orders: `You have ${OPEN_ORDERS} buy orders already. End one first.`,
  too_many_wishes: `Your wishlist has ${WISHES} cards already. Take one off first.`,
} satisfies Record<`too_many_${MarketLimit}`, string>;

export const purchaseRefusals = {
  own_card: "This is your own card.",
  sold: "Somebody else was faster: this card is sold.",
  cancelled: "The seller has taken this card back.",
  expired: "The time of this offer is over.",
  too_few_coins: "You do not have enough coins for this card.",
  too_dear_among_friends:
    "This price is far above what the card is worth, and you two have dealt with each other " +
    "lately. To pass coins on like this is not allowed.",
} satisfies Record<PurchaseRefusal, string>;

export const sellRefusals = {
  unusual_price: ({ price, usual }: { price: number; usual: number }) =>
    `This card usually sells for about ${inCoins(Math.round(usual))}. ` +
    `Do you really want to ask for ${price}?`,
} satisfies Group;

export const takeBackRefusals = {
  not_yours: "Somebody else sells this card.",
  sold: "This card is sold already.",
  cancelled: "You have taken this card back already.",
  expired: "The time of this offer is over. The card is back with you.",
} satisfies Record<"not_yours" | Exclude<ListingState, "open">, string>;

export const orderRefusals = {
  too_few_coins: ({ price, coins }: { price: number; coins: number }) =>
    `You need ${inCoins(price)} for this and have ${coins}.`,
} satisfies Group;

export const cancelOrderRefusals = {
  not_yours: "This is somebody else's buy order.",
  filled: "This buy order has found its card already.",
  cancelled: "You have ended this buy order already.",
  expired: "The time of this buy order is over. Your coins are back.",
} satisfies Record<"not_yours" | Exclude<OrderState, "open">, string>;

/** What is answered when a deal or its end went well. */
export const marketAnswers = {
  bought: ({ name, price, place }: { name: string; price: number; place: Place }) =>
    `You bought ${name} for ${inCoins(price)}.${waitingPlace(place)}`,
  taken_back: ({ place }: { place: Place }) =>
    `The card is back in your ${place === "deck" ? "deck" : "vault"}.`,
  order_cancelled: ({ price }: { price: number }) => `Your coins are back: ${price}.`,
} satisfies Group;

export const marketNotifications = {
  listing_sold: ({ name, coins }: { name: string; coins: number }) => ({
    title: `${name} was sold`,
    text: `You received ${inCoins(coins)}.`,
  }),
  listing_expired: ({ name, place }: { name: string; place: Place }) => ({
    title: `${name} was not sold`,
    text: `Nobody bought it within 7 days. It is back in your ${place === "deck" ? "deck" : "vault"}.`,
  }),
  order_filled: ({ name, price, place }: { name: string; price: number; place: Place }) => ({
    title: `You have ${name}`,
    text: `Your buy order found one for ${inCoins(price)}.${waitingPlace(place)}`,
  }),
  order_expired: ({ name, price }: { name: string; price: number }) => ({
    title: `Nobody sold you ${name}`,
    text: `Your buy order is over. You have ${inCoins(price)} back.`,
  }),
  card_taken_out: ({ name }: { name: string }) => ({
    title: `${name} is with you again`,
    text: "This card was taken out of the game. It stays yours, and cannot be dealt with any more.",
  }),
  order_taken_out: ({ name, price }: { name: string; price: number }) => ({
    title: `Nobody sells ${name} any more`,
    text: `The card was taken out of the game. You have ${inCoins(price)} back.`,
  }),
  wish_for_sale: ({ name, price }: { name: string; price: number }) => ({
    title: `${name} is for sale`,
    text: `Somebody sells it for ${inCoins(price)}.`,
  }),
};
