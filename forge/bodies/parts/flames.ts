/** A bunch of flame tongues. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { Frame } from "#forge/shapes/frame.ts";
import { add, type Vector } from "#forge/shapes/vector.ts";
import { around } from "./sides.ts";

export type Flames = {
  count: number;
  center: Vector;
  /** How far from the centre the tongues stand. */
  spread: number;
  height: number;
  radius: number;
  /** Where the tongues blow, per unit of height. */
  lean?: Vector;
  blend?: number;
};

const tip = 0.005;

export function addFlames({ model, materials, dice }: BodyOrder, frame: Frame, flames: Flames) {
  const { count, center, spread, radius, lean = [0, 1, 0], blend = 0.08 } = flames;
  for (const even of around(count)) {
    const angle = even + (dice.between(-0.3, 0.3) / count) * 2 * Math.PI;
    const reach = spread * dice.between(0.3, 1);
    const [x, z] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const height = flames.height * dice.between(0.55, 1.1);
    const sway = dice.between(-0.25, 0.25) * flames.height;
    const point = (out: number, aside: number, up: number): Vector =>
      add(center, [
        x * out + aside * sway + lean[0] * height * up,
        height * up * lean[1],
        z * out + lean[2] * height * up,
      ]);
    model.chain(
      frame,
      materials.flame,
      [radius, radius * 0.85, radius * 0.4, tip],
      { blend, steps: 3 },
      [point(1, 0, 0), point(1.25, 0.5, 0.45), point(0.9, -0.3, 0.8), point(0.8, 1, 1.08)],
    );
  }
}
