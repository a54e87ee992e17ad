/** What only the database or a library says when the game runs, and one example of each. */
import type { ExamplesByFile } from "./check.ts";

export const examples: ExamplesByFile = {
  // The names of tables, as the catalogue lists them.
  "server/family/erase-queries.ts": {
    "what is { table, column }.table": "sessions",
    "what is { table, column }.column": "player_id",
  },
  "server/family/export-queries.ts": {
    "what is found.table": "sessions",
    'what is columns.map((column) => `t.${column} = $1`).join(" or ")': "t.player_id = $1",
  },
  "server/own-data/make-export.ts": {
    "what is found.table": "sessions",
    'what is columns.map((column) => `t.${column} = $1`).join(" or ")': "t.player_id = $1",
  },
  "server/own-data/pages-of-rows.ts": {
    "what is found.table": "sessions",
    'what is columns.map((column) => `t.${column} = $1`).join(" or ")': "t.player_id = $1",
  },
  // Each makes what the next one reads, and runs whenever a game is made large.
  "bench/admin/large-game.ts": { "what is statement": "select 1" },
  // Statements of the game on their way, which are checked where they begin.
  "bench/requests/recording.ts": { "what is text": "select 1" },
  // What pg-boss does within a transaction of the game.
  "server/lib/jobs.ts": { "what is sql": "select 1" },
};
