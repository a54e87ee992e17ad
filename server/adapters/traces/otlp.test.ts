/** A server of its own sends its traces to a collector, which is read when the server has ended. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { beforeAll, expect, test } from "vitest";
import { startServerProcess } from "#server/testing/server-process.ts";
import { testGame } from "#server/testing/test-game.ts";
import { whenOver } from "#server/testing/when-over.ts";

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };

type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  status: { code?: number };
};

type Export = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
};

const game = await testGame();
const heard: Export[] = [];
const paths = new Set<string>();

const collector = createServer((request, response) => {
  paths.add(`${request.method} ${request.url} ${request.headers["content-type"]}`);
  void json(request).then((body) => {
    heard.push(body as Export);
    response.setHeader("content-type", "application/json").end("{}");
  });
}).listen(0, "127.0.0.1");
await once(collector, "listening");
whenOver(async () => void collector.close());

const CARD = "canary-card";
const CALLER = { traceId: "4bf92f3577b34da6a3ce929d0e0e4736", spanId: "00f067aa0ba902b7" };
const traceparent = `00-${CALLER.traceId}-${CALLER.spanId}-01`;
const ofAProxy = { "x-forwarded-for": "203.0.113.7", "x-request-id": "request-of-a-proxy" };

const said = {
  email: "zephyrine@game.test",
  password: "lantern-of-moss",
  username: "Zephyrine",
  birthMonth: "1990-01",
};

beforeAll(async () => {
  const server = await startServerProcess({
    databaseUrl: game.databaseUrl,
    dataDir: game.dataDir,
    more: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      TRUST_PROXY: "127.0.0.1",
    },
  });
  const get = (path: string, headers: Record<string, string>) =>
    fetch(server.url + path, { headers });
  await get(`/api/shared-cards/${CARD}`, { ...ofAProxy, traceparent });
  await get("/api/health", { traceparent });
  const signedUp = await fetch(`${server.url}/api/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: "http://game.test" },
    body: JSON.stringify(said),
  });
  if (!signedUp.ok) throw new Error(await signedUp.text());
  await server.stop();
}, 300_000);

const spans = () =>
  heard.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );

const named = (name: string) => spans().find((span) => span.name === name);

const told = ({ attributes }: Span): Record<string, unknown> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  );

const childrenOf = (parent: Span | undefined) =>
  spans().filter(({ parentSpanId }) => parentSpanId === parent?.spanId);

test("the collector hears of each request: its route, status and id", () => {
  expect([...paths]).toEqual(["POST /v1/traces application/json"]);
  const [service] = heard[0]!.resourceSpans[0]!.resource.attributes;
  expect(service).toEqual({ key: "service.name", value: { stringValue: "taleborn" } });
  const request = named("GET /api/shared-cards/:id")!;
  expect(told(request)).toEqual({
    "http.request.method": "GET",
    "http.route": "/api/shared-cards/:id",
    "http.response.status_code": 404,
    "taleborn.request_id": "request-of-a-proxy",
  });
});

test("a request belongs to what a trusted proxy traces, and to no trace of a player's own", () => {
  const request = named("GET /api/shared-cards/:id");
  expect(request).toMatchObject({ traceId: CALLER.traceId, parentSpanId: CALLER.spanId });
  const [statement] = childrenOf(request);
  expect(statement).toMatchObject({ traceId: CALLER.traceId });

  expect(named("GET /api/health")!.traceId).not.toBe(CALLER.traceId);
});

test("a request with a body has its transaction, and that its statements", () => {
  const transactions = childrenOf(named("POST /api/auth/signup")).filter(
    ({ name }) => name === "transaction",
  );
  const statements = transactions.flatMap(childrenOf);

  const insert = statements.find(({ name }) => name === "insert players")!;
  expect(told(insert)).toEqual({
    "db.system.name": "postgresql",
    "db.operation.name": "insert",
    "db.collection.name": "players",
  });
});

test("no word and no value of a player is told", () => {
  const everything = JSON.stringify(heard);
  expect(everything.length).toBeGreaterThan(1_000);
  for (const word of [said.email, said.username, said.password, CARD, "$1"]) {
    expect(everything).not.toContain(word);
  }
});
