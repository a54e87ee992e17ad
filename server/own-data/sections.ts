/** What stands on the page of an export, in its order. */
import type { Tx } from "#server/lib/db.ts";
import { wordsOfRow } from "#server/notifications/service.ts";
import { escaped, momentText, section } from "./page.ts";
import { questions, type Question } from "./page-queries.ts";
import { rowsOf } from "./pages-of-rows.ts";

/** Where a picture lies in the file; null when the card has none of the game's own. */
export function pictureFile(imageUrl: string | null): string | null {
  const [, name] = /^\/(?:creatures|pictures)\/([\w-]+\.webp)$/.exec(imageUrl ?? "") ?? [];
  return name === undefined ? null : `pictures/${name}`;
}

const picture = (imageUrl: string | null) => {
  const file = pictureFile(imageUrl);
  return { html: file === null ? "" : `<img src="${file}" alt="" loading="lazy">` };
};

const inMoney = (cents: number): string => (cents / 100).toFixed(2);

type Ask = <Row>(question: Question) => AsyncIterable<Row>;
type Section = (ask: Ask) => AsyncIterable<string>;

const cards: Section = (ask) => {
  const heads = ["", "Card", "Strength", "Story", "Since"];
  return section({ title: "Cards", heads, rows: ask<OwnedCard>("cards") }, (card) => [
    picture(card.imageUrl),
    {
      html: `<strong>${escaped(card.name)}</strong><br>${escaped(card.rarity)} ${escaped(card.element)}, ${escaped(card.finish)}`,
    },
    `${card.attack} / ${card.defense}`,
    { html: `${escaped(card.description)}<br><em>${escaped(storyOf(card))}</em>` },
    `${momentText(card.at)} (${card.reason})${card.mint ? ` NFT ${card.mint}` : ""}`,
  ]);
};

const storyOf = ({ backstory, deeds }: OwnedCard): string =>
  [backstory, ...(deeds === null ? [] : [deeds])].join(" ");

const creations: Section = (ask) => {
  const heads = ["", "Your words", "Card", "When"];
  const rows = ask<Creation>("creations");
  return section({ title: "What you created", heads, rows }, (each) => [
    picture(each.imageUrl),
    each.description,
    each.name ?? each.state,
    momentText(each.at),
  ]);
};

const battles: Section = (ask) => {
  const heads = ["When", "Against", "Kind", "Result"];
  const rows = ask<Battle>("battles");
  return section({ title: "Battles", heads, rows }, ({ at, other, type, isWon }) => [
    momentText(at),
    other,
    type,
    resultText(isWon),
  ]);
};

const deals: Section = (ask) => {
  const heads = ["When", "What", "With", "Cards", "Coins"];
  return section({ title: "Deals", heads, rows: ask<Deal>("deals") }, (deal) => [
    momentText(deal.at),
    `${deal.kind}, ${deal.status}`,
    deal.other,
    `you ${deal.side} ${deal.card ?? "a card"}${deal.forCard ? `, for ${deal.forCard}` : ""}`,
    deal.price,
  ]);
};

const purchases: Section = (ask) => {
  const heads = ["When", "Number", "What", "Amount", "State"];
  const rows = ask<Purchase>("purchases");
  return section({ title: "Purchases", heads, rows }, (each) => {
    const { cents, refundedCents, mode } = each;
    const paidBack = refundedCents ? `, ${inMoney(refundedCents)} paid back` : "";
    const amount = `${inMoney(cents)} USD${paidBack} (${mode})`;
    return [momentText(each.at), each.number, each.title, amount, each.state];
  });
};

const told: Section = (ask) => {
  const heads = ["When", "Message"];
  return section({ title: "What we have told you", heads, rows: ask<ToldRow>("told") }, (each) => {
    const { title, text } = wordsOfRow(each);
    return [momentText(each.at), `${title}: ${text}`];
  });
};

const reports: Section = (ask) => {
  const heads = ["When", "Why", "Words"];
  const rows = ask<Report>("reports");
  return section({ title: "What you have reported", heads, rows }, ({ at, reason, text }) => [
    momentText(at),
    reason,
    text,
  ]);
};

const signIns: Section = (ask) => {
  const heads = ["Device", "Since", "Last seen"];
  const rows = ask<SignIn>("signIns");
  return section({ title: "Where you are signed in", heads, rows }, (each) => [
    each.device,
    momentText(each.at),
    momentText(each.lastSeenAt),
  ]);
};

const consents: Section = (ask) => {
  const heads = ["When", "What", "Answer"];
  const rows = ask<Consent>("consents");
  return section({ title: "What was allowed", heads, rows }, ({ at, what, answer }) => [
    momentText(at),
    what,
    answer,
  ]);
};

export async function* sectionsOf(tx: Tx, playerId: string): AsyncGenerator<string> {
  const ask: Ask = (question) =>
    rowsOf(tx, { name: question, sql: questions[question], values: [playerId] });
  const all = [cards, creations, battles, deals, purchases, told, reports, signIns, consents];
  for (const each of all) yield* each(ask);
}

const resultText = (isWon: boolean | null): string => {
  if (isWon === null) return "no winner";
  return isWon ? "won" : "lost";
};

type At = { at: Date };
type OwnedCard = At & {
  name: string;
  imageUrl: string | null;
  rarity: string;
  element: string;
  attack: number;
  defense: number;
  description: string;
  backstory: string;
  /** What battles have added to its story. */
  deeds: string | null;
  reason: string;
  finish: string;
  mint: string | null;
};
type Creation = At & {
  description: string;
  state: string;
  name: string | null;
  imageUrl: string | null;
};
type Battle = At & { type: string; other: string | null; isWon: boolean | null };
type Deal = At & {
  kind: string;
  status: string;
  price: number | null;
  card: string | null;
  forCard: string | null;
  side: string;
  other: string | null;
};
type Purchase = At & {
  number: number;
  title: string;
  cents: number;
  refundedCents: number;
  state: string;
  mode: string;
};
type ToldRow = At & { code: string | null; params: object; title: string; text: string };
type Report = At & { reason: string; text: string };
type SignIn = At & { device: string; lastSeenAt: Date };
type Consent = { at: Date | null; what: string; answer: string | null };
