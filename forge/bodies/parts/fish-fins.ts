/** The outlines of fins: torn veils, a hunter's sickles, and round ones. */
import { rowsOf, softened, type Outline } from "#forge/shapes/outline.ts";

/** Fish have veils, hunters a tall fin and teeth. */
export type FinKind = "fish" | "hunter" | "round";

export const breastFin = softened(
  rowsOf(
    "-0.1 0, -0.3 0.35, -0.4 0.9, -0.1 0.78, 0.04 1.08, 0.16 0.74, 0.36 0.8, 0.26 0.3, 0.12 0",
  ),
);

export const bellyFin: Outline = rowsOf(
  "-0.1 0, -0.26 0.4, -0.08 0.55, 0.06 0.7, 0.22 0.35, 0.12 0",
);

const softFin = softened(
  rowsOf(
    "0.42 -0.08, 0.42 0.14, 0.24 0.52, 0.02 0.4, -0.14 0.56, -0.28 0.32, -0.52 0.36, -0.46 0.05, -0.3 -0.1",
  ),
);

const hunterFin = softened(rowsOf("0.3 -0.1, 0.2 0.2, -0.02 0.62, -0.28 0.8, -0.2 0.4, -0.3 -0.1"));

const tailFin = softened(
  rowsOf(
    "-0.05 0, -0.22 0.42, -0.34 0.92, -0.14 0.9, 0 1.22, 0.14 0.9, 0.32 0.94, 0.22 0.42, 0.05 0",
  ),
);

const roundFin = softened(
  rowsOf("0.5 -0.1, 0.5 0.2, 0.3 0.4, 0.06 0.34, -0.12 0.42, -0.36 0.4, -0.54 0.2, -0.5 -0.1"),
  2,
);

/** A spoon: breast, belly and tail. */
export const roundLobe = softened(
  rowsOf("-0.08 0, -0.38 0.34, -0.42 0.72, -0.2 0.98, 0.2 0.98, 0.42 0.72, 0.38 0.34, 0.08 0"),
  2,
);

export const backFins: Record<FinKind, Outline> = {
  fish: softFin,
  hunter: hunterFin,
  round: roundFin,
};

export const tailFins: Record<FinKind, Outline> = {
  fish: tailFin,
  hunter: tailFin,
  round: roundLobe,
};

/** Lobes of an upright tail: their angle and length. */
export const lobes: Record<FinKind, readonly (readonly [angle: number, length: number])[]> = {
  fish: [
    [0.85, 1.05],
    [0.25, 0.8],
    [-0.3, 0.75],
    [-0.95, 1],
  ],
  hunter: [
    [0.95, 0.95],
    [-0.8, 0.7],
  ],
  round: [
    [0.5, 0.95],
    [0, 1],
    [-0.5, 0.95],
  ],
};
