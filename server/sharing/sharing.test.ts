import { expect, test } from "vitest";
import { saveSettings } from "#contract/admin-settings.ts";
import * as sharing from "#contract/sharing.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { losesToTeamOf, met } from "#server/battle/test-battles.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();

const input = async (player: ActingPlayer) => ({
  platform: "copy" as const,
  cardIds: (await player.cards()).slice(0, 3).map(({ cardId }) => cardId),
});

const sharesOf = ({ id }: ActingPlayer) =>
  game.db.rows(
    `select number, platform, card_ids as "cardIds" from shares where player_id = $1 order by number`,
    [id],
  );

test("three shares a day are rewarded with 50 coins, over both calls and however fast", async () => {
  const player = await game.player();
  const cards = await input(player);

  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => player.call(sharing.share, {})),
    ...Array.from({ length: 10 }, () => player.call(sharing.shareCards, cards)),
  ]);

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await player.coins()).toBe(350);
  expect((await player.call(sharing.shareStatus, {})).body).toEqual({
    canEarnRewards: false,
    dailySharesRemaining: 0,
    shareCredits: 150,
  });
});

test("as many shares are rewarded as the setting says", async () => {
  const [player, admin] = [await game.player(), await game.admin()];
  await admin.call(saveSettings, { settings: { sharesPerDay: 5 } });

  const codes = [];
  for (let i = 0; i < 6; i++) codes.push((await player.call(sharing.share, {})).refusal.code);
  await admin.call(saveSettings, { settings: { sharesPerDay: standardSettings.sharesPerDay } });

  expect(codes).toEqual(["", "", "", "", "", "no_shares_left"]);
  expect((await sharesOf(player)).length).toBe(5);
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

test("a battle that another player has begun counts, and one against a team left behind does not", async () => {
  const [player, other] = [await game.player(), await game.player()];
  await game.db.rows(`update players set created_at = now() - interval '90 days' where id = $1`, [
    player.id,
  ]);

  await losesToTeamOf(game, other, player);
  expect((await player.call(sharing.share, {})).refusal.code).toBe("not_active");

  await met(other, player);
  expect((await player.call(sharing.share, {})).body.dailySharesRemaining).toBe(2);
});

test("it is known where a share went and what it showed, as far as the player said", async () => {
  const player = await game.player();
  const cards = await input(player);
  const [copy] = await player.cards();

  await player.call(sharing.shareCards, cards);
  await player.call(sharing.shareCards, { platform: "device", cardIds: [copy!.id] });
  await player.call(sharing.share, {});

  expect(await sharesOf(player)).toEqual([
    { number: 1, platform: "copy", cardIds: cards.cardIds },
    { number: 2, platform: "device", cardIds: [copy!.cardId] },
    { number: 3, platform: "unknown", cardIds: [] },
  ]);
});

test("the same press that arrives twice is one share", async () => {
  const player = await game.player();
  const headers = { "idempotency-key": "one-press" };
  const cards = await input(player);

  const answers = await Promise.all([
    player.call(sharing.shareCards, cards, { headers }),
    player.call(sharing.shareCards, cards, { headers }),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await player.coins()).toBe(250);
  expect(await sharesOf(player)).toHaveLength(1);
});

test("cards of somebody else, of nobody, or too many of them earn nothing", async () => {
  const [player, other] = [await game.player(), await game.player()];
  const [theirs] = await other.cards();
  const { cardIds } = await input(player);
  const refused = async (ids: string[]) =>
    (await player.call(sharing.shareCards, { platform: "copy", cardIds: ids })).refusal.code;

  expect(await refused([theirs!.id])).toBe("no_card");
  expect(await refused(["00000000-0000-4000-8000-000000000000"])).toBe("no_card");
  expect(await refused(["any"])).toBe("no_card");
  expect(await refused([])).toBe("bad_input");
  expect(await refused(Array.from({ length: 11 }, () => cardIds[0]!))).toBe("bad_input");

  expect(await player.coins()).toBe(200);
  expect(await sharesOf(player)).toEqual([]);
});
