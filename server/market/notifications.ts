/** The notifications of the marketplace. */
import { paymentOf } from "#game/market/fee.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { notify, notifyMany } from "#server/notifications/service.ts";
import type { Place } from "#game/collection/deck.ts";
import { waitingPlace } from "#texts/en/collection.ts";
import { markNotified, type NewlyListed } from "./queries.ts";

/** So many players with the card on their wishlist are notified of one listing. */
const NOTIFIED_AT_ONCE = 200;

export const coinsInWords = (coins: number) => (coins === 1 ? "1 coin" : `${coins} coins`);

const marketplaceLink = (rest: Record<string, string>) =>
  `/marketplace?${new URLSearchParams({ tab: "trades", ...rest })}`;

type Sold = { id: string; sellerId: string; feePercent: number };

export const notifySeller = (
  tx: Tx,
  deps: Deps,
  { listing, price, name }: { listing: Sold; price: number; name: string },
) =>
  notify(tx, deps, {
    playerId: listing.sellerId,
    kind: "sold",
    title: `${name} was sold`,
    text: `You received ${coinsInWords(paymentOf(price, listing.feePercent).received)}.`,
    link: marketplaceLink({ view: "mine" }),
    cause: `listing:${listing.id}`,
  });

type Filled = { orderId: string; buyerId: string; price: number; ownedCardId: string };

export const notifyBuyer = (
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

export const notifyListingExpired = (
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

export const notifyOrderExpired = (
  tx: Tx,
  deps: Deps,
  { order, name }: { order: Unfilled; name: string },
) =>
  notify(tx, deps, {
    playerId: order.buyerId,
    kind: "expired",
    title: `Nobody sold you ${name}`,
    text: `Your buy order is over. You have ${coinsInWords(order.price)} back.`,
    link: marketplaceLink({ q: name }),
    cause: `order:${order.id}`,
  });

/** Notifies players who have the card on their wishlist that it is for sale. */
export async function notifyWishers(
  tx: Tx,
  deps: Deps,
  { id, name, ...listing }: NewlyListed & { id: string; name: string },
): Promise<void> {
  const players = await markNotified(tx, listing, NOTIFIED_AT_ONCE);
  await notifyMany(
    tx,
    deps,
    players.map(({ playerId }) => ({
      playerId,
      kind: "wished",
      title: `${name} is for sale`,
      text: `Somebody sells it for ${coinsInWords(listing.price)}.`,
      link: marketplaceLink({ q: name, sort: "cheapest" }),
      cause: `listing:${id}`,
    })),
  );
}
