/**
 * Sketches are drawn one after the other, each in a fifth of a second: however many are wanted, a card
 * that was promised waits for one sketch at most. What was drawn lately is kept, because sliders
 * are moved to and fro.
 */
import sharp from "sharp";
import type { ForgeThreads } from "#server/adapters/forge/threads.ts";
import type { SketchArtist, SketchRequest } from "#server/ports/sketch-artist.ts";
import { finishOf } from "./finish.ts";
import { inTurn } from "./in-turn.ts";

const SKETCH = { width: 120, height: 168 } as const;

const WAITING_MAX = 8;

/** Each is about 4 kB. */
const KEPT_MAX = 500;

export function forgeSketches(threads: Pick<ForgeThreads, "draw">): SketchArtist {
  const kept = new Map<string, Promise<Uint8Array>>();
  let waiting = 0;
  const next = inTurn();

  const draw = async ({ quality, ...request }: SketchRequest) => {
    const { style } = finishOf(quality);
    const pixels = await threads.draw({ ...request, ...SKETCH, style });
    return sharp(pixels, { raw: { ...SKETCH, channels: 3 } })
      .webp({ quality: 80, effort: 2 })
      .toBuffer();
  };
  const drawInTurn = (request: SketchRequest) => {
    waiting += 1;
    return next(() => draw(request)).finally(() => (waiting -= 1));
  };
  const keep = (key: string, drawn: Promise<Uint8Array>) => {
    kept.delete(key);
    kept.set(key, drawn);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    return drawn;
  };
  return {
    sketch(request) {
      const { description, rarity, seed, element, quality } = request;
      const key = JSON.stringify([description, rarity, seed, element, finishOf(quality).style]);
      const known = kept.get(key);
      if (known) return keep(key, known);
      if (waiting >= WAITING_MAX) return null;
      const drawn = drawInTurn(request);
      drawn.catch(() => kept.delete(key));
      return keep(key, drawn);
    },
  };
}
