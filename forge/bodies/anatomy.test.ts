import { expect, test } from "vitest";
import type { ColoredPart, Genome } from "#forge/genome.ts";
import { brightness } from "#forge/paint/color.ts";
import { choosePalette } from "#forge/paint/palette.ts";
import { Model } from "#forge/shapes/model.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { buildBody } from "./build-body.ts";
import { piecesOf } from "./parts/in-part.ts";

const core = readWasmCore();

function built(description: string) {
  const genome: Genome = readDescription(description, { seed: 5, rarity: "rare" });
  const dice = diceFrom(genome.seed);
  const model = new Model(core);
  const palette = choosePalette(genome, dice.fork("palette"));
  return { genome, model, ...buildBody(genome, { model, palette, dice: dice.fork("body") }) };
}

const eyesOf = ({ model }: { model: Model }) => model.paints.filter(({ eye }) => eye).length;

/** How many primitives belong to a part. */
const sizeOf = ({ model }: { model: Model }, part: ColoredPart) =>
  piecesOf(model, part).flat().length;

const materialsOf = ({ model }: { model: Model }, part: ColoredPart) =>
  piecesOf(model, part)
    .flat()
    .map((id) => model.materials[model.paints[id]!.material]!);

test.each([
  ["a three-headed dog", 6, 3],
  ["a two-headed dragon", 4, 2],
  ["a hydra with five heads", 10, 5],
  ["a two-headed knight", 4, 2],
  ["a three-headed parrot", 6, 3],
] as const)("%s has %i eyes in %i heads, and each has its neck", (description, eyes, heads) => {
  const body = built(description);

  expect(eyesOf(body)).toBe(eyes);
  expect(body.body.anchors.heads).toHaveLength(heads);
  expect(body.body.anchors.necks).toHaveLength(heads);
});

test("a bee has a sting, longer when it is a sword, and an eagle has claws of its own", () => {
  const sizeOfSting = (description: string) => {
    const body = built(description);
    const [id = -1] = piecesOf(body.model, "tail").flat();
    return body.model.solid().spheres[id * 4 + 3]!;
  };

  expect(sizeOfSting("a bee with a stinger like a sword")).toBeGreaterThan(
    sizeOfSting("a bee") * 1.5,
  );
  expect(sizeOf(built("an eagle"), "claws")).toBeGreaterThan(6);
});

test("claws of sapphire are blue, and the tip of the tail is as it was", () => {
  const [plain, blue] = [built("a tiger"), built("a tiger with sapphire claws")];

  expect(materialsOf(blue, "tail")).toEqual(materialsOf(plain, "tail"));
});

test("heads stand beside each other, none in another", () => {
  const { heads = [] } = built("a three-headed dog").body.anchors;

  const [left, middle, right] = heads.map(({ origin }) => origin[0]).toSorted((a, b) => a - b);

  expect(middle! - left!).toBeGreaterThan(0.4);
  expect(right! - middle!).toBeGreaterThan(0.4);
});

test.each([
  ["a bear with one big eye", 1],
  ["a big robot with one glowing eye", 1],
  ["a cat with three eyes", 3],
  ["a slime with four eyes", 4],
  ["a teapot with six eyes", 6],
  ["a dog with eight eyes", 8],
] as const)("%s has as many", (description, eyes) => {
  expect(eyesOf(built(description))).toBe(eyes);
});

test.each([
  ["a fox", "a fox with three tails", "tail", 3],
  ["a teapot", "a teapot with four arms", "arms", 2],
  ["a knight", "a knight with six arms", "arms", 3],
  ["a wolf", "a six-legged wolf", "legs", 1.3],
  ["a dragon", "a dragon with four wings", "wings", 2],
] as const)("%s has fewer parts than %s", (plain, many, part, times) => {
  expect(sizeOf(built(many), part)).toBeGreaterThanOrEqual(sizeOf(built(plain), part) * times);
});

