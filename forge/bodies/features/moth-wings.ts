/** Wings of insects: painted ones with eyes on them, and clear ones. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { Side } from "#forge/bodies/parts/sides.ts";
import { darkened } from "#forge/paint/color.ts";
import { lookingFrame, movedTo, pointIn, type Frame } from "#forge/shapes/frame.ts";
import { mirrored, rowsOf, softened, type Outline } from "#forge/shapes/outline.ts";

const upperWing = softened(
  rowsOf(
    "0 0, 0.12 0.5, 0.42 1.05, 0.8 1.32, 1.1 1.28, 1.16 1, 1.04 0.6, 0.86 0.24, 0.55 0, 0.2 -0.08",
  ),
);

const lowerWing = softened(
  rowsOf(
    "0 0.05, 0.5 0.08, 0.82 -0.06, 0.92 -0.4, 0.72 -0.78, 0.62 -1.08, 0.46 -0.86, 0.3 -0.9, 0.12 -0.5",
  ),
);

const wingRoot = (body: Frame, side: Side): Frame =>
  lookingFrame(pointIn(body, [side * 0.12, 1, -0.06]), [-side * 0.3, 0.05, 1], [0, 1, 0], 1.12);

export function addPaintedWings({ model, palette }: BodyOrder, body: Frame, side: Side): void {
  const { base, belly, accent, glow, membrane, tip } = palette;
  const dark = darkened(accent, 0.5);
  const upper = model.material({
    base: membrane,
    pattern: {
      kind: "eyespot",
      inner: base,
      edge: darkened(accent, 0.9),
      dark,
      light: belly,
      ring: glow,
      at: [side * 0.72, 0.88],
      radius: 0.26,
    },
    translucent: 0.6,
  });
  const lower = model.material({
    base: accent,
    pattern: {
      kind: "eyespot",
      inner: base,
      edge: tip,
      dark,
      light: belly,
      ring: glow,
      at: [side * 0.5, -0.66],
      radius: 0.19,
    },
    translucent: 0.6,
  });
  const frame = wingRoot(body, side);

  model.plate(frame, upper, mirrored(upperWing, side), 0.012, 0.02, {
    round: 0.016,
    bend: [-0.12, 0.06],
  });
  model.plate(movedTo(frame, [0, 0, -0.06]), lower, mirrored(lowerWing, side), 0.012, 0.02, {
    round: 0.016,
    bend: [-0.1, 0.04],
  });
}

/** Narrow wings that light shines through: angle, length and width of each. */
type GlassWing = { angle: number; length: number; width: number };

export const beeWings: readonly GlassWing[] = [
  { angle: 0.75, length: 1.15, width: 0.36 },
  { angle: 0.15, length: 0.8, width: 0.28 },
];

export const dragonflyWings: readonly GlassWing[] = [
  { angle: 0.55, length: 1.5, width: 0.22 },
  { angle: 0.1, length: 1.35, width: 0.25 },
];

export function addGlassWings(
  order: BodyOrder,
  body: Frame,
  side: Side,
  wings: readonly GlassWing[],
): void {
  const { model, materials } = order;
  const root = wingRoot(body, side);
  for (const { angle, length, width } of wings) {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const outline: Outline = bladeOutline(length, width).map(([x, y]) => [
      side * (x * c - y * s),
      x * s + y * c,
    ]);
    model.plate(root, materials.fin, outline, 0.012, 0.02, { round: 0.016, bend: [-0.12, 0.04] });
  }
}

const bladeOutline = (length: number, width: number): Outline =>
  softened([
    [0, -0.04],
    [length * 0.3, -width * 0.55],
    [length * 0.75, -width * 0.75],
    [length, -width * 0.2],
    [length * 0.96, width * 0.5],
    [length * 0.6, width * 0.65],
    [length * 0.25, width * 0.4],
    [0, 0.06],
  ]);
