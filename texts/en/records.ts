/** What has happened to a player, as an admin reads it. */
import { day } from "#texts/moments.ts";
import { cardMoveText, inDollars, reasonText } from "./purse.ts";

type Coins = { amount: number; currency: string; reason: string; balance: number };
type Card = { reason: string; card: string; isReceived: boolean; otherName: string | null };
type Battle = { mode: string; status: string; isWon: boolean | null; otherName: string | null };
type Deal = {
  kind: string;
  status: string;
  price: number | null;
  isGiver: boolean;
  card: string;
  forCard: string | null;
  otherName: string | null;
};
type Purchase = {
  number: number;
  title: string;
  cents: number;
  state: string;
  isTest: boolean;
  isPayer: boolean;
  otherName: string | null;
};
type SignIn = { way: string; device: string; succeeded: boolean };
type AccountChange = { change: string };
type Report = { about: string; reason: string | null; decision: string | null };
type Deed = { deed: string; why: string; adminName: string | null };

type Event =
  | { kind: "coins"; facts: Coins }
  | { kind: "cards"; facts: Card }
  | { kind: "battles"; facts: Battle }
  | { kind: "deals"; facts: Deal }
  | { kind: "purchases"; facts: Purchase }
  | { kind: "security"; facts: SignIn | AccountChange }
  | { kind: "reports"; facts: Report }
  | { kind: "admins"; facts: Deed };

const joined = (...parts: readonly (string | null | false)[]): string =>
  parts.filter(Boolean).join(", ");

const coinsText = ({ amount, currency, reason, balance }: Coins): string => {
  const signed = `${amount < 0 ? "−" : "+"}${Math.abs(amount)} ${currency}`;
  return `${signed}: ${reasonText(reason)} (then ${balance})`;
};

const cardText = ({ card, ...move }: Card): string => `${card}: ${cardMoveText(move)}`;

const modes: Readonly<Record<string, string>> = {
  quick: "Quick battle",
  face_to_face: "Battle by code",
  room: "Battle in a room",
  arena: "Fair Arena",
};

const resultText = ({ status, isWon }: Battle): string => {
  if (status !== "completed") return status.replaceAll("_", " ");
  if (isWon === null) return "a draw";
  return isWon ? "won" : "lost";
};

const battleText = (battle: Battle): string => {
  const { mode, otherName } = battle;
  return joined(
    `${modes[mode] ?? mode}${otherName === null ? "" : ` against ${otherName}`}`,
    resultText(battle),
  );
};

const sides: Readonly<Record<string, readonly [giver: string, taker: string]>> = {
  sale: ["Offered for sale", "Bought"],
  trade: ["Put into a trade", "Asked for in a trade"],
  transfer: ["Given away", "Received as a gift"],
};

const dealText = ({ kind, status, price, isGiver, card, forCard, otherName }: Deal): string => {
  const [giver, taker] = sides[kind] ?? [kind, kind];
  return joined(
    `${isGiver ? giver : taker}: ${card}`,
    forCard !== null && `for ${forCard}`,
    price !== null && `for ${price} coins`,
    otherName !== null && `with ${otherName}`,
    status,
  );
};

const purchaseText = (purchase: Purchase): string => {
  const { number, title, cents, state, isTest, isPayer, otherName } = purchase;
  return joined(
    `No. ${number}: ${title}, ${inDollars(cents)}${isTest ? " (test)" : ""}`,
    otherName !== null && (isPayer ? `paid for ${otherName}` : `paid by ${otherName}`),
    state,
  );
};

const accountChanges: Readonly<Record<string, string>> = {
  password: "Chose a new password",
  "password by letter": "Chose a new password by a letter",
  address: "Gave another e-mail address",
  "address back": "Took the e-mail address of before back, with a new password",
  "app on": "Turned two-factor sign-in on",
  "app off": "Turned two-factor sign-in off",
  "new codes": "Made new recovery codes",
  passkey: "Added a passkey",
  "no passkey": "Removed a passkey",
};

const securityText = (facts: SignIn | AccountChange): string =>
  "change" in facts ? (accountChanges[facts.change] ?? facts.change) : signInText(facts);

const signInText = ({ way, device, succeeded }: SignIn): string =>
  `${succeeded ? "Signed in" : "Could not sign in"} by ${way}, ${device}`;

const decisions: Readonly<Record<string, string>> = {
  dismiss: "nothing was changed",
  warn: "the player was warned",
  hide: "the card has plain words",
  rename: "others read a made-up name",
};

const reportText = ({ about, reason, decision }: Report): string => {
  if (reason !== null) return `Has reported a ${about} (${reason.replaceAll("_", " ")})`;
  const decided = decision === null ? "not decided yet" : (decisions[decision] ?? decision);
  return `A ${about} was reported: ${decided}`;
};

const deedText = ({ deed, why, adminName }: Deed): string =>
  `${deed} by ${adminName ?? "a command"}${why === "" ? "" : `: ${why}`}`;

/** One line of a player's story, such as "+60 coins: A gift from Taleborn (then 260)". */
export function eventText(event: Event): string {
  switch (event.kind) {
    case "coins":
      return coinsText(event.facts);
    case "cards":
      return cardText(event.facts);
    case "battles":
      return battleText(event.facts);
    case "deals":
      return dealText(event.facts);
    case "purchases":
      return purchaseText(event.facts);
    case "security":
      return securityText(event.facts);
    case "reports":
      return reportText(event.facts);
    case "admins":
      return deedText(event.facts);
  }
}

type ClosedAccount = {
  id: string;
  joinedAt: string;
  closedAt: string;
  /** Until when its player can bring it back; null when that is over. */
  returnUntil: string | null;
  isErased: boolean;
};

const afterClosing = ({ returnUntil, isErased }: ClosedAccount): string => {
  if (isErased) return "erased";
  return returnUntil === null ? "soon erased" : `can come back until ${day(returnUntil)}`;
};

/** By which an admin recognises it when its name is gone. */
export const closedAccountText = (account: ClosedAccount): string =>
  [
    `account ${account.id.slice(0, 8)}`,
    `joined ${day(account.joinedAt)}`,
    `closed ${day(account.closedAt)}`,
    afterClosing(account),
  ].join("; ");
