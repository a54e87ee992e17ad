import { expect, test } from "vitest";
import { withMoments } from "./moments.ts";

test("the moments of a row travel as texts, and all else as it is", () => {
  const row = { id: 7, at: new Date("2026-12-01T04:05:06.789Z"), until: null, words: ["a"] };

  expect(withMoments(row)).toEqual({ ...row, at: "2026-12-01T04:05:06.789Z" });
});
