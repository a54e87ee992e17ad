/** A snail's soft foot, the shell it carries and the lights on its horns. */
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { BodyOrder } from "#forge/bodies/body.ts";
import { addFlames } from "#forge/bodies/parts/flames.ts";
import { sides, type Side } from "#forge/bodies/parts/sides.ts";
import { worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import type { Vector } from "#forge/shapes/vector.ts";

const ground = worldFrame();
const turns = 2.3;
const steps = 24;
/** The middle of the shell's side. */
const middle: Vector = [0, 0.92, -0.22];

export function addSnail(order: BodyOrder, head: Frame): void {
  addFoot(order);
  inPart(order, "shell", () => {
    if (order.element === "fire") addVolcanoShell(order);
    else addShell(order);
  });
  for (const side of sides) addEyeStalk(order, head, side);
}

function addFoot({ model, materials }: BodyOrder): void {
  model.chain(ground, materials.skin, [0.04, 0.22, 0.3, 0.28, 0.23, 0.22], { blend: 0.1 }, [
    [0, 0.1, -1.05],
    [0, 0.2, -0.6],
    [0, 0.24, 0.1],
    [0, 0.4, 0.6],
    [0, 0.75, 0.78],
    [0, 0.95, 0.84],
  ]);
  model.ellipsoid(ground, materials.belly, [0, 0.1, -0.1], [0.4, 0.12, 0.85], 0.1);
}

/** It winds in on itself, and out towards the side that the camera sees. */
function addShell({ model, palette }: BodyOrder): void {
  const shell = model.material({
    base: palette.rock,
    pattern: { kind: "rings", color: palette.tip, count: 12 },
    gloss: 0.7,
  });
  const points: Vector[] = [];
  const radii: number[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const angle = -0.9 + t * turns * 2 * Math.PI;
    const reach = 0.44 * (1 - t) ** 0.9;
    points.push([
      t * 0.3,
      middle[1] - Math.cos(angle) * reach,
      middle[2] - Math.sin(angle) * reach,
    ]);
    radii.push(mix(0.38, 0.1, t ** 0.7));
  }
  model.chain(ground, shell, radii, { blend: 0.02, steps: 2 }, points);
}

/** A small volcano with a glowing crater. */
function addVolcanoShell(order: BodyOrder): void {
  const { model, materials, palette } = order;
  const lava = model.material({
    base: [0.34, 0.24, 0.27],
    pattern: { kind: "rock", crack: palette.glow, frequency: 3.2 },
    bump: 0.5,
  });
  model.cone(ground, lava, [0, 0.5, -0.34], [0, 1.3, -0.34], [0.56, 0.27], 0.05);
  model.ellipsoid(ground, materials.glow, [0, 1.5, -0.34], [0.23, 0.09, 0.23], 0.02);
  addFlames(order, ground, {
    count: 7,
    center: [0, 1.46, -0.34],
    spread: 0.16,
    height: 0.55,
    radius: 0.08,
    blend: 0.02,
  });
}

function addEyeStalk({ model, materials }: BodyOrder, head: Frame, side: Side): void {
  model.chain(head, materials.skin, [0.12, 0.085, 0.08], { blend: 0.06 }, [
    [side * 0.4, 0.6, 0.1],
    [side * 0.55, 1.05, 0.2],
    [side * 0.72, 1.35, 0.25],
  ]);
  model.ellipsoid(head, materials.glow, [side * 0.74, 1.42, 0.26], [0.15, 0.15, 0.15], 0.02);
}
