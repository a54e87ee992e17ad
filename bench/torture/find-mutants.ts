/** `npm run torture -- mutants`: whether the torture finds what is missing; a word chooses a few. */
import { join } from "node:path";
import { diceFrom } from "#game/lib/dice.ts";
import { inText } from "#bench/table.ts";
import { mutants, type Mutant } from "./mutants.ts";
import { torture } from "./run.ts";

const SHORT = { operations: 2_400, kills: 8, isImpatient: true };
/** Which two requests meet, and at which moment a kill comes, is luck: so many games, each with the next seed. */
const GAMES = 3;

const environmentOf = ({ name }: Mutant) => ({
  MUTANT: name,
  NODE_OPTIONS: `--import=${join(import.meta.dirname, "mutate.ts")}`,
});

type Found = [first: string, operations: number];

/** What was wrong first, in one line; empty when nothing was. */
async function firstFound(mutant: Mutant, seed: number): Promise<Found> {
  let operations = 0;
  for (let game = 0; game < GAMES; game++) {
    const [first, done] = await foundWith(mutant, seed + game);
    operations += done;
    if (first !== "") return [first, operations];
  }
  return ["", operations];
}

async function foundWith(mutant: Mutant, seed: number): Promise<Found> {
  const { violations, done } = await torture({
    ...SHORT,
    dice: diceFrom(seed),
    environment: environmentOf(mutant),
    prepare: async ({ pool }) => {
      if (mutant.sql === undefined) return;
      await pool.query(mutant.sql);
      await pool.query("select pg_reload_conf()");
    },
  });
  return [violations[0]?.split("\n")[0]?.slice(0, 120) ?? "", done];
}

export async function findMutants(word: string, seed: number): Promise<boolean> {
  const rows: (string | number)[][] = [];
  for (const mutant of mutants.filter(({ name }) => name.includes(word))) {
    const [first, done] = await firstFound(mutant, seed);
    console.log(`${mutant.name}: ${first || "not found"}`);
    rows.push([mutant.name, done, first || "**not found**"]);
  }
  console.log(
    inText({
      title: "What the torture finds in games in which one thing is missing",
      note: `Seed ${seed}, and the next ones where that finds nothing.`,
      head: ["the game", "operations", "what was wrong first"],
      rows,
    }),
  );
  return rows.every(([, , first]) => first !== "**not found**");
}
