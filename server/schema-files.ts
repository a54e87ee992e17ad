/** The files that make a database. What its tables hold is said in the files themselves. */
import { readdirSync } from "node:fs";
import type { SchemaFiles } from "#server/lib/migrate.ts";

function sqlFiles(path: string): URL[] {
  const folder = new URL(path, import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  return names.toSorted().map((name) => new URL(name, folder));
}

const baseline = sqlFiles("./schema/");

export const gameSchema: SchemaFiles = {
  baseline,
  migrations: sqlFiles("./migrations/"),
  lastBeforeBaseline: "0097-creations-by-picture.sql",
};

/** The game's own Solana network alone, for a process that runs it for several games. */
export const solanaSchema: SchemaFiles = {
  baseline: baseline.filter(({ pathname }) => pathname.endsWith("-solana-network.sql")),
  migrations: [],
  lastBeforeBaseline: "0046-embedded-chain.sql",
};
