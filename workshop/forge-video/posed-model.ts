/**
 * A model in motion. Every primitive is carried along as one stiff piece, so that fur, scales and
 * faces keep their places on it; only limbs, which are cones from joint to joint, bend.
 */
import {
  numbersPerCorner,
  parametersPerPrimitive,
  primitiveKinds,
  type Solid,
} from "#forge/shapes/core.ts";
import type { Model } from "#forge/shapes/model.ts";
import {
  add,
  cross,
  dot,
  length,
  normalize,
  scale,
  subtract,
  type Vector,
} from "#forge/shapes/vector.ts";
import type { Stage } from "#forge/scene/stage.ts";
import type { Motion } from "./motions.ts";

/** Where a point of primitive `id` is carried off to. */
type Carry = (at: Vector, id: number) => Vector;

export type Posed = {
  model: Model;
  /** Where a point of the moved primitive `id` was when nothing moved: paint is found there. */
  atRest(at: Vector, id: number): Vector;
};

const cone = primitiveKinds.indexOf("cone");
const ellipsoid = primitiveKinds.indexOf("ellipsoid");
const plate = primitiveKinds.indexOf("plate");

export function poseModel(stage: Stage, motions: readonly Motion[], seconds: number): Posed {
  const rest = stage.model.solid();
  const carry = carryOf(stage, motions, seconds);
  const solid: Solid = {
    ...rest,
    parameters: rest.parameters.slice(),
    spheres: rest.spheres.slice(),
  };
  for (let id = 0; id < solid.count; id++) {
    if (solid.kinds[id] === cone) poseCone(solid, id, carry);
    else poseStiff(solid, id, carry);
  }
  const model = Object.create(stage.model, { solid: { value: () => solid } }) as Model;
  return { model, atRest: (at, id) => undone(at, id, carry) };
}

function carryOf({ model, materials }: Stage, motions: readonly Motion[], seconds: number): Carry {
  const byMaterial = model.materials.map((_, material) =>
    motions.filter(({ of }) => !of || of.some((name) => materials[name] === material)),
  );
  return (at, id) => {
    let sum: Vector = [0, 0, 0];
    for (const { carry } of byMaterial[model.paints[id]!.material]!) {
      sum = add(sum, carry(at, seconds));
    }
    return sum;
  };
}

/** A few steps back along the motion; motions are gentle enough for that to settle. */
function undone(at: Vector, id: number, carry: Carry): Vector {
  let rest = at;
  for (let i = 0; i < 4; i++) rest = subtract(at, carry(rest, id));
  return rest;
}

function poseCone({ parameters: p, spheres }: Solid, id: number, carry: Carry): void {
  const o = id * parametersPerPrimitive;
  const from: Vector = [p[o]!, p[o + 1]!, p[o + 2]!];
  const to = add(from, [p[o + 3]!, p[o + 4]!, p[o + 5]!]);
  const movedFrom = add(from, carry(from, id));
  const movedTo = add(to, carry(to, id));
  const axis = subtract(movedTo, movedFrom);
  const l2 = dot(axis, axis);
  const rr = p[o + 9]!;
  p.set([...movedFrom, ...axis], o);
  p.set([l2, rr, Math.max(1e-9, l2 - rr * rr), 1 / l2], o + 8);
  const middle = scale(add(movedFrom, movedTo), 0.5);
  const grown = Math.max(0, Math.sqrt(l2) - length(subtract(to, from))) / 2;
  spheres.set([...middle, spheres[id * 4 + 3]! + grown], id * 4);
}

/** Moves the middle, turns the axes with their surroundings, and lets balls swell. */
function poseStiff(solid: Solid, id: number, carry: Carry): void {
  const { parameters: p, spheres, kinds } = solid;
  const o = id * parametersPerPrimitive;
  const origin: Vector = [p[o]!, p[o + 1]!, p[o + 2]!];
  const middle = kinds[id] === plate ? middleOfPlate(solid, o) : origin;
  const turn = turnAt(middle, (at) => carry(at, id));
  const moved = add(add(middle, carry(middle, id)), turn.apply(subtract(origin, middle)));
  p.set(moved, o);
  for (const axis of [3, 6, 9]) {
    p.set(turn.apply([p[o + axis]!, p[o + axis + 1]!, p[o + axis + 2]!]), o + axis);
  }
  if (kinds[id] === ellipsoid) {
    for (const radius of [12, 13, 14]) p[o + radius]! /= turn.growth;
    p[o + 15]! *= turn.growth;
  }
  spheres.set([...moved, spheres[id * 4 + 3]! * Math.max(1, turn.growth)], id * 4);
}

function middleOfPlate({ parameters: p, corners }: Solid, o: number): Vector {
  const first = p[o + 16]!;
  const count = p[o + 17]!;
  let [x, y] = [0, 0];
  for (let i = first; i < first + count; i++) {
    x += corners[i * numbersPerCorner]! / count;
    y += corners[i * numbersPerCorner + 1]! / count;
  }
  const axis = (at: number): Vector => [p[o + at]!, p[o + at + 1]!, p[o + at + 2]!];
  return add(add(axis(0), scale(axis(3), x)), scale(axis(6), y));
}

/** How a small neighbourhood is turned, and how much it grows. */
function turnAt(at: Vector, carry: (at: Vector) => Vector) {
  const e = 0.02;
  const across = (step: Vector): Vector => {
    const before = subtract(at, step);
    const after = add(at, step);
    const moved = subtract(add(after, carry(after)), add(before, carry(before)));
    return scale(moved, 1 / (2 * e));
  };
  const [x, y, z] = [across([e, 0, 0]), across([0, e, 0]), across([0, 0, e])];
  const right = normalize(add(x, cross(y, z)));
  const forward = normalize(add(cross(right, y), z));
  const up = normalize(cross(forward, right));
  const facing = cross(right, up);
  return {
    growth: Math.cbrt(Math.abs(dot(x, cross(y, z)))),
    apply: ([a, b, c]: Vector): Vector => add(add(scale(right, a), scale(up, b)), scale(facing, c)),
  };
}
