import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { copier, missingPrograms } from "#bench/cluster/programs.ts";
import { tryRestore } from "#bench/cluster/restore.ts";

test.skipIf(missingPrograms().length > 0 || !existsSync(copier))(
  "a moment before a table was lost, and then all machines, is restored from the copies alone",
  async () => {
    // It throws unless the moment is there, and nothing of what came after.
    expect((await tryRestore(() => {})).players).toBe(10);
  },
);
