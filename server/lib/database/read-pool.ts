/**
 * Statements that only read and stand alone share a few connections, on each of which many are
 * under way, one behind the other. That costs the server and the database half of what one
 * connection for each statement costs. Whatever may wait for a lock or takes long needs a
 * connection of its own.
 */
import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg";

type SharedConnection = { client: Promise<PoolClient> | null; underWay: number };

export const isRead = (sql: string): boolean =>
  /^\s*select\b/i.test(sql) && !/\bfor (?:no key )?update\b/i.test(sql);

/** Takes so many connections of the pool for reads, each when it is first needed. */
export function openReadPool(pool: Pool, { connections }: { connections: number }) {
  const shared: SharedConnection[] = Array.from({ length: connections }, () => ({
    client: null,
    underWay: 0,
  }));

  const open = async (connection: SharedConnection): Promise<PoolClient> => {
    try {
      const client = await pool.connect();
      client.once("end", () => {
        if (connection.client === null) return;
        connection.client = null;
        client.release(true);
      });
      return client;
    } catch (error) {
      connection.client = null;
      throw error;
    }
  };

  return {
    /** On the connection with the fewest statements, so that hardly any wait for a slow one. */
    async query(statement: QueryConfig): Promise<QueryResult> {
      const connection = shared.reduce((least, each) =>
        each.underWay < least.underWay ? each : least,
      );
      connection.underWay++;
      try {
        connection.client ??= open(connection);
        return await (await connection.client).query(statement);
      } finally {
        connection.underWay--;
      }
    },
    async close(): Promise<void> {
      for (const connection of shared) {
        const opening = connection.client;
        connection.client = null;
        (await opening?.catch(() => null))?.release();
      }
    },
  };
}
