/** Others in the picture: a parrot on the shoulder, a whale in the sky, the pizza that is eaten. */
import { addPlaced, lowestPoint } from "#forge/shapes/absorb.ts";
import { buildBody } from "#forge/bodies/build-body.ts";
import type { Body } from "#forge/bodies/body.ts";
import { thingFor } from "#forge/bodies/things/find-thing.ts";
import type { Anatomy, Extra, ExtraSpot, Genome } from "#forge/genome.ts";
import { dressed } from "#forge/paint/dressed.ts";
import { choosePalette, namedColor, type Palette } from "#forge/paint/palette.ts";
import { stuffOf } from "#forge/paint/stuffs.ts";
import type { Stuff } from "#forge/paint/stuffs/stuff.ts";
import type { Actor } from "#forge/scene/acting/act-out.ts";
import type { Framed } from "#forge/scene/framing.ts";
import { lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { Model } from "#forge/shapes/model.ts";
import { frameInside } from "#forge/shapes/placing.ts";
import { add, scale, type Vector } from "#forge/shapes/vector.ts";
import type { MarchCore } from "#forge/shapes/core.ts";
import type { Dice } from "#game/lib/dice.ts";
import { addThingParts } from "./thing-parts.ts";

/** `palette` is the creature's own, which its kin shares. */
type Building = { genome: Genome; palette: Palette; dice: Dice };
type Built = { model: Model; body: Body };

/** In its own colours; things have a face unless they are only eaten, or where one is. */
export function buildExtra(
  extra: Extra,
  { genome, dice, core, ...own }: Building & { core: MarchCore },
): Built {
  const { plan, species, element, color, traits, dress } = extra;
  // What is said of the creature's parts is not said of a friend's or a horse's.
  const said = { ...genome.said, facts: [] };
  const looks = {
    plan,
    species,
    element,
    color,
    traits,
    said,
    partColors: {},
    anatomy: {
      ...plainAnatomy,
      ...(dress?.stuff && { stuff: dress.stuff, stuffColor: dress.color }),
    },
  };
  const other: Genome = {
    ...genome,
    ...(species === genome.species ? { traits: { ...genome.traits, cute: 1 } } : looks),
    gear: [],
    mood: null,
  };
  const model = new Model(core);
  const isKin = species === genome.species;
  const palette = isKin ? own.palette : choosePalette(other, dice.fork(`palette of ${species}`));
  if (plan === "thing" && /^(mouth|place|cover|sky)$/.test(extra.spot)) {
    const thing = thingFor(species, traits.shape);
    addThingParts(model, thing.parts, palette, {
      main: thing.main,
      color: namedColor(dress?.color ?? ""),
    });
    const stuff = stuffOf(dress?.stuff ?? "");
    if (stuff) dressModel(model, stuff);
    return { model, body: bareBody };
  }
  return { model, ...buildBody(other, { model, palette, dice: dice.fork(`body of ${species}`) }) };
}

function dressModel(model: Model, stuff: Stuff): void {
  const all = model.materials.map((material) => dressed(material, { stuff, color: null }));
  model.materials.splice(0, all.length, ...all);
}

const plainAnatomy: Anatomy = {
  counts: {},
  stuff: null,
  stuffColor: null,
  partStuffs: {},
  motif: null,
  partMotifs: {},
  halves: null,
  hasLines: false,
};

const bareBody: Body = {
  onGround: true,
  anchors: { head: worldFrame(), neck: worldFrame(), hold: worldFrame() },
};

/** Those on the body itself, before the camera is found. */
export function addToBody(actor: Actor, extras: readonly Extra[], order: Building): Actor {
  let { model } = actor;
  const { core } = model;
  for (const [i, extra] of extras.entries()) {
    const frame = frameOn({ ...actor, model }, extra, i);
    if (!frame) continue;
    const built = buildExtra(extra, { ...order, core });
    const size = (frame.scale * growthOf(extra)) / heightOf(built.model);
    const low = lowestPoint(built.model);
    const all = new Model(core);
    addPlaced(all, model, () => worldFrame());
    const standing = frameInside({ ...frame, scale: size }, worldFrame([0, -low, 0]));
    addPlaced(all, built.model, () => standing);
    model = all;
  }
  // A large head would hide who is behind it.
  const isRidden = extras.some(({ spot }) => spot === "back");
  const yaw = Math.max(actor.body.yaw ?? 0.5, isRidden ? 0.95 : -1);
  return { ...actor, model, body: { ...actor.body, ...(isRidden && { yaw }) } };
}

const growths = { small: 0.62, large: 1.5 };

const growthOf = ({ size }: Extra): number => (size ? growths[size] : 1);

const heightOf = (model: Model): number => {
  const { low, high } = model.bounds();
  return Math.max(high[1] - low[1], (high[0] - low[0]) * 0.8, 0.4);
};

/** The frame's scale is how high a companion there is. */
function frameOn({ model, body }: Actor, { spot }: Extra, i: number): Frame | null {
  const { head, neck, hold } = body.anchors;
  const forward: Vector = [0.3, 0, 1];
  const aside = i % 2 === 0 ? -1 : 1;
  if (spot === "shoulder") {
    const out = Math.max(neck.scale * 1.9, head.scale * 1.12);
    const at = add(neck.origin, scale(neck.right, aside * out));
    return lookingFrame(add(at, [0, 0.02, 0.2]), forward, [0, 1, 0], 0.85);
  }
  if (spot === "back") {
    const { point } = model.seat([0, 6, Math.min(-0.4, neck.origin[2] - 1)], [0, -1, 0]);
    return lookingFrame(point, forward, [0, 1, 0], Math.max(1.1, head.scale * 1.7));
  }
  if (spot === "head") {
    const over = pointIn(head, [aside * -0.6, 4, 0.35]);
    const { point } = model.seat(over, [0, -1, 0]);
    return lookingFrame(point, forward, [0, 1, 0], Math.max(0.5, head.scale * 1.1));
  }
  if (spot === "hand") {
    const size = Math.max(0.6, hold.scale * 2.6);
    // Of what an eagle carries one sees most below it.
    const below = body.onGround ? 0.4 : 0.9;
    const at = add(hold.origin, [0, -size * below, size * 0.3]);
    return lookingFrame(at, forward, [0, 1, 0], size);
  }
  if (spot === "mouth") {
    const size = Math.max(0.8, head.scale * 1.1);
    const { point } = model.seatIn(head, [0.12, -0.5, 0], [0, 0, 1]);
    const before = add(point, scale(head.forward, size * 0.2));
    const at = add(before, [0, -size * 0.8, 0]);
    return lookingFrame(at, head.forward, [0, 1, 0], size);
  }
  return null;
}

/** Where in the picture, 0 to 1 across, and where its foot or its middle is, 0 to 1 down. */
type Nook = { x: number; y: number; height: number };

const groundNooks: readonly Nook[] = [
  { x: 0.19, y: 0.87, height: 0.27 },
  { x: 0.81, y: 0.88, height: 0.27 },
  { x: 0.5, y: 0.92, height: 0.2 },
];
/** Before the body, of which it hides a part. */
const coverNook: Nook = { x: 0.34, y: 0.96, height: 0.5 };
const skyNooks: readonly Nook[] = [
  { x: 0.17, y: 0.2, height: 0.25 },
  { x: 0.83, y: 0.15, height: 0.22 },
  { x: 0.5, y: 0.1, height: 0.16 },
];

/** Of those on the body itself there is none. */
const levels: Partial<Record<ExtraSpot, "ground" | "sky">> = {
  ground: "ground",
  place: "ground",
  cover: "ground",
  sky: "sky",
};

/** Those around it, in the corners that the picture leaves free. */
export function addAround(
  model: Model,
  framed: Framed,
  { extras, ...order }: Building & { extras: readonly Extra[] },
): void {
  const { core } = model;
  const taken = { ground: 0, sky: 0 };
  const start = order.dice.fork("nooks").int(0, 1);
  for (const extra of extras) {
    const level = levels[extra.spot];
    if (!level) continue;
    const isStanding = level === "ground";
    const at = taken[level]++;
    const free = (isStanding ? groundNooks : skyNooks)[at < 2 ? (at + start) % 2 : 2];
    const nook = extra.spot === "cover" ? coverNook : free;
    if (!nook) continue;
    const built = buildExtra(extra, { ...order, core });
    const height = nook.height * growthOf(extra) * (extra.spot === "place" ? 1.3 : 1);
    const frame = nookFrame({ ...nook, height }, { framed, built, isStanding });
    addPlaced(model, built.model, () => frame);
  }
}

type Seating = { framed: Framed; built: Built; isStanding: boolean };

/** Upright, looking into the picture's middle and a little at the camera. */
function nookFrame(nook: Nook, { framed, built, isStanding }: Seating): Frame {
  const { camera, distance } = framed;
  const near = distance * (isStanding ? 0.94 : 1.2);
  const half = camera.slope * near;
  const wide = (half * camera.width) / camera.height;
  const across = (nook.x * 2 - 1) * wide;
  const up = (1 - nook.y * 2) * half;
  const at = add(
    camera.origin,
    add(scale(camera.forward, near), add(scale(camera.right, across), scale(camera.up, up))),
  );
  const { low, high } = built.model.bounds();
  const size = (nook.height * 2 * half) / heightOf(built.model);
  const toCenter = scale(camera.right, nook.x < 0.5 ? 0.5 : -0.5);
  const forward = add(scale(camera.forward, -1), toCenter);
  const foot: Vector = isStanding
    ? [0, -lowestPoint(built.model), 0]
    : [-(low[0] + high[0]) / 2, -(low[1] + high[1]) / 2, 0];
  return frameInside(
    lookingFrame(at, [forward[0], 0, forward[2]], [0, 1, 0], size),
    worldFrame(foot),
  );
}
