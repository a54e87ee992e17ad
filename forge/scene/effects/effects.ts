/** What a creature sends out: breath, an aura, beams from its eyes, rain. */
import type { Air } from "#forge/genome.ts";
import { mixColors, white, type Color } from "#forge/paint/color.ts";
import { namedColor, rainbow } from "#forge/paint/palette.ts";
import { paintDisc } from "#forge/scene/brush.ts";
import type { Raster } from "#forge/scene/raster.ts";
import { fillPath } from "#forge/scene/settings/stencil.ts";
import type { Mouth } from "#forge/scene/acting/act-out.ts";
import type { Stage } from "#forge/scene/stage.ts";
import { pictureOf } from "#forge/shapes/camera.ts";
import { clamp } from "#forge/shapes/numbers.ts";
import { add, scale, type Vector } from "#forge/shapes/vector.ts";
import type { Dice } from "#game/lib/dice.ts";
import { airColor, airShapes } from "./air-shapes.ts";
import { paintSigns } from "./paint-signs.ts";

/** Half of an aura is behind the creature. */
export function paintEffectsBehind(picture: Raster, stage: Stage): void {
  const { staging, dice } = stage;
  paintSigns(picture, stage, "behind");
  if (staging.aura)
    paintSwirl(picture, staging.aura, { stage, dice: dice.fork("aura behind"), count: 16 });
}

export function paintEffectsInFront(picture: Raster, stage: Stage): void {
  const { staging, dice } = stage;
  if (staging.rains) paintRain(picture, stage, dice.fork("rain"));
  if (staging.aura) paintSwirl(picture, staging.aura, { stage, dice: dice.fork("aura"), count: 7 });
  for (const mouth of staging.breath ? stage.mouths : []) {
    paintBreath(picture, staging.breath!, { stage, dice: dice.fork("breath"), mouth });
  }
  if (staging.lasers !== null) paintLasers(picture, stage, staging.lasers);
  paintSigns(picture, stage, "in front");
}

type Line = { from: readonly [number, number]; to: readonly [number, number] };

/** From the mouth to where it faces, as far as the picture goes. */
function lineFrom(stage: Stage, at: Vector, forward: Vector): Line {
  const { camera } = stage.framed;
  const { width, height } = stage;
  const from = pictureOf(camera, at);
  const [ax, ay] = pictureOf(camera, add(at, scale(forward, 0.8)));
  const side =
    Math.abs(ax - from[0]) < width * 0.02
      ? from[0] > width / 2
        ? -1
        : 1
      : Math.sign(ax - from[0]);
  const room = side < 0 ? from[0] : width - from[0];
  const long = clamp(room * 0.98, width * 0.3, width * 0.62);
  const drop = clamp((ay - from[1]) / height, -0.04, 0.1) * height + height * 0.06;
  return { from, to: [from[0] + side * long, from[1] + drop] };
}

type Blowing = { stage: Stage; dice: Dice; mouth: Mouth };

/** How many there are, how large the last one is in picture widths, and how wide they spread. */
const flows = {
  fire: { count: 46, size: 0.105, spread: 0.07 },
  ice: { count: 24, size: 0.05, spread: 0.12 },
  lightning: { count: 6, size: 0.1, spread: 0.14 },
  bubble: { count: 15, size: 0.07, spread: 0.16 },
  star: { count: 13, size: 0.06, spread: 0.15 },
  heart: { count: 11, size: 0.065, spread: 0.15 },
  note: { count: 6, size: 0.06, spread: 0.16 },
  smoke: { count: 26, size: 0.1, spread: 0.09 },
  rainbow: { count: 0, size: 0, spread: 0 },
  snow: { count: 34, size: 0.04, spread: 0.14 },
  leaf: { count: 22, size: 0.045, spread: 0.14 },
} as const;

function paintBreath(picture: Raster, { kind, color }: Air, { stage, dice, mouth }: Blowing): void {
  const { width } = stage;
  const line = lineFrom(stage, mouth.at, mouth.forward);
  if (kind === "rainbow") {
    paintRainbow(picture, line);
    return;
  }
  const [dx, dy] = [line.to[0] - line.from[0], line.to[1] - line.from[1]];
  const { count, size, spread } = flows[kind];
  const angle = Math.atan2(dy, dx);
  for (let i = count - 1; i >= 0; i--) {
    const along = (i + dice.between(0.2, 0.8)) / count;
    const aside = dice.between(-1, 1) * spread * width * along;
    const lift =
      kind === "fire" || kind === "bubble" || kind === "note" ? along * along * 0.12 * width : 0;
    airShapes[kind](picture, {
      x: line.from[0] + dx * along - Math.sin(angle) * aside,
      y: line.from[1] + dy * along + Math.cos(angle) * aside - lift,
      size: size * width * (0.22 + 0.78 * along) * dice.between(0.75, 1.15),
      along,
      color: airColor(kind, color, i),
      i,
      angle: angle + (kind === "lightning" ? dice.between(-0.2, 0.2) : dice.between(-0.5, 0.5)),
    });
  }
  if (kind === "fire" || kind === "lightning") {
    const glow = airColor(kind, color, 0);
    const [x, y] = [line.from[0] + dx * 0.5, line.from[1] + dy * 0.5];
    paintDisc(picture, { x, y, radius: width * 0.42, color: glow, strength: 0.3, soft: 1 });
  }
}

