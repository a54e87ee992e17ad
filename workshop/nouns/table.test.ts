import { expect, test } from "vitest";
import { homeOf, knownNouns } from "#forge/understanding/nouns/homes.ts";
import { compounds, features, worn } from "#forge/understanding/lexicon/parts.ts";
import { roles } from "#forge/understanding/lexicon/people.ts";
import { localModerator } from "#server/adapters/moderator/embedded.ts";
import { readHomes, readOverrides, readShapes } from "./sources.ts";

test("the table knows every word of the list of corrections, as it says", () => {
  const wrong = readOverrides().flatMap(({ home, words }) =>
    words.filter((word) => homeOf(word)?.home !== home),
  );

  expect(wrong).toEqual([]);
});

test("every kind of the table is one of the lists, with its group and its shape", () => {
  const groups = new Map(readHomes().map(({ home, group }) => [home, group]));
  const shapes = readShapes();
  const found = new Map([...knownNouns().values()].map((home) => [home.home, home]));

  const wrong = [...found.values()].filter(
    ({ home, group, shape }) =>
      (groups.has(home) && groups.get(home) !== group) || shape !== (shapes.get(home) ?? ""),
  );

  expect(found.size).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});

test("no noun of the table is one that the game would refuse, but names that are words as well", async () => {
  const moderator = localModerator();
  const verdicts = await Promise.all(
    [...knownNouns().keys()].map(async (noun) => ({
      noun,
      verdict: await moderator.review(`a ${noun.replaceAll("_", " ")}`),
    })),
  );

  const refused = verdicts.filter(({ verdict }) => !verdict.allowed && verdict.code !== "brand");

  expect(verdicts.length).toBeGreaterThan(17_000);
  expect(refused.map(({ noun }) => noun)).toEqual([]);
});

test.each(Object.entries({ compounds, features, worn, roles }))(
  "of the %s no word is one that the game would refuse",
  async (_, words) => {
    const moderator = localModerator();
    const refused: string[] = [];
    for (const word of words) {
      const verdict = await moderator.review(`a ${word.replaceAll("_", " ")}`);
      if (!verdict.allowed) refused.push(word);
    }

    expect(refused).toEqual([]);
  },
);
