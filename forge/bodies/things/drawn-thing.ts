/** A thing that is known by a drawing: a bent slab with its outline, painted with its colours. */
import type { Color } from "#forge/paint/color.ts";
import { nearestThingColor, type ThingColor } from "#forge/paint/thing-colors.ts";
import { engraved, mainColorOf, recolored } from "#forge/paint/pictures.ts";
import { isWithin, type Outline, type Point } from "#forge/shapes/outline.ts";
import { drawingOf, type Drawing } from "./drawings.ts";
import type { ThingPart } from "./parts.ts";
import { silhouetteStuff } from "./silhouette-stuffs.ts";
import type { Thing } from "./thing.ts";

/** The longer of height and width. */
const longest = 1.7;
const [thickness, round] = [0.08, 0.06];

/** How much the light plays on what a silhouette is made of; drawings have lights of their own. */
const glosses: Partial<Record<ThingColor, number>> = {
  steel: 0.9,
  gold: 0.9,
  paper: 0.1,
  stone: 0.1,
};

/** Null where nothing is drawn under this word. */
export function drawnThing(word: string): Thing | null {
  const drawing = drawingOf(word);
  if (!drawing) return null;
  const main = drawing.isColoured
    ? nearestThingColor(mainColorOf(drawing.pixels))
    : silhouetteStuff(drawing.name);
  const { loops, width, height } = placed(drawing);
  const half = width / 2;
  return {
    parts: [slabOf(drawing, { loops, main })],
    main: [main],
    face: faceOn(loops, { half, height, own: ownFaces[drawing.name] }),
    joints: {
      arms: [half * 0.85, height * 0.42, 0],
      legs: [Math.min(0.34, half * 0.4)],
      top: [height * 0.97, 0.34],
      neck: [0.2, Math.max(0.3, half * 0.6)],
    },
  };
}

/** How high in parts of the whole a drawn face is, which the thing's own face covers. */
const ownFaces: Readonly<Record<string, number>> = { "teddy-bear": 0.72, snowman: 0.6, moai: 0.55 };

type Faced = { half: number; height: number; own: number | undefined };

/** Near the middle, where most of a face lies on the thing. */
function faceOn(loops: readonly Piece[], { half, height, own }: Faced): Thing["face"] {
  const size = Math.min(0.55, half * 0.7);
  if (own !== undefined) return { at: [0, height * own], size, drop: -0.05 };
  const places = grid.flatMap((x) => grid.map((y): Point => [x * half, height * (0.5 + y * 0.5)]));
  const worthOf = ([x, y]: Point) => {
    const away = Math.hypot(x / half, y / height - 0.5);
    return coveredShare(loops, [x, y], size * 0.8) - 0.35 * away;
  };
  const worths = places.map(worthOf);
  const at = places[worths.indexOf(Math.max(...worths))]!;
  const share = coveredShare(loops, at, size * 0.8);
  return { at, size: size * (share > 0.8 ? 1 : 0.75), drop: -0.05 };
}

const grid = [0, -0.2, 0.2, -0.4, 0.4, -0.6, 0.6];
const around = [-1, -0.5, 0, 0.5, 1];

function coveredShare(loops: readonly Piece[], [x, y]: Point, reach: number): number {
  const points = around.flatMap((dx) =>
    around.map((dy): Point => [x + dx * reach, y + dy * reach * 0.6]),
  );
  const inside = points.filter((point) => loops.some(({ outline }) => isWithin(point, outline)));
  return inside.length / points.length;
}

/** A piece, and which part of the picture lies on it. */
type Piece = { outline: Outline; from: Point; to: Point };

/** In the middle, on the ground. */
function placed({ loops }: Drawing): { loops: Piece[]; width: number; height: number } {
  const [low, high] = boxOf(loops.flat());
  const scale = longest / Math.max(high[0] - low[0], high[1] - low[1]);
  const middle = (low[0] + high[0]) / 2;
  return {
    width: (high[0] - low[0]) * scale,
    height: (high[1] - low[1]) * scale,
    loops: loops.map((loop) => {
      const [from, to] = boxOf(loop);
      const outline = loop.map(([x, y]): Point => [
        (x - middle) * scale,
        (y - low[1]) * scale + round,
      ]);
      return { outline, from, to };
    }),
  };
}

function boxOf(points: Outline): [low: Point, high: Point] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ];
}

type Slab = { loops: readonly Piece[]; main: ThingColor };

const slabOf =
  (drawing: Drawing, { loops, main }: Slab): ThingPart =>
  ({ model, frame, colorOf, said }) => {
    const pixels = paintedIn(drawing, { color: colorOf(main), isSaid: said === true });
    for (const { outline, from, to } of loops) {
      const material = model.material({
        base: colorOf(main),
        gloss: drawing.isColoured ? 0.3 : (glosses[main] ?? 0.3),
        translucent: 0.1,
        pattern: { kind: "picture", side: drawing.side, pixels, from, to },
      });
      const bend = [-0.12, -0.06] as const;
      model.plate(frame, material, outline, thickness, 0, { round, bend, even: true, face: true });
    }
  };

function paintedIn(
  { pixels, isColoured }: Drawing,
  { color, isSaid }: { color: Color; isSaid: boolean },
): Uint8Array {
  if (!isColoured) return engraved(pixels, color);
  return isSaid ? recolored(pixels, color) : pixels;
}
