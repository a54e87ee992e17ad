/** Paints the signs of deeds: beside the head, the feet or the sides, and never over a face. */
import { darkened, mixColors, white, type Color } from "#forge/paint/color.ts";
import { namedColor } from "#forge/paint/palette.ts";
import type { Raster } from "#forge/scene/raster.ts";
import { stencil, type Drawing, type Stand } from "#forge/scene/settings/stencil.ts";
import type { Stage } from "#forge/scene/stage.ts";
import { clamp } from "#forge/shapes/numbers.ts";
import { pictureOf } from "#forge/shapes/camera.ts";
import { add } from "#forge/shapes/vector.ts";
import { faceIn, type FaceSpot } from "./face-in.ts";
import { coveredShare } from "./outline-in.ts";
import { signPieces, type SignPiece, type Spot } from "./signs.ts";

type Standing = Pick<Stand, "x" | "y" | "unit" | "mirrored">;
type Placed = { stage: Stage; face: FaceSpot; piece: SignPiece };

export function paintSigns(picture: Raster, stage: Stage, layer: "behind" | "in front"): void {
  const { signs } = stage.staging;
  if (signs.length === 0) return;
  const face = faceIn(stage);
  for (const sign of signs) {
    for (const piece of signPieces[sign]) {
      if ((piece.behind === true) !== (layer === "behind")) continue;
      const stands = standsAt[piece.spot]({ stage, face, piece });
      for (const stand of stands) paintSign(picture, { stage, piece, stand });
    }
  }
}

function paintSign(
  picture: Raster,
  { stage, piece, stand }: { stage: Stage; piece: SignPiece; stand: Standing },
) {
  const { base } = stage.palette;
  const own: Record<string, Color> = {
    ink: darkened(base, 0.35),
    shine: mixColors(base, white, 0.7),
    made: namedColor(stage.staging.made ?? "") ?? [1, 0.92, 0.78],
  };
  const mirrored = stand.mirrored === true && !piece.upright;
  const drawing: Drawing = piece.drawing;
  stencil(picture, drawing, { ...stand, mirrored, colorOf: (name) => own[name] ?? base });
}

/** The names of cards cover what is higher, their numbers what is lower. */
const highest = 0.05;
const lowest = 0.92;

/** The side with more room beside the creature: -1 left, 1 right. */
const roomySide = ({ outline, width }: Stage) => (width - outline.right > outline.left ? 1 : -1);

const middleOf = ({ outline }: Stage) => (outline.left + outline.right) / 2;

/** Above or beside the face, where the body covers least, and as near as it can be. */
function over({ stage, face, piece }: Placed): Standing[] {
  const { width, height } = stage;
  const unit = piece.size * width;
  const places = [1.15, 0.88, 0.6].flatMap((times) => placesFor(stage, unit * times));
  const free = places.filter((place) => !isOverFace(place, face));
  const cost = (place: Standing) =>
    coveredShare(stage.outline, place) * 3 +
    (Math.abs(place.x - face.x) + Math.abs(place.y - face.top)) / height +
    (unit / place.unit) * 0.45;
  const [best] = free.toSorted((one, other) => cost(one) - cost(other));
  const place = best ?? { x: width * 0.84, y: height * highest + unit, unit: unit * 0.6 };
  return [{ ...place, mirrored: place.x < face.x }];
}

/** All over the upper half of the picture. */
function placesFor({ width, height }: Stage, unit: number): Standing[] {
  const inset = unit * 1.3;
  return [0, 0.2, 0.35, 0.5, 0.65, 0.8, 1].flatMap((across) =>
    [0, 0.06, 0.12, 0.18, 0.24, 0.3].map((down) => ({
      x: inset + across * (width - 2 * inset),
      y: height * (highest + down) + unit,
      unit,
    })),
  );
}

const isOverFace = ({ x, y, unit }: Standing, face: FaceSpot): boolean =>
  Math.abs(x - face.x) < face.half + unit * 1.1 && y + unit > face.top && y - unit < face.bottom;

