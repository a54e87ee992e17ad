import { expect, test } from "vitest";
import type { ColoredPart, Genome } from "#forge/genome.ts";
import { brightness, toOklch } from "#forge/paint/color.ts";
import type { Material } from "#forge/paint/material.ts";
import { choosePalette } from "#forge/paint/palette.ts";
import { Model } from "#forge/shapes/model.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { buildBody } from "./build-body.ts";
import { piecesOf } from "./parts/in-part.ts";

const core = readWasmCore();

const built = (description: string) =>
  builtOf(readDescription(description, { seed: 5, rarity: "rare" }));

function builtOf(genome: Genome) {
  const dice = diceFrom(genome.seed);
  const model = new Model(core);
  const palette = choosePalette(genome, dice.fork("palette"));
  return { model, ...buildBody(genome, { model, palette, dice: dice.fork("body") }) };
}

const usedBy = ({ model }: { model: Model }): Material[] =>
  model.paints.map(({ material }) => model.materials[material]!);

const ofPart = ({ model }: { model: Model }, part: ColoredPart): Material[] =>
  piecesOf(model, part)
    .flat()
    .map((id) => model.materials[model.paints[id]!.material]!);

const hueOf = ({ base }: Material) => Math.round(toOklch(base)[2]);
const redHue = (hue: number) => hue < 60 || hue > 330;
const blueHue = (hue: number) => hue > 220 && hue < 290;

test.each([
  "a chameleon that is half red half blue",
  "a half red half blue chameleon",
  "a chameleon that is red at the front and blue at the back",
  "a chameleon that is blue at the back and red at the front",
])("of %s the front is red and the back blue", (description) => {
  const skin = usedBy(built(description)).filter(({ elsewhere }) => elsewhere);

  expect(skin.length).toBeGreaterThan(5);
  expect(skin.every((material) => redHue(hueOf(material)))).toBe(true);
  expect(skin.every(({ elsewhere }) => blueHue(hueOf(elsewhere!.material)))).toBe(true);
  expect(skin[0]?.elsewhere?.zone).toMatchObject({ kind: "below", axis: "z" });
});

test.each(["a half ice half stone wolf", "a wolf that is half ice and half stone"])(
  "of %s the front is of ice and the back of stone",
  (description) => {
    const skin = usedBy(built(description)).filter(({ elsewhere }) => elsewhere);

    expect(skin.length).toBeGreaterThan(5);
    expect(skin.every(({ pattern }) => pattern?.kind === "frost")).toBe(true);
    expect(skin.every(({ elsewhere }) => elsewhere?.material.pattern?.kind === "rock")).toBe(true);
  },
);

test("a black neck leaves the head as it is", () => {
  const swan = built("a swan with a black neck");

  expect(usedBy(swan).some(({ elsewhere }) => elsewhere?.zone.kind === "around")).toBe(true);
  expect(ofPart(swan, "head").some(({ elsewhere }) => elsewhere)).toBe(false);
});

test("each of three heads has a colour of its own", () => {
  const heads = ofPart(built("a dragon with three heads, each a different colour"), "head");

  expect(new Set(heads.map((head) => Math.round(hueOf(head) / 30))).size).toBeGreaterThanOrEqual(3);
});

const isSkull = ({ pattern }: Material) => pattern?.kind === "motif" && pattern.shape === "skull";

test("skulls on wings are on the wings alone", () => {
  const butterfly = built("a butterfly with skulls on its wings");

  expect(ofPart(butterfly, "wings").every(isSkull)).toBe(true);
  expect(ofPart(butterfly, "head").some(isSkull)).toBe(false);
});

test.each([
  "a zebra with rainbow stripes",
  "a jaguar with rainbow spots",
  "a cat with rainbow stripes",
])("the marks of %s have all colours", (description) => {
  const marks = usedBy(built(description)).flatMap(({ pattern }) =>
    pattern && "colors" in pattern ? [pattern.colors] : [],
  );

  expect(marks.length).toBeGreaterThan(0);
});

