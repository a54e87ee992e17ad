import { expect, test } from "vitest";
import { DAY_MS } from "#game/lib/day.ts";
import {
  doesPackCount,
  FRIENDS_AT_MOST,
  isLegendaryFounder,
  mayMakeCode,
  refuseToRedeem,
} from "./invite.ts";

const invitation = { ownerId: "ada", used: 5, ownerInvitedBy: ["cy", "di"] };
const guest = { id: "bo", signedUpAtMs: 0, isInvited: false, hasMailboxOfOwner: false };

test.for([
  [{}, {}, 0, null],
  [{}, { id: "ada" }, 0, "own_code"],
  [{}, { isInvited: true }, 0, "already_invited"],
  [{}, { hasMailboxOfOwner: true }, 0, "own_code"],
  [{}, {}, 30 * DAY_MS, null],
  [{}, {}, 30 * DAY_MS + 1, "too_late"],
  [{ used: 6 }, {}, 0, "used_up"],
  [{}, { id: "cy" }, 0, "cycle"],
  [{}, { id: "di" }, 0, "cycle"],
] as const)("a code %o redeemed by %o at %i: %s", ([code, player, nowMs, refusal]) => {
  expect(refuseToRedeem({ ...invitation, ...code }, { ...guest, ...player }, nowMs)).toBe(refusal);
});

test.for([
  [[], true],
  [[0], false],
  [[5], false],
  [[6], true],
  [[6, 0], false],
  [[6, 6], false],
] as const)("codes used %o times, one more: %s", ([used, may]) => {
  expect(mayMakeCode(used.map((times) => ({ used: times })))).toBe(may);
});

test("twelve friends in all, and then the badge", () => {
  expect(FRIENDS_AT_MOST).toBe(12);
  expect([11, 12].map(isLegendaryFounder)).toEqual([false, true]);
});

test("the welcome pack counts for missions from the day after the sign-up on", () => {
  expect(doesPackCount(DAY_MS, 2 * DAY_MS - 1)).toBe(false);
  expect(doesPackCount(2 * DAY_MS - 1, 2 * DAY_MS)).toBe(true);
});
