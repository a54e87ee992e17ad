import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { testGame } from "#server/testing/test-game.ts";

let isFull = false;

const game = await testGame({ adjust: () => ({ hasRoom: () => Promise.resolve(!isFull) }) });
const visitor = game.visitor();

test.for([
  ["POST", "/api/auth/login", { email: "a\0", password: "x" }],
  [
    "POST",
    "/api/auth/signup",
    { email: "n@game.test", password: "secret1", username: "n", firstName: "\0" },
  ],
  ["PUT", "/api/profile", { firstName: "\0" }],
  ["POST", "/api/cards/create", { description: "a fox\0 with wings" }],
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

test("a full disk makes the game not ready", async () => {
  isFull = true;
  const { statusCode, body } = await visitor.send({ url: "/api/ready" });
  isFull = false;

  expect([statusCode, JSON.parse(body).code]).toEqual([503, "disk_full"]);
});