test.each([
  ["a wooden horse", "grain"],
  ["a paper dragon", "folds"],
  ["a robot penguin", "panels"],
  ["a jelly bear", "jellied"],
  ["a glass cat", "pane"],
  ["an ice cat", "frost"],
  ["a scaly cat", "hide"],
  ["a cat with swirls", "spirals"],
  ["a cat with rings", "rosettes"],
  ["a cat with patches", "patches"],
  ["a cat with neon blue lines", "lines"],
  ["a bear with stars on its belly", "motif"],
  ["a zebra with pink stripes", "bands"],
])("the skin of %s has the pattern %s", (description, pattern) => {
  const { model, materials } = built(description);

  expect(model.materials[materials.skin]?.pattern?.kind).toBe(pattern);
});

test.each([
  ["a dog with three legs", 3],
  ["a bear with one leg", 1],
] as const)("%s has no more", (description, legs) => {
  expect(piecesOf(built(description).model, "legs")).toHaveLength(legs);
});

test("two legs of a thing become five, and stand apart", () => {
  const plain = sizeOf(built("a lemon with legs"), "legs");

  expect(sizeOf(built("a lemon with five legs"), "legs")).toBe((plain / 2) * 5);
});

const radiusOf = (description: string) =>
  Math.max(...built(description).model.paints.map(({ eye }) => eye?.radii[1] ?? 0));

test.each([
  ["a wolf with huge eyes", "a wolf with small eyes"],
  ["a cat with one huge eye", "a cat with one small eye"],
])("%s has larger ones than %s", (large, small) => {
  expect(radiusOf(large)).toBeGreaterThan(radiusOf(small) * 1.5);
});

const widthOf = (description: string) => {
  const { low, high } = built(description).model.bounds();
  return high[0] - low[0];
};

test.each(["bee", "bat", "dragon"])("huge wings of a %s are wider than tiny ones", (noun) => {
  expect(widthOf(`a ${noun} with huge wings`)).toBeGreaterThan(
    widthOf(`a ${noun} with tiny wings`) * 1.2,
  );
});

test("a part is of what it is said to be of, and only that part", () => {
  const fox = built("a fox with blue ears");
  const plain = built("a fox");

  expect(materialsOf(fox, "ears").every(({ base: [r, , b] }) => b > r)).toBe(true);
  expect(fox.model.materials[fox.materials.skin]?.base[0]).toBeGreaterThan(0.2);
  expect(fox.genome.color).toBe(plain.genome.color);
});

test("a mane of fire burns, and arms of fries are straight and yellow", () => {
  const lion = built("a sun lion with a mane made of fire");
  const burger = built("a cheeseburger with pickle eyes and french fry arms");
  const boxes = burger.model.solid().kinds.filter((kind) => kind === 5).length;
  const plainBoxes = built("a cheeseburger")
    .model.solid()
    .kinds.filter((kind) => kind === 5);

  expect(materialsOf(lion, "mane").every(({ pattern }) => pattern?.kind === "flame")).toBe(true);
  expect(boxes).toBeGreaterThan(plainBoxes.length);
  expect(materialsOf(burger, "arms").every(({ base: [r, g, b] }) => r > b && g > b)).toBe(true);
});

/** How many colours the locks of a mane have. */
const coloursOf = (sentence: string) =>
  new Set(materialsOf(built(sentence), "mane").map(({ base }) => base.join())).size;

test("wings of fire blaze and grow tongues, and a mane of flowers has blossoms", () => {
  const dragon = built("a dragon with wings of fire");
  const sizeIn = (description: string) => built(description).model.size;

  expect(materialsOf(dragon, "wings").some(({ pattern }) => pattern?.kind === "blaze")).toBe(true);
  expect(dragon.model.size).toBeGreaterThan(sizeIn("a dragon"));
  expect(sizeIn("a lion with a mane of flowers")).toBeGreaterThan(sizeIn("a lion"));
});

