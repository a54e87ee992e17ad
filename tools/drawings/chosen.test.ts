import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { localModerator } from "#server/adapters/moderator/embedded.ts";
import { drawingNames } from "#forge/bodies/things/drawings.ts";
import { colouredDrawings, silhouettes } from "./chosen.ts";
import { drawingsFile, stampOfDrawings } from "./drawings-made.mjs";

test("no drawing has a name that the game would refuse", async () => {
  const moderator = localModerator();
  const verdicts = await Promise.all(
    drawingNames().map(async (name) => ({
      name,
      verdict: await moderator.review(`a ${name.replaceAll("-", " ")}`),
    })),
  );

  expect(verdicts.length).toBeGreaterThan(2000);
  expect(verdicts.filter(({ verdict }) => !verdict.allowed).map(({ name }) => name)).toEqual([]);
});

test("people, flags, signs, hands, faces and what is not for children are left out", () => {
  const names = [...colouredDrawings(), ...silhouettes()].map(({ name }) => name);
  const left =
    /(^|-)((?<!gingerbread-)man|woman|person|flag|sign|hand|hands|face|skull|gun|pistol|beer|wine|cigarette|blood)(-|$)/;

  expect(names.filter((name) => left.test(name))).toEqual([]);
});

test("the drawings are of this version", () => {
  expect(readFileSync(drawingsFile).subarray(0, 64).includes(stampOfDrawings())).toBe(true);
});
