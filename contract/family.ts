/** Children and those who look after them: what each child may do, and what a child asks for. */
import * as z from "zod/mini";
import { moneyRules, switches, type Switch } from "#game/account/capabilities.ts";
import { allowanceFields, wantable } from "#game/family/allowances.ts";
import { isChildName } from "#game/family/child-name.ts";
import { approvalRemarks } from "#texts/en/approval.ts";
import { email } from "./account.ts";
import { endpoint } from "./endpoint.ts";
import { typedName, VERSION_MAX } from "./fields.ts";
import { id } from "./ids.ts";

const token = z.string().check(z.minLength(1), z.maxLength(200));

export const parentAsked = z.object({
  /** The open question; null when there is none. */
  asked: z.nullable(
    z.object({ parentEmail: z.string(), askedAt: z.string(), answerUntil: z.string() }),
  ),
  guardians: z.int(),
  /** Without a parent's yes by then, the account is erased; null when it stays. */
  eraseAt: z.nullable(z.string()),
  /** What others read until then; null when they read the username. */
  safeName: z.nullable(z.string()),
});

const firstName = typedName.check(z.refine(isChildName, approvalRemarks.bad_first_name));

export const askParent = endpoint("POST /api/family/ask", "player", {
  summary: "Mail a letter to a parent, who can say yes or no; asking again writes again",
  input: z.object({
    parentEmail: email,
    /** For the letter and its page only. Who asks the same parent again need not say it again. */
    firstName: z.optional(z.nullable(firstName)),
  }),
  output: parentAsked,
});

export const getParentAsked = endpoint("GET /api/family/ask", "player", {
  summary: "Which parent got the letter, and until when there can be an answer",
  output: parentAsked,
});

/** Why the answer cannot be given here and now. */
export const answerHindrances = [
  "other_address",
  "childs_browser",
  "age_unknown",
  "not_an_adult",
] as const;

export type AnswerHindrance = (typeof answerHindrances)[number];

const openSwitches = z.array(z.enum(switches)).check(z.maxLength(switches.length));

const approvalRequest = z.object({
  /** By which others know the child now. */
  shownName: z.string(),
  /** What the child is called on its own screen. */
  username: z.string(),
  firstName: z.nullable(z.string()),
  /** The first card that the child made, or else that it was given; null when there is none. */
  firstCard: z.nullable(z.object({ name: z.string(), imageUrl: z.string() })),
  ageBand: z.enum(["child", "teen", "young"]),
  /** Where the letter went: no account of another address can say yes. */
  parentEmail: z.string(),
  answerUntil: z.string(),
  /** What is open now, or is proposed to be. */
  open: openSwitches,
  /** Another parent has opened it, and a yes to this letter does not change it. */
  hasOtherParent: z.boolean(),
  /** Saying no erases what the child has entered. */
  noErases: z.boolean(),
  hindrance: z.nullable(z.enum(answerHindrances)),
});

export type ApprovalRequestOnWire = z.output<typeof approvalRequest>;

export const readApproval = endpoint("POST /api/family/read", "anyone", {
  summary: "What a parent sees before answering, by the mailed token",
  repeatable: true,
  input: z.object({ token }),
  output: approvalRequest,
});

export const approveChild = endpoint("POST /api/family/approve", "anyone", {
  summary: "Say yes with the mailed token, and open what the child may do",
  input: z.object({
    token,
    open: openSwitches,
    /** A parent without an account says here whether they are an adult. */
    isAdult: z.optional(z.boolean()),
  }),
});

export const refuseChild = endpoint("POST /api/family/refuse", "anyone", {
  summary: "Say no with the mailed token, or that the letter went to the wrong address",
  input: z.object({ token, why: z.enum(["no", "wrong_address"]) }),
});

export const takeBackApproval = endpoint("POST /api/family/take-back", "anyone", {
  summary: "Take an approval back with the token of the second letter",
  input: z.object({ token }),
});

/** Minutes after midnight, by the child's own clock. */
const minute = z.int().check(z.minimum(0), z.maximum(1439));

const switchShape = Object.fromEntries(switches.map((each) => [each, z.boolean()])) as Record<
  Switch,
  ReturnType<typeof z.boolean>
>;

const allowances = z.object({
  ...switchShape,
  money: z.object({
    rule: z.enum(moneyRules),
    /** Whole cents a month; null unless the rule is `capped`. */
    capCents: z.nullable(z.int().check(z.minimum(100), z.maximum(100_000))),
  }),
  minutesADay: z.nullable(z.int().check(z.minimum(0), z.maximum(1440))),
  bedtime: z.nullable(z.object({ from: minute, until: minute })),
  timeZone: z.string().check(z.maxLength(60)),
  coinsOnly: z.boolean(),
});

export type AllowancesOnWire = z.output<typeof allowances>;

