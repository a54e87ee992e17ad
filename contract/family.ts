/** Children and those who look after them. */
import * as z from "zod/mini";
import { switches } from "#game/account/capabilities.ts";
import { email } from "./account.ts";
import { done, endpoint } from "./endpoint.ts";

const token = z.string().check(z.minLength(1), z.maxLength(200));

export const parentAsked = z.object({
  /** The open question; null when nobody is asked. */
  asked: z.nullable(
    z.object({ parentEmail: z.string(), askedAt: z.string(), answerUntil: z.string() }),
  ),
  guardians: z.int(),
});

export const askParent = endpoint("POST /api/family/ask", {
  access: "player",
  needs: "nothing",
  summary: "Mail a letter to a parent, who can say yes or no; asking again writes again",
  input: z.object({ parentEmail: email }),
  output: parentAsked,
});

export const getParentAsked = endpoint("GET /api/family/ask", {
  access: "player",
  needs: "nothing",
  summary: "Which parent is asked, and until when there can be an answer",
  output: parentAsked,
});

/** Why the answer cannot be given here and now. */
export const answerHindrances = [
  "signed_out",
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
  firstName: z.nullable(z.string()),
  ageBand: z.enum(["child", "teen", "young"]),
  /** Where the letter went: only an account with this address can say yes. */
  parentEmail: z.string(),
  answerUntil: z.string(),
  /** What is open now, or is proposed to be. */
  open: openSwitches,
  /** Saying no erases what the child has entered. */
  noErases: z.boolean(),
  hindrance: z.nullable(z.enum(answerHindrances)),
});

export type ApprovalRequestOnWire = z.output<typeof approvalRequest>;

export const readApproval = endpoint("POST /api/family/read", {
  access: "anyone",
  summary: "What a parent sees before answering, by the mailed token",
  repeatable: true,
  input: z.object({ token }),
  output: approvalRequest,
});

export const approveChild = endpoint("POST /api/family/approve", {
  access: "player",
  needs: "nothing",
  summary: "Say yes with the mailed token, and open what the child may do",
  input: z.object({ token, open: openSwitches }),
  output: done,
});

export const refuseChild = endpoint("POST /api/family/refuse", {
  access: "anyone",
  summary: "Say no with the mailed token, or that the letter went to the wrong address",
  input: z.object({ token, why: z.enum(["no", "wrong_address"]) }),
  output: done,
});

export const takeBackApproval = endpoint("POST /api/family/take-back", {
  access: "anyone",
  summary: "Take an approval back with the token of the second letter",
  input: z.object({ token }),
  output: done,
});
