/** Direct trades: a card for a card, between two players who share a code. */
import * as z from "zod/mini";
import { card } from "./cards.ts";
import { done, endpoint } from "./endpoint.ts";
import { typedCode } from "./fields.ts";
import { cursor, id } from "./ids.ts";

const byCode = z.object({ tradeCode: typedCode });

/** Said when one side gives much more than the other; null when the trade looks even. */
const warning = z.nullable(z.string());

const offer = z.object({
  id: z.string(),
  tradeCode: z.string(),
  offeredCard: card,
  /** Null in an open trade: any card may be given for it. */
  requestedCard: z.nullable(card),
  traderName: z.string(),
  /** The asker made this offer. */
  isOwn: z.boolean(),
  /** Only this player may accept it; null when anybody with the code may. */
  forName: z.nullable(z.string()),
  status: z.enum(["pending", "completed", "cancelled", "declined", "expired"]),
  createdAt: z.string(),
  expiresAt: z.string(),
  warning,
});

export type TradeOffer = z.output<typeof offer>;

export const createTrade = endpoint("POST /api/trades/direct/create", "trade", {
  summary: "Offer a card for another one, or for any",
  input: z.object({
    /** The copy's own id, or a card's: then the oldest free copy. */
    offeredCardId: id<"ownedCard">(),
    /** A card, not a copy: any free copy of the other player fits. */
    requestedCardId: z.optional(z.nullable(id<"card">())),
    /** The username of the only player who may accept. */
    forName: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
  }),
  output: offer,
});

export const getTrade = endpoint("GET /api/trades/direct/{tradeCode}", "trade", {
  summary: "The offer behind a code",
  input: byCode,
  output: offer,
});

export const openTrades = endpoint("GET /api/trades/direct", "player", {
  summary: "The offers that the player has made or been sent, and that still wait",
  output: z.array(offer),
});

export const acceptTrade = endpoint("POST /api/trades/direct/accept", "trade", {
  summary: "Give an own card and receive the offered one, both or neither",
  input: z.object({
    tradeCode: typedCode,
    /** Needed in an open trade; else any free copy of the requested card is given. */
    offeredCardId: z.optional(z.nullable(id<"ownedCard">())),
  }),
  output: z.object({
    ...done.shape,
    received: card,
    given: card,
    userCardId: z.string(),
    location: z.enum(["deck", "vault"]),
  }),
});

export const cancelTrade = endpoint("DELETE /api/trades/direct/{tradeCode}", "player", {
  summary: "Take an own offer back",
  input: byCode,
});

export const declineTrade = endpoint("POST /api/trades/direct/decline", "player", {
  summary: "Say no to an offer that was made to oneself by name",
  input: byCode,
});

const pastDeal = z.object({
  id: z.string(),
  kind: z.enum(["sale", "trade", "transfer"]),
  status: z.enum(["completed", "cancelled", "declined", "expired"]),
  /** Null where no player took the offer. */
  otherName: z.nullable(z.string()),
  /** The player made the offer; another player may have been meant by it. */
  isOwn: z.boolean(),
  /** What the player gave and received; where the deal came to nothing, what was meant. */
  given: z.nullable(card),
  received: z.nullable(card),
  /** Coins of a sale: what the buyer paid, or what the seller received, less the fee. */
  coins: z.nullable(z.int()),
  endedAt: z.string(),
  isReported: z.boolean(),
});

export type PastDeal = z.output<typeof pastDeal>;

/** So many are answered at once; fewer are the last. */
export const HISTORY_PAGE = 50;

export const dealHistory = endpoint("GET /api/trades/history", "player", {
  summary: "Sales, trades and transfers that are over, the newest first; cursor: the last id",
  input: z.object({ cursor }),
  output: z.array(pastDeal),
});
