import { expect, test } from "vitest";
import { DAY_MS } from "#game/lib/day.ts";
import {
  counts,
  finishesWelcomePath,
  periodOf,
  startingMissions,
  WELCOME_PATH_CARDS,
  welcomeSteps,
} from "./missions.ts";

const friday = 20_000 * DAY_MS + 12 * 3_600_000;

const coinsOf = (type: string, atMost = Infinity) =>
  startingMissions
    .filter((mission) => mission.type === type)
    .slice(0, atMost)
    .reduce((sum, mission) => sum + mission.rewards.coins, 0);

test("the first daily missions pay 100 coins together, the welcome path 200 and a Starter pack", () => {
  const path = startingMissions.filter((mission) => mission.type === "special");

  expect(coinsOf("daily", 3)).toBe(100);
  expect(coinsOf("monthly")).toBe(1000);
  expect(coinsOf("special")).toBe(200);
  expect(path.map((mission) => mission.objective)).toEqual([...welcomeSteps]);
  expect(WELCOME_PATH_CARDS).toBe(3);
});

test("the last step of the welcome path brings the pack, whichever step it is", () => {
  const [tutorial, win, daily] = (["finish_tutorial", "first_win", "create_cards"] as const).map(
    (objective) => ({ objective }),
  );

  expect(finishesWelcomePath([tutorial!], [win!])).toBe(false);
  expect(finishesWelcomePath([win!], [daily!])).toBe(true);
  expect(finishesWelcomePath([win!, tutorial!], [])).toBe(true);
  expect(finishesWelcomePath([daily!], [])).toBe(false);
});

test("no starting mission asks anyone to pay", () => {
  const paid = startingMissions.filter((mission) => mission.objective === "purchase_credits");
  expect(paid).toEqual([]);
});

test.for([
  ["daily", 0, "2024-10-04"],
  ["daily", 0.5, "2024-10-05"],
  ["weekly", 0, "2024-09-30"],
  ["weekly", 2.4, "2024-09-30"],
  ["weekly", 2.5, "2024-10-07"],
  ["monthly", 0, "2024-10"],
  ["monthly", 27.5, "2024-11"],
  ["special", 99, "once"],
] as const)("a %s mission, %f days after Friday noon, counts in %s", ([type, days, period]) => {
  expect(periodOf(type, friday + days * DAY_MS)).toBe(period);
});

test("an event counts for missions of its kind only", () => {
  const mission = { objective: "win_battles", objectiveParam: null } as const;

  expect(counts(mission, { kind: "win_battles", amount: 1 })).toBe(true);
  expect(counts(mission, { kind: "first_win", amount: 1 })).toBe(false);
});

test.for([
  ["epic", "rare", false],
  ["epic", "epic", true],
  ["epic", "mythical", true],
  [null, "rare", false],
  [null, "epic", true],
  ["rare", "rare", true],
] as const)("a mission for %s counts a %s card: %s", ([objectiveParam, rarity, expected]) => {
  const mission = { objective: "collect_rarity", objectiveParam } as const;
  expect(counts(mission, { kind: "collect_rarity", rarity, amount: 1 })).toBe(expected);
});
