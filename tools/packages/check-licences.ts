/** Says which packages may not be shipped under their licence. It reads the lock file alone. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { home } from "#tools/set-up.mjs";
import { refusedLicences, type LockFile } from "./licences.ts";

const lock = JSON.parse(readFileSync(join(home, "package-lock.json"), "utf8")) as LockFile;
const refused = refusedLicences(lock);
for (const line of refused) console.error(line);
process.exitCode = refused.length > 0 ? 1 : 0;
