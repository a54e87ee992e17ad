/** A script that was learnt inserts rows; sent again it must insert others. */
import { newId } from "#server/lib/ids.ts";
import type { Script } from "./recording.ts";

const IDS = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The game's ids begin with the moment at which they were made (server/lib/ids.ts). */
const madeAtMs = (id: string): number => parseInt(id.replace("-", "").slice(0, 12), 16);

/** The ids in a script that were made at this moment or later. */
export function idsMadeSince(script: Script, sinceMs: number): ReadonlySet<string> {
  const values = script.flatMap(({ statements }) =>
    statements.map((statement) => statement.values),
  );
  const ids = JSON.stringify(values).match(IDS) ?? [];
  return new Set(ids.filter((id) => madeAtMs(id) >= sinceMs));
}

/** The same script with a new id for each of these. */
export function renewed(script: Script, ids: ReadonlySet<string>): Script {
  if (ids.size === 0) return script;
  const news = new Map([...ids].map((id) => [id, newId()]));
  const renew = (value: unknown): unknown => {
    if (typeof value === "string") return value.replaceAll(IDS, (id) => news.get(id) ?? id);
    return Array.isArray(value) ? value.map(renew) : value;
  };
  return script.map(({ isTransaction, statements }) => ({
    isTransaction,
    statements: statements.map((each) => ({ ...each, values: each.values.map(renew) })),
  }));
}
