/** More ears, noses and trunks than a head has by itself, or a single ear. */
import type { Anchors, BodyOrder } from "#forge/bodies/body.ts";
import type { BodyPlan } from "#forge/genome.ts";
import { lookingFrame, rolled, type Frame } from "#forge/shapes/frame.ts";
import { add, dot, length, scale, subtract, type Vector } from "#forge/shapes/vector.ts";
import { fan, sides } from "#forge/bodies/parts/sides.ts";
import { inPart, piecesOf } from "#forge/bodies/parts/in-part.ts";

export function addMoreFaceParts(order: BodyOrder, { head }: Anchors): void {
  const { ears, nose } = order.anatomy.counts;
  if (ears) countEars(order, head, ears);
  if (nose && order.traits.trunk) countTrunks(order, head, nose);
  else if (nose) addNoses(order, head, nose);
}

/** How far each further pair of ears is turned down, in radians, and how large it is. */
const pairsApart = 0.72;
const earShrinks = 0.88;

function countEars({ model }: BodyOrder, head: Frame, count: number): void {
  const ids = piecesOf(model, "ears").flat();
  const { spheres } = model.solid();
  const offset = (id: number): Vector =>
    subtract([spheres[id * 4]!, spheres[id * 4 + 1]!, spheres[id * 4 + 2]!], head.origin);
  const sideOf = (id: number) => dot(offset(id), head.right);
  const pair = sides.map((side) => ids.filter((id) => sideOf(id) * side > 0));
  if (pair.some((ear) => ear.length === 0)) return;
  if (count === 1) {
    const gone = new Set(pair[0]!.map((id) => model.paints[id]!));
    model.remove((paint) => gone.has(paint));
    return;
  }
  const turned = (ear: readonly number[], angle: number, size: number) => {
    const to = { ...rolled(head, angle), scale: head.scale * size };
    for (const id of ear) model.copy(id, { from: head, to });
  };
  for (let step = 1; step < Math.floor(count / 2); step++) {
    for (const [i, side] of sides.entries())
      turned(pair[i]!, -side * pairsApart * step, earShrinks ** step);
  }
  if (count % 2 === 0) return;
  const middle = pair[1]!.reduce<Vector>((sum, id) => add(sum, offset(id)), [0, 0, 0]);
  const own = Math.atan2(dot(middle, head.up), dot(middle, head.right));
  turned(pair[1]!, Math.PI / 2 - own, 1);
}

/** How far trunks swing apart, in radians. */
const trunksApart = 0.9;

function countTrunks({ model }: BodyOrder, head: Frame, count: number): void {
  const ids = piecesOf(model, "nose").flat();
  const root = { ...head, origin: add(head.origin, scale(head.up, -0.2 * head.scale)) };
  const turn = (i: number) => rolled(root, (i - (count - 1) / 2) * trunksApart);
  for (let i = 1; i < count; i++) for (const id of ids) model.copy(id, { from: root, to: turn(i) });
  for (const id of ids) model.copy(id, { from: root, to: turn(0) }, true);
}

/** These have one by nature. */
const nosed: ReadonlySet<BodyPlan> = new Set<BodyPlan>(["beast", "horse", "mascot", "climber"]);

/** In half distances of the eyes, from the middle between them. */
const brow: Vector = [0, 1.15, 0];
const cheeks: readonly Vector[] = sides.map((side) => [side * 1.2, -1.15, 0]);
const temples: readonly Vector[] = sides.map((side) => [side * 0.95, 1.45, 0]);

/** The places of more noses: a row of their own where there is none. */
function placesOf(count: number, hasOwn: boolean): readonly Vector[] {
  if (!hasOwn && count <= 3)
    return Array.from({ length: count }, (_, i) => [(i - (count - 1) / 2) * 0.9, -0.85, 0]);
  const more = count - 1;
  const others = [
    ...(more % 2 === 1 ? [brow] : []),
    ...(more > 1 ? cheeks : []),
    ...(more > 3 ? temples : []),
  ];
  return hasOwn ? others : [[0, -0.85, 0], ...others];
}

function addNoses(order: BodyOrder, head: Frame, count: number): void {
  const { model, plan } = order;
  const eyes = model.paints.flatMap(({ eye }) => (eye ? [eye] : []));
  if (eyes.length === 0) return;
  const middle = scale(
    eyes.reduce<Vector>((sum, { frame }) => add(sum, frame.origin), [0, 0, 0]),
    1 / eyes.length,
  );
  const apart = length(subtract(eyes[0]!.frame.origin, middle));
  const unit = Math.max(apart, eyes[0]!.radii[0] * 1.4);
  const face = { ...head, origin: middle, scale: unit };
  const places = placesOf(count, nosed.has(plan));
  const seats = places.map((at) => model.seatIn(face, at, [0, 0, 1]).point);
  inPart(order, "nose", () => {
    for (const point of seats)
      addNose(order, lookingFrame(point, face.forward, face.up, face.scale));
  });
}

/** A round tip with two nostrils. */
function addNose({ model, materials }: BodyOrder, frame: Frame): void {
  // Whose nose is not dark has pink ones.
  const isDark = model.paints.some(({ material }) => material === materials.nose);
  const material = isDark ? materials.nose : materials.inner;
  model.ellipsoid(frame, material, [0, 0, 0], [0.44, 0.36, 0.34]);
  for (const i of fan(1).filter((at) => at !== 0)) {
    const center: Vector = [i * 0.17, -0.1, 0.3];
    model.ellipsoid(frame, materials.dark, center, [0.08, 0.1, 0.07]);
  }
}
