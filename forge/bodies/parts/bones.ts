/** The skeleton of an animal: a spine and ribs where its trunk was. Its head and limbs stay. */
import type { Anchors, BodyOrder } from "#forge/bodies/body.ts";
import { piecesOf } from "./in-part.ts";
import { worldFrame } from "#forge/shapes/frame.ts";
import type { BodyPart, PrimitivePaint } from "#forge/shapes/parts.ts";
import { add, scale, type Vector } from "#forge/shapes/vector.ts";

const onTrunk: ReadonlySet<string> = new Set(["belly", "marks"]);

const isTrunk = ({ parts, eye, face }: PrimitivePaint): boolean =>
  !eye && !face && parts.every(({ name }) => onTrunk.has(name));

/** The middle of the trunk at one place along it, and how far its back is from there. */
type Station = { middle: Vector; radius: number };

const stationCount = 6;
const axes = [0, 1, 2] as const;

/** From the rump to the neck, along the axis in which the trunk is longest. */
function stationsOf({ model }: BodyOrder, { neck }: Anchors): Station[] {
  const { spheres } = model.solid();
  const balls = model.paints.flatMap((paint, id) =>
    isTrunk(paint) ? [spheres.slice(id * 4, id * 4 + 4)] : [],
  );
  if (balls.length === 0) return [];
  const reach = (axis: number, sign: number) =>
    Math.max(...balls.map((ball) => sign * ball[axis]! + ball[3]! * 0.7));
  const isLong = reach(2, 1) + reach(2, -1) > reach(1, 1) + reach(1, -1);
  const rump: Vector = isLong
    ? [0, balls.reduce((sum, ball) => sum + ball[1]!, 0) / balls.length, -reach(2, -1)]
    : [0, Math.max(0.12, -reach(1, -1)), balls[0]![2]!];
  const behind: Vector = isLong ? [0, 1, 0] : [0, 0.2, -1];
  return Array.from({ length: stationCount }, (_, i) => {
    const t = (i + 0.4) / stationCount;
    const middle = axes.map((axis) => rump[axis] * (1 - t) + neck.origin[axis] * t);
    const at: Vector = [0, middle[1]!, middle[2]!];
    const back = model.seat(add(at, scale(behind, 3)), scale(behind, -1)).point;
    const radius = Math.hypot(back[1] - at[1], back[2] - at[2]);
    return { middle: at, radius: Math.min(0.46, Math.max(0.14, radius * 0.92)) };
  });
}

export function addBones(order: BodyOrder, anchors: Anchors): void {
  const { model, materials } = order;
  const stations = stationsOf(order, anchors);
  const [first, last] = [stations[0], stations.at(-1)];
  if (!first || !last) return;
  const limbs = limbsOf(order);
  const bare = new Set(limbs.flatMap(({ paints }) => paints));
  model.remove((paint) => isTrunk(paint) || bare.has(paint));
  for (const limb of limbs) addLimb(order, limb);
  const bone = worldFrame();
  const along = add(last.middle, scale(first.middle, -1));
  const isLong = Math.abs(along[2]) > Math.abs(along[1]);
  const around = ({ middle, radius }: Station, angle: number): Vector => {
    const [x, out] = [Math.sin(angle) * radius * 0.9, Math.cos(angle) * radius];
    return add(middle, isLong ? [x, out, 0] : [x, 0, -out]);
  };
  const spine = stations.map((station) => around(station, 0));
  const neck = add(anchors.head.origin, scale(anchors.head.forward, -0.4 * anchors.head.scale));
  const path = [...spine, neck];
  model.chain(
    bone,
    materials.skin,
    path.map(() => 0.06),
    { blend: 0.05, steps: 3 },
    path,
  );
  for (const [i, station] of stations.entries()) {
    const knob = worldFrame(spine[i]);
    model.ellipsoid(knob, materials.skin, [0, 0, 0], [0.095, 0.095, 0.08], 0.02);
    if (i === 0) continue;
    for (const side of [-1, 1]) {
      const points = [0, 0.6, 1.3, 2, 2.6].map((angle) => around(station, side * angle));
      model.chain(
        bone,
        materials.skin,
        [0.05, 0.045, 0.042, 0.04, 0.03],
        { blend: 0.05, steps: 2 },
        points,
      );
    }
  }
  addGirdles(order, [first, last]);
  emptySockets(order);
}

