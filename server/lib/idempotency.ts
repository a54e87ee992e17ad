import { requestRefusals } from "#texts/en/requests.ts";
import type { OnceKey, Tx } from "./db.ts";
import { sha256 } from "./ids.ts";
import { refusedError } from "./refuse.ts";

/** Answers are kept this long; a key that is older may be used anew. */
export const KEPT_DAYS = 7;

/** The key itself is not stored, so the hash of a request cannot be used to guess a password. */
const hashesOf = ({ key, request, token }: OnceKey) => ({
  key: sha256(key),
  request: sha256(`${key}\n${request}`),
  session: token === null ? null : sha256(token),
});

/**
 * A transaction that locks something is over when the standby has it, and so all that was committed
 * before. Without, a primary that dies could give an answer again that the standby never heard of.
 */
const REPLICATED = "for update";

/** An equal request has its reply meanwhile, which came of no transaction, such as the words of a refusal. */
export class RepliedError extends Error {
  override name = "RepliedError";
}

/**
 * Runs `work` and stores what it gives in the same transaction, or gives what is already there. A
 * second request with the key waits for the first; if that one fails, nothing is stored and the
 * second does the work. Throws a `RepliedError` when the first got another reply meanwhile.
 */
export async function answerOnce<T>(
  tx: Tx,
  once: OnceKey,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const [isClaimed] = await claimKeys(tx, [once]);
  if (!isClaimed) {
    const hashes = hashesOf(once);
    const first = await tx.one<{ request_hash: Buffer; answer: T; hasAnswer: boolean }>(
      `select request_hash, answer, answer is not null as "hasAnswer" from idempotent_answers
        where scope = $1 and key_hash = $2 ${REPLICATED}`,
      [once.scope, hashes.key],
    );
    requireSame(first.request_hash, hashes.request);
    if (!first.hasAnswer) throw new RepliedError("an equal request has its reply already");
    return first.answer;
  }
  const answer = await work(tx);
  await storeAnswers(tx, [{ once, answer }]);
  return answer;
}

type Claim = { scope: string; key: string };

const nameOf = ({ scope, key }: Claim) => `${key} ${scope}`;

/**
 * For each of the keys whether it is new, and so this transaction's from now on. Waits for those that
 * others have claimed; always in the same order, so that two transactions do not wait for each other.
 */
export async function claimKeys(tx: Tx, keys: readonly OnceKey[]): Promise<boolean[]> {
  const hashed = keys.map((once) => ({ scope: once.scope, ...hashesOf(once) }));
  const inOrder = hashed.toSorted((a, b) => a.key.compare(b.key));
  const claimed = await tx.rows<Claim>(
    `insert into idempotent_answers (scope, key_hash, request_hash, session_hash)
     select * from unnest($1::text[], $2::bytea[], $3::bytea[], $4::bytea[])
     on conflict do nothing returning scope, encode(key_hash, 'hex') as key`,
    [
      inOrder.map(({ scope }) => scope),
      inOrder.map(({ key }) => key),
      inOrder.map(({ request }) => request),
      inOrder.map(({ session }) => session),
    ],
  );
  const left = new Set(claimed.map(nameOf));
  // Of two equal keys the first has it.
  return hashed.map(({ scope, key }) => left.delete(nameOf({ scope, key: key.toString("hex") })));
}

/** Of keys that this transaction has claimed. */
export const storeAnswers = (tx: Tx, given: readonly { once: OnceKey; answer: unknown }[]) =>
  tx.rows(
    `update idempotent_answers as a set answer = given.answer
       from unnest($1::text[], $2::bytea[], $3::jsonb[]) as given (scope, key_hash, answer)
      where a.scope = given.scope and a.key_hash = given.key_hash`,
    [
      given.map(({ once }) => once.scope),
      given.map(({ once }) => sha256(once.key)),
      given.map(({ answer }) => JSON.stringify(answer ?? null)),
    ],
  );

/** As if this transaction had never claimed them. */
export const dropClaims = (tx: Tx, keys: readonly OnceKey[]) =>
  tx.rows(
    `delete from idempotent_answers as a
      using unnest($1::text[], $2::bytea[]) as given (scope, key_hash)
      where a.scope = given.scope and a.key_hash = given.key_hash`,
    [keys.map(({ scope }) => scope), keys.map(({ key }) => sha256(key))],
  );

function requireSame(first: Buffer, request: Buffer): void {
  if (!first.equals(request)) throw refusedError(requestRefusals, "idempotency_key_reused");
}

/**
 * The reply of an earlier request with this key, else what its transaction gave, else null. A
 * request without a session has the answers of visitors, and those of the session that it ended.
 */
export async function findAnswer(db: Tx, once: OnceKey): Promise<{ answer: unknown } | null> {
  const hashes = hashesOf(once);
  const asked = [hashes.key, once.scope, hashes.session];
  const find = `select request_hash, coalesce(reply, answer) as answer from idempotent_answers
      where key_hash = $1 and (scope = $2 or session_hash = $3)`;
  // Most requests are new, and wait for nothing.
  if (!(await db.maybe(find, asked))) return null;
  // What a dying primary has shown may not be there any more.
  const first = await db.maybe<{ request_hash: Buffer; answer: unknown }>(
    `${find} ${REPLICATED}`,
    asked,
  );
  if (first) requireSame(first.request_hash, hashes.request);
  return first;
}

/**
 * Stores the reply of a request whose transaction gave something else, or which had none. Returns the
 * one that is stored: that of an equal request, if it was first. Throws when the key belongs to another
 * request meanwhile: this one has stored nothing under it, such as one that is refused in words.
 */
export async function keepReply<T>(db: Tx, once: OnceKey, reply: T): Promise<T> {
  const hashes = hashesOf(once);
  const kept = await db.maybe<{ reply: T }>(
    `insert into idempotent_answers as a (scope, key_hash, request_hash, session_hash, reply)
     values ($1, $2, $3, $4, $5)
     on conflict (scope, key_hash) do update set reply = coalesce(a.reply, excluded.reply)
      where a.request_hash = excluded.request_hash returning a.reply`,
    [once.scope, hashes.key, hashes.request, hashes.session, JSON.stringify(reply)],
  );
  if (!kept) throw refusedError(requestRefusals, "idempotency_key_reused");
  return kept.reply;
}

export const forgetOldAnswers = (tx: Tx) =>
  tx.rows(`delete from idempotent_answers where created_at < now() - make_interval(days => $1)`, [
    KEPT_DAYS,
  ]);
