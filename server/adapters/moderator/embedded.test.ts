import { expect, test } from "vitest";
import { moderatorConformance } from "./conformance.ts";
import { localModerator } from "./embedded.ts";

moderatorConformance(localModerator);

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
