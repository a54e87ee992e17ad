/**
 * A film is one shot after the other, each wiped away by the light of the next, the last by the
 * first: so it has no beginning and no end. Runs in a worker thread, because a frame takes seconds.
 */
import { move } from "piscina";
import type { Color } from "#forge/paint/color.ts";
import { choosePalette } from "#forge/paint/palette.ts";
import { auraColor } from "#forge/scene/atmosphere.ts";
import type { Size } from "#forge/scene/raster.ts";
import { smoothstep } from "#forge/shapes/numbers.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { films, framesPerShot, framesPerSecond, type Film } from "./films.ts";
import { openShot, type Actor, type Shot } from "./shot.ts";

export type FrameOrder = { film: string; frame: number };

const wipeSeconds = 0.6;

/** Red, green and blue bytes; they are handed over, not copied. */
export function drawFrame({ film: name, frame }: FrameOrder) {
  const film = films[name]!;
  const at = Math.floor(frame / framesPerShot);
  const next = (at + 1) % film.actors.length;
  const seconds = (frame % framesPerShot) / framesPerSecond;
  const left = framesPerShot / framesPerSecond - seconds;
  const picture = shotOf(film, at)(seconds);
  if (left > wipeSeconds) return move(picture);

  const progress = 1 - left / wipeSeconds;
  const light = lightOf(film.actors[next]!);
  return move(wiped(picture, shotOf(film, next)(-left), { ...film, progress, light }));
}

const opened = new Map<Actor, Shot>();

function shotOf(film: Film, index: number): Shot {
  const actor = film.actors[index]!;
  const shot = opened.get(actor) ?? openShot(actor, film);
  opened.set(actor, shot);
  return shot;
}

function lightOf({ genome }: Actor): Color {
  return auraColor(choosePalette(genome, diceFrom(genome.seed).fork("palette")));
}

type Pixels = Uint8ClampedArray<ArrayBuffer>;
type Wipe = Size & { progress: number; light: Color };

/** How wide the soft edge is, in picture widths, and how far it leans. */
const soft = 0.3;
const slant = 0.35;

/** From left to right, and where the two pictures meet there is light. */
function wiped(from: Pixels, to: Pixels, { width, height, progress, light }: Wipe): Pixels {
  const out = new Uint8ClampedArray(from.length);
  const edge = smoothstep(0, 1, progress) * (1 + slant + soft) - soft;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = x / width + (slant * y) / height;
      const share = smoothstep(edge + soft, edge, at);
      const shine = 4 * share * (1 - share) * 0.55;
      const o = (y * width + x) * 3;
      for (let k = 0; k < 3; k++) {
        const mixed = from[o + k]! + (to[o + k]! - from[o + k]!) * share;
        out[o + k] = mixed + (255 - mixed) * light[k]! * shine;
      }
    }
  }
  return out;
}
