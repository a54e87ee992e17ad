import { expect, test } from "vitest";
import { switches } from "#game/account/capabilities.ts";
import { DAY_MS } from "#game/lib/day.ts";
import {
  answerUntilMs,
  nextReminderMs,
  openAtFirst,
  refuseToApprove,
  refuseToAsk,
  type Answerer,
  type Asker,
  type AskingChild,
} from "./approval.ts";

const child: Asker = { band: "child", email: "mika@game.test", guardians: 0 };

const asks = (asker: Partial<Asker>) => refuseToAsk({ ...child, ...asker }, "mum@game.test");

test("who is no adult may ask, until there are two guardians", () => {
  expect(asks({})).toBeNull();
  expect(asks({ band: "teen" })).toBeNull();
  expect(asks({ band: "young", guardians: 1 })).toBeNull();
  expect(asks({ guardians: 2 })).toBe("guardians_full");
  expect(asks({ band: null })).toBe("age_unknown");
  expect(asks({ band: "adult" })).toBe("no_parent_needed");
});

test("nobody asks themselves, whatever stands behind the plus", () => {
  expect(refuseToAsk(child, "MIKA+mum@game.test")).toBe("own_address");
});

test("only an adult with room for one more becomes a guardian, and never in a circle", () => {
  const adult: Answerer = {
    id: "mum",
    role: "user",
    band: "adult",
    children: 0,
    isGuardianAlready: false,
    isWardOfChild: false,
  };
  const asking: AskingChild = { id: "mika", band: "child", guardians: 0 };
  const answers = (answerer: Partial<Answerer>, of: Partial<AskingChild> = {}) =>
    refuseToApprove({ ...adult, ...answerer }, { ...asking, ...of });

  expect(answers({})).toBeNull();
  expect(answers({ children: 7 }, { guardians: 1, band: "teen" })).toBeNull();
  expect(answers({ id: "mika" })).toBe("own_request");
  for (const band of ["child", "teen", "young", null] as const) {
    expect(answers({ band })).toBe("not_an_adult");
  }
  expect(answers({ role: "demo" })).toBe("not_an_adult");
  expect(answers({ isWardOfChild: true })).toBe("ward_of_child");
  expect(answers({}, { band: "adult" })).toBe("no_child_any_more");
  expect(answers({ isGuardianAlready: true })).toBe("guardian_already");
  expect(answers({}, { guardians: 2 })).toBe("guardians_full");
  expect(answers({ children: 8 })).toBe("children_full");
});

test("for a child all is closed at first, for a teen all but the wallet is open", () => {
  expect(openAtFirst("child")).toEqual([]);
  expect(openAtFirst("teen")).toEqual(switches.filter((each) => each !== "wallet"));
});

test("a parent who does not answer is written to on days 7 and 12, and not twice within a day", () => {
  const until = answerUntilMs(0);
  const next = (day: number) => (nextReminderMs(day * DAY_MS, until) ?? 0) / DAY_MS;
  expect([0, 5, 6, 6.1, 7, 11, 11.5, 13].map(next)).toEqual([7, 7, 7, 12, 12, 12, 0, 0]);
});
