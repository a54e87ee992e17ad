/** What grows out of a whole body of cloud, crystal, fire or leaves. */
import type { Anchors, BodyOrder } from "#forge/bodies/body.ts";
import { stuffOf } from "#forge/paint/stuffs.ts";
import type { Growth } from "#forge/paint/stuffs/stuff.ts";
import type { Color } from "#forge/paint/color.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import type { Model } from "#forge/shapes/model.ts";
import { lookingFrame, standingFrame, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { leafOutline, rowsOf, type Outline } from "#forge/shapes/outline.ts";
import { add, dot, length, normalize, scale, subtract, type Vector } from "#forge/shapes/vector.ts";

type GrowthSpot = { point: Vector; normal: Vector };
type Grow = (order: BodyOrder, place: GrowthSpot, size: number, material: number) => void;

const ground = worldFrame();

const petals: readonly Color[] = rowsOf("1 0.5 0.66, 1 0.97 0.95, 0.78 0.55 0.98, 1 0.62 0.32");

/** A colour that the stuff of the body leaves alone; made once. */
function flatMaterial(model: Model, base: Color): MaterialId {
  const [r, g, b] = base;
  const known = model.materials.findIndex(
    (material) =>
      material.flat === true &&
      material.base[0] === r &&
      material.base[1] === g &&
      material.base[2] === b,
  );
  return known < 0 ? model.material({ base, flat: true }) : known;
}

function petalAt(model: Model, [x, y, z]: Vector): MaterialId {
  const i = Math.floor(Math.abs(x * 31 + y * 47 + z * 17)) % petals.length;
  return flatMaterial(model, petals[i]!);
}

/** Five petals around a middle. */
const blossom: Outline = Array.from({ length: 20 }, (_, i) => {
  const angle = (i / 10) * Math.PI;
  const reach = 0.74 + 0.26 * Math.cos(angle * 5);
  return [Math.sin(angle) * reach, Math.cos(angle) * reach] as const;
});

/** From its broad end to its point. */
const bolt: Outline = rowsOf("-0.2 0, -0.3 0.5, -0.04 0.44, -0.16 1, 0.32 0.3, 0.06 0.34, 0.2 0");

const growths: Record<Growth, Grow> = {
  puffs({ model }, { point, normal }, size, material) {
    const radius = size * 0.15;
    const center = add(point, scale(normal, -radius * 0.25));
    const radii: Vector = [radius, radius, radius];
    model.ellipsoid(ground, material, center, radii, 0.05);
  },
  shards({ model, materials }, { point, normal }, size) {
    model.crystal(
      standingFrame(point, [0.13, 0.2, 0.97], add(normal, [0, 0.6, -0.2])),
      materials.crystal,
      [size * 0.052, size * 0.11, size * 0.12],
      0,
      { round: 0.006 },
    );
  },
  tongues({ model, materials }, { point, normal }, size) {
    const lean = normalize(add(scale(normal, 0.7), [0, 1, -0.35]));
    const side: Vector = [normal[2] * 0.05, 0, -normal[0] * 0.05];
    model.chain(
      ground,
      materials.flame,
      [size * 0.08, size * 0.055, 0.006],
      { blend: 0.04, steps: 3 },
      [
        add(point, scale(normal, -0.03)),
        add(add(point, scale(lean, size * 0.13)), side),
        add(point, scale(lean, size * 0.3)),
      ],
    );
  },
  bolts({ model }, { point, normal }, size) {
    const frame = standingFrame(
      add(point, scale(normal, -0.04)),
      [0.6, 0.1, 0.8],
      add(normal, [0, 0.3, 0]),
    );
    model.plate(
      frame,
      flatMaterial(model, [1, 0.84, 0.12]),
      bolt.map(([x, y]) => [x * size * 0.3, y * size * 0.34] as const),
      0.03,
      0,
      { even: true },
    );
  },
  drips({ model }, { point, normal }, size, material) {
    const long = size * (0.1 + 0.09 * Math.abs(Math.sin(point[0] * 40 + point[2] * 23)));
    const out = add(point, scale(normal, -0.01));
    model.chain(
      ground,
      material,
      [size * 0.05, size * 0.026, size * 0.036],
      { blend: 0.05, steps: 2 },
      [out, add(out, [0, -long * 0.55, 0]), add(out, [0, -long, 0])],
    );
  },
  fluff({ model }, { point, normal }, size, material) {
    const toward = normalize(add(normal, [0, -0.25, -0.45]));
    model.cone(
      ground,
      material,
      add(point, scale(normal, -0.03)),
      add(point, scale(toward, size * 0.1)),
      [size * 0.1, size * 0.06],
      0.06,
    );
  },
  blossoms({ model }, { point, normal }, size) {
    const frame = lookingFrame(add(point, scale(normal, 0.02)), normal);
    const outline = blossom.map(([x, y]) => [x * size * 0.13, y * size * 0.13] as const);
    model.plate(frame, petalAt(model, point), outline, 0.035, 0, { bend: [0, 0.3] });
    const radius = size * 0.042;
    model.ellipsoid(
      worldFrame(add(point, scale(normal, 0.045))),
      flatMaterial(model, [1, 0.8, 0.2]),
      [0, 0, 0],
      [radius, radius, radius],
    );
  },
  patches: addPatch,
  scoops({ model }, { point }, size) {
    const material = flatMaterial(model, [1, 0.66, 0.78]);
    model.ellipsoid(worldFrame(point, size), material, [0, 0, 0], [0.17, 0.14, 0.17]);
  },
  leaves({ model, materials }, { point, normal }, size) {
    model.plate(
      lookingFrame(point, add(normal, [0, 0.4, 0]), [normal[0], -1, normal[2] * 0.4], size * 0.3),
      materials.leaf,
      leafOutline(0.34, 1),
      0.05,
      0.02,
      { bend: [-0.3, -0.2] },
    );
  },
};

/** A square of cloth, and the stitches around it. */
function addPatch({ model }: BodyOrder, { point, normal }: GrowthSpot, size: number): void {
  const [x0, y0, z0] = point;
  const turn = Math.floor(Math.abs(x0 * 31 + y0 * 47 + z0 * 17)) % patchColors.length;
  const frame = lookingFrame(add(point, scale(normal, 0.012)), normal, [0.25, 1, 0]);
  const half = size * 0.085;
  const square: Outline = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ];
  const cloth = flatMaterial(model, patchColors[turn]!);
  model.plate(frame, cloth, square, 0.02, 0, { bend: [0, -0.2] });
  const thread = flatMaterial(model, [0.2, 0.16, 0.2]);
  for (const [x, y] of [...square, [0, half], [0, -half], [half, 0], [-half, 0]] as const) {
    const [sx, sy] = [Math.sign(x), Math.sign(y)];
    model.cone(
      frame,
      thread,
      [x - sx * half * 0.2, y - sy * half * 0.2, 0.03],
      [x + sx * half * 0.2, y + sy * half * 0.2, 0.02],
      [size * 0.009, size * 0.009],
    );
  }
}

