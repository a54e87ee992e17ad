import { afterAll, expect, test } from "vitest";
import { openCreators, type Creators } from "#server/adapters/creators.ts";
import { startFakeAiProvider } from "#server/testing/fake-ai-provider.ts";
import { SKETCH, testGame } from "#server/testing/test-game.ts";
import { reserveCall } from "./budget.ts";

const provider = await startFakeAiProvider();
const opened: Creators[] = [];

afterAll(async () => {
  await Promise.all(opened.map((creators) => creators.close()));
  await provider.close();
});

/** A game whose provider behaves as the model's name says. */
const gameWith = (textModel: string, callsPerDay = 100) =>
  testGame({
    adjust({ db, log, now }) {
      const settings = {
        provider: "openai" as const,
        apiKey: "for tests",
        baseUrl: `${provider.url}/v1`,
        textModel,
        imageModel: null,
      };
      const mayCall = () => reserveCall(db, now(), callsPerDay);
      const creators = openCreators(settings, { log, mayCall, drawAt: SKETCH });
      opened.push(creators);
      return creators;
    },
  });

const idea = "a koi made of embers that swims through evening air";

async function createdWith(textModel: string, callsPerDay?: number) {
  const game = await gameWith(textModel, callsPerDay);
  const player = await game.player();
  const { status, body } = await player.creates(idea);
  const [row] = await game.db.rows<{ wordsBy: string; calls: number | null }>(
    `select words_by as "wordsBy", (select calls from provider_calls) as calls
       from creations where id = $1`,
    [body.creation.id],
  );
  return { status, card: body.card, wordsBy: row?.wordsBy, calls: row?.calls ?? 0 };
}

test("with a provider, its words are on the card and its call is counted", async () => {
  const { status, card, wordsBy, calls } = await createdWith("perfect");

  expect([status, card?.name]).toEqual([200, "Emberkoi"]);
  expect(wordsBy).not.toBe("forge");
  expect(calls).toBe(1);
});

test.for(["rate_limited_long", "failing", "bad_key", "refusal", "malformed", "filtered"])(
  "when the provider's answer is %s, the forge finishes the card",
  async (fault) => {
    const { status, card, wordsBy } = await createdWith(fault);

    expect([status, wordsBy]).toEqual([200, "forge"]);
    expect(card?.name).toBeTruthy();
  },
);

test("when today's calls are used up, nobody is called and the forge makes the card", async () => {
  const before = provider.requests.length;

  const { status, wordsBy } = await createdWith("perfect", 0);

  expect([status, wordsBy]).toEqual([200, "forge"]);
  const calls = provider.requests.slice(before).filter(({ path }) => !path.includes("moderations"));
  expect(calls).toEqual([]);
});
