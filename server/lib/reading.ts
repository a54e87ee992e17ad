/**
 * Statements that only read and stand alone share a few connections, on each of which many are
 * under way, one behind the other. That costs the server and the database half of what a connection
 * for each of them does. Whatever may wait for a lock or takes long needs a connection of its own.
 */
import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg";

type Line = { client: Promise<PoolClient> | null; underWay: number };

export const isReading = (sql: string): boolean => /^\s*select\b/i.test(sql);

export function readingLines(pool: Pool, { howMany }: { howMany: number }) {
  const lines: Line[] = Array.from({ length: howMany }, () => ({ client: null, underWay: 0 }));

  const open = async (line: Line): Promise<PoolClient> => {
    try {
      const client = await pool.connect();
      client.once("end", () => {
        if (line.client === null) return;
        line.client = null;
        client.release(true);
      });
      return client;
    } catch (error) {
      line.client = null;
      throw error;
    }
  };

  return {
    /** On the line with the fewest statements, so that hardly any come to stand behind a slow one. */
    async query(statement: QueryConfig): Promise<QueryResult> {
      const line = lines.reduce((least, each) => (each.underWay < least.underWay ? each : least));
      line.underWay++;
      try {
        line.client ??= open(line);
        return await (await line.client).query(statement);
      } finally {
        line.underWay--;
      }
    },
    async close(): Promise<void> {
      for (const line of lines) {
        const opening = line.client;
        line.client = null;
        (await opening?.catch(() => null))?.release();
      }
    },
  };
}
