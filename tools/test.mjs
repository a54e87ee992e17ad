// `npm test`: every check and every test, on a machine that has only Node and npm.
import { openRunFolder } from "./run-folder.mjs";
import { ensurePackages, pinnedNode, run } from "./set-up.mjs";

const began = performance.now();
openRunFolder("all");
ensurePackages({ forTests: true });
const { ensureDrawings } = await import("./drawings/drawings-made.mjs");
await ensureDrawings();
const env = { SET_UP_MS: String(performance.now() - began) };
const args = ["tools/tests/everything.ts", ...process.argv.slice(2)];
process.exit(await run(pinnedNode(), args, { env }));
