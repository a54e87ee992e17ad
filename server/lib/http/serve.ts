/**
 * Turns routes into an HTTP server. Here, and nowhere else, a request is traced to its player, its
 * right to call is checked, its input is parsed and its answer is cut to the contract.
 */
import cookie from "@fastify/cookie";
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import { build } from "fast-json-stringify";
import * as z from "zod/v4/core";
import { PROOF_MINUTES, type Access, type Endpoint } from "#contract/endpoint.ts";
import { requireCapability, stillOpen } from "#server/lib/capabilities.ts";
import type { AnyCheck } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { Log } from "#server/lib/log.ts";
import { addressOf } from "./address.ts";
import { askingFirst } from "./asking-first.ts";
import { deviceOf } from "./device.ts";
import { answerBadUrl, answerErrors, answerNoRequest } from "./errors.ts";
import {
  cookieName,
  deviceCookieName,
  isCrossSite,
  isUnasked,
  returnCookieName,
  secretCookie,
} from "./origin.ts";
import { refuseInMaintenance, stillAllowed } from "./maintenance.ts";
import { answerChange, keyOf } from "./once.ts";
import { securityHeaders } from "./security.ts";
import { remarkOf } from "./remarks.ts";
import { Written } from "./written.ts";
import { nameRequests, newRequestId } from "./request-id.ts";
import { badInput, RefusedError, refusedError } from "#server/lib/refuse.ts";
import { DEVICE_DAYS, type RequestContext, type Route, type Visit } from "#server/lib/route.ts";
import { SESSION_DAYS, type SignedIn } from "#server/lib/session.ts";
import { capabilityRefusals } from "#texts/en/account.ts";
import { requestRefusals, requestRemarks } from "#texts/en/requests.ts";

export type ServeOptions = {
  deps: Deps;
  routes: readonly Route[];
  /** Addresses of proxies whose X-Forwarded headers are believed; empty for none. */
  trustedProxies: readonly string[];
};

declare module "fastify" {
  interface FastifyRequest {
    signedIn: SignedIn | null;
    /** Why the request is not admitted, unless it has its answer from an earlier time. */
    refused: RefusedError | null;
  }
}

const BODY_LIMIT_BYTES = 64 * 1024;
const nobody = { id: "", role: "demo" } as const;

/** A request that has not arrived by then is not worth a connection. */
const ARRIVED_WITHIN_MS = 30_000;
const LOOK_FOR_SLOW_ONES_MS = 1_000;

/** Fastify says at each of its addresses that it listens there; the game says once where it is. */
const withoutNews = (log: Log): FastifyBaseLogger =>
  log.child({}, { level: log.level === "info" ? "warn" : log.level });

export async function serve(options: ServeOptions): Promise<FastifyInstance> {
  const headers = securityHeaders(options.deps.publicUrl);
  const app = Fastify({
    loggerInstance: withoutNews(options.deps.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: [...options.trustedProxies],
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    forceCloseConnections: "idle",
    requestTimeout: ARRIVED_WITHIN_MS,
    http: { connectionsCheckingInterval: LOOK_FOR_SLOW_ONES_MS },
    frameworkErrors: answerBadUrl(headers),
    clientErrorHandler: answerNoRequest(headers),
  });
  await app.register(cookie);
  app.decorateRequest("signedIn", null);
  app.decorateRequest("refused", null);
  acceptJsonOnly(app);
  nameRequests(app);
  answerErrors(app);
  const { stopping, now } = options.deps;
  app.addHook("preClose", (done) => {
    stopping.abort();
    done();
  });
  app.addHook("onSend", async (_, reply) => {
    // By this clock days begin and codes run out; that of a device may be wrong by hours.
    void reply.header("date", new Date(now()).toUTCString());
    // A connection that stays open would keep the server from ending.
    if (stopping.signal.aborted) void reply.header("connection", "close");
  });
  for (const route of options.routes) bind(app, route, options);
  return app;
}

/** JSON is the only body: a form on another site cannot send it unasked. An empty body is `{}`. */
function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, {});
    else void parseJson(request, body as string, done);
  });
}

