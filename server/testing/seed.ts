import { randomInt } from "node:crypto";

/** The seed of a test that tries something else each time; the same again with FUZZ_SEED. */
export function fuzzSeed(): number {
  const seed = Number(process.env["FUZZ_SEED"] ?? randomInt(2 ** 31));
  process.stdout.write(`fuzz: FUZZ_SEED=${seed} tries the same again\n`);
  return seed;
}

/** How often a server is killed at each step; `KILL_ROUNDS=20` for a long night. */
export const roundsOfKills = (): number => Number(process.env["KILL_ROUNDS"] ?? "1");
