import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { ColoredPart, Genome, Mood, Traits } from "#forge/genome.ts";
import { creatures } from "#game/cards/creatures.ts";
import { elements, type Element } from "#game/cards/elements.ts";
import { readDescription } from "./read-description.ts";

const read = (description: string, seed = 1): Genome =>
  readDescription(description, { seed, rarity: "common" });

test.each<[string, Genome["plan"], string | null]>([
  ["a tiny fox that carries a lantern", "beast", "fox"],
  ["two wolves that howl", "beast", "wolf"],
  ["a black kitten", "beast", "kitten"],
  ["an old dragon", "dragon", "dragon"],
  ["a snowy owl", "bird", "owl"],
  ["a koi of the clouds", "fish", "koi"],
  ["bunny with big ears", "mascot", "bunny"],
  ["a sea-snake of clear brine", "serpent", "snake"],
  ["a walking standing-stone titan", "golem", "titan"],
  ["a friendly ghost", "spirit", "ghost"],
  ["a sunflower that hums", "plant", "sunflower"],
  ["moth of the moon", "moth", "moth"],
  ["a beetle made of iron", "beetle", "beetle"],
  ["a turtle with an island on its back", "turtle", "turtle"],
  ["a sleepy blob", "slime", "blob"],
  ["the kraken", "kraken", "kraken"],
  ["a t-rex without fear", "dinosaur", "trex"],
  ["a pink unicorn with a rainbow mane", "horse", "unicorn"],
  ["a robot penguin with rocket boots", "waddler", "penguin"],
  ["a lava snail with a volcano for a shell", "turtle", "snail"],
  ["a crystal spider", "crawler", "spider"],
  ["an axolotl that lives in a bubble tea", "lizard", "axolotl"],
  ["a killer whale", "swimmer", "killerwhale"],
  ["a frog prince", "lizard", "frog"],
  ["a sleepy sloth", "climber", "sloth"],
  ["a fire fly in a jar", "moth", "firefly"],
  ["dragon turtle", "turtle", "turtle"],
  ["a ghost fox", "beast", "fox"],
  ["a fox that chases a rabbit", "beast", "fox"],
  ["a ghost king", "spirit", "ghost"],
  ["a tree giant", "plant", "tree"],
  ["a wolf cub", "beast", "wolf"],
  ["an ice giant", "golem", "giant"],
  ["fox-faced fern bud", "plant", "bud"],
  ["not a dragon but a turtle", "turtle", "turtle"],
  ["a mouse that can fly", "mascot", "mouse"],
  ["a walking cheeseburger", "thing", "cheeseburger"],
  ["a hot dog in a hurry", "thing", "hotdog"],
  ["a slice of pizza with wings", "thing", "pizza"],
  ["a teapot who is afraid of cups", "thing", "teapot"],
  ["a pirate ship", "thing", "ship"],
  ["a brave old submarine", "thing", "submarine"],
  ["a lantern that lost its light", "thing", "lantern"],
  ["a cloud elephant", "beast", "elephant"],
  ["a ghost in a teapot", "spirit", "ghost"],
  ["a ghost ship", "thing", "ship"],
  ["a teapot with a rose", "thing", "teapot"],
  ["a golden key", "thing", "key"],
  ["a dragon that guards a castle", "dragon", "dragon"],
  ["a turtle with a house on its back", "turtle", "turtle"],
  ["a knight with a sword", "figure", "knight"],
  ["an orange creature with a lantern", "beast", "creature"],
  ["a brave knight", "figure", "knight"],
  ["a zombie fox", "beast", "fox"],
  ["a robot penguin", "waddler", "penguin"],
  ["a hamster knight", "mascot", "hamster"],
  ["a wizard owl", "bird", "owl"],
  ["a ninja cat", "beast", "cat"],
  ["a long neck dinosaur", "dinosaur", "longneck"],
  ["a police officer", "figure", "policeofficer"],
  ["it was born in a storm", expect.any(String) as never, null],
])("%s is a %s: %s", (description, plan, species) => {
  expect(read(description)).toMatchObject({ plan, species });
});

