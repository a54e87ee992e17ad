/** Long legs with hooves: horses, unicorns, zebras, deer, giraffes. Rows are in horse-builds.ts. */
import { neckLength } from "#forge/bodies/builds/neck-length.ts";
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import { horseBuilds, usualHorse, type HorseBuild } from "#forge/bodies/builds/horse-builds.ts";
import { addHumps, addWool, horseTails } from "#forge/bodies/features/horse-growths.ts";
import { addMooseGrowths } from "#forge/bodies/mammals/moose.ts";
import { addEars } from "#forge/bodies/parts/ears.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { addHorseHead } from "#forge/bodies/parts/horse-head.ts";
import {
  addBrushMane,
  addFlowingMane,
  addForelock,
  hairMaterials,
  type Crest,
} from "#forge/bodies/parts/mane.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { sides, type Side } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import { darkened, white } from "#forge/paint/color.ts";
import type { MaterialId, Pattern } from "#forge/paint/material.ts";
import type { Horns } from "#forge/genome.ts";
import { lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { add, normalize, scale, type Vector } from "#forge/shapes/vector.ts";
import type { Element } from "#game/cards/elements.ts";

const ground = worldFrame();
/** How far the left legs stand in front of the right ones. */
const stride = 0.09;

/** A unicorn of night or of stone has a mane of its element. */
const sombre: ReadonlySet<Element> = new Set<Element>([
  "fire",
  "dark",
  "shadow",
  "earth",
  "lightning",
  "electric",
]);

export const buildHorse: BuildBody = (plain) => {
  const own = horseBuilds[plain.species ?? ""] ?? usualHorse;
  const build = { ...own, neck: own.neck * neckLength(plain) };
  const order = { ...plain, materials: { ...plain.materials, ...coatOf(plain, build) } };
  const { traits, element } = order;
  const { back, girth, neck } = build;
  const head = lookingFrame(
    [0, back + neck + 0.06, build.reach],
    [traits.headTurn + 0.1, -0.1, 1],
    [traits.tilt * 0.7, 1, 0],
    build.head * mix(0.9, 1.12, traits.cute),
  );
  const isRainbow = build.rainbow === true && !sombre.has(element);
  const hair = hairMaterials(order, isRainbow);
  addTorso(order, build, head);
  for (const side of sides) inPart(order, "legs", () => addLegs(order, build, side));
  if (build.humps) addHumps(order, build);
  if (build.isWoolly) addWool(order, build, head);
  if (build.isMoose) addMooseGrowths(order, build, head);
  inPart(order, "head", () => {
    addHorseHead(order, head, build.muzzle);
    if (traits.ears) addEars(order, head, traits.ears);
    else
      for (const side of sides) inPart(order, "ears", () => addEar(order, head, side, build.ears));
    addHeadgear(order, build, head);
  });
  addHair(order, { build, head, hair });
  addWings(order, { at: [girth * 0.6, back + 0.26, 0.1], sweep: 0.95, size: 0.95, raise: 0.5 });
  addRidge(order, ground, [
    [0, back + girth + 0.02, 0.05],
    [0, back + girth - 0.02, -0.22],
    [0, back + girth - 0.04, -0.48],
  ]);
  return { onGround: true, yaw: 0.72, leastYaw: 0.5, pitch: 0.1, anchors: anchorsOf(build, head) };
};

const anchorsOf = ({ back, neck, reach }: HorseBuild, head: Frame) => ({
  head,
  neck: lookingFrame(
    [0, back + neck * 0.46, 0.34 + reach * 0.26],
    [0, -0.35, 1],
    [0, 1, 0.35],
    0.21,
  ),
  hold: lookingFrame(pointIn(head, [0.12, -0.95, 1.2]), [0.5, 0, 1], [0, 1, 0], 0.24),
});

const marksOf = ({ marks, base }: BodyOrder["palette"], shade: number) =>
  marks ?? darkened(base, shade);

const coats: Record<NonNullable<HorseBuild["coat"]>, (order: BodyOrder) => Pattern> = {
  zebra: ({ palette }) => ({ kind: "stripes", color: marksOf(palette, 0.24), frequency: 20 }),
  spots: ({ palette }) => ({ kind: "spots", color: palette.marks ?? white, frequency: 8.5 }),
  patches: ({ palette }) => ({
    kind: "shell",
    color: marksOf(palette, 0.62),
    frequency: 4.4,
  }),
};

/** "A zebra with stripes" has a zebra's own. */
const coatWords: Record<string, HorseBuild["coat"]> = {
  stripes: "zebra",
  spots: "spots",
  patches: "patches",
};

/** All colours are in the mane; below it a white coat looks best. */
function whiteCoat({ model, materials }: BodyOrder): Partial<BodyOrder["materials"]> {
  const { pattern: _, ...skin } = model.materials[materials.skin]!;
  const coat = model.material({ ...skin, base: [0.97, 0.95, 0.98] });
  return { skin: coat, limb: coat };
}

/** The skin in the coat of the species, unless the words ask for another pattern. */
function coatOf(order: BodyOrder, { coat }: HorseBuild): Partial<BodyOrder["materials"]> {
  const { model, materials, traits, palette } = order;
  const skin = model.materials[materials.skin]!;
  if (palette.isRainbow) return whiteCoat(order);
  const isOther = traits.pattern !== undefined && coatWords[traits.pattern] !== coat;
  if (!coat || isOther) return {};
  const pattern = coats[coat](order);
  const patterned = model.material({ ...skin, pattern });
  if (coat === "spots") return { skin: patterned };
  const upright = pattern.kind === "stripes" ? { ...pattern, upright: true } : pattern;
  const limb = { ...model.materials[materials.limb]!, pattern: upright };
  return { skin: patterned, limb: model.material(limb) };
}

function addTorso({ model, materials }: BodyOrder, build: HorseBuild, head: Frame): void {
  const { back, girth, reach } = build;
  const [, y, z] = head.origin;
  model.chain(ground, materials.skin, [girth * 0.94, girth * 0.95, girth], { blend: 0.12 }, [
    [0, back + 0.03, -0.5],
    [0, back - 0.02, -0.08],
    [0, back + 0.03, 0.34],
  ]);
  model.chain(
    ground,
    materials.skin,
    [girth * 0.9, girth * 0.58, head.scale * 0.5],
    { blend: 0.16, steps: 4 },
    [
      [0, back + 0.06, 0.32],
      [0, mix(back, y, 0.42), mix(0.34, reach, 0.5)],
      [0, y - head.scale * 0.25, z - head.scale * 0.3],
    ],
  );
}

function addLegs(order: BodyOrder, { back, girth, legs }: HorseBuild, side: Side): void {
  const { model, materials } = order;
  const step = side * stride;
  const x = girth * 0.62;

  const thick = (radii: readonly number[]) => radii.map((radius) => radius * legs);
  // The far foreleg is lifted, as in a parade.
  const fore: Vector[] =
    side === 1
      ? [
          [x * 0.95, back - 0.06, 0.36],
          [x, back * 0.5, 0.36 + step],
          [x, 0.2, 0.33 + step],
        ]
      : [
          [-x * 0.95, back - 0.06, 0.36],
          [-x, back * 0.6, 0.68],
          [-x, back * 0.34, 0.5],
        ];
  model.chain(ground, materials.limb, thick([0.155, 0.095, 0.08]), { blend: 0.08, steps: 3 }, fore);
  inPart(order, "feet", () => addHoof(order, fore.at(-1)!, { legs, isLifted: side === -1 }));
  model.ellipsoid(
    ground,
    materials.skin,
    [side * girth * 0.5, back - 0.04, -0.46],
    [girth * 0.58, girth * 0.95, girth * 0.86],
    0.12,
  );
  const hind: Vector[] = [
    [side * x, back - 0.16, -0.44],
    [side * x * 1.05, back * 0.56, -0.4 - step * 0.4],
    [side * x * 1.05, back * 0.42, -0.6 - step],
    [side * x, 0.2, -0.54 - step],
  ];
  model.chain(
    ground,
    materials.limb,
    thick([0.17, 0.12, 0.095, 0.085]),
    { blend: 0.08, steps: 3 },
    hind,
  );
  inPart(order, "feet", () => addHoof(order, hind.at(-1)!, { legs, isLifted: false }));
}

/** A soft ear that narrows to its tip, open to the front. */
function addEar(
  { model, materials }: BodyOrder,
  head: Frame,
  side: Side,
  [length, aside]: HorseBuild["ears"],
): void {
  const foot: Vector = [side * 0.42, 0.6, -0.15];
  const toward = normalize([side * aside, 1, 0]);
  const at = (by: number, forward: number) =>
    add(add(foot, scale(toward, length * by)), [0, 0, forward]);
  const width = 0.2 + 0.03 * length;
  model.chain(
    head,
    materials.skin,
    [width * 0.7, width, width * 0.6, 0.02],
    { blend: 0.06, steps: 3 },
    [at(-0.1, 0), at(0.45, 0), at(0.8, 0), at(1, 0.02)],
  );
  model.chain(
    head,
    materials.inner,
    [width * 0.3, width * 0.5, width * 0.12],
    { blend: 0.02, steps: 3 },
    [at(0.12, width * 0.75), at(0.45, width * 0.85), at(0.75, width * 0.5)],
  );
}

type Hoof = { legs: number; isLifted: boolean };

function addHoof({ model, materials }: BodyOrder, at: Vector, { legs, isLifted }: Hoof): void {
  const [x, y, z] = at;
  const to: Vector = isLifted ? [x, y - 0.1, z - 0.1] : [x, y - 0.12, z + 0.03];
  model.cone(
    ground,
    materials.hoof,
    isLifted ? [x, y - 0.03, z - 0.03] : [x, y - 0.02, z],
    to,
    [0.085 * legs, 0.13 * legs],
    0.015,
  );
}

/** Counted horns must show above the mane. */
function hornSize({ anatomy }: BodyOrder, horns: Horns): number {
  if (horns === "antler" || horns === "palm") return 1.3;
  return (anatomy.counts.horns ?? 2) > 2 ? 1.6 : 0.85;
}

function addHeadgear(order: BodyOrder, build: HorseBuild, head: Frame): void {
  const { model, palette, traits } = order;
  const horns = "horns" in traits ? traits.horns : build.horns;
  if (traits.halo) addHalo(order, head, 1.5);
  if (!horns) return;
  if (horns !== "uni") {
    addHorns(order, head, horns, { size: hornSize(order, horns) });
    return;
  }
  const spiral = model.material({
    base: palette.horn,
    pattern: { kind: "rings", color: palette.hornTip, count: 5 },
    gloss: 0.9,
    glow: { color: palette.horn, strength: 0.12 },
  });
  addHorns(order, head, "uni", { size: 1.35, material: spiral });
}

function maneOf({ mane }: BodyOrder["traits"], build: HorseBuild): HorseBuild["mane"] {
  if (mane === false) return "none";
  return mane && build.mane === "none" ? "flowing" : build.mane;
}

type Hair = { build: HorseBuild; head: Frame; hair: readonly MaterialId[] };

function addHair(order: BodyOrder, { build, head, hair }: Hair): void {
  const { traits } = order;
  const { back, girth, neck, reach } = build;
  const [, y, z] = head.origin;
  const crest: Crest = {
    points: [
      pointIn(head, [0, 0.74, -0.3]),
      [0, y - head.scale * 0.1, z - head.scale * 0.85],
      [0, back + neck * 0.55, mix(0.34, reach, 0.5) - girth * 0.5],
      [0, back + girth * 0.95, 0.22],
    ],
    radius: build.head * 0.5,
  };
  // Short hair is dark, unless the words give it a colour.
  const dark = order.palette.hair.length > 0 ? hair : [order.materials.hoof];
  const mane = maneOf(traits, build);
  if (mane === "flowing") {
    inPart(order, "mane", () => {
      addFlowingMane(order, crest, hair);
      addForelock(order, head, hair);
    });
  } else if (mane === "brush") inPart(order, "mane", () => addBrushMane(order, crest, dark));
  if (traits.tail === "none") return;
  const tailHair = build.tail === "tuft" ? dark : hair;
  inPart(order, "tail", () =>
    horseTails[build.tail](order, [0, back + girth * 0.6, -0.72], tailHair),
  );
}