const patchColors: readonly Color[] = rowsOf("0.95 0.5 0.52, 0.45 0.72 0.92, 0.98 0.82 0.42");

const anywhere = () => true;
const onTop = (up: number) => up > -0.1;
/** Drops hang from what faces down. */
const fits: Record<Growth, (up: number) => boolean> = {
  puffs: anywhere,
  shards: onTop,
  tongues: onTop,
  leaves: anywhere,
  drips: (up) => up < 0.4,
  blossoms: anywhere,
  fluff: anywhere,
  bolts: anywhere,
  patches: (up) => up > -0.2,
  scoops: onTop,
};

/** How many looks from outside, and which growths leave places out. */
const looks: Record<Growth, number> = {
  puffs: 130,
  shards: 34,
  tongues: 44,
  leaves: 70,
  drips: 44,
  blossoms: 110,
  fluff: 150,
  bolts: 20,
  patches: 9,
  scoops: 6,
};

/** Directions spread evenly over a ball. */
function spread(count: number): Vector[] {
  return Array.from({ length: count }, (_, i): Vector => {
    const y = 1 - (2 * (i + 0.5)) / count;
    const r = Math.sqrt(1 - y * y);
    const angle = i * 2.399963;
    return [Math.cos(angle) * r, y, Math.sin(angle) * r];
  });
}

/** Bodies of boulders grow what they are made of. */
const hasOwn = new Set("golem giant titan colossus juggernaut behemoth elemental".split(" "));

export function addGrowth(order: BodyOrder, anchors: Anchors): void {
  const coat = order.traits.fluffy ? "fluff" : undefined;
  const kind = stuffOf(order.anatomy.stuff ?? "")?.growth ?? coat;
  if (!kind || hasOwn.has(order.species ?? "")) return;
  const { model, materials } = order;
  const { low, high } = model.bounds();
  const middle = scale(add(low, high), 0.5);
  const size = length(subtract(high, low)) / 3.2;
  const heads = anchors.heads ?? [anchors.head];
  const places = spread(looks[kind]).flatMap((direction) => placeOf(order, middle, direction));
  const free = places.filter(({ point, normal }) => {
    return fits[kind](normal[1]) && point[1] > 0.1 && !heads.some((head) => isInFace(head, point));
  });
  for (const place of free) growths[kind](order, place, size, skinAt(order, materials.skin));
}

/** One at a place of its own. */
export function growOne(
  order: BodyOrder,
  kind: Growth,
  { size, ...place }: GrowthSpot & { size: number },
): void {
  growths[kind](order, place, size, skinAt(order, order.materials.skin));
}

/** Half of the looks go to the middle, half straight in: both find limbs and trunk. */
function placeOf({ model }: BodyOrder, middle: Vector, direction: Vector): GrowthSpot[] {
  const far: Vector = add(middle, scale(direction, 3));
  const seat = model.seat(far, scale(direction, -1));
  const [x, y, z] = subtract(seat.point, middle);
  const isHit = x * x + y * y + z * z < 8 && dot(seat.normal, direction) > 0;
  return isHit ? [seat] : [];
}

/** The paint of the torso: bodies without the common skin take that of their first primitive. */
function skinAt({ model }: BodyOrder, skin: number): number {
  const isUsed = model.paints.some(({ material }) => material === skin);
  return isUsed ? skin : model.paints[0]!.material;
}

function isInFace(head: Frame, point: Vector): boolean {
  const away = scale(subtract(point, head.origin), 1 / head.scale);
  const [x, y, z] = [dot(away, head.right), dot(away, head.up), dot(away, head.forward)];
  return z > 0.1 && Math.abs(x) < 1.05 && y > -1 && y < 0.75;
}
