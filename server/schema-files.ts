/** The files that make a database. What the tables hold is said in the files themselves. */
import { globSync } from "node:fs";
import type { SchemaFiles } from "#server/lib/migrate.ts";

const sqlFiles = (pattern: string): URL[] =>
  globSync(pattern, { cwd: import.meta.dirname })
    .toSorted()
    .map((file) => new URL(file, import.meta.url));

export const gameSchema: SchemaFiles = {
  baseline: sqlFiles("schema/*.sql"),
  migrations: sqlFiles("migrations/*.sql"),
  lastBeforeBaseline: "0097-creations-by-picture.sql",
};

/** The game's own Solana network alone, for a process that runs it for several games. */
export const solanaSchema: SchemaFiles = {
  baseline: sqlFiles("schema/*-solana-network.sql"),
  migrations: [],
  lastBeforeBaseline: "0046-embedded-chain.sql",
};