/** At both sides where the body is widest, or below a face that is there. */
function sides({ stage, face, piece }: Placed): Standing[] {
  const { width, height, outline } = stage;
  const unit = piece.size * width;
  const widest = clamp((outline.top * 0.55 + outline.bottom * 0.45) / height, 0.2, 0.75) * height;
  const left = Math.max(unit * 1.02, outline.left - unit * 0.7);
  const right = Math.min(width - unit * 1.02, outline.right + unit * 0.7);
  return [left, right].map((x) => {
    const place = { x, y: widest, unit, mirrored: x === left };
    const y = isOverFace(place, face) ? Math.min(height * 0.8, face.bottom + unit) : widest;
    return { ...place, y };
  });
}

/** On the ground in the freer corner, no higher than the chin where the face is near. */
function beside({ stage, face, piece }: Placed): Standing[] {
  const { width, height, outline } = stage;
  const side = roomySide(stage);
  const y = clamp((outline.bottom + height * 0.02) / height, 0.7, lowest) * height;
  const asked = piece.size * width;
  const inner = side > 0 ? width - asked * 2.3 : asked * 2.3;
  const isClear = side > 0 ? inner > face.x + face.half : inner < face.x - face.half;
  const unit = isClear
    ? asked
    : Math.min(asked, Math.max(0.6 * asked, (y - face.bottom) / (piece.tall ?? 1)));
  return [{ x: side > 0 ? width - unit * 1.4 : unit * 1.4, y, unit, mirrored: side > 0 }];
}

/** Before the feet, below the chin. */
function front({ stage, face, piece }: Placed): Standing[] {
  const { width, height, outline } = stage;
  const asked = piece.size * width;
  const y = Math.min(outline.bottom + asked * 0.12, height * lowest);
  const room = (y - face.bottom) / (piece.tall ?? 1);
  const unit = clamp(room / asked, 0.55, 1) * asked;
  const drop = Math.max(0, unit * (piece.tall ?? 1) - (y - face.bottom));
  return [{ x: middleOf(stage), y: y + drop, unit }];
}

function middle({ stage, piece }: Placed): Standing[] {
  const { outline } = stage;
  const reach = Math.max(outline.right - outline.left, outline.bottom - outline.top) / 2;
  const y = (outline.top + outline.bottom) / 2;
  return [{ x: middleOf(stage), y, unit: reach * piece.size }];
}

function foot({ stage, piece }: Placed): Standing[] {
  const { width, outline } = stage;
  const half = Math.min(width * 0.39, (outline.right - outline.left) / 2);
  return [
    {
      x: clamp(middleOf(stage) / width, 0.4, 0.6) * width,
      y: outline.bottom,
      unit: half * piece.size,
    },
  ];
}

/** Which way it looks in the picture: -1 to the left. */
function facingOf({ mouths, framed, width }: Stage, face: FaceSpot): number {
  const [first] = mouths;
  if (!first) return face.x < width / 2 ? -1 : 1;
  const [from] = pictureOf(framed.camera, first.at);
  const [to] = pictureOf(framed.camera, add(first.at, first.forward));
  return to < from ? -1 : 1;
}

function mouth({ stage, face, piece }: Placed): Standing[] {
  const { width, mouths, framed } = stage;
  const unit = piece.size * width;
  const side = facingOf(stage, face);
  return mouths.map(({ at }) => {
    const [mx, my] = pictureOf(framed.camera, at);
    const x = clamp((mx + side * unit * 0.85) / width, 0.15, 0.85) * width;
    return { x, y: my + unit * 0.2, unit, mirrored: side < 0 };
  });
}

/** Behind it on its way. */
const trail = (placed: Placed): Standing[] => {
  const isToLeft = facingOf(placed.stage, placed.face) < 0;
  return sides(placed).filter(({ mirrored }) => (mirrored === true) !== isToLeft);
};

const standsAt: Record<Spot, (placed: Placed) => Standing[]> = {
  eyes: ({ face, piece }) =>
    face.eyes.map(({ x, low, half }) => ({
      x,
      y: low + half * 0.3,
      unit: half * piece.size,
      mirrored: x < face.x,
    })),
  over,
  mouth,
  trail,
  sides,
  middle,
  front,
  beside,
  foot,
  whole: ({ stage: { width, height }, piece }) => [
    { x: width / 2, y: height / 2, unit: width * piece.size },
  ],
  high: ({ stage, face, piece }) => {
    const { width, height } = stage;
    const x = (face.x < width / 2 ? 0.84 : 0.16) * width;
    return [{ x, y: height * 0.14, unit: width * piece.size }];
  },
};
