import { expect, test } from "vitest";
import type { MissionOnWire } from "#contract/missions.ts";
import { DAY_MS, dayOf } from "#game/lib/day.ts";
import { finishedSince } from "./finished-missions.ts";

const today = 20_000 * DAY_MS;

const daysAgo = (count: number) => ({ day: dayOf(today - count * DAY_MS), progress: 0 });

const mission = (given: Partial<MissionOnWire> = {}): MissionOnWire => ({
  id: "1",
  title: "Win",
  description: "",
  type: "daily",
  reward: 30,
  rewards: { coins: 30, credits: 0, cards: 0 },
  progress: 0,
  target: 1,
  completed: false,
  isRunning: true,
  canSwap: false,
  banked: [],
  ...given,
});

const open = mission();
const done = mission({ completed: true });

test.for([
  ["nothing has changed", [open], [open], 0],
  ["it is done now", [open], [done], 1],
  ["it was done before", [done], [done], 0],
  ["a new day has begun", [done], [open], 0],
  ["it was not there before", [], [done], 0],
  ["it is no longer there", [open], [], 0],
  ["a banked day is done", [mission({ banked: [daysAgo(2)] })], [open], 1],
  ["a day came into the bank", [open], [mission({ banked: [daysAgo(1)] })], 0],
  ["the last day of a banked one is over", [mission({ banked: [daysAgo(4)] })], [open], 0],
  [
    "today's and the oldest of two days are done",
    [mission({ banked: [daysAgo(3), daysAgo(1)] })],
    [mission({ completed: true, banked: [daysAgo(1)] })],
    2,
  ],
] as const)("%s", ([, before, after, times]) => {
  expect(finishedSince(before, after, today)).toHaveLength(times);
});
