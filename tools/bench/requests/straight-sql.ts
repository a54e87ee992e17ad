/**
 * A program: sends the very statements of a call to the database, in the same transactions, from a
 * pool of the same size, without a server around it. It learns them from the game's own services.
 */
import { Pool } from "pg";
import { openDb, type Db } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { calls, type Call, type CallName } from "./calls.ts";
import { summary, type Measured } from "./measured.ts";
import type { BenchPlayer } from "./players.ts";
import { answerMessages } from "#tools/bench/processes.ts";
import { recording, type Script } from "./recording.ts";

export type Question =
  | { learn: CallName; url: string; players: readonly BenchPlayer[] }
  | { send: CallName; callers: number };

/** As many connections as the server has. */
const CONNECTIONS = 12;

const known = new Map<CallName, Script[]>();
let pool: Pool | undefined;

answerMessages(async (question: Question): Promise<Measured | null> => {
  if ("send" in question) return sendAll(known.get(question.send) ?? [], question.callers);
  const { learn: name, url, players } = question;
  pool ??= new Pool({ connectionString: url, max: CONNECTIONS, idleTimeoutMillis: 60_000 });
  known.set(name, await learn(calls[name], url, players));
  return null;
});

/** Each player's first call of the day, then each player's second, as the callers make them. */
async function learn(call: Call, url: string, players: readonly BenchPlayer[]): Promise<Script[]> {
  const { db, close } = openDb(url);
  const scripts: Script[] = [];
  for (let time = 0; time < call.timesEach; time++) {
    for (const player of players) {
      const { db: recorder, script } = recording(db);
      // oxlint-disable-next-line no-await-in-loop
      await call.serve(depsWith(recorder), player);
      scripts.push(script);
    }
  }
  await close();
  return scripts;
}

/** All that these services ask for. */
const depsWith = (db: Db) => ({ db, now: () => Date.now() }) as Deps;

async function sendAll(scripts: readonly Script[], callers: number): Promise<Measured> {
  const waits: number[] = [];
  const queue = scripts.values();
  const start = performance.now();
  await Promise.all(Array.from({ length: callers }, () => sendFrom(queue, waits)));
  return summary(waits, performance.now() - start);
}

async function sendFrom(queue: Iterator<Script>, waits: number[]): Promise<void> {
  for (let next = queue.next(); !next.done; next = queue.next()) {
    const asked = performance.now();
    // oxlint-disable-next-line no-await-in-loop
    await send(next.value);
    waits.push(performance.now() - asked);
  }
}

async function send(script: Script): Promise<void> {
  for (const { isTransaction, statements } of script) {
    // oxlint-disable-next-line no-await-in-loop
    if (isTransaction) await sendTransaction(statements);
    // oxlint-disable-next-line no-await-in-loop
    else for (const statement of statements) await pool?.query(copyOf(statement));
  }
}

async function sendTransaction(statements: Script[number]["statements"]): Promise<void> {
  const client = await pool?.connect();
  await client?.query("begin");
  // oxlint-disable-next-line no-await-in-loop
  for (const statement of statements) await client?.query(copyOf(statement));
  await client?.query("commit");
  client?.release();
}

const copyOf = ({ name, text, values }: Script[number]["statements"][number]) => ({
  name,
  text,
  values: [...values],
});
