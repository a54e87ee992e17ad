/** The back office: who plays, what the people who run the game change about them, and figures. */
import * as z from "zod/mini";
import { roles } from "#game/account/roles.ts";
import { done, endpoint } from "./endpoint.ts";
import { counted, day, pageBy } from "./fields.ts";
import { id, numberCursor, upTo } from "./ids.ts";
import { requestRemarks } from "#texts/en/requests.ts";

export const adminStats = endpoint("GET /api/admin/stats", "admin", {
  summary: "How many there are of everything, at most some seconds old",
  output: z.object({
    total_users: z.int(),
    total_cards: z.int(),
    total_user_cards: z.int(),
    total_battles: z.int(),
    total_trades: z.int(),
    admin_users: z.int(),
    demo_users: z.int(),
  }),
});

/** In the admin's own words, for the log. */
const why = z.optional(z.string().check(z.trim(), z.maxLength(500)));

const userFilter = {
  /** Any part of the address or of a name. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  role: z.optional(z.enum(["", ...roles])),
};

const managedUser = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  role: z.enum(roles),
  coins: z.int(),
  streak: z.int(),
  invitesUsed: z.int(),
  created_at: z.string(),
  /** When the player made the last free card of a day; null before the first. */
  last_daily_card: z.nullable(z.string()),
  is_demo: z.boolean(),
  /** An admin wants this player to be one, and waits for a second. */
  isAdminAskedFor: z.boolean(),
});

export type ManagedUserOnWire = z.output<typeof managedUser>;

export const userSorts = ["created_at", "email", "username"] as const;

export const listUsers = endpoint("GET /api/admin/users", "admin", {
  summary: "The players, the newest first; fifty, or as many as `limit` says",
  input: z.object({ ...userFilter, ...pageBy(...userSorts) }),
  output: z.array(managedUser),
});

export const countUsers = endpoint("GET /api/admin/users/count", "admin", {
  summary: "How many players the same filters find",
  input: z.object(userFilter),
  output: counted,
});

const person = z.object({ id: z.string(), name: z.string() });

export const listWaiting = endpoint("GET /api/admin/waiting", "admin", {
  summary: "What waits for this admin to agree: new admins and large grants, the oldest first",
  output: z.object({
    admins: z.array(z.object({ user: person, by: person, at: z.string() })),
    grants: z.array(
      z.object({
        id: z.string(),
        /** So many players get what follows, each in full. */
        players: z.int(),
        coins: z.int(),
        credits: z.int(),
        copies: z.int(),
        cardName: z.nullable(z.string()),
        by: person,
        at: z.string(),
      }),
    ),
  }),
});

const closedAccount = z.object({
  id: z.string(),
  /** What it was called until it is erased, a made-up name afterwards. */
  name: z.string(),
  joinedAt: z.string(),
  closedAt: z.string(),
  /** Until when its player can bring it back; null when that is over. */
  returnUntil: z.nullable(z.string()),
  isErased: z.boolean(),
});

export type ClosedAccountOnWire = z.output<typeof closedAccount>;

const userStory = z.object({
  id: z.string(),
  username: z.string(),
  /** What others read. */
  shownName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  role: z.enum(roles),
  /** Null: nothing was said about an age. */
  ageBand: z.nullable(z.string()),
  joinedAt: z.string(),
  /** Null: signed in nowhere. */
  lastSeenAt: z.nullable(z.string()),
  /** Null while the account is open. */
  deletedAt: z.nullable(z.string()),
  closed: z.nullable(closedAccount),
  /** Who wants this player to be an admin, and waits for a second; null where there is no such wish. */
  adminRequest: z.nullable(z.object({ by: person, at: z.string() })),
  /** Null while the account is not suspended. */
  suspension: z.nullable(z.object({ why: z.string(), until: z.string() })),
  coins: z.int(),
  credits: z.int(),
  cards: z.int(),
  nfts: z.int(),
  wallet: z.nullable(z.string()),
  hasTwoFactor: z.boolean(),
  passkeys: z.int(),
  guardians: z.array(person),
  children: z.array(person),
});

export type UserStoryOnWire = z.output<typeof userStory>;

export const getUserStory = endpoint("GET /api/admin/users/{id}", "admin", {
  summary: "Who one player is and what the player has, also after the account was closed",
  input: z.object({ id: id<"player">() }),
  output: userStory,
});

export const eventKinds = [
  "coins",
  "cards",
  "battles",
  "deals",
  "purchases",
  "security",
  "reports",
  "admins",
] as const;

export type EventKind = (typeof eventKinds)[number];

/** The id of an event: when it was, to the microsecond, its kind and its row. */
const eventId = /^([12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3})\d{3}Z_[a-z]+_[0-9a-f-]+$/;

/** Of this shape, and of a moment that there is: not the 30th of February. */
function isEventId(text: string): boolean {
  const at = `${eventId.exec(text)?.[1]}Z`;
  const moment = new Date(at);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === at;
}

