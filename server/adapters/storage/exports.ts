import type { Exports } from "#server/ports/exports.ts";
import type { Storage } from "#server/ports/storage.ts";

const nameOf = (playerId: string) => `exports/${playerId}.zip`;

export function exportsIn(storage: Storage): Exports {
  return {
    keep: (playerId, content) => storage.write(nameOf(playerId), content),
    open: (playerId) => storage.open(nameOf(playerId)),
    forgetOf: (playerId) => storage.forget(nameOf(playerId)),
  };
}
