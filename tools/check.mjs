// `npm run check`: layout, rules, types, dead code, the compiled marching core and what old browsers
// know, in that order of speed.
import { ensurePackages, run, say } from "./set-up.mjs";

const checks = [
  ["layout", "oxfmt", ["--check", "."]],
  ["rules and borders", "oxlint", []],
  ["types", "tsc", ["-b"]],
  ["dead code", "knip", ["--no-progress"]],
  ["the marching core", "node", ["workshop/forge-wasm.ts", "--check"]],
  ["what old browsers know", "node", ["tools/browsers/check-browsers.ts"]],
];

/** The name of the first check that failed; null when all hold. */
export async function check() {
  for (const [name, command, args] of checks) {
    say(`Checking ${name} ...`);
    if ((await run(command, args)) !== 0) return name;
  }
  return null;
}

if (process.argv[1] === import.meta.filename) {
  ensurePackages({ forTests: true });
  process.exit((await check()) === null ? 0 : 1);
}
