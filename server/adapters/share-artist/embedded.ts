import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { workerThreads } from "#server/adapters/worker-threads.ts";
import type { ShareArtist } from "#server/ports/share-artist.ts";

/** In one thread of its own: however many links are opened, new cards are drawn by the others. */
export function shareArtist(): ShareArtist & { close(): Promise<void> } {
  const threads = workerThreads(new URL("./worker.ts", import.meta.url), { maxThreads: 1 });
  return {
    version: versionOfSources(),
    drawCard: (shared) => threads.run("drawCard", shared),
    drawToken: (shared) => threads.run("drawToken", shared),
    drawGame: (cards) => threads.run("drawGame", cards),
    close: threads.close,
  };
}

/** Part of the key of stored pictures, so that a changed drawing replaces them. */
function versionOfSources(): string {
  const folder = import.meta.dirname;
  const hash = createHash("sha256");
  for (const file of readdirSync(folder).toSorted()) {
    if (!file.includes(".test.")) hash.update(readFileSync(join(folder, file)));
  }
  return hash.digest("hex");
}
