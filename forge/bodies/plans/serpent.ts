/** One long coil: snakes, eels, wyrms, caterpillars. */
import { inPart } from "#forge/bodies/parts/in-part.ts";
import { addSnakeFeatures } from "#forge/bodies/parts/snake-features.ts";
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import { addDragonHead } from "#forge/bodies/parts/dragon-head.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { sides, type Side } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import { lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { add, dot, normalize, scale, subtract, type Vector } from "#forge/shapes/vector.ts";

const ground = worldFrame();

/** From the tip of the tail around and up to the head, with the radius there. */
const coil: readonly (readonly [x: number, y: number, z: number, radius: number])[] = [
  [-0.2, 0.16, -0.75, 0.03],
  [0.55, 0.15, -0.55, 0.1],
  [0.72, 0.17, 0.02, 0.15],
  [0.2, 0.19, 0.42, 0.185],
  [-0.5, 0.2, 0.24, 0.205],
  [-0.62, 0.26, -0.28, 0.22],
  [-0.1, 0.42, -0.5, 0.23],
  [0.3, 0.75, -0.36, 0.225],
  [0.22, 1.12, -0.12, 0.2],
  [-0.02, 1.42, 0.02, 0.19],
  [0, 1.66, 0.22, 0.17],
];
/** The first point of the coil that stands up and shows its belly. */
const risingFrom = 6;
const gentleBelow = 0.2;
/** These are animals; the others are of tales, with antlers and a beard. */
const snakes = new Set("snake viper python adder cobra anaconda rattlesnake eel moray".split(" "));

export const buildSerpent: BuildBody = (order) => {
  const { traits, species } = order;
  const isSnake = snakes.has(species ?? "");
  const isGentle = traits.fierce < gentleBelow || isSnake;
  const head = lookingFrame(
    [0, 1.78, 0.32],
    [traits.headTurn - 0.5, -0.14, 1],
    [traits.tilt, 1, 0],
    mix(0.34, 0.42, traits.cute),
  );
  const path = addCoil(order);
  inPart(order, "head", () => {
    addDragonHead(order, head, {
      snout: isGentle ? 0.15 : 0.5,
      spiky: !isGentle,
      fangs: !isGentle,
      eye: {
        slant: -0.4 * traits.fierce,
        lid: mix(0.86, 0.58, traits.fierce),
        width: mix(0.23, 0.28, traits.cute),
        height: mix(0.25, 0.33, traits.cute),
      },
    });
    if (isSnake) addSnakeFeatures(order, head, path[0]!);
    else if (isGentle && !traits.horns) for (const side of sides) addFeeler(order, head, side);
    else addHorns(order, head, traits.horns ?? "antler", { size: 0.9 });
    if (!isGentle) for (const side of sides) addBeard(order, head, side);
    if (traits.halo) addHalo(order, head, 1.5);
  });
  if (!isSnake || traits.ridge) inPart(order, "spikes", () => addSpikes(order, path));
  addWings(order, { at: [0.12, 1.12, -0.22], middle: 0.18, sweep: 0.4, size: 0.72, raise: 0.4 });
  return { onGround: true, yaw: 0.42, pitch: 0.16, anchors: anchorsOf(head) };
};

const anchorsOf = (head: Frame): Anchors => ({
  head,
  neck: lookingFrame([-0.02, 1.46, 0.05], [0.1, -0.5, 1], [0, 1, 0.6], 0.23),
  hold: lookingFrame(pointIn(head, [0.2, -0.55, 1.15]), [0.3, 0, 1], [0, 1, 0], 0.24),
});

function addCoil({ model, materials }: BodyOrder): Vector[] {
  const points = coil.map(([x, y, z]): Vector => [x, y, z]);
  const path = model.chain(
    ground,
    materials.skin,
    coil.map(([, , , radius]) => radius),
    { blend: 0.05 },
    points,
  );
  model.chain(
    ground,
    materials.plates,
    [0.15, 0.17, 0.165, 0.15, 0.13],
    { blend: 0.04 },
    points.slice(risingFrom).map((point) => add(point, [0, -0.02, 0.07])),
  );
  return path;
}

function addFeeler({ model, materials }: BodyOrder, head: Frame, side: Side): void {
  model.chain(head, materials.accent, [0.08, 0.06, 0.05], { blend: 0.03 }, [
    [side * 0.3, 0.7, 0.2],
    [side * 0.45, 1.15, 0.25],
    [side * 0.7, 1.4, 0.2],
  ]);
  model.ellipsoid(head, materials.accent, [side * 0.72, 1.44, 0.2], [0.13, 0.13, 0.13], 0.04);
}

/** A long whisker and three locks behind the jaw. */
function addBeard({ model, materials, element }: BodyOrder, head: Frame, side: Side): void {
  model.chain(head, materials.accent, [0.055, 0.05, 0.042, 0.03, 0.01], { blend: 0.02, steps: 5 }, [
    [side * 0.2, -0.2, 1.3],
    [side * 0.55, -0.34, 1.45],
    [side * 0.85, -0.85, 1.3],
    [side * 1.2, -1.1, 0.95],
    [side * 1.55, -0.95, 0.7],
  ]);
  for (let i = 0; i < 3; i++) {
    model.chain(
      head,
      element === "fire" ? materials.flame : materials.accent,
      [0.16, 0.13, 0.01],
      { blend: 0.06, steps: 3 },
      [
        [side * 0.72, 0.15 - i * 0.22, -0.1],
        [side * 1.15, 0.25 - i * 0.32, -0.35],
        [side * 1.4, 0.12 - i * 0.4, -0.75],
      ],
    );
  }
}

/** Where the coil stands up, its spikes point backwards instead of upwards. */
const uprightFrom = 0.62;
const firstSpike = 0.1;

function addSpikes({ model, materials, element }: BodyOrder, path: readonly Vector[]): void {
  const isBurning = element === "fire";
  const last = path.length - 1;
  for (let i = 0; i <= last; i += 2) {
    const along = i / last;
    if (along < firstSpike) continue;
    const at = path[i]!;
    const tangent = normalize(subtract(path[Math.min(last, i + 1)]!, path[Math.max(0, i - 1)]!));
    const wish: Vector = along > uprightFrom ? normalize([at[0] * 0.2, 0.35, -1]) : [0, 1, 0];
    const up = normalize(subtract(wish, scale(tangent, dot(wish, tangent))));
    const height = (0.16 + 0.2 * Math.sin(along * 2.8)) * (isBurning ? 1.3 : 1);
    const foot = add(at, scale(up, 0.16 * Math.sin(along * 2.6) + 0.05));
    const reach = (by: number, back: number) =>
      add(foot, add(scale(up, height * by), scale(tangent, -back)));
    if (isBurning) {
      model.chain(ground, materials.flame, [0.075, 0.05, 0.005], { blend: 0.03, steps: 2 }, [
        foot,
        reach(0.7, 0.06),
        reach(1.3, 0.2),
      ]);
    } else {
      model.cone(ground, materials.accent, foot, reach(1, 0.12), [0.07, 0.006], 0.03);
    }
  }
}