test("a mermaid has the trident that is said in one hand, and none in the other", () => {
  expect(built("a mermaid with a trident").model.size).toBeLessThan(built("a mermaid").model.size);
});

test("a dragon without a tail has no spikes where it was", () => {
  const { model } = built("half dragon half snake");
  const { spheres } = model.solid();
  const aside = model.paints.filter(
    ({ parts }, id) => parts.length === 0 && spheres[id * 4]! > 0.6 && spheres[id * 4 + 1]! < 0.7,
  );

  expect(aside).toEqual([]);
});

test("a lion's rainbow mane has a colour for each lock", () => {
  expect(coloursOf("a lion with a rainbow mane")).toBeGreaterThan(coloursOf("a lion") + 3);
});

test("who is made of clouds or fire grows them", () => {
  expect(built("a cat made of clouds").model.size).toBeGreaterThan(built("a cat").model.size + 20);
  expect(built("a wolf made of fire").model.size).toBeGreaterThan(built("a fire wolf").model.size);
});

test("what says nothing of parts builds what it always did", () => {
  expect(built("a fox").genome.anatomy).toEqual({
    counts: {},
    halves: null,
    partMotifs: {},
    stuff: null,
    stuffColor: null,
    partStuffs: {},
    motif: null,
    hasLines: false,
  });
});

test.each([
  ["a three-headed dog with flaming collars", { prop: "collar", stuff: "fire" }],
  ["a robot penguin with rocket boots", { prop: "boots", stuff: "rocket" }],
  ["a bear holding a guitar", { prop: "thing", thing: "guitar" }],
  ["a bunny ninja", { prop: "mask", color: "black" }],
  ["a ninja turtle", { prop: "scarf", color: "black" }],
])("%s has its gear", (description, gear) => {
  expect(built(description).genome.gear).toContainEqual(expect.objectContaining(gear));
});

test.each(["a cat with stripes", "a black cat with stripes", "a tiger", "a cow", "a scaly fox"])(
  "the marks of %s differ in brightness from its skin",
  (description) => {
    const { model, materials } = built(description);
    const { base, pattern } = model.materials[materials.skin]!;
    const color = pattern && "color" in pattern ? pattern.color : base;

    expect(Math.abs(brightness(color) - brightness(base))).toBeGreaterThan(0.08);
  },
);

test.each([
  ["a cat with ram horns", { horns: "ram" }],
  ["a unicorn cat", { horns: "uni" }],
  ["a horse with a long blue horn", { horns: "uni" }],
  ["a cat with bat wings", { wings: "bat" }],
  ["a bird with feathered wings", { wings: "feather" }],
  ["a fluffy cat", { fluffy: true }],
])("%s has its kind of part", (description, traits) => {
  expect(readDescription(description, { seed: 5, rarity: "rare" }).traits).toMatchObject(traits);
});

test("fluff, drips and blossoms grow out of a body", () => {
  const { model } = built("a cat");
  for (const description of ["a fluffy cat", "a slime cat", "a cat made of flowers"]) {
    expect(built(description).model.size).toBeGreaterThan(model.size + 5);
  }
});

test("limbs of another colour stand out from the body", () => {
  for (let seed = 0; seed < 6; seed++) {
    const genome = readDescription("a spider with purple gem legs", { seed, rarity: "rare" });
    const { base, legs } = choosePalette(genome, diceFrom(seed));
    const distance = base.reduce((sum, value, i) => sum + Math.abs(value - legs![i]!), 0);

    expect(distance).toBeGreaterThan(0.4);
  }
});

test("spines may be of another stuff than the hedgehog, a moose's antlers of another colour", () => {
  const hedgehog = built("a hedgehog with strawberries for spikes");
  const spines = materialsOf(hedgehog, "spikes");
  const moose = materialsOf(built("a moose with blue antlers"), "horns");

  expect(spines.length).toBeGreaterThan(100);
  expect(spines.every(({ base: [r, g, b] }) => r > g && r > b)).toBe(true);
  expect(hedgehog.model.materials[hedgehog.materials.skin]?.base).not.toEqual(spines[0]?.base);
  expect(moose.every(({ base: [r, , b] }) => b > r)).toBe(true);
});

