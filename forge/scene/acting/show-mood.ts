/** Puts a mood on a face that is built: lids, brows, a tear, blush, an open smile. */
import type { Body } from "#forge/bodies/body.ts";
import type { BodyPlan, Genome } from "#forge/genome.ts";
import { brightness, mixColors, type Color } from "#forge/paint/color.ts";
import type { Eye } from "#forge/paint/face.ts";
import type { Palette } from "#forge/paint/palette.ts";
import { pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";
import { clamp } from "#forge/shapes/numbers.ts";
import { add, dot, scale, subtract, type Vector } from "#forge/shapes/vector.ts";
import { moodFaces, type MoodFace } from "./mood-faces.ts";
import { addOpenMouth } from "./open-mouth.ts";

type Faced = { model: Model; body: Body; palette: Palette };

/** Things draw their own brows and mouths for every mood. */
const ownFaced: ReadonlySet<BodyPlan> = new Set<BodyPlan>(["thing"]);

/** Where a mouth of this kind suits the face: it has no beak, no long jaws and no tongue of its own. */
const mouthed: ReadonlySet<BodyPlan> = new Set<BodyPlan>([
  "beast",
  "mascot",
  "climber",
  "slime",
  "spirit",
  "golem",
]);

const muzzled: ReadonlySet<BodyPlan> = new Set<BodyPlan>(["beast", "horse", "dragon"]);

export const mouthHeight = (plan: BodyPlan): number => (muzzled.has(plan) ? -0.56 : -0.4);

export function showMood(faced: Faced, { mood, plan }: Genome, isSilent: boolean): void {
  if (!mood) return;
  const face = moodFaces[mood];
  const { model, body } = faced;
  for (const paint of model.paints) {
    if (paint.eye) paint.eye = { ...paint.eye, ...lidsOf(paint.eye, face, body.anchors.head) };
  }
  const eyes = pairOf(model, body);
  const { head } = body.anchors;
  for (const eye of eyes) {
    if (face.brows && !ownFaced.has(plan)) addBrow(faced, eye, face.brows);
    if (face.tear) addTear(model, eye, head);
    if (face.blush) addRose(model, eye, head);
  }
  const opens = isSilent && face.mouth && !ownFaced.has(plan) && mouthed.has(plan);
  if (opens)
    addOpenMouth(model, body, {
      height: mouthHeight(plan),
      teeth: face.mouth === "teeth",
      flat: true,
    });
}

/** 1 for the eye on the head's right, -1 for the other, 0 for one in the middle. */
function sideOf({ frame }: Eye, head: Frame): number {
  const across = dot(subtract(frame.origin, head.origin), head.right) / head.scale;
  return Math.abs(across) < 0.06 ? 0 : Math.sign(across);
}

function lidsOf(eye: Eye, face: MoodFace, head: Frame): Partial<Eye> {
  const { lid = 2, wide, slant = 0, lowerLid, aside = 0 } = face;
  const side = sideOf(eye, head);
  return {
    lid: wide ? Math.max(eye.lid, lid) : Math.min(eye.lid, lid),
    slant: eye.slant - slant * side * 0.8,
    ...(lowerLid !== undefined && { lowerLid: Math.min(eye.lowerLid, lowerLid) }),
    gaze: [eye.gaze[0] + aside, eye.gaze[1]],
  };
}

/** The two large eyes of the face, or the one. */
function pairOf(model: Model, { anchors }: Body): Eye[] {
  const { head, heads = [head] } = anchors;
  const eyes = model.paints.flatMap(({ eye }) => (eye ? [eye] : []));
  const large = Math.max(...eyes.map(({ radii }) => radii[1]));
  return eyes.filter(({ radii }) => radii[1] > large * 0.85).slice(0, 2 * heads.length);
}

/** A place of the eye's own measures, on the surface there but never far from the eye's plane. */
function onFace(model: Model, { frame, radii }: Eye, [x, y]: readonly [number, number]): Vector {
  const own = { ...frame, scale: 1 };
  const at: Vector = [x * radii[0], y * radii[1], 0];
  const { point } = model.seatIn(own, at, [0, 0, 1]);
  const depth = dot(subtract(point, frame.origin), frame.forward);
  return add(
    pointIn(own, at),
    scale(frame.forward, clamp(depth, -0.6 * radii[1], 0.25 * radii[1])),
  );
}

const browHeight = 1.24;
const grayBrow: Color = [0.9, 0.89, 0.86];

function addBrow({ model, body, palette }: Faced, eye: Eye, brows: NonNullable<MoodFace["brows"]>) {
  const { tilt, lift = 0, thick = 1, gray, uneven = 0 } = brows;
  const side = sideOf(eye, body.anchors.head);
  const skin = eye.skin ?? palette.base;
  const dark = brightness(skin) < 0.3 ? mixColors(skin, [1, 1, 1], 0.62) : palette.ink;
  const height = browHeight + lift + (side > 0 ? uneven : 0);
  const inner = side === 0 ? -1 : -side;
  const ends = side === 0 ? 0 : tilt;
  const places = [
    [inner * 0.82, height + ends * 0.5],
    [0, height + 0.1],
    [-inner * 0.9, height - ends * 0.5 - 0.06],
  ] as const;
  const radius = 0.105 * thick * eye.radii[1];
  model.chain(
    worldFrame(),
    model.material({ base: gray ? grayBrow : dark, gloss: 0.1 }),
    [radius, radius * 1.1, radius * 0.6],
    { blend: 0.01, steps: 3 },
    places.map((place) => onFace(model, eye, place)),
  );
}

function addTear(model: Model, eye: Eye, head: Frame): void {
  const side = sideOf(eye, head) || 1;
  const at = onFace(model, eye, [side * 0.5, -1.12]);
  const top = onFace(model, eye, [side * 0.42, -0.72]);
  const size = 0.2 * eye.radii[1];
  const material = model.material({ base: [0.45, 0.78, 1], gloss: 0.9, flat: true });
  const frame = worldFrame();
  model.ellipsoid(frame, material, at, [size, size * 1.1, size]);
  model.cone(frame, material, at, top, [size * 0.9, size * 0.2], 0.02);
  const shine = add(at, [0, size * 0.3, 0]);
  const glint = model.material({ base: [1, 1, 1], flat: true });
  model.ellipsoid(frame, glint, add(shine, scale(eye.frame.forward, size * 0.75)), [
    size * 0.3,
    size * 0.35,
    size * 0.3,
  ]);
}

function addRose(model: Model, eye: Eye, head: Frame): void {
  const from = subtract(eye.frame.origin, head.origin);
  const side = sideOf(eye, head);
  const [width, height] = eye.radii;
  model.decal({
    kind: "blob",
    frame: head,
    center: [dot(from, head.right) + side * width * 0.45, dot(from, head.up) - height * 1.2],
    radii: [width * 0.95, height * 0.5],
    color: [1, 0.36, 0.42],
    fromDepth: -0.2 * head.scale,
    soft: 0.25,
    strength: 0.72,
  });
}
