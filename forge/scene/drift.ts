/** What drifts through the air: embers, snow, petals. Some behind the creature, some in front. */
import type { Dice } from "#game/lib/dice.ts";
import { mixColors, white, type Color } from "#forge/paint/color.ts";
import { paintBlob, paintDisc } from "./brush.ts";
import type { Drift, Place } from "./places.ts";
import type { Raster } from "./raster.ts";

type Speck = {
  x: number;
  y: number;
  size: number;
  strength: number;
  color: Color;
  /** Close to the eye: large and out of focus. */
  blurry: boolean;
};

export type DriftOrder = {
  place: Place;
  count: number;
  inFront: boolean;
  /** How long it has been drifting, in a moving picture. */
  seconds?: number;
};

export function paintDrift(picture: Raster, order: DriftOrder, dice: Dice): void {
  const { place, count, inFront, seconds = 0 } = order;
  const unit = picture.height / 900;
  for (let i = 0; i < count; i++) {
    const x = dice.between(0, picture.width);
    const y = dice.between(0, picture.height);
    const blurry = dice.chance(inFront ? 0.18 : 0.1);
    const size = (blurry ? dice.between(9, 22) : dice.between(1.6, 4.5)) * unit;
    const strength = blurry ? dice.between(0.12, 0.3) : dice.between(0.45, 0.95);
    const color = mixColors(place.bokeh, white, dice.between(0, 0.5));
    const at = drifted(place.drift, { x, y, size }, { ...picture, seconds });
    painters[place.drift](
      picture,
      { ...at, size, strength, color, blurry },
      { dice, place, seconds },
    );
  }
}

/** Across and down, in picture heights a second: embers rise, snow and leaves fall. */
const winds: Record<Drift, readonly [number, number]> = {
  ember: [0.03, -0.13],
  bubble: [0, -0.09],
  dust: [0.05, -0.01],
  wisp: [0.02, -0.03],
  spark: [0.01, -0.06],
  snow: [0.03, 0.1],
  leaf: [0.06, 0.09],
  petal: [0.05, 0.08],
  glint: [0, 0.02],
};

type Adrift = { x: number; y: number; size: number };

/** Where a speck has come to. Large ones are near and pass quickly; who leaves comes back. */
function drifted(
  drift: Drift,
  { x, y, size }: Adrift,
  { width, height, seconds }: Pick<Raster, "width" | "height"> & { seconds: number },
): Pick<Speck, "x" | "y"> {
  if (seconds === 0) return { x, y };
  const unit = height / 900;
  const pace = (0.6 + size / (unit * 6)) * seconds * height;
  const sway = Math.sin(seconds * 1.9 + x) * 7 * unit;
  const margin = 60 * unit;
  const [across, down] = winds[drift];
  return {
    x: around(x + across * pace + sway, -margin, width + margin),
    y: around(y + down * pace, -margin, height + margin),
  };
}

function around(x: number, low: number, high: number): number {
  const round = high - low;
  return low + ((((x - low) % round) + round) % round);
}

type Mood = { dice: Dice; place: Place; seconds: number };
type Painter = (picture: Raster, speck: Speck, mood: Mood) => void;

function sparkle(picture: Raster, { x, y, size, strength, color, blurry }: Speck): void {
  const r = size * (blurry ? 1.2 : 2.6);
  const star = { x, y, radii: [r * 2, r * 2], angle: 0, shape: "star" } as const;
  paintBlob(picture, { ...star, color: white, strength: strength * 0.9, soft: 0.9 });
  paintDisc(picture, { x, y, radius: r * 1.4, color, strength: strength * 0.4, soft: 1 });
}

function flake(
  picture: Raster,
  { x, y, size, strength, blurry }: Speck,
  flakeColor: Color,
  angle: number,
) {
  paintBlob(picture, {
    x,
    y,
    radii: [size * 2.4, size * 1.1],
    angle,
    color: flakeColor,
    strength: strength * (blurry ? 1.6 : 1),
    soft: blurry ? 0.9 : 0.25,
    shape: "leaf",
  });
}

