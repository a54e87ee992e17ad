/**
 * A card as the log of the admins keeps it, and the way back to it. What a player wrote is not in the
 * log, which cannot be rewritten: the log names a row that goes when the player goes.
 */
import { must } from "#game/lib/must.ts";
import { isDuplicate, type Tx } from "#server/lib/db.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { anyCardRefusals } from "#texts/en/collection.ts";
import * as queries from "./any-card-queries.ts";
import { nameKey } from "./catalogue.ts";

export type AnyCard = queries.KeptFacts & queries.KeptWords;

type CardState = queries.KeptFacts & { words: queries.KeptWords | null; wordsId: number | null };

/** Null when there is no such card. */
export async function stateOf(tx: Tx, id: string): Promise<CardState | null> {
  const facts = await queries.lockFacts(tx, id);
  if (!facts) return null;
  const words = await queries.findWords(tx, id);
  if (facts.creatorId === null) return { ...facts, words, wordsId: null };
  return { ...facts, words: null, wordsId: (await queries.keepWords(tx, id, words)).id };
}

/** Whether packs and prizes give it. */
export const isDrawn = ({ origin, archivedAt }: queries.KeptFacts) =>
  origin === "catalogue" && archivedAt === null;

/** Packs draw a rarity first, so there is always a creature of each. */
export async function requireAnother(
  tx: Tx,
  id: string,
  rarity: queries.KeptFacts["rarity"],
): Promise<void> {
  await queries.lockCatalogue(tx);
  if (await queries.hasAnother(tx, id, rarity)) return;
  throw refusedError(anyCardRefusals, "last_of_rarity");
}

/** One card per name, also among players' own cards. */
export async function requireFreeName(tx: Tx, id: string, key: string): Promise<void> {
  if (key === "") throw refusedError(anyCardRefusals, "no_name");
  if (await queries.isKnownName(tx, key, id)) throw refusedError(anyCardRefusals, "name_taken");
}

/** Two admins may choose one name at once. */
export async function save(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (isDuplicate(error)) throw refusedError(anyCardRefusals, "name_taken");
    throw error;
  });
}

/** True when the card had to stay, because players have it or something is about it. */
export async function archiveOrRemove(tx: Tx, id: string): Promise<boolean> {
  if (await queries.removeCard(tx, id)) return false;
  await queries.archiveCard(tx, id);
  return true;
}

/** Puts a card back to what it was. Null: it was made then, so it is taken out. */
export async function restoreCard(tx: Tx, id: string, before: object | null): Promise<void> {
  const now = await queries.lockFacts(tx, id);
  if (before === null) {
    if (now) await archiveOrRemove(tx, id);
    return;
  }
  const { words, wordsId, ...facts } = before as CardState;
  if (now && isDrawn(now) && !(isDrawn(facts) && facts.rarity === now.rarity)) {
    await requireAnother(tx, id, now.rarity);
  }
  const kept = words ?? (await keptWords(tx, id, wordsId));
  await requireFreeName(tx, id, kept.nameKey);
  const card = { ...facts, ...kept };
  await save(now ? queries.updateAnyCard(tx, id, card) : queries.insertAnyCard(tx, id, card));
}

/** A state of the log with the words in it, where they are still kept. */
export async function withWords(tx: Tx, state: object): Promise<object> {
  const { words, wordsId, ...facts } = state as CardState;
  const kept = words ?? (wordsId === null ? null : await queries.findKeptWords(tx, wordsId))?.words;
  return { ...facts, ...kept };
}

/** Words that are gone since stay gone. */
async function keptWords(tx: Tx, id: string, wordsId: number | null) {
  const kept = await queries.findKeptWords(tx, must(wordsId, `words of card ${id}`));
  return kept?.words ?? queries.findWords(tx, id);
}

/** What stands on a card instead of its own words. */
type PlainWords = Omit<queries.KeptWords, "nameKey" | "imageUrl" | "thumbUrl"> & {
  picture: string;
};

/** Other words on a card that is there; the log keeps both states. Null: they stand on it already. */
export async function hideWords(tx: Tx, id: string, { picture, ...words }: PlainWords) {
  const before = must(await stateOf(tx, id), `state of card ${id}`);
  const { name, imageUrl } = await queries.findWords(tx, id);
  if (name === words.name && imageUrl === picture) return null;
  const { words: _, wordsId: __, ...facts } = before;
  const plain = { ...words, nameKey: nameKey(words.name), imageUrl: picture, thumbUrl: picture };
  await save(queries.updateAnyCard(tx, id, { ...facts, ...plain }));
  const after = must(await stateOf(tx, id), `state of card ${id}`);
  return { before, after, formerName: name };
}

/** The words of before, as far as they are still kept. */
export async function showWords(tx: Tx, id: string, wordsId: number) {
  const before = must(await stateOf(tx, id), `state of card ${id}`);
  await restoreCard(tx, id, { ...before, words: null, wordsId });
  return { before, after: must(await stateOf(tx, id), `state of card ${id}`) };
}