/** Six bands that widen and bow. */
function paintRainbow(picture: Raster, { from, to }: Line): void {
  const bands = rainbow.slice(0, 6);
  const steps = 14;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const at = (t: number, v: number): readonly [number, number] => {
    const half = Math.abs(dx) * (0.05 + 0.26 * t);
    return [from[0] + dx * t, from[1] + dy * t - Math.abs(dx) * 0.35 * t * (1 - t) + v * half];
  };
  bands.forEach((color, i) => {
    const [upper, lower] = [i / 3 - 1, (i + 1) / 3 - 1];
    const corners = Array.from({ length: steps + 1 }, (_, step) => at(step / steps, upper));
    const back = Array.from({ length: steps + 1 }, (_, step) => at(1 - step / steps, lower));
    fillPath(picture, [...corners, ...back], { color, strength: 0.92 });
  });
}

type Swirl = { stage: Stage; dice: Dice; count: number };

/** In a ring around the creature, the larger the further out. */
function paintSwirl(picture: Raster, { kind, color }: Air, { stage, dice, count }: Swirl): void {
  const { width, height, middle } = stage;
  const start = dice.between(0, 2 * Math.PI);
  for (let i = 0; i < count; i++) {
    const angle = start + (i / count) * 2 * Math.PI + dice.between(-0.2, 0.2);
    const out = dice.between(0.36, 0.46);
    const size =
      dice.between(0.026, 0.05) * width * (kind === "smoke" || kind === "lightning" ? 1.7 : 1);
    const shape = airShapes[kind === "rainbow" ? "star" : kind];
    shape(picture, {
      x: width / 2 + Math.cos(angle) * out * width,
      y: height * middle + Math.sin(angle) * out * height * 0.86,
      size,
      along: 0.4,
      color: airColor(kind, color, i),
      i,
      angle: kind === "lightning" ? angle : angle + Math.PI / 2,
    });
  }
}

/** From each eye one, to the nearer side. */
function paintLasers(picture: Raster, stage: Stage, asked: string): void {
  const { model, framed, width } = stage;
  const forward = stage.body.anchors.head.forward;
  const color: Color = namedColor(asked) ?? [1, 0.12, 0.16];
  const { camera } = framed;
  const eyes = model.paints.flatMap(({ eye }) => (eye ? [eye.frame] : [])).slice(0, 2);
  for (const { origin } of eyes) {
    const { from, to } = lineFrom(stage, origin, forward);
    const ray = {
      from,
      to: [from[0] + (to[0] - from[0]) * 1.9, from[1] + (to[1] - from[1]) * 2.4] as const,
    };
    strip(picture, ray, { half: width * 0.02, color, strength: 0.45 });
    strip(picture, ray, { half: width * 0.011, color, strength: 0.95 });
    strip(picture, ray, { half: width * 0.004, color: mixColors(color, white, 0.85), strength: 1 });
    const [x, y] = pictureOf(camera, origin);
    paintDisc(picture, { x, y, radius: width * 0.075, color, strength: 0.8, soft: 1 });
    paintDisc(picture, { x, y, radius: width * 0.03, color: white, strength: 0.9, soft: 0.9 });
  }
}

type Strip = { half: number; color: Color; strength: number };

function strip(picture: Raster, { from, to }: Line, { half, color, strength }: Strip): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const size = Math.sqrt(dx * dx + dy * dy) || 1;
  const [nx, ny] = [(-dy / size) * half, (dx / size) * half];
  const corners = [
    [from[0] + nx * 0.6, from[1] + ny * 0.6],
    [to[0] + nx, to[1] + ny],
    [to[0] - nx, to[1] - ny],
    [from[0] - nx * 0.6, from[1] - ny * 0.6],
  ] as const;
  fillPath(picture, corners, { color, strength });
}

/** Drops that fall from the creature to the ground. */
function paintRain(picture: Raster, { width, height }: Stage, dice: Dice): void {
  const color: Color = [0.45, 0.75, 1];
  for (let i = 0; i < 54; i++) {
    const x = dice.between(0.1, 0.9) * width;
    const y = dice.between(0.56, 0.93) * height;
    const long = dice.between(0.025, 0.055) * height;
    const line = { from: [x + long * 0.12, y - long], to: [x, y] } as const;
    strip(picture, line, {
      half: width * 0.008,
      color: mixColors(color, white, 0.45),
      strength: 0.85,
    });
    strip(picture, line, { half: width * 0.005, color, strength: 0.9 });
  }
}
