import { requestRefusals } from "#texts/en/requests.ts";
import { refusedError } from "./refuse.ts";
import { sha256 } from "./ids.ts";
import type { Tx } from "./db.ts";

/** What makes a request the same request: who asks, the key they chose, and all they said. */
export type OnceKey = { scope: string; key: string; request: string };

/** Answers are kept this long; a key that is older may be used anew. */
export const KEPT_DAYS = 7;

/**
 * Runs `work` and stores its answer in the same transaction, or gives the answer that is already
 * there. A second request with the key waits for the first; if that one fails, nothing is stored
 * and the second does the work.
 */
export async function answerOnce<T>(
  tx: Tx,
  { scope, key, request }: OnceKey,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const keyHash = sha256(key);
  // The key itself is not stored, so the hash of a request cannot be used to guess a password.
  const requestHash = sha256(`${key}\n${request}`);
  const claimed = await tx.maybe(
    `insert into idempotent_answers (scope, key_hash, request_hash) values ($1, $2, $3)
     on conflict do nothing returning scope`,
    [scope, keyHash, requestHash],
  );
  if (!claimed) {
    const first = await tx.one<{ request_hash: Buffer; answer: T }>(
      `select request_hash, answer from idempotent_answers where scope = $1 and key_hash = $2`,
      [scope, keyHash],
    );
    if (first.request_hash.equals(requestHash)) return first.answer;
    throw refusedError(requestRefusals, "idempotency_key_reused");
  }
  const answer = await work(tx);
  await tx.rows(`update idempotent_answers set answer = $3 where scope = $1 and key_hash = $2`, [
    scope,
    keyHash,
    JSON.stringify(answer ?? null),
  ]);
  return answer;
}

export const forgetOldAnswers = (tx: Tx) =>
  tx.rows(`delete from idempotent_answers where created_at < now() - make_interval(days => $1)`, [
    KEPT_DAYS,
  ]);
