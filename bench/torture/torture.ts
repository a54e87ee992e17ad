/**
 * `npm run torture -- 100000 100`: players do so many things at random, legal or not, while their game
 * is killed so often; then a third number, a seed, for the same dice again. Says what is wrong, and
 * how long the game took to come back. `npm run torture -- mutants` looks for what is missing.
 */
import { randomInt } from "node:crypto";
import { createWriteStream, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { diceFrom } from "#game/lib/dice.ts";
import { inText, median } from "#bench/table.ts";
import { ranWithOwnMounts } from "./disk.ts";
import { findMutants } from "./find-mutants.ts";
import { home } from "#tools/set-up.mjs";
import { openKilledCluster } from "#bench/cluster/killed-cluster.ts";
import { torture, type Wanted } from "./run.ts";

const inSeconds = (ms: number) => Math.round(ms / 1000);

type OtherGame = Pick<Wanted, "open">;

async function tortureAll(
  [operations = "50000", kills = "40", seed = String(randomInt(2 ** 31))]: readonly string[],
  game: OtherGame = {},
): Promise<boolean> {
  const began = performance.now();
  const logFile = join(home, `.cache/torture-${seed}.log`);
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  console.log(`Seed ${seed}. What the servers say of errors: ${logFile}`);
  const { violations, answered, counts, backMs, spentMs, done, changes, byCall } = await torture({
    operations: Number(operations),
    kills: Number(kills),
    dice: diceFrom(Number(seed)),
    say: console.log,
    log: (text) => void log.write(text),
    ...game,
  });
  const rows = Object.entries(backMs).map(([name, ms]) => [
    name,
    ms.length,
    Math.round(median(ms)),
    Math.round(Math.max(...ms)),
  ]);
  console.log(
    inText({
      title: `${kills} kills under load, seed ${seed}`,
      note: "Until /api/ready says yes again.",
      head: ["what was killed", "times", "median ms", "slowest ms"],
      rows,
    }),
  );
  console.log(
    inText({
      title: "What was asked",
      note: "Repetitions are not counted; what is never answered is not tortured.",
      head: ["call", "answered", "refused"],
      rows: [...byCall]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([name, { answered: times, refused }]) => [name, times, refused]),
    }),
  );
  const seconds = inSeconds(performance.now() - began);
  console.log(`
${done} operations, of which ${changes} change something, in ${seconds} seconds: ${answered} answered, ${counts.refused} refused, \
${counts.givenUp} without an answer; ${counts.calls} calls, ${counts.repeated} of them repeated.
${inSeconds(spentMs.playing)} seconds of play, ${inSeconds(spentMs.pausing)} until players had their answers, ${inSeconds(spentMs.askingAgain)} to ask again, ${inSeconds(spentMs.auditing)} to audit.
${violations.length === 0 ? "Everything that was answered holds." : `${violations.length} violations, seed ${seed}:`}`);
  for (const each of violations.slice(0, 20)) console.log(`\n${each}`);
  return violations.length === 0;
}

async function run(): Promise<boolean> {
  const [mode = "", ...further] = process.argv.slice(2);
  const modes: Record<string, () => Promise<boolean>> = {
    mutants: () => findMutants(further[0] ?? "", Number(further[1] ?? 1)),
    cluster: () => tortureAll(further, { open: openKilledCluster }),
  };
  return (modes[mode] ?? (() => tortureAll(process.argv.slice(2))))();
}

if (!(await ranWithOwnMounts())) process.exit((await run()) ? 0 : 1);
