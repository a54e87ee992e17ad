/** The table of everything that the emulator answers, and what every call of it has in common. */
import { timingSafeEqual } from "node:crypto";
import type { Db } from "#server/lib/db.ts";
import { sha256 } from "#server/lib/ids.ts";
import type { EmulatorFaults } from "#server/ports/payments.ts";
import { ApiError, invalid } from "./api-error.ts";
import type { ApiAnswer, ApiRequest, EmulatorCall, Reply } from "./call.ts";
import { authenticate } from "./confirm.ts";
import { answerDispute, closeDispute } from "./disputes.ts";
import { newDocumentId } from "./documents.ts";
import { answerOnce } from "./idempotency.ts";
import { cancelIntent, confirmIntent, createIntent, retrieveIntent, seen } from "./intents.ts";
import { listOf, retrieveOf } from "./lists.ts";
import { refuseUnknown } from "./params.ts";
import { createRefund } from "./refunds.ts";
import type { EmulatorKeys } from "./store.ts";

type ApiRoute = {
  method: "GET" | "POST";
  path: RegExp;
  handle(call: EmulatorCall): Promise<Reply>;
  /** The parameters that it takes. */
  takes: readonly string[];
  /** Whether a browser may ask, with the client secret of the intent. */
  browser?: true;
};

const PAYING = ["payment_method", "payment_method_data", "return_url"];
const LISTING = ["limit", "starting_after", "payment_intent", "charge"];
const INTENT = String.raw`/v1/payment_intents/(\w+)`;
const DISPUTE = String.raw`/v1/disputes/(\w+)`;

const answers =
  (method: ApiRoute["method"]) =>
  (
    path: string,
    handle: ApiRoute["handle"],
    takes: readonly string[] = [],
    more: Pick<ApiRoute, "browser"> = {},
  ): ApiRoute => ({ method, path: new RegExp(`^${path}$`), handle, takes, ...more });

const get = answers("GET");
const post = answers("POST");
const byBrowsers = { browser: true } as const;

const CREATING = [
  "amount",
  "currency",
  "metadata",
  "description",
  "receipt_email",
  "automatic_payment_methods",
  "confirm",
  ...PAYING,
];

const authenticated = async (call: EmulatorCall) => seen(call, await authenticate(call));

const apiRoutes: readonly ApiRoute[] = [
  post("/v1/payment_intents", createIntent, CREATING),
  get(INTENT, retrieveIntent, [], byBrowsers),
  post(`${INTENT}/confirm`, confirmIntent, PAYING, byBrowsers),
  post(`${INTENT}/authenticate`, authenticated, ["outcome"], byBrowsers),
  post(`${INTENT}/cancel`, cancelIntent, ["cancellation_reason"]),
  post("/v1/refunds", createRefund, ["payment_intent", "amount", "reason", "metadata"]),
  post(DISPUTE, answerDispute, ["evidence", "submit"]),
  post(`${DISPUTE}/close`, closeDispute),
  ...(["payment_intents", "charges", "refunds", "disputes"] as const).map((name) =>
    get(`/v1/${name}`, listOf(name), LISTING),
  ),
  get("/v1/events", listOf("events"), [...LISTING, "type", "types"]),
  ...(["charge", "refund", "dispute", "event"] as const).map((kind) =>
    get(String.raw`/v1/${kind}s/(\w+)`, retrieveOf(kind)),
  ),
];

export type ApiSurroundings = {
  db: Db;
  now(): number;
  keys: EmulatorKeys;
  faults: EmulatorFaults;
};

/** Null: the connection breaks, and the caller does not get the answer. */
export async function answerCall(
  surroundings: ApiSurroundings,
  asked: ApiRequest,
): Promise<ApiAnswer | null> {
  const fault = surroundings.faults.call(asked);
  if (fault === "lost_before") return null;
  const answer = await answerHeard(surroundings, asked, fault === "breaks");
  if (fault === "lost_after") return null;
  // The same key would only be told the same again.
  if (answer.status >= 500) answer.headers["stripe-should-retry"] = "false";
  return answer;
}

async function answerHeard(
  { db, now, keys, faults }: ApiSurroundings,
  asked: ApiRequest,
  breaks: boolean,
): Promise<ApiAnswer> {
  const requestId = newDocumentId("req");
  const headers = { "request-id": requestId };
  try {
    const params = new URLSearchParams(asked.said);
    const by = whoAsks(asked, params, keys);
    const { route, id } = routeOf(asked, by);
    refuseUnknown(params, [...route.takes, "expand", "key", "client_secret"]);
    const { idempotencyKey: key } = asked;
    const request = { id: requestId, idempotency_key: key };
    const work = async (tx: EmulatorCall["tx"]) => {
      if (breaks) return BROKEN;
      const { deliveries } = faults;
      return route.handle({ tx, nowMs: now(), by, id, params, request, deliveries });
    };
    return await db.transaction(async (tx) => {
      if (key === null || asked.method === "GET") return { ...(await work(tx)), headers };
      return answerOnce(tx, { asked, key, requestId, nowMs: now() }, work);
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, body: error.body, headers };
  }
}

/** What the provider says when it breaks down; like everything else it is remembered. */
const BROKEN: Reply = {
  status: 500,
  body: { error: { type: "api_error", message: "Something went wrong on the provider's end." } },
};

const isSame = (one: string, other: string) => timingSafeEqual(sha256(one), sha256(other));

function whoAsks(
  { authorization }: ApiRequest,
  params: URLSearchParams,
  { secretKey, publishableKey }: EmulatorKeys,
): EmulatorCall["by"] {
  const key = authorization.replace(/^Bearer /, "") || (params.get("key") ?? "");
  if (isSame(key, secretKey)) return "server";
  if (key === publishableKey) return "browser";
  throw invalid("Invalid API Key provided.", {}, 401);
}

function routeOf(
  { method, path }: ApiRequest,
  by: EmulatorCall["by"],
): { route: ApiRoute; id: string } {
  const route = apiRoutes.find((each) => each.method === method && each.path.test(path));
  if (!route) throw invalid(`Unrecognized request URL (${method}: ${path}).`, {}, 404);
  if (by === "browser" && !route.browser) {
    throw invalid(
      "This API call cannot be made with a publishable API key. Please use a secret API key.",
      { code: "secret_key_required" },
      403,
    );
  }
  return { route, id: route.path.exec(path)?.[1] ?? "" };
}
