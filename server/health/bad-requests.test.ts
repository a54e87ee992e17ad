import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { remarkOf } from "#server/lib/http/remarks.ts";
import { testGame } from "#server/testing/test-game.ts";

let isFull = false;

const game = await testGame({ adjust: () => ({ hasRoom: () => Promise.resolve(!isFull) }) });
const visitor = game.visitor();

test.for([
  ["POST", "/api/auth/login", { email: "a\0", password: "x" }],
  [
    "POST",
    "/api/auth/signup",
    { email: "n@game.test", password: "lantern-of-moss", username: "n", firstName: "\0" },
  ],
  ["PUT", "/api/profile", { firstName: "\0" }],
  ["PUT", "/api/profile", { firstName: "\ud83d" }],
  ["POST", "/api/cards/create", { description: "a fox\0 with wings" }],
  ["POST", "/api/cards/create", { description: "a fox with half a \udd8a" }],
  ["DELETE", "/api/notifications/push", { endpoint: "https://push.test/\0" }],
  ["POST", "/api/reports", { text: "\0", dealId: "7", reason: "other" }],
] as const)("%s %s takes no text that the database cannot keep", async ([method, url, payload]) => {
  const player = await game.player();

  const { statusCode, body } = await player.send({ method, url, payload });

  expect([statusCode, JSON.parse(body).code]).toEqual([400, "bad_input"]);
});

test("any text has a drawing, a per cent sign too", async () => {
  const { statusCode, headers } = await visitor.send({ url: "/api/art/%25.svg" });

  expect([statusCode, headers["content-type"]]).toEqual([200, "image/svg+xml"]);
});

test.for(["/%ff", "/api/%ff", "/api/rooms/%", `/api/rooms/${"x".repeat(600)}`])(
  "an address that cannot be read is answered like everything else: %s",
  async (url) => {
    const { statusCode, headers, body } = await visitor.send({ url });

    expect([400, 401, 404, 414]).toContain(statusCode);
    expect(Object.keys(JSON.parse(body))).toEqual(["code", "message"]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  },
);

/** What the server says to these bytes until it ends the connection. */
async function sendBytes(bytes: string): Promise<string> {
  const { port } = new URL(await game.url());
  const socket = connect(Number(port), "127.0.0.1").setEncoding("utf8");
  let said = "";
  socket.on("data", (piece: string) => (said += piece));
  socket.write(bytes);
  await once(socket, "close");
  return said;
}

test("what is no HTTP is answered in the same shape, with the same headers", async () => {
  const said = await sendBytes("NONSENSE\r\n\r\n");

  expect(said).toMatch(/^HTTP\/1.1 400 /);
  expect(said).toContain("x-content-type-options: nosniff");
  expect(said).toContain('{"code":"bad_input"');
});

test("a body that never ends is not waited for", async () => {
  await game.url();
  expect(game.app.server.requestTimeout).toBe(30_000);
  game.app.server.requestTimeout = 300;
  game.app.server.headersTimeout = 300;

  const said = await sendBytes(
    "POST /api/auth/login HTTP/1.1\r\nhost: game.test\r\ncontent-type: application/json\r\n" +
      'content-length: 999\r\n\r\n{"email":',
  );

  expect(said).toMatch(/^HTTP\/1.1 408 /);
});

test.for([
  [
    "TRACE",
    "TRACE /api/health HTTP/1.1\r\nhost: game.test\r\nconnection: close\r\n\r\n",
    /^HTTP\/1.1 404 /,
  ],
  ["CONNECT", "CONNECT game.test:443 HTTP/1.1\r\nhost: game.test\r\n\r\n", /^$/],
  [
    "a body with two lengths",
    "POST /api/auth/login HTTP/1.1\r\nhost: game.test\r\ncontent-type: application/json\r\n" +
      "content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    /^HTTP\/1.1 400 /,
  ],
  ["a request without its host", "GET /api/health HTTP/1.1\r\n\r\n", /^HTTP\/1.1 400 /],
] as const)("%s is not done", async ([, bytes, answer]) => {
  expect(await sendBytes(bytes)).toMatch(answer);
});

test.for([
  ["GET", "/api/trades/marketplace?element=fire&element=water", undefined],
  ["POST", "/api/auth/login?email=a@game.test&password=lantern-of-moss", {}],
] as const)("%s %s takes each field once, from one place", async ([method, url, payload]) => {
  const player = await game.player();

  const { statusCode, body } = await player.send({ method, url, ...(payload && { payload }) });

  expect([statusCode, JSON.parse(body).code]).toEqual([400, "bad_input"]);
});

test("a full disk makes the game not ready", async () => {
  isFull = true;
  const { statusCode, body } = await visitor.send({ url: "/api/ready" });
  isFull = false;

  expect([statusCode, JSON.parse(body).code]).toEqual([503, "disk_full"]);
});

test.for([
  [{}, "Something is missing here."],
  [{ name: 7 }, "This is not what belongs here."],
  [{ name: "" }, "At least 1 sign, please."],
  [{ name: "abcd" }, "At most 3 signs, please."],
  [{ name: "ab", colour: "pink" }, "This is none of the choices."],
  [{ name: "ab", colour: "red", count: -1 }, "At least 0, please."],
  [{ name: "ab", colour: "red", count: 9 }, "At most 5, please."],
  [{ name: "ab", colour: "red", count: Number.NaN }, "This is not what belongs here."],
  [{ name: "ab", colour: "red", count: 1, day: "x" }, "This is not right."],
] as const)(
  "an input without words of its own is refused in plain ones: %j",
  ([input, expected]) => {
    const shape = z.object({
      name: z.string().check(z.minLength(1), z.maxLength(3)),
      colour: z.enum(["red", "blue"]),
      count: z.int().check(z.minimum(0), z.maximum(5)),
      day: z.optional(z.iso.date()),
    });

    expect(z.safeParse(shape, input, { error: remarkOf }).error?.issues[0]?.message).toBe(expected);
  },
);
