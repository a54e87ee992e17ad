import type { Tx } from "#server/lib/db.ts";
import { ApiError } from "./api-error.ts";
import type { ApiAnswer, ApiRequest, Reply } from "./call.ts";
import { claimKey, findAnswer, hashOf, saveAnswer } from "./store.ts";

type KeyedRequest = { asked: ApiRequest; key: string; requestId: string; nowMs: number };

/**
 * Works once per key, and remembers the answer in the same transaction: a declined card too, and a
 * breakdown. What was refused before anything happened is not remembered.
 */
export async function answerOnce(
  tx: Tx,
  { asked: { method, path, said }, key, requestId, nowMs }: KeyedRequest,
  work: (tx: Tx) => Promise<Reply>,
): Promise<ApiAnswer> {
  const request = `${method} ${path}\n${said}`;
  const headers = { "request-id": requestId, "idempotency-key": key };
  if (await claimKey(tx, { key, request, requestId, nowMs })) {
    const reply = await work(tx);
    await saveAnswer(tx, key, reply);
    return { ...reply, headers };
  }
  const first = await findAnswer(tx, key);
  if (!first.requestHash.equals(hashOf(key, request))) {
    throw new ApiError(400, {
      type: "idempotency_error",
      message:
        "Keys for idempotent requests can only be used with the same parameters they were " +
        "first used with.",
    });
  }
  const replayed = { "idempotent-replayed": "true", "original-request": first.requestId };
  return { status: first.status, body: first.body, headers: { ...headers, ...replayed } };
}
