import { afterAll, expect, test } from "vitest";
import type { Endpoint, PageAnswer } from "#contract/endpoint.ts";
import { routes } from "#server/app.ts";
import { answerReads } from "#server/lib/http/answer-reads.ts";
import { findSession, serve } from "#server/lib/http/serve.ts";
import { testGame } from "#server/testing/test-game.ts";
import { firstReads, type FirstRead } from "#web/app/first-reads.ts";

const game = await testGame();
const { deps } = game;

const app = await serve({ deps, routes, trustedProxies: [] });
app.get<{ Querystring: { read: FirstRead } }>("/page", async (request, reply) => {
  await findSession(request, deps);
  return answerReads(routes, [firstReads[request.query.read]], { request, reply, deps });
});
afterAll(() => app.close());

async function readInPage(read: FirstRead, cookie: string | null): Promise<PageAnswer[]> {
  const headers = cookie === null ? {} : { cookie };
  return (await app.inject({ url: "/page", query: { read }, headers })).json();
}

test.for(Object.keys(firstReads) as FirstRead[])(
  "a page brings what the call of %s answers",
  async (name) => {
    const player = await game.player();

    const brought = await readInPage(name, player.jar.cookie);

    const { endpoint, input } = firstReads[name];
    const { body } = await player.call(endpoint as Endpoint, input);
    expect(brought).toEqual([{ path: endpoint.path, input, answer: body }]);
  },
);

test("nobody is brought what they may not ask", async () => {
  expect(await readInPage("deck", null)).toEqual([]);
  expect(await readInPage("guide", null)).toHaveLength(1);
});
