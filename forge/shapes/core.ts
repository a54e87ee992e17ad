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
/** What fits into the fixed memory of the core. A model leaves out what is added beyond it. */
export const primitiveLimit = 1024;
export const cornerLimit = 8192;
export const numbersPerCorner = 3;

/** At most this many primitives share the paint of one point. */
export const neighbourLimit = 8;

/** Rays and points come four at a time: a lane for each. */
export const laneCount = 4;

/** Where a core leaves its answers in `answers`. */
export const slot = {
  /** The stretch of the ray in which something can be hit. After `select`. */
  start: 0,
  end: 1,
  /** The surface's normal and how much open sky it sees, 0 to 1. After `feel`. */
  normalX: 6,
  normalY: 7,
  normalZ: 8,
  openness: 9,
  /** How many neighbours `nearest` or `feel` found. */
  neighbours: 10,
} as const;

/** What a lane's ray has found: each has one number for each lane. */
export type Found = {
  /** 1 when the ray of `trace` hits. */
  readonly hit: Int32Array;
  /** The distance along the ray to the surface. After `reach`, 1e9 where nothing is hit. */
  readonly distance: Float32Array;
  /** How much of an ink line, 0 to 1, lies over the surface there. */
  readonly line: Float32Array;
  /** How many pixels a missed surface was away at the closest, and where along the ray. */
  readonly gap: Float32Array;
  readonly gapAt: Float32Array;
};

export type MarchCore = {
  readonly answers: Float64Array;
  readonly neighbourIds: Int32Array;
  readonly neighbourWeights: Float64Array;
  /** What the four rays or points differ in: x of all lanes, then y, then z. */
  readonly lanes: Float32Array;
  readonly found: Found;
  /** Works on this solid from now on, with all its primitives selected. */
  bind(solid: Solid): void;
  selectAll(): void;
  /** From now on, `select` has all primitives to choose from. */
  surroundAll(): void;
  /**
   * From now on, `select` has only what is selected now to choose from, and nothing can be hit
   * before `start`: for the tiles of a block.
   */
  surround(start: number): void;
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
  /** Follows a whole bundle of rays to where its first ray can hit. After `select`. */
  approach(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    spread: number,
  ): number;
  /** Follows four rays from one point, whose directions are in `lanes`. */
  trace(
    ox: number,
    oy: number,
    oz: number,
    start: number,
    end: number,
    pixelSpread: number,
    ink: number,
  ): void;
  /** Follows four parallel rays without details, for shadows; they begin in `lanes`. */
  reach(dx: number, dy: number, dz: number, furthest: number): void;
  /** Measures the surface points of all lanes, which are in `lanes`. Before `feel`. */
  touch(): void;
  /** The same as `nearest` for the surface point of a lane, with its normal and openness. */
  feel(lane: number, pixel: number): number;
  /** The primitive at a surface point; it and the ones that share its paint go to `neighbour…`. */
  nearest(x: number, y: number, z: number, tolerance: number): number;
};
