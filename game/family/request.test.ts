import { expect, test } from "vitest";
import { DAY_MS } from "#game/lib/day.ts";
import { refuseRequest, REQUESTS_A_DAY, type ChildAsking } from "./request.ts";

const now = 1_000 * DAY_MS;
const asking: ChildAsking = {
  closed: "switched_off",
  hasGuardian: true,
  askedAtMs: [],
  refusedAtMs: null,
};
const often = Array.from({ length: REQUESTS_A_DAY }, (_, i) => now - i);

test.each<[Partial<ChildAsking>, string | null]>([
  [{}, null],
  [{ hasGuardian: false }, "no_guardian"],
  [{ closed: null }, "not_switched_off"],
  [{ closed: "demo" }, "not_switched_off"],
  [{ refusedAtMs: now - DAY_MS + 1 }, "no_is_new"],
  [{ refusedAtMs: now - DAY_MS }, null],
  [{ askedAtMs: often }, "asked_enough"],
  [{ askedAtMs: [...often.slice(1), now - DAY_MS] }, null],
])("%j: %s", (more, refusal) => {
  expect(refuseRequest({ ...asking, ...more }, now)).toBe(refusal);
});
