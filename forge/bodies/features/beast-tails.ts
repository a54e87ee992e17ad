/** Tails of beasts, from a root that lies on the back. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { addFlames } from "#forge/bodies/parts/flames.ts";
import type { Tail } from "#forge/genome.ts";
import { brightness, darkened, mixColors, white, type Color } from "#forge/paint/color.ts";
import type { Palette } from "#forge/paint/palette.ts";
import { worldFrame } from "#forge/shapes/frame.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import type { BeastBuild } from "#forge/bodies/builds/beast-builds.ts";

type BeastTail = Tail | NonNullable<BeastBuild["tail"]>;

const ground = worldFrame();

/** From so many on they are a fan of slender ones. */
export const manyTails = 4;

/** Tips of a fan are told apart from what is behind them. */
function tipOn({ tip, base }: Palette): Color {
  const isNear = Math.abs(brightness(tip) - brightness(base)) < 0.25;
  if (!isNear) return tip;
  return brightness(base) > 0.5 ? darkened(base, 0.5) : mixColors(base, white, 0.75);
}

/** Words may ask for many tails or burning ones; plain ones are the species' own. */
const plainTails: ReadonlySet<Tail> = new Set<Tail>(["bushy", "thin", "short"]);

export function beastTail(asked: Tail, own: BeastBuild["tail"]): BeastTail {
  return own && plainTails.has(asked) ? own : asked;
}

export const beastTails: Record<BeastTail, (order: BodyOrder, back: number) => void> = {
  none() {},
  bushy({ model, materials }, back) {
    model.chain(
      ground,
      materials.tail,
      [0.1, 0.15, 0.24, 0.24, 0.13, 0.01],
      { blend: 0.1, steps: 5 },
      [
        [0, back + 0.12, -0.7],
        [0.1, back + 0.2, -0.98],
        [0.36, back + 0.5, -1.12],
        [0.48, back + 0.92, -1],
        [0.34, back + 1.22, -0.86],
        [0.12, back + 1.42, -0.84],
      ],
    );
  },
  short({ model, materials }, back) {
    model.chain(ground, materials.tail, [0.12, 0.15, 0.02], { blend: 0.1, steps: 3 }, [
      [0, back + 0.12, -0.66],
      [0, back + 0.3, -0.84],
      [0.02, back + 0.42, -0.96],
    ]);
  },
  thin({ model, materials, traits }, back) {
    model.chain(ground, materials.skin, [0.09, 0.06, 0.055, 0.05], { blend: 0.08, steps: 5 }, [
      [0, back + 0.12, -0.7],
      [0.2, back + 0.05, -1.05],
      [0.55, back + 0.35, -1.15],
      [0.62, back + 0.8, -0.98],
    ]);
    model.ellipsoid(
      ground,
      traits.isNatural ? materials.hoof : materials.accent,
      [0.62, back + 0.9, -0.96],
      [0.13, 0.2, 0.13],
      0.08,
    );
  },
  multi({ model, materials, anatomy, palette }, back) {
    const count = anatomy.counts.tail ?? 5;
    const { tip: _, ...plain } = model.materials[materials.tail]!;
    const tip = { color: tipOn(palette), at: 0.66, soft: 0.03 };
    const material = model.material({ ...plain, tip });
    for (let i = 0; i < count; i++) {
      // A peacock's fan behind the back, each tail with a gap to the next.
      const angle = (i / (count - 1) - 0.5) * 3.3;
      const [side, up] = [Math.sin(angle), Math.cos(angle)];
      const out = (reach: number): Vector => [side * reach, back + 0.28 + up * reach, -0.9];
      model.chain(ground, material, [0.08, 0.07, 0.13, 0.125, 0.012], { blend: 0.015 }, [
        [0, back + 0.12, -0.68],
        out(0.42),
        out(0.95),
        out(1.3),
        out(1.62),
      ]);
    }
  },
  flame(order, back) {
    order.model.chain(ground, order.materials.skin, [0.1, 0.09, 0.08], { blend: 0.1, steps: 5 }, [
      [0, back + 0.12, -0.7],
      [0.16, back + 0.2, -1],
      [0.42, back + 0.5, -1.08],
    ]);
    addFlames(order, ground, {
      count: 6,
      center: [0.44, back + 0.5, -1.08],
      spread: 0.14,
      height: 0.62,
      radius: 0.12,
    });
  },
  /** A wolf's hangs down. */
  low({ model, materials }, back) {
    model.chain(ground, materials.tail, [0.1, 0.16, 0.2, 0.15, 0.012], { blend: 0.1 }, [
      [0, back + 0.12, -0.68],
      [0.08, back + 0.06, -0.96],
      [0.2, back - 0.3, -1.16],
      [0.32, back - 0.66, -1.16],
      [0.46, back - 0.84, -1.24],
    ]);
  },
  /** A happy dog's curls over its back. */
  high({ model, materials }, back) {
    model.chain(ground, materials.tail, [0.1, 0.115, 0.13, 0.12, 0.02], { blend: 0.1 }, [
      [0, back + 0.14, -0.68],
      [0.16, back + 0.42, -0.92],
      [0.36, back + 0.74, -0.86],
      [0.56, back + 0.8, -0.62],
      [0.6, back + 0.6, -0.5],
    ]);
  },
  slender({ model, materials }, back) {
    model.chain(ground, materials.tail, [0.085, 0.075, 0.075, 0.075, 0.05], { blend: 0.08 }, [
      [0, back + 0.1, -0.66],
      [0.14, back + 0.08, -0.98],
      [0.42, back + 0.4, -1.1],
      [0.44, back + 0.86, -0.98],
      [0.62, back + 1.14, -0.9],
    ]);
  },
  /** A goat's flips up. */
  upright({ model, materials }, back) {
    model.chain(ground, materials.skin, [0.09, 0.12, 0.015], { blend: 0.06 }, [
      [0, back + 0.1, -0.68],
      [0, back + 0.3, -0.84],
      [0.02, back + 0.54, -0.8],
    ]);
  },
  curly({ model, materials }, back) {
    model.chain(ground, materials.skin, [0.07, 0.06, 0.055, 0.05, 0.045, 0.02], { blend: 0.02 }, [
      [0, back + 0.16, -0.76],
      [0.12, back + 0.3, -0.92],
      [0.24, back + 0.18, -0.98],
      [0.16, back + 0.06, -0.92],
      [0.1, back + 0.22, -1],
      [0.26, back + 0.4, -1.02],
    ]);
  },
};
