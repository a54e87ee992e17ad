import { expect, test } from "vitest";
import { descriptionRefusals } from "./creation.ts";

test("somebody who is unwell gets a kind word and is told where to find help", () => {
  const words = descriptionRefusals.unsafe_description({ topic: "self_harm" });

  expect(words).toContain("You matter");
  expect(words).toContain("988");
  expect(words).toContain("findahelpline.com");
});
