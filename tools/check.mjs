// `npm run check`: types, dead code, the compiled marching core, what old browsers know, rules,
// layout and licences. Two run at a time, those that take longest first.
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensurePackages, home, run, say } from "./set-up.mjs";

const checks = [
  ["types", "tsc", ["-b"]],
  ["dead code", "knip", ["--no-progress"]],
  ["the marching core", "node", ["workshop/forge-wasm.ts", "--check"]],
  ["what old browsers know", "node", ["tools/browsers/check-browsers.ts"]],
  ["rules and borders", "oxlint", []],
  ["layout", "oxfmt", ["--check", "."]],
  ["licences", "node", ["tools/packages/check-licences.ts"]],
];

const AT_A_TIME = 2;

/** What it says is only shown when it fails, so that two do not talk at the same time. */
async function passes([name, command, args]) {
  const file = join(home, `.cache/check/${name.replaceAll(" ", "-")}.txt`);
  mkdirSync(join(home, ".cache/check"), { recursive: true });
  const output = openSync(file, "w");
  const code = await run(command, args, { stdio: ["ignore", output, output] });
  closeSync(output);
  if (code !== 0) say(`Checking ${name}:\n${readFileSync(file, "utf8")}`);
  return code === 0;
}

/** The name of a check that failed; null when all hold. */
export async function check() {
  say(`Checking ${checks.map(([name]) => name).join(", ")} ...`);
  const failed = [];
  const queue = [...checks];
  const takeNext = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (!(await passes(next))) failed.push(next[0]);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, takeNext));
  return failed[0] ?? null;
}

if (process.argv[1] === import.meta.filename) {
  ensurePackages({ forTests: true });
  process.exit((await check()) === null ? 0 : 1);
}
