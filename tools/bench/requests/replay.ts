/** Sends recorded statements straight to the database, from as many callers as a server has. */
import type { Pool } from "pg";
import { summary, type Measured } from "./measured.ts";
import type { Script, Statement } from "./recording.ts";

/** As many connections as the server has. */
export const CONNECTIONS = 12;

export async function sendAll(
  pool: Pool,
  scripts: readonly Script[],
  callers: number,
): Promise<Measured> {
  const waits: number[] = [];
  const queue = scripts.values();
  const start = performance.now();
  await Promise.all(Array.from({ length: callers }, () => sendFrom(pool, queue, waits)));
  return summary(waits, performance.now() - start);
}

async function sendFrom(pool: Pool, queue: Iterator<Script>, waits: number[]): Promise<void> {
  for (let next = queue.next(); !next.done; next = queue.next()) {
    const asked = performance.now();
    // oxlint-disable-next-line no-await-in-loop
    await send(pool, next.value);
    waits.push(performance.now() - asked);
  }
}

async function send(pool: Pool, script: Script): Promise<void> {
  for (const { isTransaction, statements } of script) {
    // oxlint-disable-next-line no-await-in-loop
    if (isTransaction) await sendTransaction(pool, statements);
    // oxlint-disable-next-line no-await-in-loop
    else for (const statement of statements) await pool.query(copyOf(statement));
  }
}

async function sendTransaction(pool: Pool, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect();
  await client.query("begin");
  // oxlint-disable-next-line no-await-in-loop
  for (const statement of statements) await client.query(copyOf(statement));
  await client.query("commit");
  client.release();
}

const copyOf = ({ name, text, values }: Statement) => ({ name, text, values: [...values] });
