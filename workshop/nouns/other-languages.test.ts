import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inEnglish } from "#forge/understanding/other-languages/in-english.ts";
import { languageNames, languageOf } from "#forge/understanding/other-languages/language.ts";
import { localModerator } from "#server/adapters/moderator/embedded.ts";
import { isFit, isKnownNoun, writtenNouns } from "./other-languages.ts";

const table = new URL("../../forge/understanding/other-languages/nouns.tsv", import.meta.url);

test("the table is the one that its sources make, and the forge knows each noun", async () => {
  const text = readFileSync(table, "utf8");

  expect(text).toBe(await writtenNouns());
  expect(text.split("\n").length).toBeGreaterThan(900);
  const lines = text.split("\n").filter((line) => line && !line.startsWith("#"));
  expect(lines.filter((line) => !isKnownNoun(line.split("\t")[0]!))).toEqual([]);
});

test.each(languageNames)(
  "no word of %s that is translated is one that the game would refuse",
  async (name) => {
    const { small, turns, adjectives, verbs, nouns } = languageOf(name);
    const deeds = [...verbs].map(([word, { base }]) => [word, base] as const);
    const words = [...small, ...turns, ...adjectives, ...deeds, ...nouns];

    const refused = [];
    for (const [word, english] of words) {
      if (!(await isFit(word)) || !(await isFit(`a ${english}`))) refused.push(word);
    }

    expect(words.length).toBeGreaterThan(1500);
    expect(refused).toEqual([]);
  },
);

test.each([
  ["ein drache mit einer nutte und titten", "nutte titten"],
  ["eine nackte frau mit blut und kokain", "nackte blut kokain"],
  ["un gato con una polla y un coño", "polla coño"],
  ["una zorra desnuda que mata con cocaína", "zorra desnuda mata cocaína"],
  ["une chatte nue avec une bite et du sang", "chatte nue bite sang"],
  ["un connard qui tue avec un flingue", "connard tue flingue"],
])("%j keeps %j as it is", (typed, kept) => {
  const text = inEnglish(typed)?.text.split(" ");

  expect(text).toEqual(expect.arrayContaining(kept.split(" ")));
});

test("what is refused in another language is refused before it is read", async () => {
  const moderator = localModerator();

  expect((await moderator.review("eine nackte Frau")).allowed).toBe(false);
  expect((await moderator.review("un hombre desnudo")).allowed).toBe(false);
  expect((await moderator.review("une pute avec un chapeau")).allowed).toBe(false);
  expect((await moderator.review("ein süßer Bär mit größeren Flügeln")).allowed).toBe(true);
  expect((await moderator.review("una araña, un lapin doré à l’épée")).allowed).toBe(true);
});
