import { expect, test } from "vitest";
import { weights } from "#forge/understanding/spelling/weights.ts";
import { localModerator } from "#server/adapters/moderator/embedded.ts";

test("no slip becomes a word that the game would refuse, but names that are words as well", async () => {
  const moderator = localModerator();
  const verdicts = await Promise.all(
    [...weights().keys()].map(async (word) => ({
      word,
      verdict: await moderator.review(`a ${word}`),
    })),
  );

  const refused = verdicts.filter(({ verdict }) => !verdict.allowed && verdict.code !== "brand");

  expect(verdicts.length).toBeGreaterThan(15_000);
  expect(refused.map(({ word }) => word)).toEqual([]);
});
