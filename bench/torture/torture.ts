/**
 * `npm run torture -- 100000 100`: players do so many things at random, legal or not, while their game
 * is killed so often; then a third number, a seed, for the same dice again. Says what is wrong, and
 * how long the game took to come back. `npm run torture -- mutants` looks for what is missing.
 */
import { randomInt } from "node:crypto";
import { diceFrom } from "#game/lib/dice.ts";
import { inText, median } from "#bench/table.ts";
import { findMutants } from "./find-mutants.ts";
import { torture } from "./run.ts";

async function tortureAll(operations: number, kills: number, seed: number): Promise<boolean> {
  const began = performance.now();
  console.log(`Seed ${seed}`);
  const { violations, history, counts, backMs, done } = await torture({
    operations,
    kills,
    dice: diceFrom(seed),
    say: console.log,
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
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`
${done} operations in ${seconds} seconds: ${history.answered().length} answered, ${counts.refused} refused, \
${counts.givenUp} without an answer; ${counts.calls} calls, ${counts.repeated} of them repeated.
${violations.length === 0 ? "Everything that was answered holds." : `${violations.length} violations, seed ${seed}:`}`);
  for (const each of violations.slice(0, 20)) console.log(`\n${each}`);
  return violations.length === 0;
}

const given = process.argv.slice(2);
const isRight =
  given[0] === "mutants"
    ? await findMutants(given[1] ?? "", Number(given[2] ?? 1))
    : await tortureAll(
        Number(given[0] ?? 20_000),
        Number(given[1] ?? 40),
        Number(given[2] ?? randomInt(2 ** 31)),
      );
process.exit(isRight ? 0 : 1);
