/**
 * A program: sends the very statements of confirmed payments to the database, in the same transactions,
 * from a pool of the same size, without a server around it. It learns them from the game's own service,
 * the emulator's among them.
 */
import { Pool } from "pg";
import { openPayments } from "#server/adapters/payments/open-payments.ts";
import { endless, openDb } from "#server/lib/db.ts";
import { sendNudge } from "#server/lib/nudges.ts";
import { confirmPayment } from "#server/purchases/claim.ts";
import { answerMessages } from "#bench/processes.ts";
import type { Measured } from "#bench/requests/measured.ts";
import { recording, type Script } from "#bench/requests/recording.ts";
import { CONNECTIONS, sendAll, type Sending } from "#bench/requests/replay.ts";

export type Paid = { playerId: string; token: string; paymentIntentId: string };

export type Question = { learn: readonly Paid[]; url: string } | { send: Sending };

const scripts: Script[] = [];
let pool: Pool | undefined;

const now = () => Date.now();

answerMessages(async (question: Question): Promise<Measured | null> => {
  if ("learn" in question) return learn(question.learn, question.url);
  if (!pool) throw new Error("nothing has been learnt yet");
  return sendAll(pool, scripts, question.send);
});

/** Confirms the payments, and writes down what is sent to the database meanwhile. */
async function learn(all: readonly Paid[], url: string): Promise<null> {
  pool = new Pool({ connectionString: url, max: CONNECTIONS });
  const { db, close } = openDb(url, { patience: endless });
  const { db: recorder, script } = recording(db);
  const { payments } = await openPayments([], { db: recorder, now });
  const deps = {
    db: recorder,
    now,
    payments,
    family: { consentAge: 13 },
    jobs: { add: () => Promise.resolve() },
    nudges: { send: sendNudge },
  };
  for (const { playerId, paymentIntentId } of all) {
    script.length = 0;
    await confirmPayment(deps as never, playerId, { paymentIntentId });
    scripts.push([...script]);
  }
  await close();
  return null;
}
