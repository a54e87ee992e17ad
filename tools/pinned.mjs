// Runs a command with the pinned Node and the installed programs: `node tools/pinned.mjs vitest run`.
import { ensurePackages, run } from "./set-up.mjs";

ensurePackages({ forTests: true });
const { ensureDrawings } = await import("./drawings/drawings-made.mjs");
await ensureDrawings();
const [command = "node", ...args] = process.argv.slice(2);
process.exit(await run(command, args));
