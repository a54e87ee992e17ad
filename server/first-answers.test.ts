import { expect, test } from "vitest";
import { firstAnswers } from "./first-answers.ts";
import { testGame } from "./testing/test-game.ts";

const game = await testGame();

test.for(["/", "/cards", "/create", "/tutorial", "/rules"])(
  "what the page %s brings is what its calls answer",
  async (path) => {
    const player = await game.player();

    const brought = await firstAnswers(game.deps, player.id, path);

    expect(Object.keys(brought)).not.toEqual([]);
    for (const [url, answer] of Object.entries(brought)) {
      const asked = await player.send({ method: "GET", url });
      expect({ url, answer }).toEqual({ url, answer: asked.json() as unknown });
    }
  },
);

test("other pages bring nothing", async () => {
  expect(await firstAnswers(game.deps, "nobody", "/battle")).toEqual({});
});

test("an answer that fails is left out, and the page comes nevertheless", async () => {
  const brought = await firstAnswers(game.deps, "no such id", "/");
  expect(Object.keys(brought)).toEqual(["/api/content?type=announcement"]);
});
