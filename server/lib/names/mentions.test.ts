import { expect, test } from "vitest";
import { testGame } from "#server/testing/test-game.ts";
import { withMentions, withNames } from "./mentions.ts";

const { db, player } = await testGame();

const bear = await player({ username: "Big Blue Bear" });
const big = await player({ username: "Big Blue" });
const dot = await player({ username: "d.o'malley" });

const kept = (text: string) => withMentions(db, text);
const of = ({ id }: { id: string }) => `{player ${id}}`;

test.each([
  ["nobody is named here", "nobody is named here"],
  ["", ""],
  ["Big Blue Bear", of(bear)],
  ["for big  blue bear's mother", `for ${of(bear)}'s mother`],
  ["(Big Blue, and Big Blue Bear)", `(${of(big)}, and ${of(bear)})`],
  ["as d.o'malley. has asked", `as ${of(dot)}. has asked`],
  [`a letter from <${bear.email.toUpperCase()}>.`, `a letter from <${of(bear)}>.`],
  ["Bigger Blue Bears", "Bigger Blue Bears"],
])("%j is kept as %j", async (text, expected) => {
  expect(await kept(text)).toBe(expected);
});

test("what was kept reads with the names of today", async () => {
  const texts = [await kept("Big Blue and d.o'malley"), await kept("nobody")];
  await db.rows(`update players set username = 'Kind Owl' where id = $1`, [big.id]);

  expect(await withNames(db, texts)).toEqual(["Kind Owl and d.o'malley", "nobody"]);
});

test("an id of nobody stays as it is, and the longest text is read", async () => {
  const nobody = "{player 00000000-0000-0000-0000-000000000000}";

  expect(await withNames(db, [nobody])).toEqual([nobody]);
  expect(await kept("a ".repeat(250))).toHaveLength(500);
});
