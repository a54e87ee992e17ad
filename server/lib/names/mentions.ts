/**
 * Players who are named in a text that stays for ever: the text keeps their ids, and a reader sees
 * their present names. So nothing of an erased account is left in it.
 */
import { plainName } from "#game/lib/plain-name.ts";
import type { Tx } from "#server/lib/db.ts";
import { keyOf } from "./keys.ts";

/** A username has at most 40 characters, and so at most so many words. */
const WORDS_OF_NAME = 20;

const words = /[^\s()[\]{}"“”„‘’,;:!?<>]+/gu;
const ending = /(?:'s|[.'])+$/u;
const mention = /\{player ([0-9a-f-]{36})\}/g;

type TextRange = { start: number; end: number };

/** Where in the text a name or an address may stand, the longest first. */
function placesIn(text: string): TextRange[] {
  const found = [...text.matchAll(words)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    plain: index + word.replace(ending, "").length,
  }));
  return found
    .flatMap(({ start }, first) =>
      found
        .slice(first, first + WORDS_OF_NAME)
        .flatMap(({ end, plain }) => [{ start, end }].concat({ start, end: plain })),
    )
    .filter(({ start, end }) => end > start && end - start <= 254)
    .toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
}

const keyAt = (text: string, { start, end }: TextRange): string =>
  keyOf(text.slice(start, end).replaceAll(/\s+/g, " "));

/** The text with ids in place of usernames and e-mail addresses, however they are written. */
export async function withMentions(tx: Tx, text: string): Promise<string> {
  const places = placesIn(text);
  if (places.length === 0) return text;
  const keys = [...new Set(places.map((place) => keyAt(text, place)))];
  const players = await tx.rows<{ id: string; username: string; email: string }>(
    `select id, username_key as username, email_key as email from players
      where username_key = any($1)
     union select id, username_key, email_key from players where email_key = any($1)`,
    [keys],
  );
  const ids = new Map(
    players.flatMap(({ id, username, email }) => [
      [username, id],
      [email, id],
    ]),
  );
  const taken: (TextRange & { id: string })[] = [];
  for (const place of places) {
    const id = ids.get(keyAt(text, place));
    const isFree = taken.every(({ start, end }) => place.end <= start || place.start >= end);
    if (id !== undefined && isFree) taken.push({ ...place, id });
  }
  return taken
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (all, { start, end, id }) => `${all.slice(0, start)}{player ${id}}${all.slice(end)}`,
      text,
    );
}

/** The ids of all who are named. */
export const mentionedIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => [...text.matchAll(mention)].map(([, id = ""]) => id));

/** The texts as they read now; what is remarked about an id stands behind the name. */
export async function withNames(
  tx: Tx,
  texts: readonly string[],
  remarks: ReadonlyMap<string, string> = new Map(),
): Promise<string[]> {
  const ids = mentionedIn(texts);
  if (ids.length === 0) return [...texts];
  const players = await tx.rows<{ id: string; username: string }>(
    `select id, username from players where id = any($1)`,
    [[...new Set(ids)]],
  );
  const names = new Map(
    players.map(({ id, username }) => {
      const remark = remarks.get(id);
      return [id, `${plainName(username) ?? ""}${remark === undefined ? "" : ` (${remark})`}`];
    }),
  );
  return texts.map((text) =>
    text.replaceAll(mention, (whole, id: string) => names.get(id) ?? whole),
  );
}
