import { Writable } from "node:stream";
import { afterAll, expect, test } from "vitest";
import { openLog } from "#server/lib/log.ts";
import { testGame } from "#server/testing/test-game.ts";
import { requestRefusals } from "#texts/en/requests.ts";

const lines: string[] = [];
const to = new Writable({
  write(line, _, done) {
    lines.push(String(line));
    done();
  },
});
const game = await testGame({ log: openLog("error", false, to) });
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

test.for(["/api/health", "/api/nothing", "/api/cards/1", "/%"])(
  "%s is answered with an id",
  async (url) => {
    const answers = [await game.app.inject({ url }), await game.app.inject({ url })];
    const ids = answers.map(({ headers }) => headers["x-request-id"]);

    expect(ids[0]).toMatch(UUID);
    expect(ids[0]).not.toBe(ids[1]);
  },
);

test("the id of a failed request stands in the log, and no word of the cause in the answer", async () => {
  const broken = await game.otherwise({});
  afterAll(() => broken.close());
  broken.get("/api/broken", () => Promise.reject(new Error("on purpose")));
  const { statusCode, headers, json } = await broken.inject({ url: "/api/broken?token=mailed" });

  expect([statusCode, json()]).toEqual([500, { code: "bug", message: requestRefusals.bug }]);
  const line = lines.find((each) => each.includes("a request failed")) ?? "{}";
  expect(JSON.parse(line)).toMatchObject({ id: headers["x-request-id"], url: "/api/broken" });
  expect(line).not.toContain("mailed");
});

test("only a trusted proxy gives an id, and only a short and plain one", async () => {
  const trusting = await game.otherwise({ trustedProxies: ["10.0.0.1"] });
  afterAll(() => trusting.close());
  const idOf = async (id: string, remoteAddress = "10.0.0.1") => {
    const headers = { "x-request-id": id, "x-forwarded-for": "203.0.113.7" };
    const answer = await trusting.inject({ url: "/api/health", remoteAddress, headers });
    return answer.headers["x-request-id"];
  };

  expect(await idOf("Trace-1_a")).toBe("Trace-1_a");
  expect(await idOf("Trace-1_a", "10.0.0.2")).toMatch(UUID);
  for (const id of ["", "two words", "a\tb", "<b>", "x".repeat(65)]) {
    expect(await idOf(id)).toMatch(UUID);
  }
});

test("every answer says the time by which the game goes", async () => {
  game.wait(3 * 3_600_000);
  for (const url of ["/api/health", "/api/nothing"]) {
    const { headers } = await game.app.inject({ url });
    expect(Math.abs(Date.parse(String(headers.date)) - game.deps.now())).toBeLessThan(60_000);
  }
});
