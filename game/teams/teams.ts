/**
 * A player keeps teams of three own cards under a name, and takes one with one press where a team is
 * chosen. Some places for teams are free; each further one costs coins and stays.
 */
export const FREE_TEAM_SLOTS = 2;

/** Longer names do not fit beside three pictures. */
export const TEAM_NAME_MAX = 24;

export const teamSlots = (bought: number): number => FREE_TEAM_SLOTS + bought;

type SlotPrice = { teamSlotCoins: number; teamSlotsAtMost: number };

/** What the next place costs; null when a player has as many as there can be. */
export const nextSlotPrice = (slots: number, numbers: SlotPrice): number | null =>
  slots < numbers.teamSlotsAtMost ? numbers.teamSlotCoins : null;

export type BuySlotRefusal =
  | "team_slots_at_most"
  | "team_slot_bought"
  | "team_slot_price_changed"
  | "team_slot_too_expensive";

type Buying = {
  price: number | null;
  slots: number;
  coins: number;
  /** What the player has seen: the price, and how many places there were. */
  agreed: number;
  had: number;
};

/** Why the next place cannot be bought; null when it can. */
export function refuseToBuySlot(buying: Buying): BuySlotRefusal | null {
  const { price, slots, coins, agreed, had } = buying;
  if (slots !== had) return "team_slot_bought";
  if (price === null) return "team_slots_at_most";
  if (price !== agreed) return "team_slot_price_changed";
  return coins < price ? "team_slot_too_expensive" : null;
}
