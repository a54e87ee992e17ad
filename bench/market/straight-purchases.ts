/**
 * A program: sends the very statements of purchases to the database, in the same transactions, from
 * a pool of the same size, without a server around it. It learns them from the game's own service.
 */
import { Pool } from "pg";
import { endless, openDb } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { readId } from "#contract/ids.ts";
import { sendNudge } from "#server/lib/nudges.ts";
import { purchase } from "#server/market/buy.ts";
import { answerMessages } from "#bench/processes.ts";
import type { Measured } from "#bench/requests/measured.ts";
import { recording, type Script } from "#bench/requests/recording.ts";
import { CONNECTIONS, sendAll, type Sending } from "#bench/requests/replay.ts";

export type Deal = { buyerId: string; listingId: string };

export type Question = { learn: readonly Deal[]; url: string } | { send: Sending };

const scripts: Script[] = [];
let pool: Pool | undefined;

answerMessages(async (question: Question): Promise<Measured | null> => {
  if ("learn" in question) return learn(question.learn, question.url);
  if (!pool) throw new Error("nothing has been learnt yet");
  return sendAll(pool, scripts, question.send);
});

/** Makes the purchases, and writes down what is sent to the database meanwhile. */
async function learn(deals: readonly Deal[], url: string): Promise<null> {
  pool = new Pool({ connectionString: url, max: CONNECTIONS, pipeline: true });
  const { db, close } = openDb(url, { patience: endless });
  for (const { buyerId, listingId } of deals) {
    const { db: recorder, script } = recording(db);
    await purchase(depsWith(recorder), buyerId, { id: readId(listingId) });
    scripts.push(script);
  }
  await close();
  return null;
}

/** All that a purchase asks for. */
const depsWith = (db: Deps["db"]) =>
  ({ db, now: () => Date.now(), nudges: { send: sendNudge } }) as never;
