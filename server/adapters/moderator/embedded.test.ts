import { expect, test } from "vitest";
import { moderatorConformance } from "./conformance.ts";
import { localModerator } from "./embedded.ts";
import { refusedPhrases } from "./test-refused-phrases.ts";
import { welcomePhrases } from "./test-welcome-phrases.ts";

moderatorConformance(localModerator);

test("the lists are long enough to mean something", () => {
  expect(Object.values(refusedPhrases).flat().length).toBeGreaterThanOrEqual(80);
  expect(welcomePhrases.length).toBeGreaterThanOrEqual(120);
});

test("texts of any length are judged in milliseconds", async () => {
  const moderator = localModerator();
  const texts = ["fa".repeat(300), "a b c ".repeat(100), "@$!1".repeat(150), "x".repeat(600)];

  const start = performance.now();
  await Promise.all(texts.map((text) => moderator.review(text)));
  expect(performance.now() - start).toBeLessThan(500);
});
