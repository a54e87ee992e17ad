import { expect, test } from "vitest";
import { helpRefusals } from "./creation.ts";

test("somebody who is unwell gets a kind word and is told where to find help", () => {
  const words = helpRefusals.needs_help;

  expect(words).toContain("You matter");
  expect(words).toContain("988");
  expect(words).toContain("findahelpline.com");
});
