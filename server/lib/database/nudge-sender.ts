/**
 * Nudges leave after the commit of what they are about. PostgreSQL lets transactions that notify
 * commit one after the other only, each with its own wait for the disk and for a standby. So they
 * commit without, and one short transaction notifies for all that have committed meanwhile. A
 * process that is killed in between takes the nudges of some milliseconds with it.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { QueryConfig } from "pg";

export const CHANNEL = "taleborn";

const NOTIFY = `select pg_notify($1, text) from unnest($2::text[]) as text`;
const TRY_AGAIN_MS = 500;

export type NudgeSender = {
  send(texts: readonly string[]): void;
  /** Resolves when all have left, or cannot leave any more. */
  close(): Promise<void>;
};

export function openNudgeSender(query: (statement: QueryConfig) => Promise<unknown>): NudgeSender {
  const waiting = new Set<string>();
  let isClosed = false;
  let isSending = false;
  let sent = Promise.resolve();

  const sendAll = async () => {
    while (waiting.size > 0) {
      const texts = [...waiting];
      waiting.clear();
      try {
        await query({ text: NOTIFY, values: [CHANNEL, texts] });
      } catch {
        if (isClosed) break;
        for (const text of texts) waiting.add(text);
        await sleep(TRY_AGAIN_MS);
      }
    }
    isSending = false;
  };

  return {
    send(texts) {
      for (const text of texts) waiting.add(text);
      if (isSending || waiting.size === 0) return;
      isSending = true;
      sent = sendAll();
    },
    async close() {
      isClosed = true;
      await sent;
    },
  };
}
