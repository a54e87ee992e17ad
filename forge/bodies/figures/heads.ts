/** The heads of figures and what is on their faces; the eyes are always two, and always large. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { addEyes, type EyeOptions } from "#forge/bodies/parts/eyes.ts";
import { addBlush, addMouth, scaled } from "#forge/bodies/parts/face.ts";
import { sides } from "#forge/bodies/parts/sides.ts";
import { darkened, type Color } from "#forge/paint/color.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import type { Mood } from "#forge/genome.ts";
import type { Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { rowsOf, type Point } from "#forge/shapes/outline.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import type { FigureBuild, HeadKind } from "./build.ts";
import type { Ink } from "./inks.ts";
import { addPieces, ball, ring, rope, twins, type Piece } from "./pieces.ts";

export type HeadOrder = {
  /** Its palette has the skin as its base, so that lids and brows are of the right colour. */
  order: BodyOrder;
  head: Frame;
  build: FigureBuild;
  paint: (ink: Ink) => MaterialId;
  hair: Color;
};

const openMoods: ReadonlySet<Mood> = new Set<Mood>(["playful", "brave", "curious"]);
const sadMoods: ReadonlySet<Mood> = new Set<Mood>(["lonely", "grumpy", "shy"]);

export function addFigureHead(at: HeadOrder): void {
  const { order, head, build, paint } = at;
  const kind = build.head ?? "human";
  const material = paint("skin");
  for (const { center, radii, blend } of skulls[kind] ?? human) {
    order.model.ellipsoid(head, material, center, radii, blend, { face: true });
  }
  if (kind === "box") addBoxHead(at);
  const drawing = { model: order.model, frame: head, paint, face: true };
  addPieces(drawing, growths[kind] ?? []);
  if (build.masked) addPieces(drawing, mask);
  if (kind === "skull") addSockets(order, head);
  addEyes(order, head, { ...eyesOf(order), ...eyeChanges[kind] });
  addExpression(at, kind);
}

/** Around the eyes, which come on top of it. */
const mask: readonly Piece[] = [
  ball("second", [0, -0.08, 0.1], [0.94, 0.4, 0.845]),
  ...twins(rope("second", "0.76 0.02 0.42 0.16, 1.08 0.26 0.2 0.02")),
];

type Lump = { center: Vector; radii: Vector; blend: number };

/** A round head with cheeks, wider below than above. */
const human: readonly Lump[] = [
  { center: [0, 0.08, 0], radii: [0.98, 0.9, 0.9], blend: 0.02 },
  { center: [0, -0.3, 0.1], radii: [0.86, 0.58, 0.77], blend: 0.25 },
];
const round: readonly Lump[] = [
  { center: [0, 0, 0], radii: [1.02, 0.96, 0.94], blend: 0.02 },
  { center: [0, -0.3, 0.06], radii: [0.9, 0.6, 0.8], blend: 0.2 },
];
const skulls: Partial<Record<HeadKind, readonly Lump[]>> = {
  skull: [
    { center: [0, 0.12, 0], radii: [1.02, 0.92, 0.94], blend: 0.02 },
    { center: [0, -0.56, 0.24], radii: [0.6, 0.38, 0.54], blend: 0.12 },
    { center: [0.56, -0.26, 0.44], radii: [0.26, 0.2, 0.3], blend: 0.12 },
    { center: [-0.56, -0.26, 0.44], radii: [0.26, 0.2, 0.3], blend: 0.12 },
  ],
  snow: round,
  sack: round,
  biscuit: [{ center: [0, 0, 0], radii: [1.06, 0.98, 0.62], blend: 0.02 }],
  box: [],
};

const icing = (points: readonly (readonly [number, number])[]): Piece =>
  rope(
    "white",
    points.map(([x, y]) => [x, y, 0.6 * Math.sqrt(Math.max(0, 1 - x * x - y * y)), 0.06] as const),
  );