test.each<[string, Element]>([
  ["a thunderbird", "lightning"],
  ["an ember fox", "fire"],
  ["a fox of the deep ocean", "water"],
  ["a fox made of stone", "earth"],
  ["a fox in the wind", "air"],
  ["a thunder fox", "lightning"],
  ["a fox with a battery", "electric"],
  ["a frozen fox", "ice"],
  ["a midnight fox", "dark"],
  ["a fox at dusk", "shadow"],
  ["a fox of the dawn", "light"],
  ["a forest fox", "nature"],
  ["a fox of autumn leaves", "leaf"],
  ["a ruby prism fox", "crystal"],
  ["a fox from a dream", "spirit"],
  ["a shark", "water"],
  ["a lava shark", "fire"],
  ["a fox, not of fire but of ice", "ice"],
])("%s is of %s", (description, element) => {
  expect(read(description).element).toBe(element);
});

test("every element can be said, and one that is asked for wins over the words", () => {
  for (const element of elements) {
    expect(read(`a ${element} cat`).element).toBe(element);
    const asked = readDescription("a fire cat", { seed: 1, rarity: "rare", element });
    expect(asked.element).toBe(element);
  }
});

test.each<[string, Partial<Traits>]>([
  ["a knight without a helmet", { isBareheaded: true }],
  ["a hatching egg", { crack: true }],
  ["a cat with floppy ears", { ears: "floppy" }],
  ["an egg with a crack", { crack: true }],
  ["a tiny fox that carries a lantern", { carries: "lantern" }],
  ["an owl wearing a golden crown", { carries: "crown" }],
  ["a cat with a red scarf", { carries: "scarf" }],
  ["a bear with a flower in its hair", { carries: "flower" }],
  ["a goat with a little bell", { carries: "bell" }],
  ["a crow that guards a ruby", { carries: "gem" }],
  ["a mole reading an old book", { carries: "book" }],
  ["a hedgehog with a shield", { carries: "shield" }],
  ["a fox with wings", { wings: "feather" }],
  ["an imp with wings", { wings: "bat" }],
  ["a wolf with antlers", { horns: "antler" }],
  ["a striped fox", { pattern: "stripes" }],
  ["a nine-tailed fox", { tail: "multi" }],
  ["a fox with a tail", { tail: "bushy" }],
  ["a fox with no tail", { tail: "none" }],
  ["a tailless fox", { tail: "none" }],
  ["a dragon without wings", { wings: "none" }],
  ["a lion that has never had a mane", { mane: false }],
  ["a moss golem", { moss: true }],
  ["an ice princess", { elemental: true }],
  ["a knight of fire", { elemental: true }],
  ["a girl with curly hair", { hair: "curls" }],
  ["a running robot", { pose: "running" }],
])("%s shows it", (description, traits) => {
  expect(read(description).traits).toMatchObject(traits);
});

test.each<[string, string, string | undefined]>([
  ["a skeleton pirate", "skeleton", "pirate"],
  ["a zombie chef", "zombie", "chef"],
  ["a robot knight with a shield", "robot", "knight"],
  ["a pirate skeleton", "skeleton", "pirate"],
  ["a skeleton who met a pirate", "skeleton", undefined],
  ["a pirate", "pirate", undefined],
])("%s is a %s in the role of a %s", (description, species, role) => {
  const genome = read(description);

  expect([genome.species, genome.traits.role]).toEqual([species, role]);
});

test.each(["a rose dragon", "a fox without a lantern", "a sunflower", "an emerald snake"])(
  "%s carries nothing",
  (description) => {
    expect(read(description).traits.carries).toBeUndefined();
  },
);

test("no horns means no horns", () => {
  expect(read("a deer without antlers").traits.horns).toBeUndefined();
});

