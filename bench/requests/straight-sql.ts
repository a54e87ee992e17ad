/**
 * A program: sends the very statements of a call to the database, in the same transactions, from a
 * pool of the same size, without a server around it. It learns them from the game's own services.
 */
import { Pool } from "pg";
import { openDb, type Db } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { calls, type Call, type CallName } from "./calls.ts";
import type { Measured } from "./measured.ts";
import type { BenchPlayer } from "./players.ts";
import { answerMessages } from "#bench/processes.ts";
import { recording, type Script } from "./recording.ts";
import { CONNECTIONS, sendAll } from "./replay.ts";

export type Question =
  | { learn: CallName; url: string; players: readonly BenchPlayer[] }
  | { send: CallName; callers: number };

const known = new Map<CallName, Script[]>();
let pool: Pool | undefined;

answerMessages(async (question: Question): Promise<Measured | null> => {
  if ("send" in question) {
    if (!pool) throw new Error("nothing has been learnt yet");
    return sendAll(pool, known.get(question.send) ?? [], { callers: question.callers });
  }
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
      await call.serve(depsWith(recorder), player);
      scripts.push(script);
    }
  }
  await close();
  return scripts;
}

/** All that these services ask for. */
const depsWith = (db: Db) => ({ db, now: () => Date.now() }) as Deps;