/** What belongs to the head itself, under the eyes. */
const growths: Partial<Record<HeadKind, readonly Piece[]>> = {
  skull: twins(ball("dark", [0.075, -0.3, 0.9], [0.06, 0.09, 0.07])),
  wrapped: [
    ring("second", [0, 0.36, 0], { ring: 0.94, tube: 0.09, up: [0.22, 1, 0.1] }),
    ring("skin", [0, 0.56, 0], { ring: 0.82, tube: 0.1, up: [-0.18, 1, 0] }),
    ring("skin", [0, -0.5, 0.08], { ring: 0.76, tube: 0.1, up: [0.12, 1, 0] }),
    ring("second", [0, -0.7, 0.1], { ring: 0.6, tube: 0.1, up: [-0.2, 1, 0] }),
    rope("skin", "0.8 0.5 -0.3 0.1, 1.2 0.5 -0.45 0.11, 1.45 0.15 -0.45 0.09, 1.4 -0.2 -0.4 0.03"),
  ],
  sack: [
    ring("trim", [0, -0.84, 0.02], { ring: 0.5, tube: 0.1 }),
    ball("red", [0, -0.28, 0.92], [0.13, 0.1, 0.08]),
  ],
  biscuit: [
    icing(rowsOf("-0.8 0.42, -0.5 0.62, -0.25 0.55, 0 0.72, 0.25 0.55, 0.5 0.62, 0.8 0.42")),
  ],
  furry: [
    ball("trim", [0, -0.14, 0.3], [0.76, 0.66, 0.66], 0.06),
    ...twins(
      rope("skin", "0.8 -0.2 0.2 0.26, 1.05 -0.42 0.12 0.16, 1.28 -0.6 0.05 0.01", 0.08),
      rope("skin", "0.7 -0.5 0.25 0.24, 0.86 -0.72 0.2 0.14, 1.0 -0.92 0.15 0.01", 0.08),
    ),
    ...[-1, 0, 1].map((i) =>
      rope(
        "skin",
        [
          [i * 0.25, 0.8, 0.1, 0.26],
          [i * 0.36, 1.08, 0.16, 0.14],
          [i * 0.5 + 0.1, 1.22, 0.3, 0.01],
        ],
        0.08,
      ),
    ),
  ],
};

const eyesOf = ({ traits }: BodyOrder): EyeOptions => ({
  x: 0.385,
  y: -0.08,
  width: 0.25,
  height: 0.34,
  wrap: 0.38,
  slant: -0.3 * Math.max(0, traits.fierce - 0.2),
  lid: mix(0.95, 0.7, traits.fierce),
});

const eyeChanges: Partial<Record<HeadKind, Partial<EyeOptions>>> = {
  box: {
    style: "glow",
    y: 0.02,
    x: 0.34,
    width: 0.2,
    height: 0.27,
    wrap: 0,
    skin: [0.1, 0.13, 0.2],
  },
  skull: { y: -0.02, width: 0.24, height: 0.31, skin: null },
  biscuit: { wrap: 0.25, width: 0.22, height: 0.3, skin: null },
  snow: { skin: null },
  wrapped: { y: -0.06, width: 0.26 },
};

/** A head of metal plates: a dark screen in front, bolts for ears, a lamp on its feeler. */
function addBoxHead({ order, head, paint, build }: HeadOrder): void {
  const { model } = order;

  model.box(head, paint("main"), [0, 0, 0], [0.98, 0.82, 0.8], 0.02, { round: 0.3, face: true });
  const screen = model.material({ base: [0.1, 0.13, 0.2], gloss: 0.9 });
  model.box(head, screen, [0, 0.02, 0.62], [0.78, 0.5, 0.24], 0.02, { round: 0.2, face: true });
  addPieces(
    { model, frame: head, paint },
    build.hat ? robotParts : [...robotParts, ...robotFeeler],
  );
}

const robotFeeler: readonly Piece[] = [
  rope("second", "0 0.78 0 0.14, 0 1.22 0 0.06"),
  ball("glow", [0, 1.34, 0], 0.17),
];

const robotParts: readonly Piece[] = [
  ...twins(
    ball("second", [1.02, 0, 0], [0.14, 0.3, 0.3]),
    ball("trim", [1.14, 0, 0], [0.1, 0.16, 0.16]),
    ball("second", [0.76, 0.66, 0.66], 0.07),
    ball("second", [0.76, -0.64, 0.68], 0.07),
  ),
  ...[-1.5, -0.5, 0.5, 1.5].map((i) => ball("trim", [i * 0.13, -0.64, 0.79], [0.045, 0.07, 0.04])),
];

