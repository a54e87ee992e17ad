/**
 * A model is a creature's body: primitives that melt into one another, in the order they were
 * added. Coordinates are in a frame; `blend` is how far a primitive melts into the ones before it.
 * What is added to a full model is left out.
 *
 *     const model = new Model(core);
 *     const skin = model.material({ base: palette.base, pattern: "scales" });
 *     const head = lookingFrame({ origin: [0, 1.6, 0.2], forward: [0.2, 0, 1], scale: 0.5 });
 *     model.ellipsoid({ frame: head, radii: [1, 0.9, 0.9], material: skin, face: true });
 *     model.cone({ frame: head, from: [0, 0, 0.5], to: [0, -0.1, 1], radii: [0.4, 0.2],
 *       material: skin, blend: 0.16, face: true });
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
import { directionIn, pointIn, type Frame } from "./frame.ts";
import { copyRow, removeRows } from "./copies.ts";
import type { Motion } from "./motion.ts";
import { addCorners, type Outline } from "./outline.ts";
import type {
  BodyPart,
  Bounds,
  BoxPart,
  ChainPart,
  ConePart,
  CrystalPart,
  EllipsoidPart,
  LathePart,
  Part,
  PlatePart,
  PrimitivePaint,
  TorusPart,
} from "./parts.ts";
import { boundsOf, seatOn, type Seat } from "./seat.ts";
import { alongSpline } from "./spline.ts";
import { addStraightLimb, type LimbForm } from "./straight-limbs.ts";
import { add, dot, length, normalize, scale, subtract, type Vector } from "./vector.ts";

type NewPrimitive = {
  kind: PrimitiveKind;
  parameters: readonly number[];
  center: Vector;
  radius: number;
  along?: readonly [number, number];
  eye?: Eye;
};

const axesOf = ({ right, up, forward }: Frame) => [...right, ...up, ...forward];
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

  ellipsoid(part: EllipsoidPart): void {
    const { frame, radii, along = 0 } = part;
    const center = pointIn(frame, part.center ?? origin);
    const [a, b, c] = scale(radii, frame.scale);
    this.addPrimitive(part, {
      kind: "ellipsoid",
      parameters: [
        ...center,
        ...axesOf(part.axes ?? frame),
        1 / a,
        1 / b,
        1 / c,
        Math.min(a, b, c),
      ],
      center,
      radius: Math.max(a, b, c),
      along: [along, along],
    });
  }

  /** An eye: an ellipsoid in its own frame, painted by its own rules. */
  eye(part: EllipsoidPart, eye: Eye): void {
    if (this.isFull()) return;
    this.ellipsoid(part);
    this.paints.at(-1)!.eye = eye;
  }

  cone(part: ConePart): void {
    const { frame, radii, along = [0, 1] } = part;
    const from = pointIn(frame, part.from);
    const to = pointIn(frame, part.to);
    const [r1, r2] = [radii[0] * frame.scale, radii[1] * frame.scale];
    const axis = subtract(to, from);
    const l2 = Math.max(1e-8, dot(axis, axis));
    const rr = r1 - r2;
    const a2 = l2 - rr * rr;
    if (a2 <= 1e-9) {
      this.addBall(part, { center: r1 > r2 ? from : to, radius: Math.max(r1, r2) });
      return;
    }
    this.addPrimitive(part, {
      kind: "cone",
      parameters: [...from, ...axis, r1, r2, l2, rr, a2, 1 / l2],
      center: scale(add(from, to), 0.5),
      radius: Math.sqrt(l2) / 2 + Math.max(r1, r2),
      along,
    });
  }

  /** Returns the points of the finer path, for spikes and suckers along it. */
  chain(part: ChainPart): Vector[] {
    if (this.limbForm !== "round") return addStraightLimb(this, part, this.limbForm);
    const { points, radii, steps = 4, blend = 0.05 } = part;
    const pieces = (points.length - 1) * steps;
    let previous = points[0]!;
    let previousRadius = radii[0]!;
    const path = [previous];
    for (let i = 1; i <= pieces; i++) {
      const { point, radius } = alongSpline(points, radii, i / steps);
      this.cone({
        ...part,
        from: previous,
        to: point,
        radii: [previousRadius, radius],
        blend,
        along: [(i - 1) / pieces, i / pieces],
      });
      previous = point;
      previousRadius = radius;
      path.push(point);
    }
    return path;
  }

  plate(part: PlatePart): void {
    const { frame, outline, thickness, round = 0.02, bend = [0, 0] } = part;
    if (this.isFull(outline.length)) return;
    const s = frame.scale;
    const first = addCorners(this.corners, outline, s);
    const reach = Math.max(
      ...outline.map(([x, y]) => length([x, y, bend[0] * x * x + bend[1] * y * y])),
    );
    const xs = outline.map(([x]) => x * s);
    const ys = outline.map(([, y]) => y * s);
    this.addPrimitive(part, {
      kind: "plate",
      parameters: [
        ...frame.origin,
        ...axesOf(frame),
        thickness * s,
        round * s,
        bend[0] / s,
        bend[1] / s,
        first,
        outline.length,
        part.even ? 0 : 1 / (reach * s),
        Math.min(...xs),
        Math.max(...xs),
        Math.min(...ys),
        Math.max(...ys),
      ],
      center: frame.origin,
      radius: (reach + thickness + round) * s,
      along: [0, 1],
    });
  }

  crystal(part: CrystalPart): void {
    const { frame, radius, height, tip, sides = 6, foot = 0.35, round = 0.01 } = part;
    const s = frame.scale;
    this.addPrimitive(part, {
      kind: "crystal",
      parameters: [
        ...frame.origin,
        ...axesOf(frame),
        radius * s,
        height * s,
        tip * s,
        round * s,
        sides,
        foot,
      ],
      center: frame.origin,
      radius: (height + tip + round) * s * 1.05,
      along: [0, 1],
    });
  }

  torus(part: TorusPart): void {
    const { frame, ring, tube } = part;
    this.addPrimitive(part, {
      kind: "torus",
      parameters: [...frame.origin, ...axesOf(frame), ring * frame.scale, tube * frame.scale],
      center: frame.origin,
      radius: (ring + tube) * frame.scale,
    });
  }

  box(part: BoxPart): void {
    const { frame, half, round = 0.05 } = part;
    const s = frame.scale;
    const center = pointIn(frame, part.center ?? origin);
    this.addPrimitive(part, {
      kind: "box",
      parameters: [
        ...center,
        ...axesOf(part.axes ?? frame),
        (half[0] - round) * s,
        (half[1] - round) * s,
        (half[2] - round) * s,
        round * s,
      ],
      center,
      radius: length(half) * s,
    });
  }

  lathe(part: LathePart): void {
    const { frame, profile, round = 0.02 } = part;
    const s = frame.scale;
    const radius = Math.max(...profile.map(([r]) => r));
    const heights = profile.map(([, y]) => y);
    const [low, high] = [Math.min(...heights), Math.max(...heights)];
    // The solid goes on beyond the axis, so that the axis itself is deep inside.
    const closed: Outline = [[-radius, profile[0]![1]], ...profile, [-radius, heights.at(-1)!]];
    if (this.isFull(closed.length)) return;
    const first = addCorners(this.corners, closed, s);
    this.addPrimitive(part, {
      kind: "lathe",
      parameters: [
        ...frame.origin,
        ...axesOf(frame),
        first,
        closed.length,
        round * s,
        radius * s,
        low * s,
        high * s,
      ],
      center: pointIn(frame, [0, (low + high) / 2, 0]),
      radius: (length([radius, (high - low) / 2, 0]) + round) * s,
      along: [0, 1],
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

  private addBall(part: Part, { center, radius }: { center: Vector; radius: number }): void {
    const r = 1 / radius;
    const axes = [1, 0, 0, 0, 1, 0, 0, 0, 1];
    const parameters = [...center, ...axes, r, r, r, radius];
    this.addPrimitive(part, { kind: "ellipsoid", parameters, center, radius });
  }

  private addPrimitive(
    { material, blend = 0, face = false }: Part,
    { kind, parameters, center, radius, along = [0, 0] }: NewPrimitive,
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
