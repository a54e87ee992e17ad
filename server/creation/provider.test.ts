import { afterAll, expect, test } from "vitest";
import { openCreators } from "#server/adapters/creators.ts";
import { startFakeAiProvider } from "#server/testing/fake-ai-provider.ts";
import { SKETCH, testGame } from "#server/testing/test-game.ts";
import { reserveCall } from "./budget.ts";

const provider = await startFakeAiProvider();
/** The provider behaves as the model's name says. */
const ai = {
  provider: "openai" as const,
  apiKey: "for tests",
  baseUrl: `${provider.url}/v1`,
  textModel: "perfect",
  imageModel: null,
};
let callsPerDay = 100;

const game = await testGame({
  adjust({ db, log, now }) {
    const mayCall = () => reserveCall(db, now(), callsPerDay);
    const { close, ...creators } = openCreators(ai, { log, mayCall, drawAt: SKETCH });
    afterAll(close);
    return creators;
  },
});

afterAll(() => provider.close());

const idea = "a koi made of embers that swims through evening air";

async function createdWith(textModel: string) {
  ai.textModel = textModel;
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

  callsPerDay = 0;
  const { status, wordsBy } = await createdWith("perfect");

  expect([status, wordsBy]).toEqual([200, "forge"]);
  const calls = provider.requests.slice(before).filter(({ path }) => !path.includes("moderations"));
  expect(calls).toEqual([]);
});
