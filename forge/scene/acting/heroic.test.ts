import { expect, test } from "vitest";
import { readDescription } from "#forge/words/read-description.ts";
import { heroic } from "./heroic.ts";

const actsOf = (description: string) => {
  const genome = readDescription(description, { seed: 1, rarity: "common" });
  return [genome.staging.act, heroic(genome).staging.act];
};

test.for([
  ["a wolf", "leaping"],
  ["a leaping wolf", "roaring"],
  ["a dinosaur", "roaring"],
  ["a sleeping cat", "leaping"],
] as const)("%s is %s in its signature pose", ([description, act]) => {
  expect(actsOf(description)[1]).toBe(act);
});

test.for(["a fish", "an eagle", "a flying dragon with wings", "two foxes", "a roaring bear"])(
  "%s does something else there",
  (description) => {
    const [before, after] = actsOf(description);
    expect(after).not.toBe(before);
  },
);
