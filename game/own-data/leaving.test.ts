import { expect, test } from "vitest";
import { refuseToLeave, RETURN_DAYS, returnUntilMs, type Leaver } from "./leaving.ts";

const adult: Leaver = {
  role: "user",
  band: "adult",
  guardians: 0,
  children: 0,
  isLastAdmin: false,
  nfts: 0,
};

test.for<[string, Partial<Leaver>, string | null]>([
  ["an adult alone", {}, null],
  ["somebody who has not said their age", { band: null }, null],
  ["a child that nobody looks after", { band: "child" }, null],
  ["a child with a guardian", { band: "child", guardians: 1 }, "guardian_deletes"],
  ["a teenager with a guardian", { band: "teen", guardians: 2 }, "guardian_deletes"],
  ["an adult who had a guardian", { guardians: 1 }, null],
  ["a guardian", { children: 1 }, "looks_after_others"],
  ["one of several admins", { role: "admin" }, null],
  ["the last admin", { role: "admin", isLastAdmin: true }, "last_admin"],
  ["a demo account", { role: "demo" }, "demo_leaves_by_itself"],
  ["a player with NFTs", { nfts: 2 }, "nfts_inside"],
])("%s", ([, leaver, refusal]) => {
  expect(refuseToLeave({ ...adult, ...leaver }, { givesUpNfts: false })).toBe(refusal);
});

test("whoever says so gives NFTs up", () => {
  expect(refuseToLeave({ ...adult, nfts: 2 }, { givesUpNfts: true })).toBe(null);
});

test("there are fourteen days to come back", () => {
  expect(returnUntilMs(0)).toBe(RETURN_DAYS * 86_400_000);
});
