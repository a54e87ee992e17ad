import { expect, test } from "vitest";
import { props, type Gear, type Prop } from "#forge/gear.ts";
import { bodyPlans } from "#forge/genome.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { silhouetteOf } from "#forge/shapes/silhouette.ts";
import { setStage } from "#forge/scene/stage.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { volumeOf } from "#game/lib/test-volume.ts";

const core = readWasmCore();
const order = { width: 50, height: 70, layout: "card", core } as const;

const samples: Partial<Record<Prop, string>> = {
  garment: "belt",
  growth: "beard",
  borrowed: "fishTail",
};

const gearOf = (prop: Prop): Gear => {
  const thing = samples[prop];
  return { prop, color: null, ...(thing !== undefined && { thing }) };
};

test.each(bodyPlans)("a %s can carry things, within its picture", (plan) => {
  // Half of the things for each, and every thing over two plans: staging takes its time.
  const turn = bodyPlans.indexOf(plan) % 2;
  const things = props.filter((_, i) => i % 2 === turn);
  const genome = readDescription("a creature", { seed: 3, rarity: "common" });
  const bare = setStage({ ...genome, plan }, order);
  // In the sample every plan carries one thing, each plan another.
  const first = volumeOf(0, bodyPlans.indexOf(plan) % things.length);
  for (const carries of things.slice(first, first + volumeOf(things.length, 1))) {
    const stage = setStage({ ...genome, plan, gear: [gearOf(carries)] }, order);

    const seen = silhouetteOf(stage.model, stage.framed.camera);

    expect(stage.model.size).toBeGreaterThan(bare.model.size);
    expect(seen.left).toBeGreaterThan(0);
    expect(seen.right).toBeLessThan(order.width);
    expect(seen.bottom - seen.top).toBeGreaterThan(order.height * 0.25);
  }
});

test("a long tail behind a crawler is within its picture", () => {
  const genome = readDescription("a creature", { seed: 3, rarity: "common" });
  const gear = [gearOf("borrowed")];

  const { model, framed } = setStage({ ...genome, plan: "crawler", gear }, order);

  expect(silhouetteOf(model, framed.camera).right).toBeLessThan(order.width - 1);
});

test("of a thousand antennas as many are drawn as can be told apart", () => {
  const alien = readDescription("an alien with a thousand antennas", { seed: 1, rarity: "common" });
  const few = readDescription("an alien with ten antennas", { seed: 1, rarity: "common" });
  const sizeOf = (gear: readonly Gear[]) => setStage({ ...few, gear }, order).model.size;

  expect(alien.gear[0]).toMatchObject({ thing: "antennae", count: 1000 });
  expect(sizeOf(alien.gear)).toBe(sizeOf(few.gear));
});

const sizeOf = (words: string) =>
  setStage(readDescription(words, { seed: 1, rarity: "common" }), order).model.size;

test("a worm wears as many shoes as are said, one behind the other", () => {
  const two = sizeOf("a worm wearing two shoes");

  expect(sizeOf("a worm wearing five shoes") - two).toBe(((two - sizeOf("a worm")) / 2) * 3);
});

test("a hat stands on eyes that are on stalks, and not between these", () => {
  const { model } = setStage(
    readDescription("a lobster with a chef hat", { seed: 1, rarity: "common" }),
    order,
  );
  const heightOf = (id: number) => model.spheres[id * 4 + 1]!;
  const eyes = model.paints.flatMap(({ eye }, id) => (eye ? [heightOf(id)] : []));

  expect(heightOf(model.size - 1)).toBeGreaterThan(Math.max(...eyes));
});

test("no shoe of a snake is in the air", () => {
  const bare = sizeOf("a snake");
  const { model } = setStage(
    readDescription("a snake wearing six shoes", { seed: 1, rarity: "common" }),
    order,
  );
  const heights = model.spheres.slice(bare * 4).filter((_, i) => i % 4 === 1);

  expect(Math.max(...heights)).toBeLessThan(1);
});