type Ball = { center: Vector; radius: number };
type Limb = {
  paints: readonly PrimitivePaint[];
  parts: readonly BodyPart[];
  along: readonly Ball[];
};

/** Legs and arms without their feet and hands, from the trunk outwards. */
function limbsOf({ model }: BodyOrder): Limb[] {
  const { spheres } = model.solid();
  return (["legs", "arms"] as const)
    .flatMap((name) => piecesOf(model, name).map((ids) => ({ name, ids })))
    .flatMap(({ name, ids }) => {
      const own = ids.filter((id) => model.paints[id]!.parts.at(-1)?.name === name);
      const isUpright = spreadOf(spheres, own, 1) > spreadOf(spheres, own, 2);
      // A piece that is several legs is left as it is.
      if (own.length < 2 || !isUpright) return [];
      const paints = own.map((id) => model.paints[id]!);
      const along = own.map((id): Ball => {
        const [x = 0, y = 0, z = 0, radius = 0] = spheres.slice(id * 4, id * 4 + 4);
        return { center: [x, y, z], radius };
      });
      return [{ paints, parts: paints[0]!.parts, along }];
    });
}

function spreadOf(spheres: ArrayLike<number>, ids: readonly number[], axis: number): number {
  const places = ids.map((id) => spheres[id * 4 + axis]!);
  return Math.max(...places) - Math.min(...places);
}

/** Two bones, thick at their ends. */
function addLimb({ model, materials }: BodyOrder, { parts, along }: Limb): void {
  const before = model.parts;
  model.parts = parts;
  const joints = [along[0]!, along[Math.floor(along.length / 2)]!, along.at(-1)!];
  const thick = Math.min(
    0.09,
    Math.max(0.045, Math.min(...along.map((ball) => ball.radius)) * 0.5),
  );
  const bone = worldFrame();
  for (const [i, { center }] of joints.entries()) {
    const knob = thick * 1.6;
    model.ellipsoid(bone, materials.skin, center, [knob, knob * 0.9, knob], 0.02);
    const next = joints[i + 1];
    if (next) model.cone(bone, materials.skin, center, next.center, [thick, thick], 0.02);
  }
  model.parts = before;
}

/** Where the limbs begin. */
function addGirdles({ model, materials }: BodyOrder, stations: readonly Station[]): void {
  for (const { middle, radius } of stations) {
    model.ellipsoid(
      worldFrame(middle),
      materials.skin,
      [0, 0, 0],
      [radius * 0.85, radius * 0.4, radius * 0.34],
      0.04,
    );
  }
}

/** Eyes are lights in the dark. */
function emptySockets({ model }: BodyOrder): void {
  const dark = model.material({ base: [0.1, 0.08, 0.14], flat: true });
  const eyes = model.paints.flatMap(({ eye, parts }) => (eye ? [{ eye, parts }] : []));
  for (const paint of model.paints) {
    if (paint.eye) paint.eye = { ...paint.eye, sclera: [0.1, 0.08, 0.14] };
  }
  const before = model.parts;
  for (const { eye, parts } of eyes) {
    const [width, height] = eye.radii;
    model.parts = parts;
    const origin = add(eye.frame.origin, scale(eye.frame.forward, -0.1 * width));
    const radii: Vector = [width * 1.34, height * 1.28, width * 0.22];
    model.ellipsoid({ ...eye.frame, origin, scale: 1 }, dark, [0, 0, 0], radii);
  }
  model.parts = before;
}
