/**
 * Makes the looping films of the landing page and the home page: node workshop/forge-video.ts [film…]
 * Every frame is drawn by the forge. The files go to web/public/videos; web/shared/films.ts names
 * them. Browsers keep them for a day, so a film that looks different gets the next version there
 * and here.
 *
 * Needs ffmpeg with libvpx-vp9 and libx264 on the PATH (`apt install ffmpeg`, `brew install ffmpeg`,
 * `winget install ffmpeg`). Only this command needs it: the films are part of the repository.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { availableParallelism, tmpdir } from "node:os";
import { Piscina } from "piscina";
import type { FrameOrder } from "./forge-video/draw-frame.ts";
import { encodeFilm, openReel, requireFfmpeg } from "./forge-video/ffmpeg.ts";
import { films, framesPerShot } from "./forge-video/films.ts";

const folder = new URL("../web/public/videos/", import.meta.url).pathname;
const asked = process.argv.slice(2);
const threads = availableParallelism();
const workers = new Piscina({
  filename: new URL("forge-video/draw-frame.ts", import.meta.url).href,
  maxThreads: threads,
});

/** The frames of a film in their order. A few are drawn ahead: all would be half a gigabyte. */
async function* framesOf(film: string): AsyncGenerator<Uint8Array> {
  const count = films[film]!.actors.length * framesPerShot;
  const ahead: Promise<Uint8Array>[] = [];
  for (let frame = 0; frame < count; frame++) {
    const order: FrameOrder = { film, frame };
    ahead.push(workers.run(order, { name: "drawFrame" }));
    if (ahead.length > threads * 2) yield ahead.shift()!;
  }
  yield* ahead;
}

requireFfmpeg();
mkdirSync(folder, { recursive: true });
for (const [name, film] of Object.entries(films)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const workshop = mkdtempSync(join(tmpdir(), "forge-video-"));
  const reel = openReel(join(workshop, "reel.mkv"), film);
  for await (const frame of framesOf(name)) await reel.add(frame);
  await reel.close();
  for (const line of encodeFilm(reel.file, join(folder, name))) process.stdout.write(`${line}\n`);
  rmSync(workshop, { recursive: true });
}
await workers.destroy();
