import { createHash } from "node:crypto";
import type { Pictures } from "#server/ports/pictures.ts";
import type { Storage } from "#server/ports/storage.ts";

const nameOf = (hash: string) => `pictures/${hash.slice(0, 2)}/${hash}.webp`;

export function picturesIn(storage: Storage): Pictures {
  return {
    async put(bytes) {
      const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 40);
      await storage.write(nameOf(hash), bytes);
      return hash;
    },
    get: (hash) => storage.read(nameOf(hash)),
    forget: (hash) => storage.forget(nameOf(hash)),
  };
}
