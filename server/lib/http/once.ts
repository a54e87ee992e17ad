/** A change that is sent again with its Idempotency-Key gets the answer that it got first. */
import type { FastifyRequest } from "fastify";
import { safeParse } from "zod/v4/core";
import type { Endpoint } from "#contract/endpoint.ts";
import type { OnceKey } from "#server/lib/db.ts";
import { findAnswer, keepReply, RepliedError } from "#server/lib/idempotency.ts";
import { badInput, RefusedError } from "#server/lib/refuse.ts";
import type { RequestContext, Route } from "#server/lib/route.ts";
import { requestRemarks } from "#texts/en/requests.ts";

/** Null when no answer is looked up: nothing is changed, or each time must be looked at anew. */
export function keyOf({ headers }: FastifyRequest, { method, repeatable }: Endpoint) {
  const key = headers["idempotency-key"];
  if (method === "GET" || repeatable || key === undefined) return null;
  if (typeof key === "string" && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw badInput(requestRemarks.bad_key);
}

function onceKeyOf(request: FastifyRequest, { endpoint, context, input }: Change): OnceKey | null {
  const key = keyOf(request, endpoint);
  if (key === null) return null;
  const { player, visit } = context;
  return {
    key,
    scope: player.id === "" ? "visitor" : player.id,
    request: `${request.method} ${request.routeOptions.url} ${JSON.stringify(input)}`,
    token: visit.token,
  };
}

export type Change = Route & { context: RequestContext; input: unknown };

/**
 * Answers a change. The first answer is looked up before every check, such as whether the session
 * that sent it still stands (`request.refused`), and once more when the change is refused: its
 * first sending may have come to its end in between.
 */
export async function answerChange(request: FastifyRequest, change: Change): Promise<unknown> {
  const { endpoint, handle, input, context } = change;
  const { deps, player } = context;
  const once = onceKeyOf(request, change);
  const first = await firstAnswer(change, once);
  if (first) return first.answer;
  if (request.refused) throw request.refused;
  if (player.id !== "") await deps.limits.count("change by one player", player.id);
  if (!once) return handle(input as never, context);
  let stored: unknown;
  const db = deps.db.answeringOnce(once, (answer) => (stored = answer));
  try {
    const reply = await handle(input as never, { ...context, deps: { ...deps, db } });
    if (reply === stored || endpoint.repeatedByHandler) return reply;
    // A reply that is not kept is not given: the request is sent again, and what it did is not done twice.
    return await keepReply(deps.db, once, reply);
  } catch (error) {
    const earlier = mayBeRepeated(error) ? await firstAnswer(change, once) : null;
    if (!earlier) throw error;
    return earlier.answer;
  }
}

const mayBeRepeated = (error: unknown): boolean =>
  error instanceof RefusedError || error instanceof RepliedError;

/** What a transaction gave counts as the answer when it is all that the contract promises. */
async function firstAnswer({ endpoint, context }: Change, once: OnceKey | null) {
  if (!once || endpoint.repeatedByHandler) return null;
  const first = await findAnswer(context.deps.db, once);
  return first && safeParse(endpoint.output, first.answer).success ? first : null;
}
