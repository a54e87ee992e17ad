import { mkdirSync, rmSync } from "node:fs";
import { expect, test } from "vitest";
import { routes } from "#server/app.ts";
import { testGame } from "#server/testing/test-game.ts";

const game = await testGame();
const visitor = game.visitor();

test("health and readiness answer", async () => {
  expect((await visitor.send({ url: "/api/health" })).json()).toEqual({ status: "ok" });
  expect((await visitor.send({ url: "/api/ready" })).json()).toMatchObject({ status: "ready" });
});

test("a server whose DATA_DIR is not there yet is ready", async () => {
  rmSync(game.dataDir, { recursive: true });
  const { statusCode } = await visitor.send({ url: "/api/ready" });
  mkdirSync(game.dataDir);

  expect(statusCode).toBe(200);
});

const guarded = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ access }) => access !== "anyone")
  .map(({ method, path }) => ({ method, url: path.replaceAll(/\{\w+\}/g, "999999") }));

test.for(guarded)("$method $url asks a visitor to sign in, whatever the body", async (request) => {
  const bodies = request.method === "GET" ? [undefined] : ["{}", "{not json", '{"__proto__":1}'];
  for (const payload of bodies) {
    const answer = await visitor.send({
      ...request,
      headers: { "content-type": "application/json" },
      ...(payload !== undefined && { payload }),
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { code: "signed_out", message: "Please sign in." },
    ]);
  }
});

test.for([
  ["{not json", "application/json", 400],
  ["[1,2]", "application/json", 400],
  ['"text"', "application/json", 400],
  ['{"email":"a@b.test","__proto__":{"role":"admin"}}', "application/json", 400],
  ["email=a@b.test", "application/x-www-form-urlencoded", 415],
  ["<a/>", "text/xml", 415],
  [`{"email":"${"x".repeat(70_000)}"}`, "application/json", 413],
] as const)("%s as %s is refused with a code and a message", async ([payload, type, status]) => {
  const answer = await visitor.send({
    method: "POST",
    url: "/api/auth/login",
    headers: { "content-type": type },
    payload,
  });

  expect(answer.statusCode).toBe(status);
  expect(Object.keys(answer.json()).toSorted()).toEqual(
    expect.arrayContaining(["code", "message"]),
  );
});

test("an unknown call gets 404 with a code and a message", async () => {
  const answer = await visitor.send({ url: "/api/nothing" });
  expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
});

test("the OpenAPI document describes every call", async () => {
  const document = (await visitor.send({ url: "/api/openapi.json" })).json();

  expect(document.openapi).toBe("3.1.0");
  for (const { endpoint } of routes) {
    const { method, path } = endpoint;
    expect(document.paths[path][method.toLowerCase()].summary).toBeTruthy();
  }
});

test("answers forbid framing, foreign scripts and guessing of types", async () => {
  const { headers } = await visitor.send({ url: "/api/health" });

  const policy = String(headers["content-security-policy"]).split(";");
  const forbidden = ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"];
  expect(policy).toEqual(expect.arrayContaining(["script-src 'self'", ...forbidden]));
  expect(headers["referrer-policy"]).toBe("same-origin");
  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["cache-control"]).toBe("no-store");
});

test("a card without a picture gets a drawing, always the same for the same name", async () => {
  const [first, again, other] = await Promise.all(
    ["Falko", "Falko", "Mika"].map((name) => visitor.send({ url: `/api/art/${name}.svg` })),
  );

  expect(first?.headers["content-type"]).toContain("image/svg+xml");
  expect(first?.payload).toBe(again?.payload);
  expect(first?.payload).not.toBe(other?.payload);
});

test("an Idempotency-Key is a short plain word", async () => {
  const player = await game.player();
  const [card] = await player.deck();

  for (const key of ["", "with space", "x".repeat(201)]) {
    const answer = await player.movesToVault(card?.id ?? "", {
      headers: { "idempotency-key": key },
    });
    expect(answer.status).toBe(400);
  }
});
