/** What players are told who have not asked just now. */
import { paymentOf } from "#game/market/fee.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { notify, notifyMany } from "#server/notifications/service.ts";
import type { Place } from "#game/collection/deck.ts";
import { waitingPlace } from "#texts/en/collection.ts";
import { markTold, type Seen } from "./queries.ts";

/** Wishes of so many players are answered at once. */
const TOLD_AT_ONCE = 200;

export const coinsInWords = (coins: number) => (coins === 1 ? "1 coin" : `${coins} coins`);

const pageOf = (rest: Record<string, string>) =>
  `/marketplace?${new URLSearchParams({ tab: "trades", ...rest })}`;

type Sold = { id: string; sellerId: string; feePercent: number };

export const tellSeller = (
  tx: Tx,
  deps: Deps,
  { listing, price, name }: { listing: Sold; price: number; name: string },
) =>
  notify(tx, deps, {
    playerId: listing.sellerId,
    kind: "sold",
    title: `${name} was sold`,
    text: `You received ${coinsInWords(paymentOf(price, listing.feePercent).received)}.`,
    link: pageOf({ view: "mine" }),
    cause: `listing:${listing.id}`,
  });

type Filled = { orderId: string; buyerId: string; price: number; ownedCardId: string };

export const tellOrderer = (
  tx: Tx,
  deps: Deps,
  { order, name, place }: { order: Filled; name: string; place: Place },
) =>
  notify(tx, deps, {
    playerId: order.buyerId,
    kind: "bought",
    title: `You have ${name}`,
    text: `Your buy order found one for ${coinsInWords(order.price)}.${waitingPlace(place)}`,
    link: `/card/${order.ownedCardId}`,
    cause: `order:${order.orderId}`,
  });

type Unsold = { id: string; sellerId: string; ownedCardId: string };

export const tellUnsold = (
  tx: Tx,
  deps: Deps,
  { listing, name, place }: { listing: Unsold; name: string; place: Place },
) =>
  notify(tx, deps, {
    playerId: listing.sellerId,
    kind: "expired",
    title: `${name} was not sold`,
    text: `Nobody bought it within 7 days. It is back in your ${place === "deck" ? "deck" : "vault"}.`,
    link: `/card/${listing.ownedCardId}`,
    cause: `listing:${listing.id}`,
  });

type Unfilled = { id: string; buyerId: string; price: number };

export const tellUnfilled = (
  tx: Tx,
  deps: Deps,
  { order, name }: { order: Unfilled; name: string },
) =>
  notify(tx, deps, {
    playerId: order.buyerId,
    kind: "expired",
    title: `Nobody sold you ${name}`,
    text: `Your buy order is over. You have ${coinsInWords(order.price)} back.`,
    link: pageOf({ q: name }),
    cause: `order:${order.id}`,
  });

/** Tells those who look for a card that there is one, so many of them at once. */
export async function tellWishers(
  tx: Tx,
  deps: Deps,
  { id, name, ...seen }: Seen & { id: string; name: string },
): Promise<void> {
  const players = await markTold(tx, seen, TOLD_AT_ONCE);
  await notifyMany(
    tx,
    deps,
    players.map(({ playerId }) => ({
      playerId,
      kind: "wished",
      title: `${name} is for sale`,
      text: `Somebody sells it for ${coinsInWords(seen.price)}.`,
      link: pageOf({ q: name, sort: "cheapest" }),
      cause: `listing:${id}`,
    })),
  );
}
