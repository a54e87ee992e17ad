import { randomInt } from "node:crypto";

/** The seed of a test that tries something else each time; the same again with FUZZ_SEED. */
export function fuzzSeed(): number {
  const seed = Number(process.env["FUZZ_SEED"] ?? randomInt(2 ** 31));
  process.stdout.write(`fuzz: FUZZ_SEED=${seed} tries the same again\n`);
  return seed;
}

/** How often a test does what it does; `npm run rounds` asks for more. */
export const roundsOf = (name: string, usual: number): number =>
  Number(process.env[name] ?? String(usual));
