import { expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#contract/endpoint.ts";
import { tries } from "./again.ts";
import { addressOf, call, CallError, queryOf, toastOf } from "./call.ts";
import { fakeServer, refused } from "./test-screen.tsx";

const paint = endpoint("POST /api/cards/{id}/paint", "player", {
  summary: "Paint a card",
  input: z.object({ id: z.string(), colour: z.string() }),
  output: z.object({ colour: z.string() }),
});

test("a path takes its parts from the input and leaves the rest for the body", () => {
  expect(addressOf(paint, { id: "a/b", colour: "red" })).toEqual({
    url: "/api/cards/a%2Fb/paint",
    rest: { colour: "red" },
  });
  expect(queryOf({ limit: 5, cursor: undefined })).toBe("?limit=5");
  expect(queryOf({ cursor: undefined })).toBe("");
});

test("a change can be made without https, where browsers offer less", async () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, "randomUUID", { value: undefined, configurable: true });
  fakeServer({ "POST /api/cards/7/paint": { colour: "red" } }, [paint]);

  expect(await call(paint, { id: "7", colour: "red" })).toEqual({ colour: "red" });

  Object.defineProperty(crypto, "randomUUID", { value: randomUUID, configurable: true });
});

test("an answer is parsed by the contract", async () => {
  const server = fakeServer({ "POST /api/cards/7/paint": { colour: "red", secret: 1 } }, [paint]);

  expect(await call(paint, { id: "7", colour: "red" })).toEqual({ colour: "red" });
  expect(server.calls).toEqual([{ line: "POST /api/cards/7/paint", body: { colour: "red" } }]);
});

test("every changing call carries a key of its own, so that a repeat changes nothing", async () => {
  const keys: unknown[] = [];
  globalThis.fetch = async (_, init) => {
    keys.push(new Headers(init?.headers).get("idempotency-key"));
    return Response.json({ colour: "red" });
  };

  await call(paint, { id: "7", colour: "red" });
  await call(paint, { id: "7", colour: "red" });

  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).not.toBe(keys[0]);
});

test("a refusal says STATUS: body text, and carries its code and its toast", async () => {
  fakeServer({ "POST /api/cards/7/paint": refused(409, "no_paint", "No paint left.") }, [paint]);

  const error = await call(paint, { id: "7", colour: "red" }).catch((thrown: unknown) => thrown);

  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({
    message: '409: {"code":"no_paint","message":"No paint left."}',
    status: 409,
    code: "no_paint",
    toast: "No paint left.",
  });
});

test("without a body the status text is used, and the screen's own words are shown", async () => {
  globalThis.fetch = async () => new Response("", { status: 502, statusText: "Bad Gateway" });

  const error = await call(paint, { id: "7", colour: "red" }).catch((thrown: unknown) => thrown);

  expect((error as CallError).message).toBe("502: Bad Gateway");
  expect(toastOf(error, "Could not paint")).toBe("Could not paint");
  expect(toastOf(new TypeError("fetch failed"))).toBe("Something went wrong. Please try again.");
});

/** Answers in this order; says with which keys it was called. */
function answersInTurn(...answers: Response[]) {
  tries.pausesMs = [0, 0];
  onTestFinished(() => void (tries.pausesMs = []));
  const keys: (string | null)[] = [];
  globalThis.fetch = async (_, init) => {
    keys.push(new Headers(init?.headers).get("idempotency-key"));
    return answers.shift() ?? Response.json({ colour: "red" });
  };
  return keys;
}

const away = () =>
  Response.json({ code: "no_database", message: "Please try again." }, { status: 503 });

test("while the server cannot answer, a call is tried again, and a change happens once", async () => {
  const keys = answersInTurn(away(), new Response("Bad Gateway", { status: 502 }));

  expect(await call(paint, { id: "7", colour: "red" })).toEqual({ colour: "red" });

  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test("a server that stays away is told in the end", async () => {
  const keys = answersInTurn(away(), away(), away());

  const error = await call(paint, { id: "7", colour: "red" }).catch((thrown: unknown) => thrown);

  expect(toastOf(error)).toBe("Please try again.");
  expect(keys).toHaveLength(3);
});

test.for([
  [503, "maintenance"],
  [503, "payments_away"],
  [500, "bug"],
  [409, "no_paint"],
] as const)("what the server has decided is not tried again: %s %s", async ([status, code]) => {
  const keys = answersInTurn(Response.json({ code, message: "No." }, { status }));

  await expect(call(paint, { id: "7", colour: "red" })).rejects.toMatchObject({ code });

  expect(keys).toHaveLength(1);
});
