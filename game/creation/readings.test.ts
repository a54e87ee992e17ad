import { expect, test } from "vitest";
import { readings } from "./readings.ts";

const asItStands = (text: string) => text;

test.for([
  ["in digits", "a w0lf", "a wolf"],
  ["in signs", "a fo$$a", "a fossa"],
  ["letter by letter", "a w o l f", "a wolf"],
  ["with dots", "w.o.l.f pack", "wolf pack"],
  ["stretched", "a wolfffff", "a wolf"],
  ["with a capital I", "a woIf", "a wolf"],
  ["with an l for an I", "a FlSH", "a fish"],
  ["with a 1 for an l", "a wo1f", "a wolf"],
  ["without a gap", "MossWolf", "moss wolf"],
  ["with invisible letters", "a wo\u200blf", "a wolf"],
  ["wide", "ａ ｗｏｌｆ", "a wolf"],
] as const)("a word that is written %s is read as it was meant", ([, text, meant]) => {
  expect(readings(text, asItStands)).toContain(meant);
});

test.for(["a robot called r 12 34", "a cat and a dog", "1234567890 stones"])(
  "%s is read once, as it stands",
  (text) => {
    expect(readings(text, asItStands)).toEqual([text]);
  },
);