/** `/api/cards/{id}` as the router writes it. */
const pattern = (path: string) => path.replaceAll(/\{(\w+)\}/g, ":$1");

function bind(app: FastifyInstance, route: Route, o: ServeOptions) {
  const { endpoint, handle } = route;
  app.route({
    method: endpoint.method,
    url: pattern(endpoint.path),
    schema: { response: { 200: {} } },
    serializerCompiler: () => writerOf(endpoint.output),
    onRequest: (request) => admitOrRemember(request, endpoint, o),
    handler: async (request, reply) => {
      const input = inputOf(endpoint, request);
      const context = contextOf(request, reply, o.deps);
      // Answers belong to one player at one moment: no cache on the way may keep them.
      void reply.header("cache-control", "no-store");
      if (request.method === "GET") return handle(input as never, context);
      holdOpen(request, endpoint, context);
      return answerChange(request, { ...route, context, input });
    },
  });
}

/** A repeated request may have ended its own session: its answer is looked up before it is refused. */
async function admitOrRemember(
  request: FastifyRequest,
  endpoint: Endpoint,
  { deps }: ServeOptions,
): Promise<void> {
  if (request.method !== "GET" && isCrossSite(request, deps.publicUrl)) {
    throw refusedError(requestRefusals, "other_site");
  }
  try {
    await admit(request, endpoint, deps);
  } catch (error) {
    const isRemembered = error instanceof RefusedError && keyOf(request, endpoint) !== null;
    if (!isRemembered) throw error;
    request.refused = error;
  }
}

async function admit(request: FastifyRequest, endpoint: Endpoint, deps: Deps): Promise<void> {
  const { access, needs, sensitive } = endpoint;
  const signedIn = await findSession(request, deps);
  requireAccess(deps, access, signedIn);
  refuseSuspended(deps, endpoint, signedIn);
  refuseInMaintenance(deps, endpoint, signedIn);
  if (sensitive) requireProof(deps, signedIn);
  if (!signedIn || !needs) return;
  await requireCapability(deps, needs, signedIn);
  deps.playTime.note(signedIn.player.id);
}

/**
 * What a guardian or an admin may close at any moment is checked again in the transaction of the
 * change.
 */
function holdOpen({ signedIn }: FastifyRequest, endpoint: Endpoint, context: RequestContext): void {
  const { deps } = context;
  const { needs } = endpoint;
  // In this order everywhere: a guardian's call holds settings when it closes something.
  const checks: AnyCheck[] = stillAllowed({ deps, endpoint, signedIn });
  if (needs && signedIn) {
    checks.push(stillOpen({ deps, capability: needs, playerId: signedIn.player.id }));
  }
  if (checks.length > 0) context.deps = { ...deps, db: askingFirst(deps.db, checks) };
}

/** Who sends a request by its cookie, from now on also in `request.signedIn`. */
export async function findSession(request: FastifyRequest, deps: Deps): Promise<SignedIn | null> {
  const token = request.cookies[cookieName(deps.publicUrl)];
  request.signedIn = token === undefined ? null : await deps.sessions.find(token);
  return request.signedIn;
}

export function requireAccess(
  { adminTwoFactor }: Pick<Deps, "adminTwoFactor">,
  access: Access,
  signedIn: SignedIn | null,
): void {
  if (access === "anyone") return;
  if (!signedIn) throw refusedError(requestRefusals, "signed_out");
  if (access !== "admin") return;
  if (signedIn.player.role !== "admin") throw refusedError(requestRefusals, "not_admin");
  if (adminTwoFactor && !signedIn.isTwoFactor) {
    throw refusedError(requestRefusals, "second_factor_first");
  }
}