test.each<[string, string | null, Partial<Record<ColoredPart, string>>]>([
  ["a blue fox", "blue", {}],
  ["a dalmatian", "white", { marks: "black" }],
  ["a corgi", "orange", {}],
  ["a golden retriever", "golden", {}],
  ["a golden retriever of ice", null, {}],
  ["a blue jay with a hat", "blue", {}],
  ["a sphinx", "amber", { mane: "brown" }],
  ["a white fox with red eyes", "white", { eyes: "red" }],
  ["a fox with golden curved horns", "orange", { horns: "golden" }],
  ["a fox with a red scarf", "orange", {}],
  ["a spider with purple gem legs", "black", { legs: "purple" }],
  ["a pink unicorn with a rainbow mane", "pink", { mane: "rainbow" }],
  ["a rainbow cat", "rainbow", {}],
  ["a fox under the rainbow", "orange", {}],
  ["a penguin", "black", {}],
  ["a penguin of fire", null, {}],
  ["a penguin with a lantern", "black", {}],
  ["an ink-black kitten, eyes like moons", "black", {}],
  ["a fox that is not green", "orange", {}],
  ["a princess with red hair", null, { hair: "red" }],
  ["a navy blue gecko", "navy blue", {}],
  ["a fox, it is lime green", "lime green", {}],
  ["a chestnut pony", "chestnut", {}],
  ["a velociraptor covered in teal feathers", "teal", {}],
])("%s has its colours", (description, color, partColors) => {
  expect(read(description)).toMatchObject({ color, partColors });
});

test("red eyes do not make a creature of fire", () => {
  expect(read("a shark with red eyes").element).toBe("water");
});

test.each<[string, Mood]>([
  ["a timid fox", "shy"],
  ["a heroic fox", "brave"],
  ["a grouchy old fox", "grumpy"],
])("%s is %s", (description, mood) => {
  expect(read(description).mood).toBe(mood);
});

test("small and gentle words make a cuter face than big and savage ones", () => {
  const { traits: kind } = read("a tiny gentle wolf");
  const { traits: wild } = read("a huge savage wolf");

  expect(kind.cute).toBeGreaterThan(wild.cute);
  expect(kind.fierce).toBeLessThan(wild.fierce);
});

test("every creature of the catalogue is understood", () => {
  for (const { looks } of creatures) {
    expect([looks, read(looks).species]).not.toEqual([looks, null]);
  }
});

test("any text at all becomes a creature, and the same one each time", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), fc.integer(), (text, seed) => {
      const genome = read(text, seed);
      expect(genome).toEqual(read(text, seed));
      expect(genome.traits.cute).toBeGreaterThanOrEqual(0);
      expect(genome.traits.fierce).toBeLessThanOrEqual(1);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["a penguin that lives in a jungle", "nature"],
  ["a fire fox sleeping in the snow", "ice"],
  ["a cat floating in outer space", "spirit"],
  ["a fire fox", "fire"],
])("%s stands in the country of %s", (description, scenery) => {
  expect(read(description).scenery).toBe(scenery);
});

test("wings in the place of ears are ears alone", () => {
  expect(read("an elephant with butterfly wings as ears").traits.wings).toBeUndefined();
});

test("tiny wings are small, and their owner is not", () => {
  const { traits, size } = read("an orange cat with tiny wings");

  expect([traits.wing, size]).toEqual([0.6, null]);
});

const gearSizes = (sentence: string) =>
  read(sentence).gear.map(({ prop, thing, size }) => [thing ?? prop, size]);

test("what is held and worn is as big as it was said, and nothing else is", () => {
  expect(gearSizes("a cat with a huge sword and a hat")).toEqual([
    ["sword", "large"],
    ["hat", undefined],
  ]);
  expect(gearSizes("a tiny bear with a crown")).toEqual([["crown", undefined]]);
  expect(gearSizes("a minotaur who carries a big axe")).toEqual([["axe", "large"]]);
});

const isNatural = (sentence: string) => read(sentence).traits.isNatural;

test("what is held or ridden does not paint the coat of an animal", () => {
  expect(isNatural("a bear with a light bulb")).toBe(true);
  expect(isNatural("a fox on a pirate ship")).toBe(true);
  expect(isNatural("a fire fox")).toBe(false);
  expect(isNatural("a tiny elephant standing on a mushroom")).toBe(true);
  expect(isNatural("a bear in autumn collecting leaves")).toBe(true);
  expect(isNatural("a labrador in a snowy winter village")).toBe(true);
  expect(isNatural("a whale with stars on its back")).toBe(
    isNatural("a whale with hearts on its back"),
  );
  expect(isNatural("a winter fox")).toBe(false);
});

test.each([
  "a constructor",
  "two constructors",
  "a constructor constructor",
  "a cat with a constructor",
])("%s is no property of an object", (description) => {
  expect(() => read(description)).not.toThrow();
});
