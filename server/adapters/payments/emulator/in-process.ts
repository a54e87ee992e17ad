import { answerCall, type ApiSurroundings } from "./api.ts";

/** A connection that breaks, as the SDK would see it. */
const lost = () => Object.assign(new TypeError("fetch failed"), { code: "ECONNRESET" });

/**
 * A `fetch` that reaches the emulator and nothing else. The game pays over it: no port must be known,
 * and no address of its own must be reachable, before the first payment.
 */
export const inProcess =
  (surroundings: ApiSurroundings): typeof fetch =>
  async (input, init = {}) => {
    const { pathname, search } = new URL(String(input));
    const method = init.method ?? "GET";
    const headers = new Headers(init.headers);
    const answer = await answerCall(surroundings, {
      method,
      path: pathname,
      said: method === "GET" ? search : String(init.body ?? ""),
      authorization: headers.get("authorization") ?? "",
      idempotencyKey: headers.get("idempotency-key"),
    });
    if (!answer) throw lost();
    return Response.json(answer.body, { status: answer.status, headers: answer.headers });
  };
