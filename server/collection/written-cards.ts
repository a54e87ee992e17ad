/**
 * Lists of copies as JSON. All copies of a card show the same card, which seldom changes: a process
 * writes it once for each version of its row, and a list reads of its copies only what is their own.
 */
import * as z from "zod/mini";
import { card, type GroupedCardOnWire, type OwnedCardOnWire } from "#contract/cards.ts";
import type { Deps } from "#server/lib/deps.ts";
import { Written } from "#server/lib/http/written.ts";
import { cardOnWire, copyOnWire, type CopyRow, type GroupedRow } from "./card-rows.ts";
import { listVersions, type VersionRow } from "./queries.ts";

/** About a kilobyte each. */
const KEPT_AT_MOST = 5_000;

type Around = Pick<Deps, "db" | "nudges">;
type KeptCard = Pick<VersionRow, "version"> & { text: string };

const keptBy = new WeakMap<Around["nudges"], Map<string, KeptCard>>();

/** By the card's id, for as long as the connection to the database lasts: behind it may be another one then. */
function keptCards(nudges: Around["nudges"]): Map<string, KeptCard> {
  const kept = keptBy.get(nudges);
  if (kept) return kept;
  const fresh = new Map<string, KeptCard>();
  keptBy.set(nudges, fresh);
  nudges.onHeardAgain(() => fresh.clear());
  return fresh;
}

const sharedByCopies = z.omit(card, { nftAddress: true, finish: true });

const cardText = (row: VersionRow): string =>
  JSON.stringify(z.parse(sharedByCopies, cardOnWire(row)));

/** The texts of the cards of these copies, by the cards' ids. */
async function textsOf({ db, nudges }: Around, copies: readonly CopyRow[]) {
  const kept = keptCards(nudges);
  const texts = new Map<string, string>();
  const missing = new Set<string>();
  for (const { cardId, version } of copies) {
    const known = kept.get(cardId);
    if (known?.version === version) texts.set(cardId, known.text);
    else missing.add(cardId);
  }
  if (missing.size === 0) return texts;
  for (const row of await listVersions(db, [...missing])) {
    const text = cardText(row);
    if (kept.size >= KEPT_AT_MOST) kept.clear();
    kept.set(row.cardId, { version: row.version, text });
    texts.set(row.cardId, text);
  }
  return texts;
}

/** Fields beside `card`, and the card with what this copy adds to it. */
const copyText = (own: object, { nftAddress, finish }: CopyRow, shared: string): string =>
  `${JSON.stringify(own).slice(0, -1)},"card":${shared.slice(0, -1)},` +
  `${JSON.stringify({ nftAddress, finish }).slice(1)}}`;

async function written<Row extends CopyRow, OnWire>(
  around: Around,
  copies: readonly Row[],
  ownOf: (row: Row) => Omit<OnWire, "card">,
): Promise<Written<OnWire[]>> {
  const texts = await textsOf(around, copies);
  // A card that was erased between the two statements has no text.
  const each = copies.flatMap((row) => {
    const shared = texts.get(row.cardId);
    return shared === undefined ? [] : [copyText(ownOf(row), row, shared)];
  });
  return new Written(`[${each.join()}]`);
}

export const writtenCopies = (around: Around, copies: readonly CopyRow[]) =>
  written<CopyRow, OwnedCardOnWire>(around, copies, copyOnWire);

export const writtenGroups = (around: Around, groups: readonly GroupedRow[]) =>
  written<GroupedRow, GroupedCardOnWire>(around, groups, (row) => ({
    ...copyOnWire(row),
    quantity: row.quantity,
  }));
