import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { DAY_MS } from "#game/lib/day.ts";
import { seasonIds, SEASONS_AHEAD_DAYS } from "#game/missions/seasons.ts";
import { SeasonsEnd } from "./seasons-end.tsx";

afterEach(() => {
  vi.useRealTimers();
});

function showAt(daysIntoLastMonth: number) {
  vi.useFakeTimers();
  vi.setSystemTime(Date.parse(`${seasonIds.at(-1)}-01T12:00:00Z`) + daysIntoLastMonth * DAY_MS);
  render(<SeasonsEnd />);
}

const panel = () => screen.queryByRole("heading", { name: "No Season After the Last One" });

test("with seasons ahead for long enough the dashboard says nothing", () => {
  showAt(-SEASONS_AHEAD_DAYS);
  expect(panel()).toBeNull();
});

test.for([
  [0, /is over in (28|29|30|31) days/],
  [40, /its month is over: players get no new looks/],
] as const)("%i days after the last season began the dashboard says so", ([day, words]) => {
  showAt(day);
  expect(panel()).not.toBeNull();
  expect(screen.getByText(words)).not.toBeNull();
});
