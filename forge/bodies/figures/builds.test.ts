import { expect, test } from "vitest";
import { findFamily, speciesWords } from "#forge/words/find-species.ts";
import { adventurers } from "./builds-of-adventure.ts";
import { gods } from "./builds-of-gods.ts";
import { monsters } from "./builds-of-monsters.ts";
import { people } from "./builds-of-people.ts";
import { beings } from "./builds-of-tales.ts";

const builtWords = [...adventurers, ...people, ...beings, ...gods, ...monsters].flatMap(
  ({ words }) => words.split(" "),
);

test("every figure that players may name has exactly one build", () => {
  const figures = speciesWords.filter((word) => findFamily(word)?.plan === "figure");

  expect(builtWords.toSorted()).toEqual(figures.toSorted());
});