const request = z.object({
  id: z.string(),
  wanted: z.enum(wantable),
  askedAt: z.string(),
});

export type RequestOnWire = z.output<typeof request>;

const child = z.object({
  id: z.string(),
  name: z.string(),
  band: z.enum(["child", "teen", "young"]),
  /** The month (`YYYY-MM`) of the birthday that ends the band. */
  bandLastMonth: z.string(),
  since: z.string(),
  /** The other guardian's name; null when there is none. */
  sharedWith: z.nullable(z.string()),
  /** Which state this is: a guardian who changes it says what they have seen. */
  version: z.int(),
  allowances,
  /** Of all payers, since the month began by the child's clock; what came back does not count. */
  spentThisMonthCents: z.int(),
  weeklyLetter: z.boolean(),
  /** What the child made and did in the last seven days. */
  week: z.object({
    cardsMade: z.int(),
    /** The newest cards. */
    cards: z.array(z.object({ id: z.string(), name: z.string(), thumbUrl: z.string() })),
    battles: z.int(),
    wins: z.int(),
    packs: z.int(),
    /** Cards that were sold, bought, traded or given. */
    deals: z.int(),
    /** Null when nothing limits the child's time: then it is not counted. */
    minutesPlayed: z.nullable(z.int()),
  }),
  requests: z.array(request),
});

export type ChildOnWire = z.output<typeof child>;

export const listChildren = endpoint("GET /api/family", "player", {
  whileSuspended: true,
  summary: "The children whom the player looks after",
  output: z.array(child),
});

export const saveAllowances = endpoint("PUT /api/family/children/{id}", "player", {
  whileSuspended: true,
  summary: "Change what a child is allowed, field by field",
  input: z.object({
    id: id<"player">(),
    /** Of the child as the guardian sees it. */
    version: z.int().check(z.maximum(VERSION_MAX)),
    set: z.partial(allowances),
  }),
  output: child,
});

export const setWeeklyLetter = endpoint("PUT /api/family/children/{id}/weekly-letter", "player", {
  whileSuspended: true,
  summary: "Whether this guardian gets a letter about the child's week every Monday",
  input: z.object({ id: id<"player">(), isWanted: z.boolean() }),
  output: child,
});

export const listAllowanceChanges = endpoint("GET /api/family/children/{id}/changes", "player", {
  whileSuspended: true,
  summary: "Who has changed what a child is allowed, the newest first",
  input: z.object({ id: id<"player">() }),
  output: z.array(
    z.object({
      id: z.string(),
      by: z.string(),
      at: z.string(),
      field: z.enum(allowanceFields),
      before: z.unknown(),
      after: z.unknown(),
    }),
  ),
});

export type AllowanceChangeOnWire = z.output<typeof listAllowanceChanges.output>[number];

export const askGuardian = endpoint("POST /api/family/requests", "player", {
  summary: "Ask one's guardians for something that is switched off",
  input: z.object({ wanted: z.enum(wantable) }),
});

export const listOwnRequests = endpoint("GET /api/family/requests", "player", {
  summary: "What the player has asked their guardians for and not heard of yet",
  output: z.array(request),
});

export const answerRequest = endpoint("POST /api/family/requests/{id}/answer", "player", {
  whileSuspended: true,
  summary: "Say yes or no to a child",
  input: z.object({ id: id<"request">(), isYes: z.boolean() }),
});

export const readRequestLink = endpoint("POST /api/family/request-links/read", "player", {
  whileSuspended: true,
  summary: "What the link in a letter to this guardian is about",
  repeatable: true,
  input: z.object({ token }),
  output: z.object({ child: z.string(), request }),
});

export const answerByLink = endpoint("POST /api/family/request-links/answer", "player", {
  whileSuspended: true,
  summary: "Say yes or no to a child by the link in a letter; it works once",
  input: z.object({ token, isYes: z.boolean() }),
});

export const exportChild = endpoint("GET /api/family/children/{id}/export", "player", {
  whileSuspended: true,
  summary: "All that is stored about a child",
  input: z.object({ id: id<"player">() }),
  output: z.object({
    exportedAt: z.string(),
    /** Rows by the name of their table. */
    tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
});

export const deleteChild = endpoint("DELETE /api/family/children/{id}", "player", {
  whileSuspended: true,
  summary: "Delete a child's account with all that is in it",
  input: z.object({
    id: id<"player">(),
    /** The child's, as it was typed. */
    name: z.string().check(z.maxLength(60)),
    /** The guardian's own. */
    password: z.string().check(z.maxLength(200)),
  }),
});

export const leaveChild = endpoint("POST /api/family/children/{id}/take-back", "player", {
  whileSuspended: true,
  summary: "Take back one's yes and look after the child no longer",
  input: z.object({ id: id<"player">() }),
});
