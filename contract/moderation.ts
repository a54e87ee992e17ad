/** Reports: what players say is wrong, what is decided about it, and a word against that. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { counted, moment, pageBy } from "./fields.ts";
import { id } from "./ids.ts";

export const reportReasons = ["tricked", "not_me", "unkind", "other"] as const;

export const reportKinds = ["deal", "card", "name"] as const;
export const caseStates = ["open", "appeal", "handled"] as const;
export const decisions = ["dismiss", "warn", "hide", "rename"] as const;

export type ReportReason = (typeof reportReasons)[number];
export type ReportKind = (typeof reportKinds)[number];
export type CaseState = (typeof caseStates)[number];
export type Decision = (typeof decisions)[number];

const words = z.string().check(z.trim(), z.maxLength(500));

export const sendReport = endpoint("POST /api/reports", "player", {
  summary: "Tell the people who run the game that something is wrong with a deal, card or name",
  input: z.object({
    /** One of the four. */
    dealId: z.optional(id<"deal">()),
    cardId: z.optional(id<"card">()),
    playerId: z.optional(id<"player">()),
    /** The name of the rival in it is meant. */
    battleId: z.optional(id<"battle">()),
    /** With a deal: not the deal is meant but the other player's name. */
    isAboutName: z.optional(z.boolean()),
    reason: z.enum(reportReasons),
    text: z.optional(words),
  }),
});

export const cardMaker = endpoint("GET /api/reports/cards/{id}", "player", {
  summary: "Who has made a card, and whether the player may report it",
  input: z.object({ id: id<"card">() }),
  output: z.object({
    /** Null for a card that no player has made, and when its maker has left the game. */
    makerName: z.nullable(z.string()),
    /** The running number over all creations of the game; null for a card that no player has made. */
    creationNumber: z.nullable(z.int()),
    /** Not when it is the player's own, or was reported already. */
    mayReport: z.boolean(),
  }),
});

export const battleRival = endpoint("GET /api/reports/battles/{id}", "player", {
  summary: "Whom the player met in a battle that is over, and whether the name may be reported",
  input: z.object({ id: id<"battle">() }),
  output: z.object({
    /** Null: the computer, or a player who has left. */
    rivalName: z.nullable(z.string()),
    /** Not when it was reported already. */
    mayReport: z.boolean(),
  }),
});

const ownDecision = z.object({
  id: z.string(),
  kind: z.enum(reportKinds),
  decision: z.enum(decisions),
  why: z.string(),
  decidedAt: z.string(),
  mayAppeal: z.boolean(),
});

export type OwnDecision = z.output<typeof ownDecision>;

export const ownDecisions = endpoint("GET /api/reports/decisions", "player", {
  whileSuspended: true,
  summary: "What was decided about the player's own cards, name and deals, the newest first",
  output: z.array(ownDecision),
});

export const appeal = endpoint("POST /api/reports/appeal", "player", {
  whileSuspended: true,
  summary: "Say once that a decision is wrong: an admin looks at it again",
  input: z.object({
    id: id<"report">(),
    text: words.check(z.minLength(1, "Please say why it is wrong.")),
  }),
});

const caseFilter = {
  state: z.optional(z.enum(["", ...caseStates])),
  kind: z.optional(z.enum(["", ...reportKinds])),
};

const reportCase = z.object({
  id: z.string(),
  kind: z.enum(reportKinds),
  subjectId: z.string(),
  /** The card or the player; of a deal there is no name. Null when it is gone. */
  subjectName: z.nullable(z.string()),
  /** What a card says of itself. */
  subjectText: z.nullable(z.string()),
  /** The words from which a player has made a card. */
  askedFor: z.nullable(z.string()),
  reportedId: z.string(),
  reportedName: z.string(),
  state: z.enum(caseStates),
  openedAt: z.string(),
  decision: z.nullable(z.enum(decisions)),
  why: z.string(),
  decidedAt: z.nullable(z.string()),
  appeal: z.string(),
  /** None: the game itself is not sure about it. */
  count: z.int(),
  /** The newest reports. */
  reports: z.array(z.object({ reason: z.enum(reportReasons), text: z.string() })),
});

export type ReportCase = z.output<typeof reportCase>;

export const listReports = endpoint("GET /api/admin/reports", "admin", {
  summary: "What players have reported, and what they say against decisions; the newest first",
  input: z.object({ ...caseFilter, ...pageBy("openedAt") }),
  output: z.array(reportCase),
});

export const countReports = endpoint("GET /api/admin/reports/count", "admin", {
  summary: "How many the same filters find",
  input: z.object(caseFilter),
  output: counted,
});

export const decideReport = endpoint("POST /api/admin/reports/decide", "admin", {
  sensitive: true,
  summary:
    "Dismiss what was reported, warn, take a card's words away, or a name; the player gets a notification",
  input: z.object({
    id: id<"report">(),
    /** As the admin has seen it: what has become another case since is not decided. */
    state: z.enum(caseStates),
    openedAt: moment,
    decision: z.enum(decisions),
    /** The player reads it, and so does the log. */
    why: z.optional(words),
  }),
});
