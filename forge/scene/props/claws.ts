/** Claws and long nails, for those who have none by nature: three at the end of each hand and foot. */
import { piecesOf } from "#forge/bodies/parts/in-part.ts";
import { fan, sides } from "#forge/bodies/parts/sides.ts";
import type { Color } from "#forge/paint/color.ts";
import { lookingFrame, type Frame } from "#forge/shapes/frame.ts";
import { add, normalize, scale, subtract, type Vector } from "#forge/shapes/vector.ts";
import { handsOf, type LimbEnd } from "./hands.ts";
import { baseFor, type AddProp, type PropOrder } from "./prop.ts";
import { trunkOf } from "./trunk.ts";

const horn: Color = [0.74, 0.71, 0.66];

/** In radii of the limb: how long, and how thick at the root. */
const shapes = { claws: [2.2, 0.42], nails: [0.75, 0.3] } as const;

export const addClaws: AddProp = (order) => {
  const { model, color, stuff, thing } = order;
  const [length, thickness] = shapes[thing === "nails" ? "nails" : "claws"];
  const material = model.material({ base: color ?? baseFor(stuff, horn), gloss: 0.7 });
  for (const frame of tipsOf(order)) {
    for (const i of fan(1)) {
      model.cone(
        frame,
        material,
        [i * 0.62, 0, 0.35],
        [i * 0.95, -0.1, 0.7 + length],
        [thickness, thing === "nails" ? thickness * 0.8 : 0.02],
      );
    }
  }
  return null;
};

/** Where limbs end, looking away from the body; who has none has claws at its sides. */
function tipsOf(order: PropOrder): Frame[] {
  const hands = handsOf(order, ["hands", "arms"]).map((end) => outward(order, end));
  const feet = endsOf(order).map((end) => frameAt(end, [0, -0.15, 1]));
  const all = [...hands, ...feet];
  return all.length > 0 ? all : besideTrunk(order);
}

const frameAt = ({ point, radius }: LimbEnd, forward: Vector): Frame =>
  lookingFrame(point, forward, [0, 1, 0], Math.max(radius, 0.1));

function outward({ anchors: { neck } }: PropOrder, end: LimbEnd): Frame {
  const away = normalize(subtract(end.point, neck.origin));
  return frameAt(end, add(scale(away, 0.8), [0, 0.1, 0.7]));
}

/** The foremost ball of each foot. */
function endsOf({ model }: PropOrder): LimbEnd[] {
  const feet = piecesOf(model, "feet");
  const pieces = feet.length > 0 ? feet : piecesOf(model, "legs");
  const { spheres } = model.solid();
  return pieces.map((ids) =>
    ids
      .map((id): LimbEnd => {
        const [x = 0, y = 0, z = 0, radius = 0] = spheres.slice(id * 4, id * 4 + 4);
        return { point: [x, y, z], radius: Math.min(radius, 0.22) };
      })
      .reduce((one, other) =>
        other.point[2] - other.point[1] > one.point[2] - one.point[1] ? other : one,
      ),
  );
}

export function besideTrunk(order: PropOrder): Frame[] {
  const trunk = trunkOf(order);
  return sides.map((side) => {
    const { point } = order.model.seatIn(trunk, [0, -0.2, 0.1], [side, 0, 0.5]);
    return lookingFrame(point, [side, -0.1, 0.7], [0, 1, 0], trunk.scale * 0.2);
  });
}
