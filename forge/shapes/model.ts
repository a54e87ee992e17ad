/**
 * A model is a creature's body: primitives that melt into one another, in the order they were
 * added. A primitive has the frame that its numbers are measured in, its material, its measures, and
 * last how far it melts into the ones before it: 0 keeps a hard edge, about 0.1 joins limbs softly,
 * 0.2 and more melts. What is added to a full model is left out.
 *
 *     const model = new Model(core);
 *     const skin = model.material({ base: palette.base, pattern: "scales" });
 *     const head = lookingFrame([0, 1.6, 0.2], [0.2, 0, 1], [0, 1, 0], 0.5);
 *     model.ellipsoid(head, skin, [0, 0, 0], [1, 0.9, 0.9], 0, { face: true });
 *     model.cone(head, skin, [0, 0, 0.5], [0, -0.1, 1], [0.4, 0.2], 0.16, { face: true });
 */
import type { Decal, Eye } from "#forge/paint/face.ts";
import type { Material, MaterialId } from "#forge/paint/material.ts";
import {
  cornerLimit,
  numbersPerCorner,
  parametersPerPrimitive,
  primitiveKinds,
  primitiveLimit,
  type MarchCore,
  type PrimitiveKind,
  type Solid,
} from "./core.ts";
import { axesOf, directionIn, pointIn, worldFrame, type Frame } from "./frame.ts";
import { copyRow, removeRows } from "./copies.ts";
import type { Motion } from "./motion.ts";
import { addCorners, type Outline } from "./outline.ts";
import type {
  BodyPart,
  Bounds,
  ChainForm,
  NewPrimitive,
  OnFace,
  PlateForm,
  PrimitivePaint,
} from "./parts.ts";
import { boundsOf, seatOn, type Seat } from "./seat.ts";
import { alongSpline } from "./spline.ts";
import { straightPieces, type LimbForm } from "./straight-limbs.ts";
import { add, dot, length, normalize, scale, subtract, type Vector } from "./vector.ts";

const origin: Vector = [0, 0, 0];

export class Model {
  readonly core: MarchCore;
  readonly materials: Material[] = [];
  readonly decals: Decal[] = [];
  readonly paints: PrimitivePaint[] = [];
  /** What is being built: every primitive remembers it. */
  parts: readonly BodyPart[] = [];
  /** What chains are made of. */
  limbForm: LimbForm = "round";
  readonly kinds: number[] = [];
  readonly parameters: number[] = [];
  readonly blends: number[] = [];
  readonly spheres: number[] = [];
  readonly corners: number[] = [];
  private compiled: Solid | null = null;

  constructor(core: MarchCore) {
    this.core = core;
  }

  get size(): number {
    return this.kinds.length;
  }

  material(material: Material): MaterialId {
    return this.materials.push(material) - 1;
  }

  decal(decal: Decal): void {
    this.decals.push(decal);
  }

  ellipsoid(
    frame: Frame,
    material: MaterialId,
    at: Vector,
    radii: Vector,
    blend = 0,
    { along = 0, axes = frame, face }: OnFace & { along?: number; axes?: Frame } = {},
  ): void {
    const center = pointIn(frame, at);
    const [a, b, c] = scale(radii, frame.scale);
    this.addPrimitive("ellipsoid", material, blend, {
      parameters: [...center, ...axesOf(axes), 1 / a, 1 / b, 1 / c, Math.min(a, b, c)],
      center,
      radius: Math.max(a, b, c),
      along: [along, along],
      face,
    });
  }

  /** An eye: an ellipsoid in its own frame, painted by its own rules. */
  eye(frame: Frame, material: MaterialId, radii: Vector, eye: Eye): void {
    if (this.isFull()) return;
    this.ellipsoid(frame, material, origin, radii);
    this.paints.at(-1)!.eye = eye;
  }

  /** Two balls of different radii and everything between them. */
  cone(
    frame: Frame,
    material: MaterialId,
    start: Vector,
    end: Vector,
    radii: readonly [number, number],
    blend = 0,
    { along = [0, 1], face }: OnFace & { along?: readonly [number, number] } = {},
  ): void {
    const from = pointIn(frame, start);
    const to = pointIn(frame, end);
    const [r1, r2] = [radii[0] * frame.scale, radii[1] * frame.scale];
    const axis = subtract(to, from);
    const l2 = Math.max(1e-8, dot(axis, axis));
    const rr = r1 - r2;
    const a2 = l2 - rr * rr;
    if (a2 <= 1e-9) {
      const radius = Math.max(r1, r2);
      const center = r1 > r2 ? from : to;
      this.ellipsoid(worldFrame(), material, center, [radius, radius, radius], blend, { face });
      return;
    }
    this.addPrimitive("cone", material, blend, {
      parameters: [...from, ...axis, r1, r2, l2, rr, a2, 1 / l2],
      center: scale(add(from, to), 0.5),
      radius: Math.sqrt(l2) / 2 + Math.max(r1, r2),
      along,
      face,
    });
  }

