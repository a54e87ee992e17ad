import { expect, test } from "vitest";
import { refuseToFight, refuseToJoin, stateOf, type Meeting } from "./face-to-face.ts";

const meeting = (given: Partial<Meeting> = {}): Meeting => ({
  state: "waiting",
  creatorId: "ada",
  joinerId: null,
  expiresAtMs: 1000,
  ...given,
});
const ready = meeting({ state: "ready", joinerId: "bo" });
const completed = meeting({ state: "completed", joinerId: "bo" });
const cancelled = meeting({ state: "cancelled" });

test("a code that nobody used expires; a battle that two have agreed on does not", () => {
  expect(stateOf(meeting(), 999)).toBe("waiting");
  expect(stateOf(meeting(), 1000)).toBe("expired");
  expect(stateOf(ready, 5000)).toBe("ready");
});

test.for([
  [meeting(), "bo", 0, null],
  [meeting(), "bo", 1000, "expired"],
  [meeting(), "ada", 0, "own_code"],
  [ready, "bo", 0, null],
  [ready, "cy", 0, "full"],
  [completed, "cy", 0, "completed"],
  [completed, "bo", 0, "completed"],
  [cancelled, "bo", 0, "cancelled"],
] as const)("joining %j as %s at %i: %s", ([found, playerId, nowMs, refusal]) => {
  expect(refuseToJoin(found, playerId, nowMs)).toBe(refusal);
});

test.for([
  [meeting(), "ada", 0, "not_ready"],
  [meeting(), "ada", 1000, "expired"],
  [ready, "ada", 5000, null],
  [ready, "bo", 0, "not_the_creator"],
  [completed, "ada", 0, null],
  [cancelled, "ada", 0, "cancelled"],
] as const)("starting %j as %s at %i: %s", ([found, playerId, nowMs, refusal]) => {
  expect(refuseToFight(found, playerId, nowMs)).toBe(refusal);
});
