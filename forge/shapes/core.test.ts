import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { diceFrom } from "#game/lib/dice.ts";
import { standingFrame, worldFrame } from "./frame.ts";
import { Model } from "./model.ts";
import { leafOutline } from "./outline.ts";
import { readWasmCore } from "./read-wasm-core.ts";

const core = readWasmCore();

function modelOfEverything(): Model {
  const model = new Model(core);
  const frame = worldFrame();
  const part = { frame, material: model.material({ base: [1, 0, 0] }), blend: 0.1 };
  model.ellipsoid({ ...part, radii: [0.5, 0.4, 0.6] });
  model.cone({ ...part, from: [0, 0, 0], to: [0.4, 1, 0], radii: [0.3, 0.1] });
  model.chain({
    ...part,
    points: [
      [0, 0, 0],
      [-0.5, 0.4, 0],
      [-0.6, 0.9, 0.3],
    ],
    radii: [0.2, 0.15, 0.02],
  });
  model.plate({ ...part, outline: leafOutline(0.4, 1.2), thickness: 0.02, bend: [-0.3, 0.1] });
  const tilted = standingFrame({ origin: [0.3, 0.5, 0.2], forward: [0, 0, 1], up: [0.5, 1, 0.2] });
  model.crystal({ ...part, frame: tilted, radius: 0.1, height: 0.3, tip: 0.2 });
  model.crystal({ ...part, frame: tilted, radius: 0.1, height: 0.3, tip: 0.2, sides: 4, foot: 1 });
  model.torus({ ...part, frame: tilted, ring: 0.5, tube: 0.05 });
  model.box({ ...part, center: [0, -0.5, 0], half: [0.3, 0.2, 0.3] });
  return model;
}

function measurements(): number[] {
  const solid = modelOfEverything().solid();
  const dice = diceFrom(7);
  const numbers: number[] = [];
  core.bind(solid);
  for (let i = 0; i < 300; i++) {
    const [x, y] = [dice.between(-1, 1), dice.between(-1, 1.4)];
    core.selectAll();
    numbers.push(core.distance(x, y, dice.between(-1, 1)));
    if (core.select(x, y, 4, 0, 0, -1, 0, 0.01, 0.05) === 0) continue;
    const start = core.approach(x, y, 4, 0, 0, -1, 0.01);
    numbers.push(start, core.reach(x, y, 4, 0, 0, -1, 8));
    const hit = core.trace(x, y, 4, 0, 0, -1, start, core.answers[1]!, 0.002, 1.5);
    numbers.push(hit, ...core.answers.slice(0, 6));
    if (hit === 0) continue;
    numbers.push(core.nearest(x, y, 4 - core.answers[2]!, 0.004), ...core.answers.slice(6, 11));
    numbers.push(...core.neighbourIds.slice(0, core.answers[10]));
    numbers.push(...core.neighbourWeights.slice(0, core.answers[10]));
  }
  return numbers;
}

test("every shape is measured as ever, to the last bit", () => {
  const numbers = measurements();

  expect(numbers.length).toBeGreaterThan(2000);
  const hash = createHash("sha256").update(Float64Array.from(numbers)).digest("hex");
  expect(hash.slice(0, 16)).toMatchInlineSnapshot(`"66b9ce43e4490938"`);
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
  model.lathe({ frame: worldFrame(), profile, round: 0, material });

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

test("a model that is too large is refused", () => {
  const model = new Model(core);
  const material = model.material({ base: [1, 1, 1] });
  for (let i = 0; i < 1025; i++) {
    model.ellipsoid({ frame: worldFrame(), radii: [1, 1, 1], material });
  }

  expect(() => core.bind(model.solid())).toThrow("too large");
});
