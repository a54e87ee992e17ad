import { expect, test } from "vitest";
import { readDescription } from "./read-description.ts";

const read = (description: string) => readDescription(description, { seed: 1, rarity: "common" });

const threeHues = ["red", "blue", "green"];
const twoHues = ["red", "blue"];

test.each([
  ["a dinosaur skeleton", "dinosaur", { hasBones: true, stuff: "bone" }],
  ["a dinosaur skeleton with glowing bones", "dinosaur", { hasBones: true, stuff: "glowbone" }],
  ["a skeleton dog", "dog", { hasBones: true, stuff: "bone" }],
  ["a skeleton pirate", "skeleton", { stuff: null }],
  ["a green gummy bear", "gummybear", { stuff: "jelly", stuffColor: "green" }],
  ["a popcorn bucket with arms", "popcornbucket", { stuff: null }],
  ["a giant eye with bat wings", "eye", { counts: { eyes: 1 } }],
  ["a fox with wooden legs", "fox", { partStuffs: { legs: "wood" } }],
  ["a bowl with chopstick legs", "bowl", { partStuffs: { legs: "chopstick" } }],
  ["a dinosaur made of toy bricks", "dinosaur", { stuff: "toybrick" }],
  [
    "a half cookie half strawberry bear",
    "bear",
    { stuff: null, halves: { first: "cookie", second: "strawberry", across: "any" } },
  ],
  ["a bear made of ruby", "bear", { stuff: "gem", stuffColor: "red" }],
  ["a fox with a wooden leg", "fox", { partStuffs: {} }],
  ["a cat with one blue eye and one green eye", "cat", { inTurn: { eyes: ["blue", "green"] } }],
  ["a dragon with 3 heads, one red one blue one green", "dragon", { inTurn: { head: threeHues } }],
  ["a hydra with two heads, one is red and one is blue", "hydra", { inTurn: { head: twoHues } }],
  ["two headed snake, one head red one head blue", "snake", { inTurn: { head: twoHues } }],
  ["a fox made of autumn leaves", "fox", { stuff: "autumn" }],
  [
    "a newt with a tail that goes from pink to blue",
    "newt",
    { inTurn: { tail: ["pink", "blue"] } },
  ],
  ["a candle with a blue flame", "candle", { flame: "blue" }],
  ["a cow covered in flowers", "cow", { stuff: "flower" }],
  ["an elephant with one tusk", "elephant", { counts: { tusks: 1 } }],
  ["a cat with heart eyes", "cat", { motif: null, partMotifs: { eyes: "heart" } }],
  ["a girl with stars in her eyes", "girl", { motif: null, partMotifs: { eyes: "star" } }],
  ["a fox with a broken leg", "fox", { partStuffs: {} }],
  ["a whale with stars on its back", "whale", { motif: "star" }],
  ["a dragon with golden runes", "dragon", { motif: "rune" }],
  [
    "a wolf with glowing blue runes on its fur",
    "wolf",
    { motif: "rune", partStuffs: { marks: "glow" } },
  ],
  ["a wolf with neon blue lines", "wolf", { partStuffs: { marks: "neon" } }],
  ["a pumpkin with candle eyes", "pumpkin", { partStuffs: { eyes: "fire" } }],
  ["a griffin with one broken wing", "griffin", { partStuffs: { wings: "broken" } }],
  ["a sheep whose wool is made of popcorn", "sheep", { stuff: "popcorn" }],
])("%s", (description, species, anatomy) => {
  expect(read(description)).toMatchObject({ species, anatomy });
});

test("one floppy ear hangs beside one that stands, and a back has most of a coat's colour", () => {
  expect(read("a dog with one floppy ear and one pointy ear")).toMatchObject({
    traits: { ears: "point", otherEar: "floppy" },
    anatomy: { counts: {} },
  });
  expect(read("a dog with floppy ears").traits.otherEar).toBeUndefined();
  expect(read("a dog with one ear").anatomy.counts.ears).toBe(1);
  expect(read("a lizard with a red belly and blue back")).toMatchObject({
    color: "blue",
    partColors: { belly: "red" },
  });
  expect(read("a brown lizard with a blue back").color).toBe("brown");
});

test("a body is a whole one unless that is said", () => {
  expect(read("a dinosaur").anatomy.hasBones).toBeUndefined();
  expect(read("a skeleton").anatomy.hasBones).toBeUndefined();
});
