import { expect, test } from "vitest";
import { moderatorConformance } from "./conformance.ts";
import { localModerator } from "./embedded.ts";

moderatorConformance(localModerator);

test.each([
  ["a flickering firefly", true],
  ["a candle that flickers", true],
  ["a shlt dragon", false],
])("an l may stand for an i: that %j is allowed is %s", async (text, allowed) => {
  expect(await localModerator().review(text)).toMatchObject({ allowed });
});

test.each([
  ["an idiot owl", true],
  ["AN IDIOT, brave owl", true],
  ["Idiot Owl", true],
  ["a fuck dragon", true],
  ["an idiotic owl", false],
  ["a glass fox", false],
])("%j is doubtful: %s", (text, expected) => {
  expect(localModerator().hasDoubts(text)).toBe(expected);
});
