import { expect, test } from "vitest";
import * as sharing from "#contract/sharing.ts";
import { testGame } from "#server/testing/test-game.ts";

const game = await testGame();

const wish = { platform: "copy" as const, cardIds: ["any"] };

test("three shares a day are rewarded with 50 coins, over both calls and however fast", async () => {
  const player = await game.player();

  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => player.call(sharing.share, {})),
    ...Array.from({ length: 10 }, () => player.call(sharing.shareCards, wish)),
  ]);

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await player.coins()).toBe(350);
  expect((await player.call(sharing.shareStatus, {})).body).toEqual({
    canEarnRewards: false,
    dailySharesRemaining: 0,
    shareCredits: 150,
  });
});

test("the rewards come back on the next day", async () => {
  const player = await game.player();
  for (let i = 0; i < 3; i++) await player.call(sharing.share, {});

  game.wait(24 * 60 * 60 * 1000);

  expect((await player.call(sharing.share, {})).body.dailySharesRemaining).toBe(2);
  game.wait(-24 * 60 * 60 * 1000);
});

test("who has not played for a week earns nothing until the next battle", async () => {
  const player = await game.player();
  game.wait(8 * 24 * 60 * 60 * 1000);

  expect((await player.call(sharing.share, {})).refusal.code).toBe("not_active");

  game.wait(-8 * 24 * 60 * 60 * 1000);
});