test("who wears a striped shirt has no stripes", () => {
  const kinds = usedBy(built("a bear in a striped shirt")).map(({ pattern }) => pattern?.kind);

  expect(kinds).not.toContain("bands");
});

const skinOf = (description: string) => {
  const { model, materials } = built(description);
  return model.materials[materials.skin]!;
};

test("polka dots leave an elephant pink, and lines of light make it dark", () => {
  expect(skinOf("a pink elephant with polka dots").pattern?.kind).toBe("motif");
  expect(brightness(skinOf("a pink elephant with polka dots").base)).toBeGreaterThan(0.4);
  expect(brightness(skinOf("a pink elephant with neon lines").base)).toBeLessThan(0.4);
});

test.each(["elephant", "walrus"])("one tusk of a %s is a single one", (noun) => {
  const genome = readDescription(`a ${noun}`, { seed: 5, rarity: "rare" });
  const [none, one, two] = [0, 1, 2].map((tusks) => {
    const counts = { tusks };
    return builtOf({ ...genome, anatomy: { ...genome.anatomy, counts } }).model.paints.length;
  });

  expect(two! - none!).toBe(2 * (one! - none!));
  expect(one).toBeGreaterThan(none!);
});

const patterns = (sentence: string) =>
  built(sentence).model.materials.flatMap(({ pattern }) => (pattern ? [pattern] : []));

test.each(["a stone golem covered in glowing blue runes", "a golem with runes on its arms"])(
  "%s is of stone below them",
  (description) => {
    const stones = usedBy(built(description)).filter(({ pattern }) => pattern?.kind === "rock");

    expect(stones.some(({ marks }) => marks?.kind === "motif" && marks.shape === "rune")).toBe(
      true,
    );
  },
);

test("little pictures are on a ray that has patches by nature, and glow where they are said to", () => {
  expect(patterns("a black manta ray with stars on its back")).toContainEqual(
    expect.objectContaining({ kind: "motif", shape: "star" }),
  );
  expect(patterns("a wolf with glowing blue runes on its fur")).toContainEqual(
    expect.objectContaining({ kind: "motif", shape: "rune", glow: 0.9 }),
  );
});

test("a triceratops has as many horns as are said, and its frill with each number", () => {
  const horns = (said: string) =>
    piecesOf(built(`a triceratops${said}`).model, "horns").flat().length;
  const [own, five] = [built("a triceratops"), built("a triceratops with five horns")];

  expect(built("a triceratops with three horns").model.size).toBe(own.model.size);
  expect(five.model.size).toBeGreaterThan(own.model.size);
  expect(horns(" with five horns")).toBeGreaterThan(horns(" with four horns"));
  expect(horns(" with four horns")).toBeGreaterThan(horns(" with two horns"));
});

test("leaves on a thick tail stand out of it, and a crack is drawn on an egg", () => {
  const size = (description: string) => built(description).model.size;

  expect(size("a lizard with leaves on its tail")).toBeGreaterThan(size("a lizard") + 5);
  expect(built("an egg with a crack").model.decals.length).toBeGreaterThan(
    built("an egg").model.decals.length,
  );
});

test("each claw has the colour that is said of it, and wings of hearts have hearts on them", () => {
  const crab = built("a crab with one big red claw and one small blue claw");
  const [red, blue] = piecesOf(crab.model, "claws").map((ids) =>
    hueOf(crab.model.materials[crab.model.paints[ids[0]!]!.material]!),
  );
  const wings = ofPart(built("a rainbow butterfly with heart wings"), "wings");

  expect(redHue(red!) && blueHue(blue!)).toBe(true);
  expect(wings.every(({ pattern }) => pattern?.kind === "motif" && pattern.shape === "heart")).toBe(
    true,
  );
});

test.each(["a lion with a mane of blue flames", "a dragon with a tail of blue fire"])(
  "of %s all flames are blue",
  (description) => {
    const flames = usedBy(built(description)).filter(({ pattern }) => pattern?.kind === "flame");

    expect(flames.length).toBeGreaterThan(5);
    expect(flames.every(({ glow }) => blueHue(Math.round(toOklch(glow!.color)[2])))).toBe(true);
  },
);