function addSockets({ model }: BodyOrder, head: Frame): void {
  for (const side of sides) {
    const [center, radii] = scaled(
      [
        [side * 0.4, -0.02],
        [0.34, 0.4],
      ],
      head,
    ) as [Point, Point];
    const color: Color = [0.25, 0.21, 0.3];
    model.decal({ kind: "blob", frame: head, center, radii, color, fromDepth: 0, soft: 0.88 });
  }
}

const bareFaces: ReadonlySet<HeadKind> = new Set<HeadKind>(["box", "wrapped"]);

/** Nose, mouth, brows and blush. */
function addExpression(at: HeadOrder, kind: HeadKind): void {
  const { order, head, build, paint } = at;
  if (bareFaces.has(kind) || build.hat === "ninja") return;
  if (kind === "human" && !build.face?.some((thing) => /nose/i.test(thing))) {
    order.model.ellipsoid(
      head,
      paint("skin"),
      [0, -0.32, 0.88] as const,
      [0.08, 0.065, 0.08],
      0.05,
    );
  }
  if (kind === "skull") addTeeth(order, head);
  else addSmile(order, head, kind === "sack");
  // A mood draws brows of its own.
  if (kind === "human" && !order.mood) addBrows(at);
  if (kind !== "skull") addBlush(order, head, { x: 0.66, y: -0.4, radius: 0.18 });
}

function addSmile(order: BodyOrder, head: Frame, isStitched: boolean): void {
  const { mood, model } = order;
  if (mood && openMoods.has(mood) && !isStitched) {
    addOpenMouth(order, head);
    return;
  }
  const curve = mood && sadMoods.has(mood) ? -0.07 : 0.13;
  const width = isStitched ? 0.36 : 0.21;
  const y = isStitched ? -0.62 : -0.56;
  addMouth(order, head, { kind: "curve", y, width, curve, fromDepth: 0.3 });
  if (!isStitched) return;
  for (const i of [-2, -1, 0, 1, 2]) {
    const x = i * 0.14;
    const middle = y + curve * (x / width) ** 2;
    const points: Point[] = [
      [x, middle + 0.09],
      [x, middle - 0.09],
    ];
    const line = { points: scaled(points, head), width: 0.022 * head.scale };
    model.decal({ kind: "line", frame: head, color: order.palette.ink, fromDepth: 0, ...line });
  }
}

function addOpenMouth({ model }: BodyOrder, head: Frame): void {
  const blob = (center: Point, radii: Point, color: Color) => {
    const [at, size] = scaled([center, radii], head) as [Point, Point];
    model.decal({
      kind: "blob",
      frame: head,
      center: at,
      radii: size,
      color,
      fromDepth: 0.2 * head.scale,
      soft: 0.86,
    });
  };
  blob([0, -0.58], [0.19, 0.14], [0.45, 0.1, 0.16]);
  blob([0, -0.65], [0.12, 0.06], [0.95, 0.5, 0.5]);
}

function addTeeth(order: BodyOrder, head: Frame): void {
  addMouth(order, head, { kind: "curve", y: -0.64, width: 0.42, curve: 0.1, fromDepth: 0.3 });
  for (const i of [-2, -1, 0, 1, 2]) {
    const x = i * 0.15;
    const y = -0.64 + 0.5 * x * x;
    const points: Point[] = [
      [x, y + 0.1],
      [x, y - 0.1],
    ];
    order.model.decal({
      kind: "line",
      frame: head,
      points: scaled(points, head),
      width: 0.024 * head.scale,
      color: order.palette.ink,
      fromDepth: 0,
    });
  }
}

function addBrows({ order, head, hair }: HeadOrder): void {
  const { model, traits } = order;
  const fall = -0.14 * (traits.fierce - 0.25);
  for (const side of sides) {
    const points: Point[] = [
      [side * 0.2, 0.36 + fall],
      [side * 0.38, 0.44 + fall * 0.3],
      [side * 0.58, 0.38 - fall],
    ];
    model.decal({
      kind: "line",
      frame: head,
      points: scaled(points, head),
      width: 0.034 * head.scale,
      color: darkened(hair, 0.7),
      fromDepth: 0,
      taper: true,
    });
  }
}
