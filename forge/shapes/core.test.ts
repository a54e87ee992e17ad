import { expect, test } from "vitest";
import { diceFrom } from "#game/lib/dice.ts";
import { cornerLimit, primitiveLimit, slot } from "./core.ts";
import { standingFrame, worldFrame } from "./frame.ts";
import { Model } from "./model.ts";
import { leafOutline } from "./outline.ts";
import { readWasmCore } from "./read-wasm-core.ts";

const core = readWasmCore();

function modelOfEverything(): Model {
  const model = new Model(core);
  const frame = worldFrame();
  const material = model.material({ base: [1, 0, 0] });
  model.ellipsoid(frame, material, [0, 0, 0], [0.5, 0.4, 0.6], 0.1);
  model.cone(frame, material, [0, 0, 0], [0.4, 1, 0], [0.3, 0.1], 0.1);
  model.chain(frame, material, [0.2, 0.15, 0.02], { blend: 0.1 }, [
    [0, 0, 0],
    [-0.5, 0.4, 0],
    [-0.6, 0.9, 0.3],
  ]);
  model.plate(frame, material, leafOutline(0.4, 1.2), 0.02, 0.1, { bend: [-0.3, 0.1] });
  const tilted = standingFrame([0.3, 0.5, 0.2], [0, 0, 1], [0.5, 1, 0.2]);
  model.crystal(tilted, material, [0.1, 0.3, 0.2], 0.1);
  model.crystal(tilted, material, [0.1, 0.3, 0.2], 0.1, { sides: 4, foot: 1 });
  model.torus(tilted, material, [0.5, 0.05], 0.1);
  model.box(frame, material, [0, -0.5, 0], [0.3, 0.2, 0.3], 0.1);
  return model;
}

/** Follows four rays along -z, and tells what each has found. */
function look(points: readonly (readonly [x: number, y: number])[]) {
  core.lanes.set([0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1]);
  return points.map(([x, y]) => {
    core.selectAll();
    core.trace(x, y, 4, 0.05, 9, 0.002, 1.5);
    const distance = core.found.distance[2]!;
    return { hit: core.found.hit[2] === 1, distance, x, y, z: 4 - distance };
  });
}

test("a ray ends on the surface, whatever shapes it is made of", () => {
  core.bind(modelOfEverything().solid());
  const dice = diceFrom(7);
  const points = Array.from(
    { length: 300 },
    () => [dice.between(-1, 1), dice.between(-1, 1.4)] as const,
  );

  const seen = look(points);

  const hits = seen.filter(({ hit }) => hit);
  expect(hits.length).toBeGreaterThan(100);
  for (const { x, y, z } of hits) expect(Math.abs(core.distance(x, y, z))).toBeLessThan(0.005);
  for (const { x, y, hit } of seen) {
    if (hit) continue;
    const depths = Array.from({ length: 200 }, (_, i) => core.distance(x, y, 2 - i * 0.02));
    expect(Math.min(...depths)).toBeGreaterThan(-0.002);
  }
});

test("what a tile selects is all that its rays can meet", () => {
  core.bind(modelOfEverything().solid());
  const dice = diceFrom(8);
  for (let i = 0; i < 200; i++) {
    const [x, y] = [dice.between(-1, 1), dice.between(-1, 1.4)];
    const [free] = look([[x, y]]);
    const count = core.select(x, y, 4, 0, 0, -1, 0, 0.01, 0.07);
    const start = count === 0 ? 9 : core.approach(x, y, 4, 0, 0, -1, 0.01);
    core.trace(x, y, 4, start, core.answers[slot.end]!, 0.002, 1.5);

    expect([...core.found.hit]).toEqual(Array(4).fill(free!.hit ? 1 : 0));
    const further = free!.hit ? Math.abs(core.found.distance[0]! - free!.distance) : 0;
    expect(further).toBeLessThan(0.01);
  }
});

