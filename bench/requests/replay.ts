/** Sends recorded statements straight to the database, from as many callers as a server has. */
import type { Pool } from "pg";
import { BEGIN } from "#server/lib/database/open-db.ts";
import { summary, type Measured } from "./measured.ts";
import type { Script, Statement } from "./recording.ts";

/** As many connections as the server has. */
export const CONNECTIONS = 12;

export type Sending = {
  callers: number;
  /** A transaction's statements travel in one go, without waiting for answers in between. */
  inOneGo?: boolean;
};

export async function sendAll(
  pool: Pool,
  scripts: readonly Script[],
  { callers, inOneGo = false }: Sending,
): Promise<Measured> {
  const waits: number[] = [];
  const queue = scripts.values();
  const start = performance.now();
  const sendFrom = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const asked = performance.now();
      await sendScript(pool, next.value, inOneGo);
      waits.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: callers }, sendFrom));
  return summary(waits, performance.now() - start);
}

export async function sendScript(pool: Pool, script: Script, inOneGo = false): Promise<void> {
  const transaction = inOneGo ? sendInOneGo : sendTransaction;
  for (const { isTransaction, statements } of script) {
    if (isTransaction) await transaction(pool, statements);
    else for (const statement of statements) await pool.query(copyOf(statement));
  }
}

async function sendTransaction(pool: Pool, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(BEGIN);
    for (const statement of statements) await client.query(copyOf(statement));
    await client.query("commit");
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** The pool's connections must be in pipeline mode. */
async function sendInOneGo(pool: Pool, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect();
  const begin = client.query(BEGIN);
  const all = statements.map((statement) => client.query(copyOf(statement)));
  await Promise.all([begin, ...all, client.query("commit")]);
  client.release();
}

const copyOf = ({ name, text, values }: Statement) => ({ name, text, values: [...values] });
