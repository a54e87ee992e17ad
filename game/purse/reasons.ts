/**
 * Why coins move. Every row of the ledger has one of these reasons, so that a player can read why
 * the balance changed, and so that what comes into the game and leaves it can be counted.
 */

/**
 * - `mint`: new coins, paid by the game.
 * - `burn`: coins that leave the game.
 * - `pass`: from one player to another; over both players the rows add up to nothing.
 * - `hold`: set aside for a buy order, and given back when it ends without a card.
 */
export type Flow = "mint" | "burn" | "pass" | "hold";

const flows = {
  start: "mint",
  gift: "mint",
  mission: "mint",
  daily_gift: "mint",
  battle_win: "mint",
  battle_consolation: "mint",
  share: "mint",
  album: "mint",
  road: "mint",
  invite: "mint",
  invite_welcome: "mint",
  pack: "burn",
  bonus_card: "burn",
  card_renamed: "burn",
  look: "burn",
  team_slot: "burn",
  card_repainted: "burn",
  market_fee: "burn",
  purchase: "pass",
  sale: "pass",
  order_held: "hold",
  order_returned: "hold",
} as const satisfies Record<string, Flow>;

/** Why coins moved. */
export type Reason = keyof typeof flows;

export const allReasons = Object.keys(flows) as Reason[];

export const flowOf = (reason: Reason): Flow => flows[reason];

/** Why credits moved. They are bought with money, and given for missions. */
export const creditReasons = [
  "gift",
  "mission",
  "credits_bought",
  "credits_taken_back",
  "credit_spent",
] as const;

export type CreditReason = (typeof creditReasons)[number];

/** Why a card came to its owner. */
export type CardReason =
  | "welcome"
  | "creation"
  | "gift"
  | "mission"
  | "first_win"
  | "pack"
  | "invite"
  | "purchase"
  | "trade"
  | "transfer"
  /** An NFT that was outside of the game was sent to this player's wallet. */
  | "nft_return"
  /** It became one with two equal ones, and left the game. */
  | "fusion";
