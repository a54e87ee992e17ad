import { expect, test } from "vitest";
import {
  capabilities,
  closedTo,
  refuseTo,
  switches,
  type Account,
  type Switch,
} from "./capabilities.ts";

const adult: Account = {
  role: "user",
  band: "adult",
  isApproved: false,
  hasGuardian: false,
  open: [],
  money: "off",
  pause: null,
  isSuspended: false,
};
const child: Account = { ...adult, band: "child" };
const approved: Account = { ...child, isApproved: true, hasGuardian: true };
const guardedTeen: Account = { ...adult, band: "teen", hasGuardian: true };

const without = (...open: string[]) => capabilities.filter((each) => !open.includes(each));

test("nothing is closed to adults", () => expect(closedTo(adult)).toEqual({}));

test.each(["user", "admin", "demo"] as const)("everything is closed to a suspended %s", (role) => {
  const closed = closedTo({ ...adult, role, isSuspended: true });
  expect(Object.keys(closed)).toEqual([...capabilities]);
  expect(new Set(Object.values(closed))).toEqual(new Set(["suspended"]));
});

test("a child who waits for a parent can play, and nothing else", () => {
  const closed = closedTo(child);
  expect(Object.keys(closed)).toEqual(without("play"));
  expect(new Set(Object.values(closed))).toEqual(new Set(["parent_needed"]));
});

test.each(
  switches.flatMap(
    (each) =>
      [
        [each, approved],
        [each, guardedTeen],
      ] as const,
  ),
)("a guardian opens %s and nothing else", (each, account) => {
  expect(Object.keys(closedTo({ ...account, open: [each] }))).toEqual(without("play", each));
  const others: Switch[] = switches.filter((other) => other !== each);
  expect(closedTo({ ...account, open: others, money: "ask" })).toEqual({ [each]: "switched_off" });
});

test("teens need a guardian for money and the wallet, the young for the wallet", () => {
  const [money, wallet] = ["guardian_needed", "guardian_needed"];
  expect(closedTo({ ...adult, band: "teen" })).toEqual({ money, wallet });
  expect(closedTo({ ...adult, band: "young" })).toEqual({ wallet });
  expect(refuseTo("money", guardedTeen)).toBe("switched_off");
  expect(refuseTo("money", { ...guardedTeen, money: "capped" })).toBeNull();
});

test("before an age is known, what needs one is closed", () => {
  expect(Object.keys(closedTo({ ...adult, band: null }))).toEqual([
    "sharing",
    "outside_ai",
    "wallet",
    "money",
  ]);
});

test("a demo account keeps to itself", () => {
  expect(Object.keys(closedTo({ ...adult, role: "demo", band: null }))).toEqual([
    "trade",
    "market",
    "gifts",
    "friends",
    "invites",
    "wallet",
    "money",
  ]);
});

test("when play is over, messages and what belongs to a running duel go on", () => {
  const closed = closedTo({ ...adult, pause: "bedtime" });
  expect(Object.keys(closed)).toEqual(without("emotes", "messages", "outside_ai"));
  expect(refuseTo("play", { ...child, pause: "time_is_up" })).toBe("time_is_up");
  expect(refuseTo("play", { ...adult, role: "admin", pause: "bedtime" })).toBeNull();
});
