import { expect, test } from "vitest";
import { signs } from "#forge/signs.ts";
import { actWords } from "./lexicon/stage-words.ts";
import { liquidSigns, signWords, weatherSigns } from "./lexicon/sign-words.ts";
import { readDescription } from "./read-description.ts";

const signsOf = (sentence: string) =>
  readDescription(sentence, { seed: 1, rarity: "common" }).staging.signs;

test.each([
  ["a crying onion", ["tears"]],
  ["a fox that snores", ["zzz"]],
  ["a parrot that tells jokes", ["speech"]],
  ["a bear that dreams", ["thought"]],
  ["a chocolate dragon that melts when it is hot", ["melting"]],
  ["a mouse chef who cooks soup", ["pot"]],
  ["a zombie who dances in the rain", ["rainfall"]],
  ["a snowman that is melting", ["melting"]],
  ["a mouse chef cooking cheese soup", ["pot"]],
  ["a ghost looking for a friend", ["question"]],
  ["a bat that hangs", ["tether"]],
  ["a fox who lives in a cave", ["mailbox"]],
  ["a paper crane that came alive", ["sparkles"]],
  ["a hand coming out of the swamp", []],
  ["a frog catching a fly with its tongue", []],
  ["a puppy that catches", ["ball"]],
  ["a slime that sits", ["cushion"]],
  ["a frog sitting on a lily pad", []],
  ["a kraken pulling down a ship", ["sweat"]],
  ["a crocodile who knits", ["yarn"]],
  ["an owl reading a book", ["page"]],
  ["a robot reading a blue book", []],
  ["a parrot reading a map", []],
  ["a monk floating in the air", ["hovering"]],
  ["a cat floating in space", []],
  ["a bear giving a lollipop to a bunny", []],
  ["a frog planting a flag on the moon", []],
  ["a fox", []],
])("%j is shown with %j", (sentence, shown) => {
  expect(signsOf(sentence)).toEqual(shown);
});

test("who hides in a cup needs no bush, and who sneezes fire no cloud", () => {
  expect(signsOf("a deer that hides")).toEqual(["bush"]);
  expect(signsOf("a shy hedgehog hiding in a teacup")).toEqual([]);
  expect(signsOf("a dragon that sneezes fire")).toEqual([]);
});

const listed = (lists: Readonly<Record<string, string>>) =>
  Object.values(lists).flatMap((words) => words.split(" ").filter(Boolean));

test("a verb is drawn by one sign and by one pose, and every sign is asked for by a word", () => {
  for (const lists of [signWords, actWords]) {
    const words = listed(lists);
    expect(words).toEqual([...new Set(words)]);
  }
  const asked = [...Object.keys(signWords), ...Object.values({ ...weatherSigns, ...liquidSigns })];
  expect(signs.filter((sign) => !asked.includes(sign))).toEqual([]);
});
