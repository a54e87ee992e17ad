/** The notifications of the marketplace. */
import { whoMay } from "#server/lib/capabilities.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { Jobs } from "#server/lib/jobs.ts";
import { notify, notifyMany } from "#server/notifications/service.ts";
import type { Place } from "#game/collection/deck.ts";
import { markNotified, type NewlyListed } from "./queries.ts";

/** So many players with the card on their wishlist are notified of one listing. */
const NOTIFIED_AT_ONCE = 200;

const marketplaceLink = (rest: Record<string, string>) =>
  `/marketplace?${new URLSearchParams({ tab: "trades", ...rest })}`;

type Sold = { id: string; sellerId: string };

export const notifySellers = (
  tx: Tx,
  jobs: Jobs,
  sold: readonly { listing: Sold; received: number; name: string }[],
) =>
  notifyMany(
    tx,
    jobs,
    sold.map(({ listing, received, name }) => ({
      playerId: listing.sellerId,
      code: "listing_sold",
      params: { name, coins: received },
      link: marketplaceLink({ view: "mine" }),
      cause: `listing:${listing.id}`,
    })),
  );

type Filled = { orderId: string; buyerId: string; price: number; ownedCardId: string };

export const notifyBuyer = (
  tx: Tx,
  jobs: Jobs,
  { order, name, place }: { order: Filled; name: string; place: Place },
) =>
  notify(tx, jobs, {
    playerId: order.buyerId,
    code: "order_filled",
    params: { name, price: order.price, place },
    link: `/card/${order.ownedCardId}`,
    cause: `order:${order.orderId}`,
  });

type Unsold = { id: string; sellerId: string; ownedCardId: string };

export const notifyListingExpired = (
  tx: Tx,
  jobs: Jobs,
  { listing, name, place }: { listing: Unsold; name: string; place: Place },
) =>
  notify(tx, jobs, {
    playerId: listing.sellerId,
    code: "listing_expired",
    params: { name, place },
    link: `/card/${listing.ownedCardId}`,
    cause: `listing:${listing.id}`,
  });

type Unfilled = { id: string; buyerId: string; price: number };

export const notifyOrderExpired = (tx: Tx, jobs: Jobs, order: Unfilled, name: string) =>
  notify(tx, jobs, {
    playerId: order.buyerId,
    code: "order_expired",
    params: { name, price: order.price },
    link: marketplaceLink({ q: name }),
    cause: `order:${order.id}`,
  });

/** Notifies players who have the card on their wishlist that it is for sale. */
export async function notifyWishers(
  tx: Tx,
  deps: Pick<Deps, "jobs" | "now" | "family">,
  { id, name, ...listing }: NewlyListed & { id: string; name: string },
): Promise<void> {
  const marked = await markNotified(tx, listing, NOTIFIED_AT_ONCE);
  const ids = marked.map(({ playerId }) => playerId);
  const able = await whoMay({ ...deps, db: tx }, "market", ids);
  await notifyMany(
    tx,
    deps.jobs,
    [...able].map((playerId) => ({
      playerId,
      code: "wish_for_sale" as const,
      params: { name, price: listing.price },
      link: marketplaceLink({ q: name, sort: "cheapest" }),
      cause: `listing:${id}`,
    })),
  );
}
