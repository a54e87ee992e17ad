import { afterEach, expect, test, vi } from "vitest";
import { ownDataRefusals } from "#texts/en/own-data.ts";
import { momentInWords } from "#texts/moments.ts";
import { notificationText } from "#texts/notifications.ts";
import { CallError } from "./call.ts";
import { inOwnTime, ownMoment } from "./own-time.ts";

const until = "2026-12-01T02:05:00.000Z";

afterEach(() => void vi.unstubAllEnvs());

test.for([
  ["America/Los_Angeles", "Monday, November 30, 2026 at 6:05 PM"],
  ["UTC", "Tuesday, December 1, 2026 at 2:05 AM"],
  ["Asia/Tokyo", "Tuesday, December 1, 2026 at 11:05 AM"],
])("in %s a moment is the reader's own: %s", ([zone, words]) => {
  vi.stubEnv("TZ", zone);

  expect(ownMoment(until).replaceAll(/\s/g, " ")).toBe(words);
  expect(inOwnTime(`Until ${momentInWords(until)}, and no longer.`)).toBe(
    `Until ${ownMoment(until)}, and no longer.`,
  );
});

test("what the server says of a moment names no other time than the reader's", () => {
  vi.stubEnv("TZ", "Asia/Tokyo");
  const params = { why: "A bad word.", until, child: "Mia" };
  const { text } = notificationText({ code: "child_suspended", params });
  const message = ownDataRefusals.account_leaves({ until });
  const body = JSON.stringify({ code: "account_leaves", message });

  for (const words of [inOwnTime(text), new CallError(403, body).toast]) {
    expect(words).toContain(`ntil ${ownMoment(until)}`);
    expect(words).not.toContain("UTC");
  }
});

test("rules and words that are no moments stay", () => {
  for (const words of ["The day begins at midnight UTC.", "Nevember 41, 2026, 99:05 UTC", ""]) {
    expect(inOwnTime(words)).toBe(words);
  }
});
