import { must } from "#game/lib/must.ts";
import type { Id } from "#contract/ids.ts";
import { paymentOf } from "#game/market/fee.ts";
import { ALWAYS_ALLOWED, GUIDANCE_MS } from "#game/market/guidance.ts";
import { cardOnWire, cardsById, locationOf } from "#server/collection/service.ts";
import { refuseToBuy } from "#game/market/purchase.ts";
import { countGain, isUnproven, refuseTooDear } from "#server/economy/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { lockPurses } from "#server/purse/service.ts";
import { marketAnswers, purchaseRefusals } from "#texts/en/market.ts";
import { findGuidance } from "./order-book.ts";
import * as orders from "./order-queries.ts";
import * as queries from "./queries.ts";
import { noListing } from "./refusals.ts";
import { completeSale } from "./complete-sale.ts";
import { notifySeller } from "./notifications.ts";

/** Statements that are called together travel together: three journeys to the database in all. */
export function purchase(deps: Deps, playerId: string, { id }: { id: Id<"listing"> }) {
  return deps.db.transaction(async (tx) => {
    const listing = await queries.lockListing(tx, id);
    if (!listing) throw noListing();
    const { sellerId, cardId, price, ownedCardId } = listing;
    const nowMs = deps.now();
    const circumstances = { farms: deps.farms, nowMs };
    const [[purse], cardOf, dealt, isNew] = await Promise.all([
      lockPurses(tx, [playerId, sellerId]),
      cardsById(tx, [cardId]),
      price > ALWAYS_ALLOWED && haveDealtLately(tx, [playerId, sellerId], nowMs),
      isUnproven(tx, playerId, circumstances),
    ]);
    const card = cardOf(cardId);
    const guidance = dealt || isNew ? await findGuidance(tx, card, nowMs) : null;
    const mostToPay = dealt && guidance ? guidance.mostAmongFriends : null;

    const { coins } = must(purse, "purse of the buyer");
    const terms = { ...listing, expiresAtMs: listing.expiresAt.getTime() };
    const refusal = refuseToBuy(terms, { id: playerId, coins, mostToPay }, nowMs);
    if (refusal) throw refusedError(purchaseRefusals, refusal);
    if (isNew && guidance) {
      refuseTooDear(price, guidance, circumstances);
      await countGain(tx, { playerId: sellerId, askerId: playerId }, circumstances);
    }

    const { fee, received } = paymentOf(price, listing.feePercent);
    const [{ place, missionCoins }] = await Promise.all([
      completeSale(tx, { listing, buyerId: playerId, price, fee, buyerPays: true, nowMs }),
      notifySeller(tx, deps.jobs, { listing, received, name: card.name }),
    ]);
    return {
      card: cardOnWire(card, listing),
      price,
      userCardId: ownedCardId,
      location: locationOf(place),
      coins: coins - price + missionCoins,
      message: marketAnswers.bought({ name: card.name, price, place }),
    };
  });
}

async function haveDealtLately(tx: Tx, pair: readonly [string, string], nowMs: number) {
  return (await orders.haveDealt(tx, pair, new Date(nowMs - GUIDANCE_MS))).dealt;
}
