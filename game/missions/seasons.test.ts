import { expect, test } from "vitest";
import { DAY_MS } from "#game/lib/day.ts";
import { lookIds, lookOf } from "#game/looks/looks.ts";
import {
  comingSeason,
  earnedLooks,
  isFinished,
  pointsOf,
  runningSeason,
  seasonDaysLeft,
  seasonIds,
  seasonOf,
  STEP_POINTS,
} from "./seasons.ts";

/** Noon of a day, counted from 2026-11-01. */
const at = (day: number) => 1_793_534_400_000 + day * DAY_MS;

test("a track gives one look after the other, and no further one behind its end", () => {
  for (const id of seasonIds) {
    const { steps } = seasonOf(id);
    expect(earnedLooks(id, STEP_POINTS - 1)).toEqual([]);
    expect(earnedLooks(id, STEP_POINTS)).toEqual(steps.slice(0, 1));
    expect(earnedLooks(id, pointsOf(id) + 100)).toEqual(steps);
    expect(isFinished({ season: id, points: pointsOf(id) - 1 })).toBe(false);
    expect(isFinished({ season: id, points: pointsOf(id) })).toBe(true);
  }
});

test("a look is on one track, sold or a prize of a cup, and never two of these", () => {
  const onTracks = seasonIds.flatMap((id) => seasonOf(id).steps);
  expect(new Set(onTracks).size).toBe(onTracks.length);
  const earned = lookIds.filter((id) => !lookOf(id).isSold && !lookOf(id).forCup);
  expect(earned.toSorted()).toEqual(onTracks.toSorted());
});

const state = (season: (typeof seasonIds)[number], points: number, chosenAtMs: number | null) => ({
  season,
  points,
  chosenAtMs,
});

test("points go to the chosen season, otherwise to the newest that is not finished", () => {
  const january = at(70);
  const done = pointsOf("2027-01");

  expect(runningSeason([], at(-1))).toBeNull();
  expect(runningSeason([], january)).toBe("2027-01");
  expect(runningSeason([state("2026-11", 0, 5)], january)).toBe("2026-11");
  expect(runningSeason([state("2026-11", 0, 5), state("2026-12", 3, 9)], january)).toBe("2026-12");
  expect(runningSeason([state("2026-11", done, 5)], january)).toBe("2027-01");
  expect(runningSeason([state("2027-01", done, null)], january)).toBe("2026-12");
  expect(runningSeason([state("2027-02", 0, 5)], january)).toBe("2027-01");
  const all = seasonIds.map((id) => state(id, pointsOf(id), null));
  expect(runningSeason(all, at(420))).toBeNull();
});

test("the next season is known until the last one has begun", () => {
  expect(comingSeason(at(29))).toBe("2026-12");
  expect(comingSeason(at(92))).toBe("2027-03");
  expect(comingSeason(at(212))).toBeNull();
});

test("the days of the last season are counted to the end of its month", () => {
  expect(seasonDaysLeft(at(211))).toBe(31);
  expect(seasonDaysLeft(at(241))).toBe(1);
  expect(seasonDaysLeft(at(242))).toBe(0);
});
