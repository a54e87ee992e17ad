/** Fields of forms: what admins write, and names and codes that anybody types. */
import * as z from "zod/mini";
import { parseRarity, rarities } from "#game/cards/rarities.ts";
import { plainCode } from "#game/lib/codes.ts";
import { isOneLine, isPlainName, withSingleSpaces } from "#game/lib/plain-name.ts";
import { requestRemarks } from "#texts/en/requests.ts";
import { cursor, upTo } from "./ids.ts";

/** As far as the column of a version counts. */
export const VERSION_MAX = 2_147_483_647;

/** The version that the sender has seen; without one, the server does not compare. */
export const version = z.optional(
  z.coerce.number().check(z.int(), z.minimum(0), z.maximum(VERSION_MAX)),
);

/** What more rows fit is counted no further, so that a count is quick however many there are. */
export const COUNTED_AT_MOST = 10_000;

/** The same of a search: an admin reads fewer, and short words are a part of very much. */
export const FOUND_AT_MOST = 1_000;

/** So far is counted what a list has with this search. */
export const countedAtMost = (search: string): number =>
  search === "" ? COUNTED_AT_MOST : FOUND_AT_MOST;

/** How many rows a list has, or `countedAtMost` when there are more. */
export const counted = z.object({ count: z.int() });

/** How a list for admins is sorted, by one of these columns, and which page of it is meant. */
/* @__NO_SIDE_EFFECTS__ */
export const pageBy = <const Column extends string>(...columns: Column[]) => ({
  sort: z.optional(z.enum(columns)),
  order: z.optional(z.enum(["asc", "desc"])),
  limit: upTo(200),
  after: cursor,
  before: cursor,
});

/** A whole number that a form may leave empty; what is none counts as 0. */
export const wholeOrNothing = z.optional(z.nullable(z.union([z.number(), z.string()])));

const MOMENT = /^20\d{2}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** The thirtieth of February is read as the second of March. */
function isOfCalendar(day: string): boolean {
  const ms = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day);
}

const isMoment = (text: string): boolean =>
  MOMENT.test(text) && isOfCalendar(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));

/** A day of this century, which means its beginning (UTC), or a moment. */
export const moment = z.string().check(z.refine(isMoment, requestRemarks.no_date));

/** A day of this century, such as 2026-11-23. */
export const day = moment.check(z.length(10, requestRemarks.no_date));

const TYPED_AT_MOST = 200;

/** What is no letter or digit is left out before a code is counted. */
export const typedCode = z.string().check(z.maxLength(TYPED_AT_MOST), z.overwrite(plainCode));

/** A rarity in a request; `mythic` is another word for `mythical`. */
export const rarityGiven = z.pipe(
  z.enum([...rarities, "mythic"]),
  z.transform((word) => (word === "mythic" ? "mythical" : word)),
);

/** The same of a search, in which any word may stand: null for one that is no rarity, which nothing has. */
export const raritySought = z.pipe(
  z.string().check(z.maxLength(20)),
  z.transform((word) => (word === "" ? undefined : parseRarity(word))),
);

/** A typed name of a person or a thing: what is more than a name is refused. */
export const typedName = z
  .string()
  .check(z.refine(isPlainName, requestRemarks.more_than_name), z.overwrite(withSingleSpaces));

/** A heading, which may be about an address or a sign. */
export const typedTitle = z
  .string()
  .check(
    z.maxLength(TYPED_AT_MOST),
    z.refine(isOneLine, requestRemarks.more_than_line),
    z.overwrite(withSingleSpaces),
  );
