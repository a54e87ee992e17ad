/** What is drawn on a face: mouth, blush, marks on the brow, patches around the eyes. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { darkened, type Color } from "#forge/paint/color.ts";
import type { Frame } from "#forge/shapes/frame.ts";
import { rowsOf, type Point } from "#forge/shapes/outline.ts";
import { sides } from "./sides.ts";

export type MouthOptions = {
  kind: "curve" | "cat";
  y: number;
  /** Half the width. */
  width: number;
  curve?: number;
  /** Only on surfaces at least this far in front of the head's middle. */
  fromDepth: number;
};

const catSteps = 6;
const curveSteps = 5;

export function addMouth({ model, palette }: BodyOrder, head: Frame, options: MouthOptions): void {
  const { kind, y, width, curve = 0.16, fromDepth } = options;
  const steps = kind === "cat" ? catSteps : curveSteps;
  const points = Array.from({ length: 2 * steps + 1 }, (_, i): Point => {
    const t = i / steps - 1;
    const cat = -0.286 * width * Math.abs(Math.sin(t * Math.PI)) + (Math.abs(t) > 0.96 ? 0.03 : 0);
    return [t * width, y + (kind === "cat" ? cat : curve * t * t)];
  });
  model.decal({
    kind: "line",
    frame: head,
    points: scaled(points, head),
    width: 0.026 * head.scale,
    color: palette.ink,
    fromDepth: fromDepth * head.scale,
    taper: true,
  });
}

/** Decals are measured in world units. */
export const scaled = (points: readonly Point[], { scale }: Frame): Point[] =>
  points.map(([x, y]): Point => [x * scale, y * scale]);

export type BlushOptions = { x: number; y: number; radius: number; color?: Color };

const rosy: Color = [1, 0.45, 0.42];

export function addBlush({ model }: BodyOrder, head: Frame, options: BlushOptions): void {
  const { x, y, radius, color = rosy } = options;
  for (const side of sides) {
    const [center, radii] = scaled(
      [
        [side * x, y],
        [radius, radius * 0.62],
      ],
      head,
    ) as [Point, Point];
    model.decal({
      kind: "blob",
      frame: head,
      center,
      radii,
      color,
      fromDepth: 0,
      soft: 0.1,
      strength: 0.5,
    });
  }
}

/** Dark patches around the eyes, as pandas and raccoons have them. */
export function addEyePatches({ model, palette }: BodyOrder, head: Frame, at: Point): void {
  for (const side of sides) {
    const [center, radii] = scaled(
      [
        [side * (at[0] + 0.06), at[1] - 0.06],
        [0.4, 0.46],
      ],
      head,
    ) as [Point, Point];
    const color = darkened(palette.base, 0.5);
    model.decal({ kind: "blob", frame: head, center, radii, color, fromDepth: 0, soft: 0.82 });
  }
}

const diamond: readonly Point[] = rowsOf("0 0.62, 0.07 0.5, 0 0.36, -0.07 0.5, 0 0.62");

const crescent: readonly Point[] = rowsOf("-0.13 0.58, -0.09 0.47, 0 0.42, 0.09 0.47, 0.13 0.58");

/** A sign on the brow or stripes on the cheeks, if the creature has marks. */
export function addMark(order: BodyOrder, head: Frame): void {
  const { model, palette, traits, dice } = order;
  if (!traits.marks) return;
  const kind = dice.pick(["diamond", "stripes", "dot", "crescent"] as const);
  const glow = traits.patGlow ?? 0;
  const line = (points: readonly Point[], width: number, fromDepth: number) =>
    model.decal({
      kind: "line",
      frame: head,
      points: scaled(points, head),
      width: width * head.scale,
      color: palette.glow,
      fromDepth: fromDepth * head.scale,
      taper: kind !== "diamond",
      glow,
    });

  if (kind === "diamond") line(diamond, 0.03, 0);
  else if (kind === "crescent") line(crescent, 0.028, 0);
  else if (kind === "stripes") cheekStripes().forEach((stripe) => line(stripe, 0.035, -0.4));
  else {
    const [center, radii] = scaled(
      [
        [0, 0.52],
        [0.09, 0.11],
      ],
      head,
    ) as [Point, Point];
    const color = palette.glow;
    model.decal({ kind: "blob", frame: head, center, radii, color, fromDepth: 0, soft: 0.7 });
  }
}

const cheekStripes = (): Point[][] =>
  sides.flatMap((side) =>
    [0, 1].map((row): Point[] => [
      [side * (0.66 + 0.1 * row), -0.12 - 0.17 * row],
      [side * 0.98, -0.02 - 0.22 * row],
    ]),
  );