/** A suspended player may read why, export their data or leave, and nothing else. */
export function refuseSuspended(
  { now }: Pick<Deps, "now">,
  { access, whileSuspended }: Endpoint,
  signedIn: SignedIn | null,
): void {
  const untilMs = signedIn?.standing.suspension?.untilMs ?? 0;
  if (access === "anyone" || whileSuspended || untilMs <= now()) return;
  throw refusedError(capabilityRefusals, "suspended");
}

export function requireProof({ now }: Deps, signedIn: SignedIn | null): void {
  const provedAtMs = signedIn?.provedAtMs ?? 0;
  if (now() - provedAtMs < PROOF_MINUTES * 60_000) return;
  throw refusedError(requestRefusals, "prove_again");
}

/** Query or body, with the parts of the path on top. */
function everythingSaid(request: FastifyRequest): object {
  const said = request.method === "GET" ? request.query : (request.body ?? {});
  if (typeof said !== "object" || said === null || Array.isArray(said)) {
    throw badInput(requestRemarks.no_object);
  }
  return { ...said, ...(request.params as object) };
}

/** A caller who may not call gets that refusal before one about the input. */
function inputOf({ input }: Endpoint, request: FastifyRequest): unknown {
  try {
    return parse(input, request);
  } catch (error) {
    throw request.refused ?? error;
  }
}

function parse(schema: z.$ZodType, request: FastifyRequest): unknown {
  const input = z.safeParse(schema, everythingSaid(request), { error: remarkOf });
  if (input.success) {
    if (isUnkept(input.data)) throw badInput(requestRemarks.unkept);
    return input.data;
  }
  const [issue] = input.error.issues;
  if (!issue) throw badInput(requestRemarks.other);
  throw badInput(issue.message).with({ field: issue.path.join(".") });
}

/** PostgreSQL keeps every text but one with this character, or with half of one. */
const isUnkept = (input: unknown): boolean =>
  typeof input === "string"
    ? input.includes("\0") || !input.isWellFormed()
    : typeof input === "object" && input !== null && Object.values(input).some(isUnkept);

export function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): RequestContext {
  const [name, deviceName] = [cookieName(deps.publicUrl), deviceCookieName(deps.publicUrl)];
  const setSession = (named: string, token: string | null) => {
    const options = secretCookie(deps.publicUrl, SESSION_DAYS);
    if (token === null) void reply.clearCookie(named, options);
    else void reply.setCookie(named, token, options);
  };
  const returnName = returnCookieName(deps.publicUrl);
  const visit: Visit = {
    address: addressOf(request.ip),
    get device() {
      return deviceOf(request.headers["user-agent"] ?? "");
    },
    sessionId: request.signedIn?.sessionId ?? null,
    isTwoFactor: request.signedIn?.isTwoFactor === true,
    token: request.cookies[name] ?? null,
    deviceToken: request.cookies[deviceName] ?? null,
    returnToken: request.cookies[returnName] ?? null,
    isUnasked: isCrossSite(request, deps.publicUrl) || isUnasked(request),
    setToken: (token) => setSession(name, token),
    setReturnToken: (token) => setSession(returnName, token),
    setDeviceToken(token) {
      void reply.setCookie(deviceName, token, secretCookie(deps.publicUrl, DEVICE_DAYS));
    },
  };
  return { deps, player: request.signedIn?.player ?? nobody, visit };
}

const writers = new WeakMap<z.$ZodType, (answer: unknown) => string>();

/**
 * Writes the fields of the contract and no others; what is written already has no others. The
 * writer is compiled for the first answer: compiling all writers would slow every start of a server.
 */
const writerOf = (output: z.$ZodType) => (answer: unknown) => {
  if (answer instanceof Written) return answer.text;
  const writer = writers.get(output) ?? build(jsonSchema(output));
  writers.set(output, writer);
  return writer(answer);
};

function jsonSchema(schema: z.$ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: "draft-7", io: "output" });
  return rest;
}
