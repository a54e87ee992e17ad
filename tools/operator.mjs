// Runs a command of those who run a game, beside it or alone, with the packages that play it:
// `node tools/operator.mjs server/backup-cli.ts FOLDER`.
import { ensureSomePackages, pinnedNode, run } from "./set-up.mjs";

ensureSomePackages();
process.exit(await run(pinnedNode(), process.argv.slice(2)));
