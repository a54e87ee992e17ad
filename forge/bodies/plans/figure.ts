/**
 * Small people with large heads: knights, witches, robots, skeletons, mermaids. One skeleton, and a
 * table of builds that says what is on it.
 */
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import type { FigureBuild } from "#forge/bodies/figures/build.ts";
import { extras } from "#forge/bodies/figures/extras.ts";
import { faceThings } from "#forge/bodies/figures/face-things.ts";
import { addGarment } from "#forge/bodies/figures/garments.ts";
import { addBack, addFigureTail } from "#forge/bodies/figures/gear.ts";
import { beards, hairStyles, underBrim, underHat } from "#forge/bodies/figures/hair.ts";
import {
  brimmedHats,
  closedHats,
  hats,
  openHats,
  type HatName,
} from "#forge/bodies/figures/hats.ts";
import { addFigureHead } from "#forge/bodies/figures/heads.ts";
import { inksOf, type Ink } from "#forge/bodies/figures/inks.ts";
import { addLimbs } from "#forge/bodies/figures/limbs.ts";
import { addPieces, rope, twins, type Piece } from "#forge/bodies/figures/pieces.ts";
import { figurePoseOf, stances, type Stance } from "#forge/bodies/figures/poses.ts";
import { tools } from "#forge/bodies/figures/tools.ts";
import { dressed, dyed, ownTail } from "#forge/bodies/figures/wardrobe.ts";
import { addEars } from "#forge/bodies/parts/ears.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import type { Side } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import type { Prop } from "#forge/gear.ts";
import type { Ears } from "#forge/genome.ts";
import { darkened, mixColors, type Color } from "#forge/paint/color.ts";
import type { Outfit } from "#forge/paint/figure-colors.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import {
  directionIn,
  lookingFrame,
  movedTo,
  pointIn,
  standingFrame,
  type Frame,
} from "#forge/shapes/frame.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import { rowsOf } from "#forge/shapes/outline.ts";

const headSize = 0.52;

/** Hats sit back, so that the light falls on the face. */
const hatLean = 0.16;

type Figure = {
  /** Its palette has the skin as its base. */
  order: BodyOrder;
  build: FigureBuild;
  stance: Stance;
  body: Frame;
  head: Frame;
  girth: number;
  hair: Color;
  outfit: Outfit;
  paint: (ink: Ink) => MaterialId;
};

export const buildFigure: BuildBody = (order) => {
  const figure = designed(order);
  const { build, body, head, girth, paint, stance } = figure;
  const { model, traits } = order;
  const drawing = { model, frame: body, paint, girth };
  addGarment({ model, body, paint, girth }, build.garment);
  for (const name of build.extras ?? []) addPieces(drawing, extras[name]);
  const back = { order, body, paint, girth };
  addBack(back, build.back);
  if (!ownTail.has(build.garment)) {
    inPart(order, "tail", () => addFigureTail(back, build.head === "furry" ? "skin" : "hair"));
  }
  const busy = busySides(figure);
  const hands = addLimbs({ ...back, order, model, build, stance, busy });
  inPart(order, "head", () => {
    addHeadAndHair(figure);
    if (traits.horns) addHorns(order, head, traits.horns, { size: 0.8 });
    if (traits.halo) addHalo(order, head, build.hat && build.hat !== "none" ? 1.75 : 1.45);
  });
  if (build.held) addTool(figure, busy.has(-1) ? hands.right : hands.left, busy.has(-1) ? -1 : 1);
  addWings(order, {
    at: [0.14, body.origin[1] + 0.82, -0.2],
    sweep: 0.35,
    size: 0.74,
    raise: 0.4,
  });
  addRidge(order, body, rowsOf("0 0.92 -0.2, 0 0.72 -0.22, 0 0.52 -0.2"));
  const floats = build.garment === "smoke";
  return {
    onGround: !floats,
    // A horse is seen from the side.
    yaw: yawOf(order, build),
    pitch: 0.1,
    fillHeight: 0.95,
    anchors: anchorsOf(figure, hands.left),
  };
};

/** Arms that are counted are seen from the front, on both sides of the head. */
function yawOf({ anatomy }: BodyOrder, { garment }: FigureBuild): number {
  if (garment === "horse") return 0.85;
  return (anatomy.counts.arms ?? 2) > 2 ? 0.1 : 0.32;
}

const inHand: ReadonlySet<Prop> = new Set<Prop>([
  "lantern",
  "book",
  "shield",
  "hook",
  "thing",
  "cup",
  "hammer",
  "spear",
  "wand",
]);

/** The near hand has what the description names, the other one what belongs to the build. */
function busySides({ order, build }: Figure): ReadonlySet<Side> {
  const { carries } = order.traits;
  const isCarrying = carries !== undefined && inHand.has(carries);
  return new Set<Side>([
    ...(isCarrying || build.held ? ([1] as const) : []),
    ...(isCarrying && build.held ? ([-1] as const) : []),
  ]);
}

