/**
 * The builders that things are made from. Each makes a part that draws itself at a site; a thing is
 * a table of parts. Lists of points are written as text: "0 0, 0.5 0.2".
 */
import type { Color } from "#forge/paint/color.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import type { ThingColor } from "#forge/paint/thing-colors.ts";
import {
  directionIn,
  lookingFrame,
  movedTo,
  resized,
  rolled,
  type Frame,
} from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";
import { rowsOf, softened, type Outline, type Point } from "#forge/shapes/outline.ts";
import { add, scale, type Vector } from "#forge/shapes/vector.ts";

/** Where a thing is drawn, and its paint box. */
export type Site = {
  model: Model;
  frame: Frame;
  paint: (color: ThingColor) => MaterialId;
  colorOf: (color: ThingColor) => Color;
  /** What its wheels are made of, where that is said. */
  wheels?: MaterialId | undefined;
  /** The description asks for a colour, which the main one already has. */
  said?: boolean;
};

export type ThingPart = (site: Site) => void;

type Placing = {
  at?: Vector;
  /** Radians: leaning forward, turning to its left, rolling to its right. */
  turn?: Vector;
  /** How far it melts into the parts before it. */
  blend?: number;
  /** Drawn lines and the mouth do not show on it. */
  bare?: boolean;
};

type Rounded = Placing & { round?: number };

/** The lathe's axis points at the viewer: plates, coins, clocks. */
const facing: Vector = [Math.PI / 2, 0, 0];
/** The lathe's axis points to the side: wheels, rolls. */
const sideways: Vector = [0, 0, Math.PI / 2];

function turned(frame: Frame, [pitch, yaw, roll]: Vector): Frame {
  const [c, s] = [Math.cos(pitch), Math.sin(pitch)];
  const up = add(scale(frame.up, c), scale(frame.forward, s));
  const level = add(scale(frame.forward, c), scale(frame.up, -s));
  const [d, t] = [Math.cos(yaw), Math.sin(yaw)];
  const forward = add(scale(level, d), scale(frame.right, t));
  const right = add(scale(frame.right, d), scale(level, -t));
  return rolled({ ...frame, up, forward, right }, roll);
}

const placed = (frame: Frame, { at = [0, 0, 0], turn = [0, 0, 0] }: Placing): Frame =>
  turned(movedTo(frame, at), turn);

/** The frame and the material of a part. */
const partOf = (site: Site, color: ThingColor, options: Placing) =>
  [placed(site.frame, options), site.paint(color)] as const;

const onFace = ({ bare }: Placing) => ({ face: !bare });

export const ball =
  (color: ThingColor, at: Vector, radii: Vector, options: Placing = {}): ThingPart =>
  (site) =>
    site.model.ellipsoid(
      ...partOf(site, color, { ...options, at }),
      [0, 0, 0],
      radii,
      options.blend,
      onFace(options),
    );

export const box =
  (color: ThingColor, at: Vector, half: Vector, options: Rounded = {}): ThingPart =>
  (site) => {
    const round = Math.min(options.round ?? 0.06, ...half.map((side) => side * 0.95));
    site.model.box(...partOf(site, color, { ...options, at }), [0, 0, 0], half, options.blend, {
      round,
      ...onFace(options),
    });
  };

/** A profile of (radius, height) points, turned around the upright axis. */
export const lathe =
  (color: ThingColor, profile: string, options: Rounded & { soft?: number } = {}): ThingPart =>
  (site) => {
    const points = rowsOf<Point>(profile);
    const rounded = options.soft ? smooth(points, options.soft) : points;
    const { round = 0.02 } = options;
    site.model.lathe(...partOf(site, color, options), rounded, options.blend, {
      round,
      ...onFace(options),
    });
  };

/** Corners cut off, as `softened`, but both ends of the line stay. */
function smooth(points: Outline, rounds: number): Outline {
  const [first, last] = [points[0]!, points.at(-1)!];
  let now = points;
  for (let round = 0; round < rounds; round++) {
    now = now.slice(1).flatMap(([x, y], i): Point[] => {
      const [px, py] = now[i]!;
      return [
        [px * 0.75 + x * 0.25, py * 0.75 + y * 0.25],
        [px * 0.25 + x * 0.75, py * 0.25 + y * 0.75],
      ];
    });
  }
  return [first, ...now, last];
}

type Round = readonly [radius: number, half: number];

const cylinder = (color: ThingColor, [radius, half]: Round, options: Rounded): ThingPart => {
  const { round = Math.min(0.04, half * 0.6) } = options;
  const [r, h] = [radius - round, half - round];
  return lathe(color, `0 ${-h}, ${r} ${-h}, ${r} ${h}, 0 ${h}`, { ...options, round });
};

/** An upright cylinder around its middle. */
export const column = (color: ThingColor, at: Vector, size: Round, options: Rounded = {}) =>
  cylinder(color, size, { ...options, at });

/** A cylinder that faces the viewer. */
export const disc = (color: ThingColor, at: Vector, size: Round, options: Rounded = {}) =>
  cylinder(color, size, { ...options, at, turn: facing });

/** A cylinder that lies on its side. */
export const wheel = (color: ThingColor, at: Vector, size: Round, options: Rounded = {}) =>
  ofWheels([cylinder(color, size, { ...options, at, turn: sideways })]);

/** What is of the stuff that wheels are said to be of. */
export const ofWheels =
  (parts: readonly ThingPart[]): ThingPart =>
  (site) => {
    const { wheels } = site;
    const paint = wheels === undefined ? site.paint : () => wheels;
    for (const part of parts) part({ ...site, paint });
  };

type Slab = Rounded & { bend?: readonly [number, number]; soft?: number };

