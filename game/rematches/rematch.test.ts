import { expect, test } from "vitest";
import { stateOf, ASK_MS } from "./rematch.ts";

const now = 1_000_000;
const asking = { askedBy: "ann", expiresAtMs: now + ASK_MS, hasBegun: false };

test.for([
  ["nobody has asked for it", null, now, "none", "none"],
  ["ann has", asking, now, "asked", "wanted"],
  ["ann has, in the last moment", asking, now + ASK_MS - 1, "asked", "wanted"],
  ["ann has, and a minute is over", asking, now + ASK_MS, "unanswered", "none"],
  ["it has begun", { ...asking, hasBegun: true }, now + 9 * ASK_MS, "begun", "begun"],
] as const)("%s", ([, known, atMs, forAnn, forBen]) => {
  expect([stateOf(known, "ann", atMs), stateOf(known, "ben", atMs)]).toEqual([forAnn, forBen]);
});
