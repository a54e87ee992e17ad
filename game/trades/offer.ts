/**
 * Direct trades: one player offers a card under a code, another gives a card for it, and both change
 * hands at once. An offer waits for a day. It may be made to one player by name, who can say no.
 */
export const TRADE_CODE_LENGTH = 8;

export const TRADE_HOURS = 24;

export const TRADE_MS = TRADE_HOURS * 60 * 60_000;

/** How many offers of one player may wait at once. */
export const OPEN_TRADES_AT_MOST = 20;

/** How many offers a player may send to others by name in a day, so that they pester no player. */
export const NAMED_OFFERS_PER_DAY = 20;

/** The stored state. An offer whose time is over may still be `pending`: `statusOf` corrects it. */
export type TradeStatus = "pending" | "completed" | "cancelled" | "declined" | "expired";

export type Offer = {
  status: TradeStatus;
  creatorId: string;
  /** The only player who may accept; null when every player with the code may. */
  forId: string | null;
  expiresAtMs: number;
};

export function statusOf({ status, expiresAtMs }: Offer, nowMs: number): TradeStatus {
  return status === "pending" && nowMs >= expiresAtMs ? "expired" : status;
}

export type NewOfferRefusal = "too_many_offers" | "too_many_named";

/** `waiting`: open offers of the player; `named`: offers by name today, this one included. */
export function refuseToOffer(waiting: number, named: number): NewOfferRefusal | null {
  if (waiting >= OPEN_TRADES_AT_MOST) return "too_many_offers";
  return named > NAMED_OFFERS_PER_DAY ? "too_many_named" : null;
}

export type AcceptRefusal = "own_offer" | "not_for_you" | Exclude<TradeStatus, "pending">;

export function refuseToAccept(
  offer: Offer,
  playerId: string,
  nowMs: number,
): AcceptRefusal | null {
  if (offer.creatorId === playerId) return "own_offer";
  if (offer.forId !== null && offer.forId !== playerId) return "not_for_you";
  const status = statusOf(offer, nowMs);
  return status === "pending" ? null : status;
}

export type CancelRefusal = "not_your_offer" | "completed" | "declined" | "expired";

/** Null also for an offer that was taken back already: telling it again changes nothing. */
export function refuseToCancel(
  { status, creatorId }: Offer,
  playerId: string,
): CancelRefusal | null {
  if (creatorId !== playerId) return "not_your_offer";
  return status === "pending" || status === "cancelled" ? null : status;
}

export type DeclineRefusal = "own_offer" | "not_for_you" | "completed" | "cancelled" | "expired";

/** Null also for an offer that was declined already. */
export function refuseToDecline(
  offer: Offer,
  playerId: string,
  nowMs: number,
): DeclineRefusal | null {
  if (offer.creatorId === playerId) return "own_offer";
  if (offer.forId !== playerId) return "not_for_you";
  const status = statusOf(offer, nowMs);
  return status === "pending" || status === "declined" ? null : status;
}