test("a sail is a part of its own, for those who have one by nature and for others", () => {
  const purple = materialsOf(built("a spinosaurus with a purple sail"), "sail");

  expect(purple.length).toBeGreaterThan(0);
  expect(purple.every(({ base: [r, g, b] }) => b > g && r > g)).toBe(true);
  expect(sizeOf(built("a spinosaurus without a sail"), "sail")).toBe(0);
  expect(sizeOf(built("a spinosaurus with a purple sail"), "sail")).toBe(
    sizeOf(built("a spinosaurus"), "sail"),
  );
  expect(sizeOf(built("a cat with a sail on its back"), "sail")).toBe(1);
});

test("a ladybird with stars instead of dots is red, has stars for marks and holds none", () => {
  const starry = built("a ladybug with stars instead of dots");
  const dotted = built("a ladybug");

  expect(starry.genome).toMatchObject({ color: "red", gear: [] });
  expect(sizeOf(starry, "marks")).toBe(sizeOf(dotted, "marks"));
  expect(starry.model.solid().kinds).not.toEqual(dotted.model.solid().kinds);
  expect(sizeOf(built("a ladybug without dots"), "marks")).toBe(0);
});

test("a lobster has four claws, or a giant and a teeny one, and a cat's eyes may be unlike", () => {
  const claws = (description: string) => piecesOf(built(description).model, "claws");
  const reachOf = (description: string) => {
    const { model } = built(description);
    const { spheres } = model.solid();
    return piecesOf(model, "claws").map((ids) =>
      Math.max(...ids.map((id) => spheres[id * 4 + 3]!)),
    );
  };
  const [right, left] = reachOf("a lobster with one giant claw and one teeny claw");

  expect(claws("a lobster with four claws").flat()).toHaveLength(
    2 * claws("a lobster").flat().length,
  );
  expect(Math.max(right! / left!, left! / right!)).toBeGreaterThan(1.6);
  expect(eyesOf(built("a monster with one big eye and one small eye"))).toBe(2);
});

test("a ladybird has as many dots as are said, and a shark without teeth has none", () => {
  const dots = (description: string) => sizeOf(built(description), "marks");
  const teeth = ({ model, materials }: ReturnType<typeof built>) =>
    model.paints.filter(({ material }) => material === materials.tooth).length;

  expect(
    ["", " with two spots", " with seven spots"].map((said) => dots(`a ladybug${said}`)),
  ).toEqual([10, 2, 7]);
  expect(teeth(built("a shark"))).toBeGreaterThan(5);
  expect(teeth(built("a shark that has no teeth"))).toBe(0);
});

const kinds = [
  "koi pufferfish clownfish angelfish swordfish anglerfish stingray starfish goldfish piranha",
  "mantis ladybug grasshopper lobster crayfish stagbeetle beetle",
  "armadillo pangolin anteater otter seahorse walrus seal flamingo ostrich",
  "snake cobra serpent octopus squid kraken clam snail",
  "bee wasp fly mosquito firefly",
  "sparrow toucan hummingbird vulture turkey",
  "hedgehog porcupine goat sheep bull cow mammoth elephant",
  "beaver koala hamster squirrel mouse panda otter",
  "gorilla ape monkey",
  "moose deer reindeer",
];

test.each(kinds)("each of %s has a body of its own", (words) => {
  const bodies = words.split(" ").map((word) => {
    const { model } = built(`a red ${word} of water`);
    return JSON.stringify([...model.solid().kinds, ...model.solid().spheres]);
  });

  expect(new Set(bodies).size).toBe(bodies.length);
});
