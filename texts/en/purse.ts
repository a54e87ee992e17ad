import type { CardReason, CreditReason, Reason } from "#game/purse/reasons.ts";

/** An amount of coins, as it stands inside a sentence. */
export const inCoins = (coins: number): string => (coins === 1 ? "1 coin" : `${coins} coins`);

/** Credits, as they stand inside a sentence. */
export const inCredits = (credits: number): string =>
  credits === 1 ? "1 credit" : `${credits.toLocaleString("en")} credits`;

/** An amount of money, such as "$1.99". */
export const inDollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

const reasonTexts = {
  start: "A gift to begin with",
  gift: "A gift from Taleborn",
  mission: "Mission completed",
  daily_gift: "A gift for coming that day",
  battle_win: "Battle won",
  battle_consolation: "Battle fought",
  share: "Cards shared",
  album: "Album page complete",
  road: "Rival of the Tale Road beaten",
  invite: "A friend joined with your code",
  invite_welcome: "You joined with a friend's code",
  pack: "Pack opened",
  bonus_card: "Bonus card created",
  card_repainted: "Another picture of a creature",
  card_renamed: "Another name for a creature",
  look: "Look bought",
  team_slot: "Place for a team bought",
  market_fee: "Market fee",
  purchase: "Card bought",
  sale: "Card sold",
  order_held: "Set aside for a buy order",
  order_returned: "Buy order ended, coins returned",
  credits_bought: "Credits bought",
  credits_taken_back: "Credits taken back, as their money went back",
  credit_spent: "Premium card created",
} satisfies Record<Reason | CreditReason, string>;

/** A reason that an older or newer game has written reads as it is. */
const asWords = (reason: string): string => reason.replaceAll("_", " ");

/** Why coins or credits moved. */
export const reasonText = (reason: string): string =>
  Object.hasOwn(reasonTexts, reason)
    ? reasonTexts[reason as Reason | CreditReason]
    : asWords(reason);

type Movement = { reason: string; cause: string; name: string | null };

/** Such as "Card sold: Serafawn" or "Battle won against Rex". */
export function movementText({ reason, cause, name }: Movement): string {
  const joint = cause.startsWith("battle:") ? " against " : ": ";
  return name === null ? reasonText(reason) : `${reasonText(reason)}${joint}${name}`;
}

/** How a card came, and what that is called for the one who gave it. */
const cardReasonTexts: Record<CardReason, { received: string; given?: string }> = {
  welcome: { received: "Starter card" },
  creation: { received: "Your own creation" },
  gift: { received: reasonTexts.gift },
  mission: { received: "Mission reward" },
  first_win: { received: "First win of the day" },
  pack: { received: "From a pack" },
  invite: { received: "For inviting a friend" },
  purchase: { received: "Bought", given: "Sold" },
  trade: { received: "Traded", given: "Traded away" },
  transfer: { received: "Gift received", given: "Gift given" },
  nft_return: { received: "Came back from an outside wallet" },
  fusion: { received: "Fused", given: "Fused into an equal card" },
};

type CardMove = { reason: string; isReceived: boolean; otherName: string | null };

/** Such as "Gift received from Mika" or "Sold to Rex". */
export function cardMoveText({ reason, isReceived, otherName }: CardMove): string {
  const texts = Object.hasOwn(cardReasonTexts, reason) && cardReasonTexts[reason as CardReason];
  const text = (texts && texts[isReceived ? "received" : "given"]) || asWords(reason);
  return otherName === null ? text : `${text} ${isReceived ? "from" : "to"} ${otherName}`;
}
