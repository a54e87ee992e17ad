/** Networks in which everything goes wrong that can. */
import { withPatience, type Transport } from "./transport.ts";

/**
 * - `before`, `after`: the connection breaks before or after the call did its work.
 * - `dropped`: a node takes a transaction and forgets it.
 * - `frozen`, `frozen_after`: no answer ever comes, and the call did its work or not.
 * - `late`: the call does its work after the caller has given up.
 * - `too_many`: a node that gets too many requests (429).
 * - `garbage`: an answer that means nothing. `other`: the answer to another question.
 * - `doubled`: the call arrives twice.
 */
export type Fault =
  | "before"
  | "after"
  | "dropped"
  | "frozen"
  | "frozen_after"
  | "late"
  | "too_many"
  | "garbage"
  | "other"
  | "doubled";

/** What a call asks for, and the how manieth it is, from 1. */
export type AskedCall = { method: string; number: number };

type Payload = { id: unknown; method: string };

const never = () => new Promise<never>(() => {});

/** How long tests wait for an answer that does not come. */
const PATIENCE_MS = 200;
const LATE_MS = 2 * PATIENCE_MS;

const breaking: Record<
  Fault,
  (call: () => Promise<unknown>, payload: Payload) => Promise<unknown>
> = {
  before: () => Promise.reject(new TypeError("fetch failed: ECONNREFUSED")),
  async after(call) {
    await call();
    throw new TypeError("fetch failed: socket hang up");
  },
  dropped: (_, { id }) => Promise.resolve({ jsonrpc: "2.0", id, result: "1".repeat(64) }),
  frozen: never,
  async frozen_after(call) {
    await call();
    return never();
  },
  late: (call) =>
    new Promise((resolve, reject) => {
      setTimeout(() => call().then(resolve, reject), LATE_MS);
    }),
  too_many: () => Promise.reject(new Error("HTTP error (429): Too Many Requests")),
  garbage: (_, { id }) => Promise.resolve({ jsonrpc: "2.0", id, result: { value: "?" } }),
  other: () => Promise.resolve({ jsonrpc: "2.0", id: "-1", result: null }),
  async doubled(call) {
    const [first] = await Promise.all([call(), call()]);
    return first;
  },
};

/** As `wayToChain` of a test's game: `fault` says of every call what becomes of it. */
export const faulty =
  (fault: (call: AskedCall) => Fault | null) =>
  (transport: Transport): Transport => {
    let number = 0;
    const patient = withPatience(transport);
    return (asked) => {
      const payload = asked.payload as Payload;
      const mode = fault({ method: payload.method, number: ++number });
      if (mode === null) return patient(asked);
      const call = () => transport({ payload });
      return withPatience(() => breaking[mode](call, payload), PATIENCE_MS)(asked);
    };
  };
