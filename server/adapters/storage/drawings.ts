import type { Drawings } from "#server/ports/drawings.ts";
import type { Storage } from "#server/ports/storage.ts";

const nameOf = (key: string) => `drawings/${key.slice(0, 2)}/${key}`;

export function drawingsIn(storage: Storage): Drawings {
  return {
    async put(key, bytes) {
      await storage.write(nameOf(key), bytes);
    },
    get: (key) => storage.read(nameOf(key)),
    forget: (key) => storage.forget(nameOf(key)),
    async forgetBefore(momentMs) {
      for await (const { name, writtenAtMs } of storage.list("drawings/")) {
        if (writtenAtMs < momentMs) await storage.forget(name);
      }
    },
  };
}
