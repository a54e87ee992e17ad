/**
 * `npm run rounds -- fuzz 100000`: does as often as one likes what `npm test` does a few times.
 * Each is a test, which reads from the environment how often. What follows is said to the tests'
 * runner: `npm run rounds -- races 1000 -t "a card is sold"` runs some pairs only.
 */
import { spawnSync } from "node:child_process";
import { giveUp, home } from "#tools/set-up.mjs";
import { ensureWebIsBuilt } from "./processes.ts";

const tests: Record<string, { files: readonly string[]; variable: string }> = {
  /** Requests of every kind by every kind of account. */
  fuzz: { files: ["server/fuzz"], variable: "FUZZ_REQUESTS" },
  /** Kills before every statement of requests and jobs in which money, cards or a family are at stake. */
  kills: { files: ["server/killed"], variable: "KILL_ROUNDS" },
  /** Kills before and after every step of a purchase, each so often. */
  steps: { files: ["server/purchases/killed.test.ts"], variable: "STEP_ROUNDS" },
  /** Two calls about one thing, the first of which stops before each of its statements. */
  races: {
    files: [
      "server/purchases/races",
      "server/collection/fuse-races.proof.test.ts",
      "server/looks/look-races.proof.test.ts",
      "server/remakes/remake-races.proof.test.ts",
      "server/teams/team-races.proof.test.ts",
    ],
    variable: "RACE_ROUNDS",
  },
  /** Every call that changes something, stopped at random while it is sent again or its account ends. */
  "at-once": { files: ["server/at-once.proof.test.ts"], variable: "RACE_ROUNDS" },
};

const [name = "", rounds = "", ...further] = process.argv.slice(2);
const asked = tests[name];
if (!asked || !/^[1-9]\d*$/.test(rounds)) {
  giveUp(`Say what and how often, such as \`fuzz 100000\`: ${Object.keys(tests).join(", ")}.`);
} else {
  // Most files run in one of these projects only.
  const projects = ["on the embedded database", "on a database server"];
  const chosen = projects.flatMap((project) => ["--project", project]);
  // So many rounds take as long as they take.
  const always = ["tools/pinned.mjs", "vitest", "run", "--testTimeout=0", ...chosen];
  const args = [...always, ...asked.files, ...further];
  // The servers that die and start again send its pages.
  await ensureWebIsBuilt();
  const { status } = spawnSync(process.execPath, args, {
    cwd: home,
    env: { ...process.env, [asked.variable]: rounds },
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
}
