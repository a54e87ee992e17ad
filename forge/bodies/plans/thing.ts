/** Food, tools, furniture, vehicles: the thing itself, with a face, arms and legs. */
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import { addThingFace } from "#forge/bodies/features/thing-face.ts";
import { addThingLimbs, liftOf, thingPoseOf } from "#forge/bodies/features/thing-limbs.ts";
import { addEars } from "#forge/bodies/parts/ears.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import { thingFor } from "#forge/bodies/things/find-thing.ts";
import type { Site } from "#forge/bodies/things/parts.ts";
import { wheelsOf } from "#forge/paint/wheels.ts";
import type { Thing } from "#forge/bodies/things/thing.ts";
import { darkened, mixColors, white, type Color } from "#forge/paint/color.ts";
import { namedColor } from "#forge/paint/palette.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { limbColor, repainted, thingMaterial, type ThingColor } from "#forge/paint/thing-colors.ts";
import { lookingFrame, movedTo, resized, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { rowsOf, type Outline } from "#forge/shapes/outline.ts";
import type { Vector } from "#forge/shapes/vector.ts";

export const buildThing: BuildBody = (order) => {
  const { traits, model } = order;
  const thing = thingFor(order.species, traits.shape);
  const pose = thingPoseOf(order);
  const body = lookingFrame(
    [0, liftOf(pose, thing.floats), 0],
    [traits.headTurn * 0.4, 0, 1],
    [traits.tilt * 0.7, 1, 0],
  );
  const box = paintBox(order, thing);
  for (const part of thing.parts) part({ model, frame: body, ...box });
  const skin = box.colorOf(thing.face.on ?? thing.main[0]);
  addThingFace(order, { place: thing.face, body, skin });
  if (traits.crack) addCrack(order, { thing, body, color: darkened(skin, 0.45) });
  const head = headOf(thing, body);
  addGrowths(order, { thing, body, head });
  const limb = model.material({ base: limbColor(box.colorOf(thing.limbs ?? thing.main[0])) });
  const boot = thing.boots ? box.paint(thing.boots) : bootOf(order);
  const hold = addThingLimbs({ order, thing, body, pose, limb, boot });
  return {
    onGround: !thing.floats,
    yaw: thing.yaw ?? 0.36,
    pitch: thing.pitch ?? 0.15,
    fillHeight: 0.74,
    anchors: anchorsOf(thing, { body, head, hold }),
  };
};

/** The thing's own colours, with the one that the description asks for. */
function paintBox(
  { model, palette, color, anatomy }: BodyOrder,
  { main }: Thing,
): Pick<Site, "paint" | "colorOf" | "wheels" | "said"> {
  const ids = new Map<ThingColor, MaterialId>();
  const materialOf = (name: ThingColor) => {
    const own = thingMaterial(name, palette);
    const flame = namedColor(anatomy.flame ?? "");
    if (flame && name === "flame") return repainted(own, flame);
    if (flame && name === "ember") return repainted(own, mixColors(flame, white, 0.5));
    return color !== null && main.includes(name) ? repainted(own, palette.base) : own;
  };
  return {
    paint: (name) => {
      const id = ids.get(name) ?? model.material(materialOf(name));
      ids.set(name, id);
      return id;
    },
    colorOf: (name): Color => materialOf(name).base,
    wheels: wheelsOf(model, anatomy),
    said: color !== null,
  };
}

/** Boots are of the element, unless the whole thing already is. */
const bootOf = ({ model, palette, color }: BodyOrder): MaterialId =>
  model.material({ base: color === null ? palette.base : palette.accent, gloss: 0.5 });

type Cracked = { thing: Thing; body: Frame; color: Color };

/** From side to side above the eyes, with branches up and down. */
const cracks: readonly Outline[] = [
  "-1 0, -0.7 0.1, -0.52 -0.12, -0.3 0.1, -0.1 -0.12, 0.1 0.12, 0.3 -0.08, 0.5 0.12, 0.7 -0.1, 1 0.04",
  "0.1 0.12, 0.02 0.3, 0.16 0.44, 0.06 0.62",
  "-0.52 -0.12, -0.44 -0.3, -0.56 -0.44",
  "0.7 -0.1, 0.62 -0.26, 0.72 -0.4",
].map((line) => rowsOf(line));

function addCrack({ model }: BodyOrder, { thing, body, color }: Cracked): void {
  const { at, size } = thing.face;
  const high = Math.min(at[1] + 0.62 * size, thing.joints.top[0] - 0.2);
  for (const line of cracks) {
    model.decal({
      kind: "line",
      frame: movedTo(body, [at[0], high, 0]),
      points: line.map(([x, y]) => [x * size * 1.2, y * size * 0.9] as const),
      width: 0.05 * size,
      color,
      fromDepth: 0,
    });
  }
}

function headOf({ joints }: Thing, body: Frame): Frame {
  const [height, radius, x = 0] = joints.top;
  const size = 1.3 * radius;
  return resized(movedTo(body, [x, height - 0.72 * size, 0]), size);
}

type Growing = { thing: Thing; body: Frame; head: Frame };

/** What the words ask for beyond the thing itself. */
function addGrowths(order: BodyOrder, { thing, body, head }: Growing): void {
  const { traits, model, materials } = order;
  const [x, y] = thing.joints.arms;
  const back = (at: Vector): Vector => {
    const { point } = model.seatIn(body, at, [0, 0.2, -1]);
    return [point[0] - body.origin[0], point[1] - body.origin[1], point[2] - body.origin[2]];
  };
  if (traits.ears && traits.ears !== "none") addEars(order, head, traits.ears, 0.8);
  if (traits.horns) addHorns(order, head, traits.horns, { size: 0.8 });
  if (traits.halo) addHalo(order, head, 1.3);
  const origin = worldFrame(body.origin);
  if (traits.ridge) {
    const heights = [0.92, 0.72, 0.5].map((part) => part * thing.joints.top[0]);
    const points = heights.map((height) => back([0, height, 0]));
    addRidge(order, origin, points);
  }
  if (traits.tail && traits.tail !== "none") {
    const [, , z] = back([0, 0.2, 0]);
    inPart(order, "tail", () =>
      model.chain(origin, materials.tail, [0.1, 0.13, 0.17, 0.02], { blend: 0.06, steps: 5 }, [
        [0, 0.2, z + 0.08],
        [0.35, 0.2, z - 0.3],
        [0.75, 0.5, z - 0.3],
        [0.72, 0.9, z - 0.15],
      ]),
    );
  }
  const [, , rear] = back([0, y, 0]);
  addWings(order, {
    at: [x * 0.6, y + body.origin[1] + 0.1, rear + 0.06],
    sweep: 0.3,
    size: 0.66,
    raise: 0.32,
  });
}

type Placed = { body: Frame; head: Frame; hold: Frame };

const anchorsOf = (thing: Thing, { body, head, hold }: Placed): Anchors => ({
  head,
  neck: resized(movedTo(body, [0, thing.joints.neck[0], 0]), thing.joints.neck[1]),
  hold,
});
