import { expect, test } from "vitest";
import * as contract from "#contract/creation.ts";
import { testGame } from "#server/testing/test-game.ts";

const game = await testGame();

test("a player reads what is understood of a description, and today's card is still there", async () => {
  const player = await game.player();

  const { status, body } = await player.call(contract.understandDescription, {
    description: "my fluffy orange cat with tiny wings who naps on clouds with a blorbo",
  });

  expect(status).toBe(200);
  expect(body.understood).toEqual(["fluffy", "orange", "cat", "tiny wings", "naps on clouds"]);
  expect(body.notUnderstood).toEqual(["blorbo"]);
  expect(body.isEnough).toBe(true);
  expect((await player.call(contract.checkCooldown, {})).body.canCreate).toBe(true);
});

test("nothing is understood of nothing, nor of hostile bytes, and all of it is an answer", async () => {
  const player = await game.player();
  const texts = ["", "   ", "\u202e\u200b", "🦊🔥", "'; drop table players; --", "a".repeat(300)];

  const answers = await Promise.all(
    texts.map((description) => player.call(contract.understandDescription, { description })),
  );

  expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 200));
  expect(answers.slice(0, 4).flatMap(({ body }) => body.understood)).toEqual([]);
});

test.each([
  ["a fox", false],
  ["blorbo", false],
  ["a red fox", true],
  ["a fox that naps", true],
  // Words for help, or why not, come when it is sent; the page asks for no more words of it.
  ["i want to kill myself", true],
])("whether %j says enough: %s", async (description, isEnough) => {
  const player = await game.player();

  const { body } = await player.call(contract.understandDescription, { description });

  expect(body.isEnough).toBe(isEnough);
});

test("a text that is too long is refused, and a stranger is asked to sign in", async () => {
  const player = await game.player();

  const long = await player.call(contract.understandDescription, { description: "a".repeat(301) });
  const strange = await game.visitor().call(contract.understandDescription, { description: "fox" });

  expect([long.status, strange.status]).toEqual([400, 401]);
});

test("who asks more often than anybody types is told to wait", async () => {
  const player = await game.player();

  const statuses = [];
  for (let i = 0; i < 241; i++) {
    const { status } = await player.call(contract.understandDescription, { description: "a fox" });
    statuses.push(status);
  }

  expect(new Set(statuses.slice(0, 240))).toEqual(new Set([200]));
  expect(statuses.at(-1)).toBe(429);
});