/** A flat shape that faces the viewer, twice `half` thick. */
export const slab =
  (color: ThingColor, outline: string, half: number, options: Slab = {}): ThingPart =>
  (site) => {
    const { round = Math.min(0.05, half * 0.7), bend = [0, 0], soft = 0 } = options;
    const corners = softened(rowsOf<Point>(outline), soft);
    const form = { round, bend, even: true, ...onFace(options) };
    site.model.plate(...partOf(site, color, options), corners, half - round, options.blend, form);
  };

/** A tube through points of three numbers, with one radius for all or one for each. */
export const tube =
  (
    color: ThingColor,
    path: string,
    radius: number | readonly number[],
    options: Placing & { steps?: number } = {},
  ): ThingPart =>
  (site) => {
    const points = rowsOf<Vector>(path);
    const radii = typeof radius === "number" ? points.map(() => radius) : radius;
    const { steps = 5, blend = 0.02 } = options;
    site.model.chain(
      ...partOf(site, color, options),
      radii,
      { blend, steps, ...onFace(options) },
      points,
    );
  };

export const cone =
  (
    color: ThingColor,
    ends: string,
    radii: readonly [number, number],
    options: Placing = {},
  ): ThingPart =>
  (site) => {
    const [from, to] = rowsOf<Vector>(ends) as [Vector, Vector];
    site.model.cone(
      ...partOf(site, color, options),
      from,
      to,
      radii,
      options.blend,
      onFace(options),
    );
  };

/** A ring around the upright axis, unless it is turned. */
export const hoop =
  (color: ThingColor, size: readonly [ring: number, tube: number], options: Placing = {}) =>
  (site: Site): void =>
    site.model.torus(...partOf(site, color, options), size, options.blend, onFace(options));

type Studs = { from?: "front" | "top"; spin?: number; sunk?: number; blend?: number };

/** Small balls on the surface: seeds, sprinkles, buttons. The places are seen from one side. */
export const studs =
  (color: ThingColor, places: string, radii: Vector, options: Studs = {}): ThingPart =>
  ({ model, frame, paint }) => {
    const { from = "front", spin = 0, sunk = 0.3, blend = 0 } = options;
    for (const [i, [x, y]] of rowsOf<Point>(places).entries()) {
      const isFront = from === "front";
      const at: Vector = isFront ? [x, y, 0] : [x, 0, y];
      const seat = model.seatIn(frame, at, isFront ? [0, 0, 1] : [0, 1, 0]);
      const origin = add(seat.point, scale(seat.normal, -sunk * radii[2] * frame.scale));
      const stud = rolled(lookingFrame(origin, seat.normal, frame.up, frame.scale), spin * i);
      model.ellipsoid(stud, paint(color), [0, 0, 0], radii, blend, { face: true });
    }
  };

/** A line drawn on what faces the viewer. */
export const draw =
  (color: ThingColor, line: string, width = 0.02, taper = false): ThingPart =>
  ({ model, frame, colorOf }) =>
    model.decal({
      kind: "line",
      frame,
      points: rowsOf<Point>(line).map(([x, y]): Point => [x * frame.scale, y * frame.scale]),
      width: width * frame.scale,
      color: colorOf(color),
      fromDepth: 0,
      taper,
    });

/** A spot painted on what faces the viewer. */
export const blot =
  (color: ThingColor, [x, y]: Point, [width, height]: Point, soft = 0.85): ThingPart =>
  ({ model, frame, colorOf }) =>
    model.decal({
      kind: "blob",
      frame,
      center: [x * frame.scale, y * frame.scale],
      radii: [width * frame.scale, height * frame.scale],
      color: colorOf(color),
      fromDepth: 0,
      soft,
    });

export const group =
  (placing: Placing & { size?: number }, ...parts: ThingPart[]): ThingPart =>
  (site) => {
    const frame = resized(placed(site.frame, placing), placing.size ?? 1);
    for (const part of parts) part({ ...site, frame });
  };

/** The parts and their mirror images on the other side. */
export const both =
  (...parts: ThingPart[]): ThingPart =>
  (site) => {
    const mirror = { ...site.frame, right: directionIn(site.frame, [-1, 0, 0]) };
    for (const frame of [site.frame, mirror]) for (const part of parts) part({ ...site, frame });
  };

/** The parts several times around the upright axis. */
export const spun = (count: number, ...parts: ThingPart[]): ThingPart =>
  repeated(count, (angle) => [0, angle, 0], parts);

/** The parts several times around the middle, as the viewer sees it. */
export const fanned = (count: number, ...parts: ThingPart[]): ThingPart =>
  repeated(count, (angle) => [0, 0, angle], parts);

const repeated =
  (count: number, turnAt: (angle: number) => Vector, parts: readonly ThingPart[]): ThingPart =>
  (site) => {
    for (let i = 0; i < count; i++) {
      group({ turn: turnAt((i / count) * 2 * Math.PI) }, ...parts)(site);
    }
  };

/** A round outline for `slab`. */
export const circle = (radius: number, corners = 20, middle: Point = [0, 0]): string =>
  outlineOf(corners, (angle) => [
    middle[0] + radius * Math.sin(angle),
    middle[1] + radius * Math.cos(angle),
  ]);

/** A star outline for `slab`, with its middle at (0, 0). */
export const starOutline = (rays: number, outer: number, inner: number): string =>
  outlineOf(rays * 2, (angle, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    return [radius * Math.sin(angle), radius * Math.cos(angle)];
  });

const outlineOf = (corners: number, at: (angle: number, i: number) => Point): string =>
  Array.from({ length: corners }, (_, i) =>
    at((i / corners) * 2 * Math.PI, i)
      .map((value) => value.toFixed(4))
      .join(" "),
  ).join(", ");