const userEvent = z.object({
  id: z.string(),
  kind: z.enum(eventKinds),
  at: z.string(),
  words: z.string(),
  /** The page that shows more; empty when there is none that an admin can open. */
  link: z.string(),
});

export type UserEventOnWire = z.output<typeof userEvent>;

export const listUserEvents = endpoint("GET /api/admin/users/{id}/events", "admin", {
  summary: "Everything that has happened to one player, the newest first",
  input: z.object({
    id: id<"player">(),
    kind: z.optional(z.enum(["", ...eventKinds])),
    cursor: z.optional(z.string().check(z.refine(isEventId, requestRemarks.no_such_cursor))),
    limit: upTo(100),
  }),
  output: z.array(userEvent),
});

export const changeRole = endpoint("POST /api/admin/users/{userId}/role", "admin", {
  sensitive: true,
  summary:
    "Make a player an admin, a demo account or a user; the last admin stays one, and a second admin agrees to a new one by the same call",
  input: z.object({ userId: id<"player">(), role: z.enum(roles), why }),
  output: z.object({ ...done.shape, isWaiting: z.boolean() }),
});

export const signOutUser = endpoint("POST /api/admin/users/{id}/sign-out", "admin", {
  sensitive: true,
  summary: "End all sessions of an account, in every browser",
  input: z.object({ id: id<"player">(), why }),
});

export const deleteUser = endpoint("DELETE /api/admin/users/{id}", "admin", {
  sensitive: true,
  summary:
    "Close an account and erase it; players who dealt with it have their own back. Never an admin's",
  input: z.object({ id: id<"player">(), why }),
});

export const demoLogin = endpoint("POST /api/admin/demo-login", "admin", {
  sensitive: true,
  summary: "Make an account to try the game with, and sign this browser in as it; for a day",
  repeatedByHandler: true,
});

export const returnFromDemo = endpoint("POST /api/auth/return", "anyone", {
  summary: "End the demo session of this browser, and go on as the admin who began it",
  repeatable: true,
});

const logFilter = {
  /** The username of an admin. */
  admin: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** Exactly these words, such as "role changed". */
  deed: z.optional(z.string().check(z.maxLength(100))),
  /** What kind of thing it was done to, such as "mission", and which one. */
  kind: z.optional(z.string().check(z.maxLength(100))),
  subject: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** From the beginning of this day (UTC) to the end of that one. */
  from: z.optional(z.union([z.literal(""), day])),
  to: z.optional(z.union([z.literal(""), day])),
};

const logRow = z.object({
  /** As tables call it: the number. */
  id: z.int(),
  number: z.int(),
  at: z.string(),
  /** Null: by a command on the machine itself. */
  admin: z.nullable(z.object({ id: z.string(), name: z.string() })),
  deed: z.string(),
  /** `name` is what it is called now; null when it has none, or is gone. */
  subject: z.object({ kind: z.string(), id: z.string(), name: z.nullable(z.string()) }),
  why: z.string(),
  /** The number of the row that this one has taken back. */
  undoes: z.nullable(z.int()),
  undoneBy: z.nullable(z.int()),
  /** The closed accounts among the players whom the row is about or who are named in it. */
  closed: z.array(closedAccount),
  canBeUndone: z.boolean(),
});

export type AdminLogRow = z.output<typeof logRow>;

export const listLog = endpoint("GET /api/admin/log", "admin", {
  summary: "What admins have done, the newest first",
  input: z.object({
    ...logFilter,
    order: z.optional(z.enum(["asc", "desc"])),
    limit: upTo(200),
    after: numberCursor,
    before: numberCursor,
  }),
  output: z.array(logRow),
});

export const countLog = endpoint("GET /api/admin/log/count", "admin", {
  summary: "How many rows of the log the same filters find",
  input: z.object(logFilter),
  output: counted,
});

export const logWords = endpoint("GET /api/admin/log/words", "admin", {
  summary: "The deeds and the kinds of things that the log knows, to filter by",
  output: z.object({ deeds: z.array(z.string()), kinds: z.array(z.string()) }),
});

const logNumber = z.coerce.number().check(z.int(), z.minimum(1));

export const getLogRow = endpoint("GET /api/admin/log/{number}", "admin", {
  summary: "One row of the log, with what is different since",
  input: z.object({ number: logNumber }),
  output: z.object({
    ...logRow.shape,
    /** Empty: was not there before, or is not there afterwards. */
    differences: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    /** Why it cannot be taken back; null when it can. */
    noWayBack: z.nullable(z.string()),
  }),
});

export const undoDeed = endpoint("POST /api/admin/log/{number}/undo", "admin", {
  sensitive: true,
  summary: "Put back what an admin has changed, if nothing else has changed it since",
  input: z.object({ number: logNumber, why }),
});
