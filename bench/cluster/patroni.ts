/** What Patroni says of the two PostgreSQL, and the database that they are for. */
import { setTimeout as sleep } from "node:timers/promises";
import { ownConnection } from "#server/lib/database/own-connection.ts";

const LOOK_AGAIN_MS = 100;
const PATIENCE_MS = 60_000;

type Nodes = { nodes: readonly { patroni: number }[] };

const patroniSays = async (port: number, path: string): Promise<number> =>
  fetch(`http://127.0.0.1:${port}/${path}`, { signal: AbortSignal.timeout(1_000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );

/** The place of the primary; undefined while there is none. */
export async function findPrimary({ nodes }: Nodes): Promise<number | undefined> {
  const answers = await Promise.all(nodes.map(({ patroni }) => patroniSays(patroni, "primary")));
  const found = answers.indexOf(200);
  return found < 0 ? undefined : found;
}

type DatabaseUrl = (name: string) => string;

/** Whether there is a standby that a commit waits for, by the word of Patroni and by that of the primary. */
export async function isReplicated({ nodes }: Nodes, databaseUrl: DatabaseUrl): Promise<boolean> {
  const answers = await Promise.all(
    nodes.map(({ patroni }) => patroniSays(patroni, "synchronous")),
  );
  return answers.includes(200) && (await waitsForStandby(databaseUrl("postgres")));
}

const waitsForStandby = async (url: string): Promise<boolean> =>
  (await once(url, "select from pg_stat_replication where sync_state = 'sync'")) === 1;

/** False where it could not be made, such as while there is no primary. */
export const createDatabase = async (url: string): Promise<boolean> =>
  (await once(url, "create database taleborn")) !== null;

/** How many rows a statement gives; null where it fails. */
async function once(url: string, sql: string): Promise<number | null> {
  const client = ownConnection({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    return (await client.query(sql)).rowCount ?? 0;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

export async function until(what: string, look: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await look())) {
    if (Date.now() > end) throw new Error(`There was not ${what} within a minute.`);
    await sleep(LOOK_AGAIN_MS);
  }
}
