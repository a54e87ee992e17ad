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

type Row = { flow: Flow; words: string };

/** The words stand in the player's own history, before what the row's cause adds to them. */
const reasons = {
  start: { flow: "mint", words: "A gift to begin with" },
  gift: { flow: "mint", words: "A gift from Taleborn" },
  mission: { flow: "mint", words: "Mission completed" },
  battle_win: { flow: "mint", words: "Battle won" },
  battle_consolation: { flow: "mint", words: "Battle fought" },
  share: { flow: "mint", words: "Cards shared" },
  invite: { flow: "mint", words: "A friend joined with your code" },
  invite_welcome: { flow: "mint", words: "You joined with a friend's code" },
  pack: { flow: "burn", words: "Pack opened" },
  market_fee: { flow: "burn", words: "Market fee" },
  purchase: { flow: "pass", words: "Card bought" },
  sale: { flow: "pass", words: "Card sold" },
  order_held: { flow: "hold", words: "Set aside for a buy order" },
  order_returned: { flow: "hold", words: "Buy order ended, coins returned" },
} as const satisfies Record<string, Row>;

/** Why coins or credits moved. */
export type Reason = keyof typeof reasons;

export const allReasons = Object.keys(reasons) as Reason[];

export const flowOf = (reason: Reason): Flow => reasons[reason].flow;

/** For a reason that an older or newer game has written, the reason itself. */
export const reasonWords = (reason: string): string =>
  Object.hasOwn(reasons, reason) ? reasons[reason as Reason].words : reason.replaceAll("_", " ");
