import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import sharp from "sharp";
import { readDescription } from "#forge/words/read-description.ts";
import type { CardArtist } from "#server/ports/card-artist.ts";
import { encodePainting, PICTURE } from "./encode.ts";
import type { DrawTask } from "./worker.ts";

/** Workers load the forge in a moment, so they need not wait for long. */
const IDLE_MS = 30_000;

export type ForgeArtist = CardArtist & { close(): Promise<void> };

/** Draws with the forge, offline, in as many threads as the machine can spare. */
export function forgeArtist(): ForgeArtist {
  const workers = new Piscina<DrawTask, Uint8ClampedArray>({
    filename: new URL("./worker.ts", import.meta.url).href,
    name: "draw",
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: IDLE_MS,
  });
  // A worker that cannot even start says so here and nowhere else; its tasks would wait for ever.
  let broken = new AbortController();
  workers.on("error", (error: unknown) => {
    broken.abort(error);
    broken = new AbortController();
  });
  return {
    name: "forge",
    async paint({ description, rarity, seed, words }) {
      const { element } = words;
      const genome = readDescription(description, { seed, rarity, element });
      const task = { genome, ...PICTURE };
      const pixels = await workers.run(task, { signal: broken.signal });
      return encodePainting(sharp(pixels, { raw: { ...PICTURE, channels: 3 } }));
    },
    close: () => workers.close({ force: true }),
  };
}
