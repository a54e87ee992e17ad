/** What Patroni says of the two PostgreSQL, and the database that they are for. */
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";

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

/** Standbys that a commit waits for. */
export async function countReplicas({ nodes }: Nodes): Promise<number> {
  const answers = await Promise.all(
    nodes.map(({ patroni }) => patroniSays(patroni, "synchronous")),
  );
  return answers.filter((status) => status === 200).length;
}

/** False where it could not be made, such as while there is no primary. */
export async function createDatabase(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("create database taleborn");
    return true;
  } catch {
    return false;
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
