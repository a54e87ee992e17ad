/** Where in a whole game a word stands: for stories in which nothing of it is to be left. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Writable } from "node:stream";
import { openLog } from "#server/lib/log.ts";
import type { Db } from "#server/lib/db.ts";

/** A log that says everything, and keeps it. */
export function keptLog() {
  const logged: string[] = [];
  const to = new Writable({
    write(line: Buffer, _, done) {
      logged.push(line.toString());
      done();
    },
  });
  return {
    log: openLog("trace", false, to),
    linesWith: (word: string) => logged.filter((line) => line.toLowerCase().includes(word)),
  };
}

/**
 * Every table with a row in which the word stands, read as text; bytes are written in hex. A hash is
 * no text: a name such as "Fade" stands in one by chance.
 */
export async function tablesWith(db: Db, word: string): Promise<string[]> {
  const tables = await db.rows<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found = [];
  const inHex = Buffer.from(word).toString("hex");
  const inLower = word.toLowerCase();
  for (const { name } of tables) {
    const rows = await db.rows(
      `select 1 from ${name} t
        where position($1 in lower(t::text)) > 0
              and position($1 in regexp_replace(lower(t::text), '[0-9a-f]{32,}', '', 'g')) > 0
           or position($2 in t::text) > 0`,
      [inLower, inHex],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

export async function filesWith(dataDir: string, word: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const found = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const text = (await readFile(join(parentPath, name))).toString("latin1").toLowerCase();
      return text.includes(word) || name.includes(word) ? name : null;
    }),
  );
  return found.filter((name) => name !== null);
}
