/**
 * What a player reads about a change of coins or cards: why it happened, with the name of the thing
 * that it was about, and the page that shows more.
 */
import { reasonWords } from "./reasons.ts";

/** How the name follows the reason; ": " where nothing is said here. */
const joints: Record<string, string> = { battle: " against " };

/** The page of what a cause names ("battle:<id>"). */
const pages: Record<string, (id: string) => string> = {
  battle: (id) => `/replay/${id}`,
  pack: (id) => `/packs/${id}`,
  // Where the history of all deals is.
  listing: () => "/trade",
  trade: () => "/trade",
  transfer: () => "/trade",
  order: () => "/marketplace?tab=trades&view=orders",
  mission: () => "/",
  invite: () => "/invite",
  creation: () => "/cards",
};

const kindOf = (cause: string): string => cause.split(":", 1)[0]!;

/** Such as "Card sold: Serafawn" or "Battle won against Rex". */
export function movementWords({
  reason,
  cause,
  name,
}: {
  reason: string;
  cause: string;
  name: string | null;
}): string {
  const words = reasonWords(reason);
  return name === null ? words : `${words}${joints[kindOf(cause)] ?? ": "}${name}`;
}

/** Empty when no page shows it. */
export function causeLink(cause: string): string {
  const kind = kindOf(cause);
  const page = Object.hasOwn(pages, kind) ? pages[kind] : undefined;
  return page?.(cause.slice(kind.length + 1)) ?? "";
}

type Way = { received: string; given: string };

/** How a card came, and what it is called for the one who gave it. */
const cardReasons: Record<string, Way> = {
  welcome: { received: "Starter card", given: "" },
  creation: { received: "Your own creation", given: "" },
  gift: { received: "A gift from Taleborn", given: "" },
  mission: { received: "Mission reward", given: "" },
  first_win: { received: "First win of the day", given: "" },
  pack: { received: "From a pack", given: "" },
  invite: { received: "For inviting a friend", given: "" },
  purchase: { received: "Bought", given: "Sold" },
  trade: { received: "Traded", given: "Traded away" },
  transfer: { received: "Gift received", given: "Gift given" },
};

/** Such as "Gift received from Mika" or "Sold to Rex". */
export function cardMoveWords({
  reason,
  isReceived,
  otherName,
}: {
  reason: string;
  isReceived: boolean;
  otherName: string | null;
}): string {
  const known = Object.hasOwn(cardReasons, reason) ? cardReasons[reason] : undefined;
  const words = known?.[isReceived ? "received" : "given"] || reason.replaceAll("_", " ");
  return otherName === null ? words : `${words} ${isReceived ? "from" : "to"} ${otherName}`;
}
