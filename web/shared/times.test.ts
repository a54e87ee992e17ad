import { expect, test } from "vitest";
import { timeLeft, timeUntil } from "./times.ts";

const HOUR = 3600;

test.for([
  [-5, "in less than a minute"],
  [30, "in less than a minute"],
  [5 * 60, "in 5 minutes"],
  [HOUR, "in 1 hour"],
  [5 * HOUR + 100, "in 5 hours"],
  [24 * HOUR, "in 1 day"],
  [71 * HOUR, "in 3 days"],
  [90 * 24 * HOUR, "in 90 days"],
] as const)("what is %i seconds away is %s", ([seconds, words]) => {
  const nowMs = Date.parse("2026-11-28T13:00:00Z");

  expect(timeUntil(new Date(nowMs + seconds * 1000).toISOString(), nowMs)).toBe(words);
});

test.for([
  [0, "Ends now"],
  [90, "2 min left"],
  [70 * 60, "1 hour left"],
  [5 * HOUR, "5 hours left"],
  [3 * 24 * HOUR, "3 days left"],
] as const)("what ends in %i seconds has %s", ([seconds, words]) => {
  const nowMs = Date.parse("2026-11-28T13:00:00Z");

  expect(timeLeft(new Date(nowMs + seconds * 1000).toISOString(), nowMs)).toBe(words);
});
