// Has the web client been built from the sources as they are now? Plain JavaScript, because
// `npm start` asks before anything else runs.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folders = ["web", "game", "forge", "texts", "contract", "tools/build"];
const files = ["package-lock.json"];

/** @returns {string} a hash of everything that the built client depends on */
export function stampOfSources() {
  const hash = createHash("sha256");
  for (const folder of folders) {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    files.push(
      ...entries
        .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length)),
    );
  }
  for (const file of [...new Set(files)].toSorted()) {
    hash.update(file);
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/** @returns {boolean} whether .cache/web/ is up to date */
export function isWebBuilt() {
  try {
    return readFileSync(join(root, ".cache/web/stamp"), "utf8") === stampOfSources();
  } catch {
    return false;
  }
}
