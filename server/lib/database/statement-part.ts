import type { Told } from "#server/ports/traces.ts";

/** What may be told of a statement: what it does, and the first of its tables. */
export function statementPart(sql: string): { name: string; told: Told } {
  const operation = /^\s*(\w+)/.exec(sql)?.[1] ?? "statement";
  const table = /\b(?:(?<!epoch )from|into|update)\s+([a-z_]+)/.exec(sql)?.[1];
  return {
    name: table === undefined ? operation : `${operation} ${table}`,
    told: {
      "db.system.name": "postgresql",
      "db.operation.name": operation,
      ...(table !== undefined && { "db.collection.name": table }),
    },
  };
}