  /**
   * A smooth tube through points, with a radius for each and `steps` cones between two: limbs, necks,
   * tails, horns. Returns the points of the finer path, for spikes and suckers along it.
   */
  chain(
    frame: Frame,
    material: MaterialId,
    radii: readonly number[],
    { blend = 0.05, steps = 4, face }: ChainForm,
    points: readonly Vector[],
  ): Vector[] {
    if (this.limbForm !== "round") {
      for (const piece of straightPieces(frame, points, radii)) this.addStraight(material, piece);
      return [...points];
    }
    const pieces = (points.length - 1) * steps;
    const path = [points[0]!];
    let last = radii[0]!;
    for (let i = 1; i <= pieces; i++) {
      const { point, radius } = alongSpline(points, radii, i / steps);
      const along = [(i - 1) / pieces, i / pieces] as const;
      this.cone(frame, material, path.at(-1)!, point, [last, radius], blend, { along, face });
      last = radius;
      path.push(point);
    }
    return path;
  }

  /** An outline in the frame's x and y, bent to z = x² · bend[0] + y² · bend[1]: wings, fins, ears. */
  plate(
    frame: Frame,
    material: MaterialId,
    outline: Outline,
    thickness: number,
    blend = 0,
    { round = 0.02, bend = [0, 0], even = false, face }: PlateForm = {},
  ): void {
    if (this.isFull(outline.length)) return;
    const s = frame.scale;
    const first = addCorners(this.corners, outline, s);
    const reach = Math.max(
      ...outline.map(([x, y]) => length([x, y, bend[0] * x * x + bend[1] * y * y])),
    );
    const xs = outline.map(([x]) => x * s);
    const ys = outline.map(([, y]) => y * s);
    const form = [thickness * s, round * s, bend[0] / s, bend[1] / s, first, outline.length];
    const box = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    this.addPrimitive("plate", material, blend, {
      parameters: [...frame.origin, ...axesOf(frame), ...form, even ? 0 : 1 / (reach * s), ...box],
      center: frame.origin,
      radius: (reach + thickness + round) * s,
      along: [0, 1],
      face,
    });
  }

  /** A column along the frame's up axis, with pointed ends; `foot` is the lower end's part of the height. */
  crystal(
    frame: Frame,
    material: MaterialId,
    [radius, height, tip]: Vector,
    blend = 0,
    { sides = 6, foot = 0.35, round = 0.01 }: { sides?: 4 | 6; foot?: number; round?: number } = {},
  ): void {
    const s = frame.scale;
    const size = [radius * s, height * s, tip * s, round * s, sides, foot];
    this.addPrimitive("crystal", material, blend, {
      parameters: [...frame.origin, ...axesOf(frame), ...size],
      center: frame.origin,
      radius: (height + tip + round) * s * 1.05,
      along: [0, 1],
    });
  }

  /** A ring around the frame's up axis. */
  torus(
    frame: Frame,
    material: MaterialId,
    [ring, tube]: readonly [ring: number, tube: number],
    blend = 0,
    { face }: OnFace = {},
  ): void {
    this.addPrimitive("torus", material, blend, {
      parameters: [...frame.origin, ...axesOf(frame), ring * frame.scale, tube * frame.scale],
      center: frame.origin,
      radius: (ring + tube) * frame.scale,
      face,
    });
  }

  box(
    frame: Frame,
    material: MaterialId,
    at: Vector,
    half: Vector,
    blend = 0,
    { round = 0.05, axes = frame, face }: OnFace & { round?: number; axes?: Frame } = {},
  ): void {
    const s = frame.scale;
    const center = pointIn(frame, at);
    const sides = half.map((side) => (side - round) * s);
    this.addPrimitive("box", material, blend, {
      parameters: [...center, ...axesOf(axes), ...sides, round * s],
      center,
      radius: length(half) * s,
      face,
    });
  }