const painters: Record<Drift, Painter> = {
  ember(picture, { x, y, size, strength, color, blurry }, { dice }) {
    const angle = dice.between(-1.9, -1.1);
    const radii = [size * 1.5, size * 0.7] as const;
    paintBlob(picture, { x, y, radii, angle, color, strength, soft: 0.9 });
    if (!blurry) paintDisc(picture, { x, y, radius: size * 4, color, strength: 0.25, soft: 1 });
  },
  bubble(picture, { x, y, size, strength, color, blurry }) {
    const r = size * (blurry ? 1.4 : 1.8);
    const dot = { radius: Math.max(1, r * 0.18), color, strength: strength * 0.35, soft: 1 };
    for (let i = 0; i < 40; i++) {
      const angle = (i / 40) * 2 * Math.PI;
      paintDisc(picture, { ...dot, x: x + Math.cos(angle) * r, y: y + Math.sin(angle) * r });
    }
    const spot = { x: x - r * 0.4, y: y - r * 0.4, radius: r * 0.3, color: white };
    paintDisc(picture, { ...spot, strength: strength * 0.9, soft: 0.6 });
    paintDisc(picture, { x, y, radius: r, color, strength: strength * 0.14 });
  },
  snow(picture, { x, y, size, strength, blurry }) {
    const radius = size * (blurry ? 1 : 1.2);
    const soft = blurry ? 0.8 : 0.6;
    paintDisc(picture, { x, y, radius, color: white, strength: strength * 0.9, soft });
  },
  leaf(picture, speck, { dice, place, seconds }) {
    const color = mixColors(place.mid, place.bokeh, dice.between(0.2, 0.9));
    flake(picture, speck, color, dice.between(0, 2 * Math.PI) + seconds);
  },
  petal(picture, speck, { dice, seconds }) {
    const color = mixColors([1, 0.62, 0.74], [1, 0.9, 0.92], dice.between(0, 1));
    flake(picture, speck, color, dice.between(0, 2 * Math.PI) + seconds);
  },
  spark: sparkle,
  glint: sparkle,
  dust(picture, { x, y, size, strength, color }) {
    paintDisc(picture, { x, y, radius: size * 0.9, color, strength: strength * 0.5, soft: 0.9 });
  },
  wisp(picture, { x, y, size, strength, color, blurry }) {
    const radius = size * (blurry ? 1.5 : 1);
    paintDisc(picture, { x, y, radius, color, strength: strength * 0.7, soft: 0.9 });
  },
};

/** Grass, cloud or stones at the lower edge, out of focus, so that the eye looks past them. */
export function paintForeground(picture: Raster, place: Place, dice: Dice): void {
  for (const side of [0, 1]) {
    for (let i = 0; i < 6; i++) {
      const inset = dice.between(-0.02, 0.2) * picture.width;
      const x = side === 0 ? inset : picture.width - inset;
      const length = dice.between(0.05, 0.16) * picture.height;
      const color = mixColors(place.near, place.ground, dice.between(0, 0.4));
      paintTuft(picture, { x, length, color }, { dice, place });
    }
  }
}

const grassy: readonly Place["skyline"][] = ["forest", "hills", "mist"];

type Tuft = { x: number; length: number; color: Color };

function paintTuft(
  picture: Raster,
  { x, length, color }: Tuft,
  { dice, place }: Pick<Mood, "dice" | "place">,
): void {
  const { width, height } = picture;
  if (grassy.includes(place.skyline)) {
    for (let k = 0; k < 3; k++) {
      paintBlob(picture, {
        x: x + dice.between(-0.03, 0.03) * width,
        y: height - length * 0.35,
        radii: [dice.between(0.006, 0.012) * width, length],
        angle: dice.between(-0.45, 0.45),
        color,
        strength: 0.8,
        soft: 0.9,
        shape: "leaf",
      });
    }
  } else if (place.skyline === "clouds") {
    const cloud = { color: mixColors(place.near, white, 0.5), strength: 0.5, soft: 1 };
    paintDisc(picture, { ...cloud, x, y: height + length * 0.1, radius: length, as: "paint" });
  } else {
    paintBlob(picture, {
      x,
      y: height + length * 0.2,
      radii: [length * dice.between(0.6, 1.1), length * 0.7],
      angle: dice.between(-0.3, 0.3),
      color,
      strength: 0.85,
    });
  }
}