/** Who it is, what it wears, and how it stands. */
function designed(order: BodyOrder): Figure {
  const { traits } = order;
  const build = dressed(order);
  const stance = stances[figurePoseOf(order, build)];
  const girth = build.girth ?? 1;
  const dye = dyed(order, build);
  const { skin, hair, outfit } = dye;
  const ink = mixColors(darkened(skin, 0.2), [0.12, 0.08, 0.12], 0.5);
  const low = -(build.short ?? 0) - stance.dip;
  const body = standingFrame([0, low, 0], [0, 0, 1], [0, 1, stance.lean]);
  const head = lookingFrame(
    pointIn(body, [0, 1.42, 0.03]),
    [traits.headTurn * 0.8, -0.02, 1],
    [traits.tilt * 1.2, 1, 0],
    headSize,
  );
  return {
    order: { ...order, palette: { ...order.palette, base: skin, ink } },
    build,
    stance,
    body,
    head,
    girth,
    hair,
    outfit,
    paint: inksOf(order, dye),
  };
}

const rainbow: readonly Color[] = rowsOf(
  "0.93 0.35 0.36, 0.97 0.64 0.28, 0.98 0.86 0.36, 0.45 0.78 0.45, 0.36 0.62 0.93, 0.68 0.47 0.88",
);

function addHeadAndHair(figure: Figure): void {
  const { order, head, build, paint, hair } = figure;
  const { model, traits } = order;
  const drawing = { model, frame: head, paint };
  addFigureHead({ order, head, build, paint, hair });
  inPart(order, "ears", () => {
    if (traits.ears && traits.ears !== "none") addAnimalEars(figure, traits.ears);
    else addPieces(drawing, earPieces[build.ears ?? "round"]);
  });
  addPieces(
    { ...drawing, face: build.head === "furry" },
    (build.face ?? []).flatMap((name) => [...faceThings[name]]),
  );
  const { beard } = build;
  if (beard) inPart(order, "hair", () => addPieces(drawing, beards[beard]));
  const hat = build.hat ?? "none";
  const locks = locksUnder(hat, hairStyles[styleOf(figure)]);
  const colors = traits.rainbow
    ? rainbow.map((base) => model.material({ base, gloss: 0.4, fur: 0.4 }))
    : [];
  inPart(order, "hair", () =>
    addPieces(
      { ...drawing, paint: (ink, i) => (ink === "hair" && colors[i % 6]) || paint(ink) },
      locks,
    ),
  );
  const frame = lookingFrame(
    head.origin,
    directionIn(head, [0, hatLean, 1]),
    directionIn(head, [0, 1, -hatLean]),
    head.scale,
  );
  addPieces({ ...drawing, frame }, hats[hat]);
}

/** In the colour of the fur, or of the hair. */
function addAnimalEars({ order, head, build, paint }: Figure, ears: Exclude<Ears, "none">): void {
  const cover = paint(build.head === "furry" ? "skin" : "hair");
  const materials = { ...order.materials, skin: cover, tail: cover };
  addEars({ ...order, materials }, head, ears, 0.85);
}

/** Hats that cover the head hide what would grow through them. */
function locksUnder(hat: HatName, style: readonly Piece[]): readonly Piece[] {
  if (openHats.has(hat)) return style;
  if (closedHats.has(hat)) return [];
  const seen = style.filter(isBelowHat);
  if (seen.length === 0) return seen;
  return [...seen, ...underHat, ...(brimmedHats.has(hat) ? underBrim : [])];
}

function isBelowHat(piece: Piece): boolean {
  if (piece.kind === "rope") return piece.knots.every(([, y]) => y <= 0.9);
  return piece.at[1] <= 0.6 || piece.kind === "ring";
}

function styleOf({ order, build }: Figure): keyof typeof hairStyles {
  const asked = order.traits.hair;
  const own = build.hair ?? ["bald"];
  return asked ?? order.dice.fork("style").pick(own);
}

const earPieces: Record<NonNullable<FigureBuild["ears"]>, readonly Piece[]> = {
  none: [],
  round: [],
  elf: twins(rope("skin", "0.9 -0.12 0 0.16, 1.2 0.04 -0.1 0.13, 1.58 0.28 -0.25 0.015", 0.05)),
  wide: twins(rope("skin", "0.86 -0.1 0 0.22, 1.3 0.02 -0.05 0.24, 1.9 0.14 -0.2 0.02", 0.05)),
};

function addTool({ order, build, paint }: Figure, hand: Vector, side: Side): void {
  const frame = lookingFrame(hand, [0.2, 0, 1], [side * 0.16, 1, 0.06]);
  const tool = build.held ? tools[build.held] : [];
  addPieces({ model: order.model, frame, paint }, tool);
}

function anchorsOf({ head, body, girth }: Figure, hand: Vector): Anchors {
  const forward: Vector = [0.35, 0, 1];
  return {
    head,
    neck: { ...movedTo(body, [0, 0.92, 0.02]), scale: 0.2 * girth },
    hold: lookingFrame([hand[0] + 0.03, hand[1], hand[2] + 0.12], forward, [0, 1, 0], 0.21),
  };
}
