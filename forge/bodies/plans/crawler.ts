/** Many legs or none: spiders, scorpions, ants, caterpillars. Rows are in crawler-builds.ts. */
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import {
  crawlerBuilds,
  usualCrawler,
  type CrawlerBuild,
} from "#forge/bodies/builds/crawler-builds.ts";
import { addClaw, addPincer, addSting } from "#forge/bodies/features/scorpion.ts";
import { addEars } from "#forge/bodies/parts/ears.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addBlush, addMark, addMouth } from "#forge/bodies/parts/face.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { sides, type Side } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import { shifted } from "#forge/paint/color.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import type { Vector } from "#forge/shapes/vector.ts";

const ground = worldFrame();

export const buildCrawler: BuildBody = (order) => {
  const build = crawlerBuilds[order.species ?? ""] ?? usualCrawler;
  const { traits } = order;
  const [y, z, size] = build.head;
  const head = lookingFrame(
    [0, y, z],
    [traits.headTurn, -0.02, 1],
    [traits.tilt, 1, 0],
    size * mix(0.92, 1.08, traits.cute),
  );
  addBody(order, build, head);
  for (const side of sides) {
    addLegs(order, build, side);
    inPart(order, "claws", () => {
      if (build.kind === "scorpion") addPincer(order, side);
      if (build.kind === "crab") addClaw(order, side);
    });
  }
  if (build.kind === "scorpion" && traits.tail !== "none")
    inPart(order, "tail", () => addSting(order));
  inPart(order, "head", () => {
    addHead(order, build, head);
    if (traits.ears) addEars(order, head, traits.ears, 0.9);
    if (traits.horns) addHorns(order, head, traits.horns, { size: 0.75 });
    if (traits.halo) addHalo(order, head, build.kind === "spider" ? 1.5 : 1.9);
  });
  const [top = { at: [0, 0.6, 0] as Vector, radii: [0.3, 0.3, 0.3] as Vector }] = build.segments;
  const [, topY, topZ] = top.at;
  const height = topY + top.radii[1];
  addRidge(order, ground, [
    [0, height - 0.05, topZ + 0.2],
    [0, height, topZ],
    [0, height - 0.08, topZ - 0.26],
  ]);
  addWings(order, { at: [0.2, y + 0.1, z - 0.45], sweep: 0.4, size: 0.75, raise: 0.5 });
  return { onGround: true, yaw: build.yaw ?? 0.5, pitch: 0.2, anchors: anchorsOf(head) };
};

const anchorsOf = (head: Frame): Anchors => ({
  head,
  neck: lookingFrame(
    pointIn(head, [0, -0.62, -0.42]),
    [0, -0.5, 1],
    [0, 1, 0.5],
    head.scale * 0.62,
  ),
  hold: lookingFrame(pointIn(head, [0.35, -0.85, 1]), [0.4, 0, 1], [0, 1, 0], 0.24),
});

function addBody({ model, materials }: BodyOrder, build: CrawlerBuild, head: Frame): void {
  const isGrub = build.kind === "grub";
  for (const { at, radii, isLight } of build.segments) {
    model.ellipsoid(
      ground,
      isLight ? materials.segment : materials.skin,
      at,
      radii,
      isGrub ? 0.05 : 0.09,
    );
  }
  const last = build.segments.at(-1)!;
  model.cone(
    ground,
    materials.skin,
    last.at,
    pointIn(head, [0, -0.2, -0.3]),
    [last.radii[0] * 0.8, head.scale * 0.5],
    0.1,
  );
}

function addLegs(order: BodyOrder, build: CrawlerBuild, side: Side): void {
  const { materials, element } = order;
  const { pairs, span } = build.legs;
  const isGlassy = element === "crystal" || element === "ice";
  const material = isGlassy ? glassLegs(order) : materials.limb;
  for (let i = 0; i < pairs; i++) {
    const t = pairs > 1 ? i / (pairs - 1) : 0;
    const leg = { build, side, z: mix(...span, t), material };
    inPart(order, "legs", () =>
      build.kind === "grub" ? addFoot(order, leg) : addLeg(order, leg, mix(0.62, -0.72, t)),
    );
  }
}

function addLeg({ model }: BodyOrder, { build, side, z, material }: Foot, spread: number): void {
  const { reach, knee, radius } = build.legs;
  const [height, y] = build.head;
  const out = reach * (1 - 0.12 * Math.abs(spread));
  model.chain(
    ground,
    material,
    [radius * 1.15, radius * 1.1, radius * 0.9, radius * 0.5],
    { blend: 0.04, steps: 3 },
    [
      [side * 0.2, height * 0.72 + 0.06, z],
      [side * out * 0.6, knee, z + spread * 0.5],
      [side * out * 0.92, knee * 0.55, z + spread * 0.85],
      [side * out, 0.05, z + spread * 1.02 + y * 0.02],
    ],
  );
}

