/** Compensation: coins, credits and cards from the people who run the game, for many players at once. */
import * as z from "zod/mini";
import { GRANT_MOST } from "#game/grants/grants.ts";
import { done, endpoint } from "./endpoint.ts";
import { counted, day, pageBy } from "./fields.ts";
import { id } from "./ids.ts";

export const grantStates = ["waiting", "paying", "done", "refused", "called_off"] as const;

export type GrantState = (typeof grantStates)[number];

const noDay = z.optional(z.union([z.literal(""), day]));

const whom = {
  /** Usernames or e-mail addresses, one on each line; empty: everybody whom the days find. */
  names: z.optional(z.string().check(z.trim(), z.maxLength(20_000))),
  /** Players who joined from the first day to the second, both included. */
  joinedFrom: noDay,
  joinedTo: noDay,
  /** Players who were here on this day or later. */
  activeFrom: noDay,
};

/** Nothing is none. */
const upToMost = (most: number) => z.optional(z.int().check(z.minimum(0), z.maximum(most)));

const what = {
  coins: upToMost(GRANT_MOST.coins),
  credits: upToMost(GRANT_MOST.credits),
  /** A card of the catalogue; without copies there is none. */
  cardId: z.optional(z.union([z.literal(""), id<"card">()])),
  copies: upToMost(GRANT_MOST.copies),
};

const grantPreview = z.object({
  players: z.int(),
  /** The first players. */
  names: z.array(z.string()),
  /** Names and addresses that no player has. */
  unknown: z.array(z.string()),
  coins: z.int(),
  credits: z.int(),
  copies: z.int(),
  /** In coins. */
  worth: z.int(),
  wantsSecondAdmin: z.boolean(),
});

export type GrantPreviewOnWire = z.output<typeof grantPreview>;

export const previewGrant = endpoint("POST /api/admin/grants/preview", "admin", {
  sensitive: true,
  summary: "Whom a grant would find, what it would cost, and whether a second admin has to agree",
  input: z.object({ ...whom, ...what }),
  output: grantPreview,
});

const words = (most: number, none: string) =>
  z.string().check(z.trim(), z.minLength(1, none), z.maxLength(most));

export const createGrant = endpoint("POST /api/admin/grants", "admin", {
  sensitive: true,
  summary: "Give coins, credits or cards to players; a large grant waits for a second admin",
  input: z.object({
    ...whom,
    ...what,
    /** The players read it. */
    message: words(300, "Please say what it is for: the players read it."),
    why: words(500, "Please say why: the log keeps it."),
  }),
  output: z.object({ ...done.shape, id: z.string(), isWaiting: z.boolean() }),
});

const grantFilter = { state: z.optional(z.enum(["", ...grantStates])) };

const grant = z.object({
  id: z.string(),
  askedBy: z.object({ id: z.string(), name: z.string() }),
  askedAt: z.string(),
  why: z.string(),
  message: z.string(),
  coins: z.int(),
  credits: z.int(),
  copies: z.int(),
  cardName: z.nullable(z.string()),
  worth: z.int(),
  players: z.int(),
  paid: z.int(),
  /** Their accounts were closed before. */
  leftOut: z.int(),
  state: z.enum(grantStates),
  decidedBy: z.nullable(z.string()),
});

export type GrantOnWire = z.output<typeof grant>;

export const listGrants = endpoint("GET /api/admin/grants", "admin", {
  summary: "What was given to many players at once, or waits for a second admin; the newest first",
  input: z.object({ ...grantFilter, ...pageBy("askedAt") }),
  output: z.array(grant),
});

export const countGrants = endpoint("GET /api/admin/grants/count", "admin", {
  summary: "How many the same filters find",
  input: z.object(grantFilter),
  output: counted,
});

export const decideGrant = endpoint("POST /api/admin/grants/{id}/decide", "admin", {
  sensitive: true,
  summary: "Agree to a large grant, or refuse it; the admin who asked for it calls it off",
  input: z.object({ id: id<"grant">(), agrees: z.boolean() }),
});