test("lanes do not touch one another", () => {
  core.bind(modelOfEverything().solid());
  const rays = [
    [0, 0, -1],
    [0.1, 0.05, -0.99],
    [0.6, 0, -0.8],
    [-0.1, -0.1, -0.99],
  ] as const;
  const lay = (order: readonly number[]) => {
    order.forEach((ray, lane) => {
      rays[ray]!.forEach((part, axis) => (core.lanes[axis * 4 + lane] = part));
    });
    core.trace(0, 0.2, 4, 0.05, 9, 0.002, 1.5);
    return order.map((_, lane) => core.found.distance[lane]!);
  };

  const [a, b, c, d] = lay([0, 1, 2, 3]);

  expect(lay([3, 2, 1, 0])).toEqual([d, c, b, a]);
  expect(lay([0, 0, 0, 0])).toEqual([a, a, a, a]);
});

/** Feels a point, which is the second of those that are measured together. */
function feelAt(x: number, y: number, z: number): number {
  core.lanes.set([9, x, 9, 9, 9, y, 9, 9, 9, z, 9, 9]);
  core.touch();
  return core.feel(1, 0.002);
}

test("the normal of a ball points outward, and a fold is less open than the top", () => {
  const model = new Model(core);
  const material = model.material({ base: [1, 1, 1] });
  model.ellipsoid(worldFrame(), material, [0, 0, 0], [1, 1, 1]);
  model.ellipsoid(worldFrame([1.9, 0, 0]), material, [0, 0, 0], [1, 1, 1]);
  core.bind(model.solid());

  const id = feelAt(-0.6, 0.8, 0);

  expect(id).toBe(0);
  const { normalX, normalY, normalZ, openness } = slot;
  const normal = [normalX, normalY, normalZ].map((i) => core.answers[i]!);
  [-0.6, 0.8, 0].forEach((part, axis) => expect(normal[axis]).toBeCloseTo(part, 2));
  expect(core.answers[openness]).toBeCloseTo(1, 2);
  feelAt(0.94, 0.3412, 0);
  expect(core.answers[openness]).toBeLessThan(0.8);
});

test("a model sits things on its surface", () => {
  const model = modelOfEverything();

  const seat = model.seat([0, -3, 0], [0, 1, 0]);

  expect(seat.point[1]).toBeCloseTo(-0.7, 2);
  expect(seat.normal[1]).toBeCloseTo(-1, 2);
});

test("a lathe turns its profile around the upright axis", () => {
  const model = new Model(core);
  const profile = [
    [0, 0],
    [0.5, 0],
    [0.3, 1],
    [0, 1],
  ] as const;
  const material = model.material({ base: [1, 1, 1] });
  model.lathe(worldFrame(), material, profile, 0, { round: 0 });

  const radiusFrom = (x: number, z: number) =>
    Math.hypot(...model.seat([x * 3, 0.5, z * 3], [-x, 0, -z]).point.filter((_, i) => i !== 1));

  for (const [x, z] of [
    [1, 0],
    [0, -1],
    [0.6, 0.8],
  ] as const) {
    expect(radiusFrom(x, z)).toBeCloseTo(0.4, 2);
  }
  expect(model.seat([0, 3, 0], [0, -1, 0]).point[1]).toBeCloseTo(1, 2);
});

test("what no longer fits into a model is left out, and the rest is drawn", () => {
  const model = new Model(core);
  const material = model.material({ base: [1, 1, 1] });
  const frame = worldFrame();
  for (let i = 0; i < primitiveLimit; i++) model.ellipsoid(frame, material, [0, 0, 0], [1, 1, 1]);
  model.eye(frame, material, [3, 3, 3], { iris: [1, 0, 0], pupil: "round" } as never);

  expect(model.size).toBe(primitiveLimit);
  expect(model.paints.at(-1)!.eye).toBe(null);
  core.bind(model.solid());
  expect(core.distance(0, 2, 0)).toBeCloseTo(1, 3);
});

test("plates with more corners than fit are left out", () => {
  const model = new Model(core);
  const material = model.material({ base: [1, 1, 1] });
  const outline = leafOutline(0.4, 1.2, 100);
  for (let i = 0; i < 60; i++) {
    model.plate(worldFrame(), material, outline, 0.02);
  }

  expect(model.size).toBe(Math.floor(cornerLimit / outline.length));
  core.bind(model.solid());
  expect(core.distance(0, 0.5, 1)).toBeGreaterThan(0.8);
});
