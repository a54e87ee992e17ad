/**
 * The marching core: the inner loops that measure distances. They are written in AssemblyScript
 * (march.as.ts) and run as WebAssembly, which every machine computes alike to the last bit.
 */

/** What a model compiles to: one row of numbers for each primitive. */
export type Solid = {
  count: number;
  /** Which shape each primitive is: an index of `primitiveKinds`. */
  kinds: Int32Array;
  /** `parametersPerPrimitive` numbers for each primitive. */
  parameters: Float64Array;
  /** How far each primitive melts into the ones before it. */
  blends: Float64Array;
  /** Centre and radius (x, y, z, r) of a sphere around each primitive. */
  spheres: Float64Array;
  /** Corners of all plates and lathes: x, y, and 1 over the squared length of the side that ends there. */
  corners: Float64Array;
};

export const primitiveKinds = [
  "ellipsoid",
  "cone",
  "plate",
  "crystal",
  "torus",
  "box",
  "lathe",
] as const;
export type PrimitiveKind = (typeof primitiveKinds)[number];

export const parametersPerPrimitive = 24;
export const primitiveLimit = 1024;
export const cornerLimit = 8192;
export const numbersPerCorner = 3;

/** At most this many primitives share the paint of one point. */
export const neighbourLimit = 8;

/** Where a core leaves its answers in `answers`. */
export const slot = {
  /** The stretch of the ray in which something can be hit. After `select`. */
  start: 0,
  end: 1,
  /** Distance along the ray to the surface. After `trace`. */
  distance: 2,
  /** How much of an ink line, 0 to 1, lies over the surface there. */
  line: 3,
  /** How many pixels a missed surface was away at the closest, and where along the ray. */
  gap: 4,
  gapAt: 5,
  /** The surface's normal and how much open sky it sees, 0 to 1. */
  normalX: 6,
  normalY: 7,
  normalZ: 8,
  openness: 9,
  /** How many neighbours `nearest` found. */
  neighbours: 10,
} as const;

export type MarchCore = {
  readonly answers: Float64Array;
  readonly neighbourIds: Int32Array;
  readonly neighbourWeights: Float64Array;
  /** Works on this solid from now on, with all its primitives selected. */
  bind(solid: Solid): void;
  selectAll(): void;
  /** Keeps the primitives near a ray that widens by `spread` a unit, and tells how many. */
  select(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    width: number,
    spread: number,
    margin: number,
  ): number;
  /** From a point to the surface of the selected primitives; negative inside. */
  distance(x: number, y: number, z: number): number;
  /** Follows a whole bundle of rays to where the first of them can hit. After `select`. */
  approach(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    spread: number,
  ): number;
  /** Follows one ray; 1 when it hits. Answers go to `answers`. */
  trace(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    start: number,
    end: number,
    pixelSpread: number,
    ink: number,
  ): number;
  /** Follows one ray without details, for shadows: the distance, or 1e9. */
  reach(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    furthest: number,
  ): number;
  /** The primitive at a surface point; it and the ones that share its paint go to `neighbour…`. */
  nearest(x: number, y: number, z: number, tolerance: number): number;
};

/** Refuses what does not fit into the fixed memory of the WebAssembly core. */
export function checkSize({ count, corners }: Solid): void {
  if (count > primitiveLimit) throw new Error(`a model of ${count} primitives is too large`);
  if (corners.length > cornerLimit * numbersPerCorner)
    throw new Error("a model has too many plate corners");
}
