import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startFakeAiProvider, type FakeAiProvider } from "#server/testing/fake-ai-provider.ts";
import { whenOver } from "#server/testing/when-over.ts";
import { moderatorConformance } from "./conformance.ts";
import { localModerator } from "./embedded.ts";
import { openAiModerator } from "./openai.ts";

let ai: FakeAiProvider;
beforeAll(async () => {
  ai = await startFakeAiProvider();
});
afterAll(() => ai.close());

const nobodyThere = "http://127.0.0.1:9";

function moderator(baseUrl = `${ai.url}/v1`) {
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => failures.push(error);
  const local = localModerator();
  return { ...openAiModerator({ apiKey: "key", baseUrl, local, onFailure }), failures };
}

moderatorConformance(() => moderator());

test("what only the provider finds is refused in our words", async () => {
  const verdicts = await Promise.all(
    ["an owl with a bomb", "a frog that begs for a kiss"].map(moderator().review),
  );

  expect(verdicts).toMatchObject([
    { allowed: false, code: "violence", suggestions: { length: 3 } },
    { allowed: false, code: "sexual", suggestions: { length: 3 } },
  ]);
});

test("what the local rules refuse is not sent anywhere", async () => {
  const callsBefore = ai.requests.length;

  await moderator().review("a cocaine bear");

  expect(ai.requests.length).toBe(callsBefore);
});

test("when the provider is away, the local rules stand for texts, and pictures wait", async () => {
  const away = moderator(nobodyThere);

  expect(await away.review("a glass fox")).toEqual({ allowed: true });
  expect(await away.review("a cocaine bear")).toMatchObject({ allowed: false });
  expect(await away.mayShow(new Uint8Array(1_000))).toBe(false);
  expect(away.failures).toHaveLength(2);
});

test("pictures are shown to the provider", async () => {
  expect(await moderator().mayShow(new Uint8Array(1_000))).toBe(true);
  expect(await moderator().mayShow(new Uint8Array(9))).toBe(false);
});

test("a text that is refused without a reason is refused", async () => {
  const server = createServer((_, answer) => {
    answer.setHeader("content-type", "application/json");
    answer.end(JSON.stringify({ results: [{ flagged: true }] }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  whenOver(async () => void server.close());
  const { port } = server.address() as AddressInfo;
  const curt = moderator(`http://127.0.0.1:${port}`);

  expect(await curt.review("a glass fox")).toMatchObject({ allowed: false });
  expect(curt.failures).toEqual([]);
});

test("a provider that sends the game elsewhere is away: no words go there", async () => {
  const paths: (string | undefined)[] = [];
  const server = createServer(({ url }, answer) => {
    paths.push(url);
    answer.writeHead(307, { location: "/elsewhere" }).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  whenOver(async () => void server.close());
  const { port } = server.address() as AddressInfo;
  const sending = moderator(`http://127.0.0.1:${port}`);

  expect(await sending.review("a glass fox")).toEqual({ allowed: true });

  expect(paths).toEqual(["/moderations"]);
  expect(sending.failures).toHaveLength(1);
});
