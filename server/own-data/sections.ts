/** What stands on the page of an export, in its order. */
import type { Tx } from "#server/lib/db.ts";
import { wordsOfRow } from "#server/notifications/service.ts";
import { escaped, momentText, section, type ShownValue } from "./page.ts";
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

/** A heading, the heads of its table, and the cells of a row that answers the question. */
const tableOf =
  <Row>(
    [question, title, ...heads]: [question: Question, title: string, ...heads: string[]],
    show: (row: Row) => readonly ShownValue[],
  ) =>
  (ask: Ask) =>
    section({ title, heads, rows: ask<Row>(question) }, show);

const sections = [
  tableOf<OwnedCard>(["cards", "Cards", "", "Card", "Strength", "Story", "Since"], (card) => [
    picture(card.imageUrl),
    {
      html: `<strong>${escaped(card.name)}</strong><br>${escaped(card.rarity)} ${escaped(card.element)}, ${escaped(card.finish)}`,
    },
    `${card.attack} / ${card.defense}`,
    { html: `${escaped(card.description)}<br><em>${escaped(storyOf(card))}</em>` },
    `${momentText(card.at)} (${card.reason})${card.mint ? ` NFT ${card.mint}` : ""}`,
  ]),
  tableOf<Creation>(
    ["creations", "What you created", "", "Your words", "Card", "When"],
    ({ at, imageUrl, description, name, state }) => [
      picture(imageUrl),
      description,
      name ?? state,
      momentText(at),
    ],
  ),
  tableOf<Battle>(
    ["battles", "Battles", "When", "Against", "Kind", "Result"],
    ({ at, other, type, isWon }) => [momentText(at), other, type, resultText(isWon)],
  ),
  tableOf<Deal>(["deals", "Deals", "When", "What", "With", "Cards", "Coins"], (deal) => [
    momentText(deal.at),
    `${deal.kind}, ${deal.status}`,
    deal.other,
    `you ${deal.side} ${deal.card ?? "a card"}${deal.forCard ? `, for ${deal.forCard}` : ""}`,
    deal.price,
  ]),
  tableOf<Purchase>(
    ["purchases", "Purchases", "When", "Number", "What", "Amount", "State"],
    ({ at, number, title, cents, refundedCents, mode, state }) => {
      const paidBack = refundedCents ? `, ${inMoney(refundedCents)} paid back` : "";
      return [momentText(at), number, title, `${inMoney(cents)} USD${paidBack} (${mode})`, state];
    },
  ),
  tableOf<ToldRow>(["told", "What we have told you", "When", "Message"], (each) => {
    const { title, text } = wordsOfRow(each);
    return [momentText(each.at), `${title}: ${text}`];
  }),
  tableOf<Report>(
    ["reports", "What you have reported", "When", "Why", "Words"],
    ({ at, reason, text }) => [momentText(at), reason, text],
  ),
  tableOf<SignIn>(
    ["signIns", "Where you are signed in", "Device", "Since", "Last seen"],
    ({ device, at, lastSeenAt }) => [device, momentText(at), momentText(lastSeenAt)],
  ),
  tableOf<Consent>(
    ["consents", "What was allowed", "When", "What", "Answer"],
    ({ at, what, answer }) => [momentText(at), what, answer],
  ),
];

export async function* sectionsOf(tx: Tx, playerId: string): AsyncGenerator<string> {
  const ask: Ask = (question) =>
    rowsOf(tx, { name: question, sql: questions[question], values: [playerId] });
  for (const each of sections) yield* each(ask);
}

function storyOf({ backstory, deeds }: OwnedCard): string {
  return [backstory, ...(deeds === null ? [] : [deeds])].join(" ");
}

function resultText(isWon: boolean | null): string {
  if (isWon === null) return "no winner";
  return isWon ? "won" : "lost";
}

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
