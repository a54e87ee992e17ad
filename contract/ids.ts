/**
 * Ids and cursors as they come in. They are read once, here, so that nothing behind the border asks
 * whether a text may be an id: text that is none becomes the id that nothing has, and the feature
 * answers it in its own words, like an id of something that is gone. Capital letters become small
 * ones, as the database writes them: two ids are the same when they are the same text.
 */
import * as z from "zod/mini";
import { requestRemarks } from "#texts/en/requests.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Nothing has this id. */
const NOTHING = "00000000-0000-0000-0000-000000000000";

type Noun =
  | "battle"
  | "card"
  | "content"
  | "creation"
  | "deal"
  | "duel"
  | "grant"
  | "listing"
  | "meeting"
  | "mission"
  | "opening"
  | "order"
  /** A copy that a player owns; or a card, which then means the player's oldest copy of it. */
  | "ownedCard"
  | "passkey"
  | "picture"
  | "player"
  | "purchase"
  | "report"
  /** Of a child to its guardians. */
  | "request"
  | "room"
  | "session"
  /** That a player keeps. */
  | "team"
  | "withdrawal";

/** An id of this noun out of a request, well-formed. */
export type Id<Of extends Noun> = string & z.core.$brand<Of>;

/** For text that comes in another way than by a call, such as a page's address. */
export const readId = <Of extends Noun>(text: string): Id<Of> =>
  (UUID.test(text) ? text.toLowerCase() : NOTHING) as Id<Of>;

/** `id<"room">()` in the input of an entry. The output type is `Id<"room">`. */
/* @__NO_SIDE_EFFECTS__ */
export function id<Of extends Noun>() {
  return z.string().check(z.overwrite(readId)).brand<Of>();
}

/** A number in a query: whole, from 1 to `most`. */
/* @__NO_SIDE_EFFECTS__ */
export const upTo = (most: number) =>
  z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(most)));

/** Where a list goes on: the id of the last item that was read. */
export const cursor = z.optional(z.string().check(z.regex(UUID, requestRemarks.no_such_cursor)));

/** The same for lists whose items are numbered. */
export const numberCursor = z.optional(z.coerce.number().check(z.int(), z.minimum(1)));