/** Legs of crystal, in a colour of their own if the words give them one. */
function glassLegs({ model, materials, palette }: BodyOrder): MaterialId {
  const { legs } = palette;
  if (!legs) return materials.crystal;
  const crystal = model.materials[materials.crystal]!;
  const color = shifted(legs, { lightness: 0.14 });
  return model.material({ ...crystal, base: legs, pattern: { kind: "crystal", color } });
}

type Foot = { build: CrawlerBuild; side: Side; z: number; material: MaterialId };

/** The nearest segment carries a stub or a thin leg. */
function addFoot({ model, materials }: BodyOrder, { build, side, z, material }: Foot): void {
  const { reach, knee, radius } = build.legs;
  const near = build.segments.toSorted((a, b) => Math.abs(a.at[2] - z) - Math.abs(b.at[2] - z))[0]!;
  const [x, y] = near.at;
  const foot: Vector = [x + side * reach, knee > 0 ? 0.04 : y - near.radii[1] * 0.8, z];
  const points: Vector[] =
    knee > 0
      ? [[x + side * 0.14, y - 0.02, z], [x + side * reach * 0.7, knee, z + 0.04], foot]
      : [[x + side * 0.14, y - near.radii[1] * 0.5, z], foot];
  model.chain(
    ground,
    knee > 0 ? material : materials.accent,
    knee > 0 ? [radius * 1.2, radius, radius * 0.5] : [radius, radius],
    { blend: 0.03, steps: 2 },
    points,
  );
}

const small = { x: 0.3, y: 0.56 } as const;

function addHead(order: BodyOrder, build: CrawlerBuild, head: Frame): void {
  const { model, materials, traits } = order;

  model.ellipsoid(head, materials.skin, [0, 0, 0], [1, 0.88, 0.88], 0.1, { face: true });
  model.ellipsoid(head, materials.belly, [0, -0.36, 0.42], [0.58, 0.36, 0.46], 0.2, { face: true });
  const isSpider = build.kind === "spider";
  addEyes(order, head, {
    x: 0.42,
    y: 0.02,
    width: isSpider ? 0.32 : 0.28,
    height: isSpider ? 0.37 : 0.35,
    wrap: 0.5,
    slant: -0.3 * traits.fierce,
    lid: mix(0.95, 0.64, traits.fierce),
  });
  if (isSpider) addSmallEyes(order, head);
  addMouth(order, head, { kind: "curve", y: -0.46, width: 0.24, curve: 0.14, fromDepth: 0.4 });
  addBlush(order, head, { x: 0.7, y: -0.3, radius: 0.18 });
  addMark(order, { ...head, scale: head.scale * 0.9 });
  if (isSpider) addFangs(order, head);
  else for (const side of sides) addAntenna(order, build, { head, side });
}

/** Spiders have more eyes than two; the others are black beads. */
function addSmallEyes({ model, materials }: BodyOrder, head: Frame): void {
  const bead = model.material({ base: [0.1, 0.07, 0.14], gloss: 1, flat: true });
  for (const side of sides) {
    for (const [x, y, r] of [
      [small.x, small.y, 0.11],
      [small.x * 2.2, small.y * 0.86, 0.085],
    ] as const) {
      const { point } = model.seatIn(head, [side * x, y, 0], [0, 0.3, 1]);
      const frame = { ...head, origin: point };
      model.ellipsoid(frame, bead, [0, 0, 0], [r, r, r]);
      model.ellipsoid(
        frame,
        materials.eye,
        [-r * 0.35, r * 0.4, r * 0.75],
        [r * 0.3, r * 0.3, r * 0.3],
      );
    }
  }
}

function addFangs({ model, materials }: BodyOrder, head: Frame): void {
  for (const side of sides) {
    model.cone(
      head,
      materials.tooth,
      [side * 0.14, -0.56, 0.76],
      [side * 0.12, -0.76, 0.78],
      [0.07, 0.012],
      0.01,
    );
  }
}

type Feeler = { head: Frame; side: Side };

function addAntenna(order: BodyOrder, { kind }: CrawlerBuild, { head, side }: Feeler): void {
  const { model, materials } = order;
  if (kind === "scorpion" || kind === "crab") return;
  const isAnt = kind === "ant";
  const end: Vector = isAnt ? [side * 0.72, 1.05, 0.95] : [side * 0.62, 1.42, 0.2];
  model.chain(head, materials.limb, [0.08, 0.06, 0.05], { blend: 0.04, steps: 3 }, [
    [side * 0.28, 0.7, 0.2],
    isAnt ? [side * 0.52, 1.3, 0.4] : [side * 0.36, 1.1, 0.14],
    end,
  ]);
  const tip = isAnt ? 0.08 : 0.14;
  model.ellipsoid(head, isAnt ? materials.limb : materials.glow, end, [tip, tip, tip], 0.02, {
    along: 1,
  });
}