  /**
   * A profile turned around the frame's up axis: cups, bells, wheels. Its points are (distance from
   * the axis, height), from the lower end of the axis to the upper one.
   */
  lathe(
    frame: Frame,
    material: MaterialId,
    profile: Outline,
    blend = 0,
    { round = 0.02, face }: OnFace & { round?: number } = {},
  ): void {
    const s = frame.scale;
    const radius = Math.max(...profile.map(([r]) => r));
    const heights = profile.map(([, y]) => y);
    const [low, high] = [Math.min(...heights), Math.max(...heights)];
    // The solid goes on beyond the axis, so that the axis itself is deep inside.
    const closed: Outline = [[-radius, profile[0]![1]], ...profile, [-radius, heights.at(-1)!]];
    if (this.isFull(closed.length)) return;
    const first = addCorners(this.corners, closed, s);
    const size = [first, closed.length, round * s, radius * s, low * s, high * s];
    this.addPrimitive("lathe", material, blend, {
      parameters: [...frame.origin, ...axesOf(frame), ...size],
      center: pointIn(frame, [0, (low + high) / 2, 0]),
      radius: (length([radius, (high - low) / 2, 0]) + round) * s,
      along: [0, 1],
      face,
    });
  }

  /** Adds a primitive once more, moved; `instead` writes it over the first one. */
  copy(id: number, motion: Motion, instead = false): void {
    if (!instead && this.isFull()) return;
    this.compiled = null;
    copyRow(this, id, motion, instead ? id : this.kinds.length);
  }

  /** Takes primitives away; those that stay keep their order. */
  remove(isGone: (paint: PrimitivePaint) => boolean): void {
    this.compiled = null;
    removeRows(this, isGone);
  }

  /** The box around everything, generously. */
  bounds(): Bounds {
    return boundsOf(this.spheres);
  }

  /** The numbers for a core; ready until the next primitive is added. */
  solid(): Solid {
    if (this.compiled?.count === this.size) return this.compiled;
    this.compiled = {
      count: this.size,
      kinds: Int32Array.from(this.kinds),
      parameters: Float64Array.from(this.parameters),
      blends: Float64Array.from(this.blends),
      spheres: Float64Array.from(this.spheres),
      corners: Float64Array.from(this.corners),
    };
    return this.compiled;
  }

  /**
   * The first surface point from a world point outside along a world direction, and its normal.
   * Eyes, horns and props are seated this way. A look that misses gives the closest pass.
   */
  seat(from: Vector, toward: Vector): Seat {
    const { core } = this;
    core.bind(this.solid());
    return seatOn(core, from, toward);
  }

  /** `seat` from the outside of a frame: `at` is in the frame, the look is against `outward`. */
  seatIn(frame: Frame, at: Vector, outward: Vector): Seat {
    const out = normalize(directionIn(frame, outward));
    return this.seat(add(pointIn(frame, at), scale(out, 3)), scale(out, -1));
  }

  private isFull(corners = 0): boolean {
    const after = this.corners.length / numbersPerCorner + corners;
    return this.size >= primitiveLimit || after > cornerLimit;
  }

  private addStraight(
    material: MaterialId,
    { along, way, long, thick }: ReturnType<typeof straightPieces>[number],
  ): void {
    if (this.limbForm === "faceted") {
      const low = { ...along, origin: add(along.origin, scale(way, -0.3)) };
      const size = [thick * 1.2, long * 0.62, long * 0.3] as const;
      this.crystal(low, material, size, 0.01, { foot: 0.4, round: 0.008 });
      return;
    }
    const wide = thick * (this.limbForm === "stick" ? 0.45 : 0.86);
    const half: Vector = [wide, long / 2 + thick * 0.7, wide];
    this.box(along, material, origin, half, 0.01, { round: thick * 0.16 });
  }

  private addPrimitive(
    kind: PrimitiveKind,
    material: MaterialId,
    blend: number,
    { parameters, center, radius, along = [0, 0], face = false }: NewPrimitive,
  ): void {
    if (this.isFull()) return;
    this.compiled = null;
    this.kinds.push(primitiveKinds.indexOf(kind));
    const row = Array.from({ length: parametersPerPrimitive }, (_, i) => parameters[i] ?? 0);
    this.parameters.push(...row);
    this.blends.push(blend);
    this.spheres.push(...center, radius + blend * 0.3);
    const { parts } = this;
    this.paints.push({ material, alongFrom: along[0], alongTo: along[1], face, eye: null, parts });
  }
}
