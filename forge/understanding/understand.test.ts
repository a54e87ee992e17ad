import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isShown } from "./shown.ts";
import { everyLabelled, scoreOf, sentencesOf } from "./test-score.ts";
import { understand } from "./understand.ts";

test.each([
  ["dev", 1, 0.985],
  ["held", 0.98, 0.93],
  ["fresh1", 0.98, 0.93],
  ["fresh2", 0.97, 0.89],
  ["fresh3", 0.98, 0.94],
] as const)("of the sentences of %s so many are understood", (set, subjects, attributes) => {
  const { subjectShare, f1 } = scoreOf(sentencesOf(set));

  expect(subjectShare).toBeGreaterThanOrEqual(subjects);
  expect(f1).toBeGreaterThanOrEqual(attributes);
});

test("these subjects are still read wrongly", () => {
  const all = ["dev", "held", "fresh1", "fresh2", "fresh3"].flatMap(sentencesOf);

  expect(scoreOf(all).wrongSubjects).toEqual([
    "a jellyfish lamp that glows in the deep sea",
    "a gummy bear warrior with a candy cane sword",
    "my hamster peanut wearing a tiny crown",
    "a ruler soldier holding a pencil spear",
    "a chess queen with a dress made of fire and a silver sword",
    "an elefant with butterfly ears and two trunks",
  ]);
});

test.each([
  ["a three-headed dog with flaming collars", "three headed · dog · flaming collars", ""],
  ["a huge red dragon that breathes blue fire", "huge · red · dragon · breathes blue fire", ""],
  ["please draw me a fox", "fox", ""],
  ["a blorbo with red eyes", "red eyes", "blorbo"],
  ["a dragin", "dragin", ""],
  ["a ghost that is afraid of the dark", "ghost · afraid of the dark", ""],
  ["a fox that procrastinates", "fox", "procrastinates"],
  ["", "", ""],
])("of %j is understood: %s; not: %s", (description, understood, notUnderstood) => {
  const { inOwnWords } = understand(description);

  expect(inOwnWords.understood.join(" · ")).toBe(understood);
  expect(inOwnWords.notUnderstood.join(" · ")).toBe(notUnderstood);
});

test.each(["koi", "megalodon", "fennec", "druid", "trophy"])("a %s is known", (noun) => {
  expect(understand(`a ${noun}`).inOwnWords.understood).toEqual([noun]);
});

test("a word with a slip is the noun that was meant", () => {
  expect(understand("a dragin with a lantern").subjects[0]?.noun).toBe("dragon");
  expect(understand("an elephent").subjects[0]?.home?.home).toBe("elephant");
});

test("any text is read to its end", () => {
  const words = fc.constantFrom(
    ..."a the with and of who that on in half not but is made for like as dog fire 7 , . ' no".split(
      " ",
    ),
  );
  const texts = fc.oneof(
    fc.array(words, { maxLength: 60 }).map((row) => row.join(" ")),
    fc.string({ unit: "grapheme", maxLength: 300 }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const { facts, subjects } = understand(text);
      expect(JSON.stringify([facts, subjects])).not.toContain("undefined");
    }),
    { numRuns: 2000 },
  );
});

test("of the labelled sentences hardly a fact is neither drawn nor told", () => {
  const facts = everyLabelled().flatMap(({ sentence }) => understand(sentence).facts);

  expect(facts.filter(isShown).length / facts.length).toBeGreaterThan(0.98);
});
