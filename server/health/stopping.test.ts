import { Agent, request } from "node:http";
import { expect, test } from "vitest";
import { startServerProcess } from "#server/testing/server-process.ts";
import { testGame } from "#server/testing/test-game.ts";

/** A second server makes the cards, so that every promise is kept. */
const game = await testGame();

type Answer = { status: number; body: string };

/** On the agent's connections; rejects when one is taken away. */
const send = (agent: Agent, url: string, { cookie = "", body = "" } = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const method = body === "" ? "GET" : "POST";
    const headers = { cookie, "content-type": "application/json" };
    const asked = request(url, { agent, method, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (piece: string) => (text += piece));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body: text }));
    });
    asked.on("error", reject);
    asked.end(body);
  });

test("a server that is asked to stop answers everybody, and ends", async () => {
  const { databaseUrl, dataDir } = game;
  const server = await startServerProcess({ databaseUrl, dataDir });
  const agent = new Agent({ keepAlive: true });
  const players = await Promise.all(Array.from({ length: 8 }, () => game.player()));
  const body = JSON.stringify({ description: "a fox of glass" });
  const waiting = players.map(({ jar }) =>
    send(agent, `${server.url}/api/cards/create`, { cookie: jar.cookie ?? "", body }),
  );
  await expect
    .poll(() => game.db.one(`select count(*) as promised from creations`))
    .toEqual({ promised: players.length });

  // On connections that stay open, before and after the server receives the signal to stop.
  const health = () => send(agent, `${server.url}/api/health`);
  await Promise.all(Array.from({ length: 20 }, health));
  const before = Array.from({ length: 20 }, health);
  const stopped = server.stop();
  const quick = [...before, ...Array.from({ length: 20 }, health)];
  const answers = await Promise.all([...waiting, ...quick]);

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.filter((answer) => answer.body.includes('"card":null')).length).toBeGreaterThan(0);
  await stopped;
});
