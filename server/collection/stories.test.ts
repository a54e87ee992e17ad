import { expect, test } from "vitest";
import { cardStory } from "#contract/collection.ts";
import { claimTransfer } from "#contract/transfers.ts";
import { fightOut, meet } from "#server/duel/test-duelists.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { generates } from "#server/trades/test-dealers.ts";
import { fightsWith, makesCard, storyOf, winsWith } from "./test-makers.ts";

const game = await testGame();

type DeedRow = { kind: string; battleId: string; whom: string; line: string | null };

const deedsOf = (id: string) =>
  game.db.rows<DeedRow>(
    `select kind, battle_id as "battleId", whom, line from card_deeds where owned_card_id = $1
      order by kind`,
    [id],
  );

const firstWin = async (id: string) => (await deedsOf(id)).find(({ kind }) => kind === "first_win");

const becomes = (id: string, experience: number) =>
  game.db.rows(`update owned_cards set experience = $2 where id = $1`, [id, experience]);

/** One battle before this level, whether it is won or lost. */
const before = { level5: 499, level10: 2249, level20: 9499 };

test("a first win is remembered, and told at level 5 in words that stay", async () => {
  const player = await game.player();
  const card = await makesCard(game, player);
  const won = await winsWith(player, card);
  expect(await firstWin(card)).toMatchObject({
    battleId: won.id,
    whom: won.opponent.name,
    line: null,
  });
  expect(await storyOf(player, card)).toEqual([]);

  await becomes(card, before.level5);
  await fightsWith(player, card);
  const told = await storyOf(player, card);
  expect(told).toMatchObject([{ level: 5 }]);
  expect(told[0]!.line).toContain(won.opponent.name);

  for (let i = 0; i < 3; i++) await winsWith(player, card);
  expect(await storyOf(player, card)).toEqual(told);
});

test("a card that had its level before its first win is told of at once", async () => {
  const player = await game.player();
  const card = await makesCard(game, player, { experience: before.level20 + 1 });

  const won = await winsWith(player, card);

  const lines = await storyOf(player, card);
  expect(lines.map(({ level }) => level).filter((level) => level !== 10)).toEqual([5, 20]);
  expect(lines[0]!.line).toContain(won.opponent.name);
});

test("the narrowest escape and the strongest rival are those of all battles until they are told", async () => {
  const player = await game.player();
  const card = await makesCard(game, player);
  const wins = [];
  for (let i = 0; i < 6; i++) wins.push(await winsWith(player, card));

  const healths = wins.map(({ player: own, opponent }) =>
    Math.round((1000 * (own.power - opponent.power)) / own.power),
  );
  const powers = wins.map(({ opponent }) =>
    Math.round(opponent.fighters.reduce((sum, { basePower }) => sum + basePower, 0)),
  );
  const kept = await game.db.rows<{ kind: string; health: number; greatness: number }>(
    `select kind, health_left as health, greatness from card_deeds where owned_card_id = $1`,
    [card],
  );
  const keptOf = (kind: string) => kept.find((each) => each.kind === kind);
  expect(keptOf("strongest_rival")?.greatness).toBe(Math.max(...powers));
  expect(keptOf("narrow_escape")?.health).toBe(Math.min(...healths));

  await becomes(card, before.level20);
  await fightsWith(player, card);
  expect((await storyOf(player, card)).map(({ level }) => level)).toEqual([5, 10, 20]);
});

test("a battle that is sent twice, or at the same moment, is remembered once", async () => {
  const player = await game.player();
  const card = await makesCard(game, player, { experience: before.level5 + 1 });
  const key = { headers: { "idempotency-key": "story-1" } };

  const answers = await Promise.all(Array.from({ length: 8 }, () => fightsWith(player, card, key)));

  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  const deeds = await deedsOf(card);
  expect(new Set(deeds.map(({ battleId }) => battleId)).size).toBe(deeds.length === 0 ? 0 : 1);
  await winsWith(player, card);
  const told = await storyOf(player, card);
  await Promise.all(Array.from({ length: 8 }, () => fightsWith(player, card)));
  expect((await storyOf(player, card))[0]).toEqual(told[0]);
  expect((await deedsOf(card)).filter(({ kind }) => kind === "first_win")).toHaveLength(1);
});

test("a story that is told cannot be rewritten, not even in the database", async () => {
  const player = await game.player();
  const card = await makesCard(game, player, { experience: before.level5 + 1 });
  await winsWith(player, card);

  await expect(
    game.db.rows(`update card_deeds set line = 'Another one.' where owned_card_id = $1`, [card]),
  ).rejects.toThrow("does not change");
});

test("cards of the game have no story, and neither has a made card in other hands", async () => {
  const [maker, friend] = [await game.player(), await game.player()];
  const [ofGame] = await maker.deck();
  await winsWith(maker, ofGame!.id);
  expect(await deedsOf(ofGame!.id)).toEqual([]);

  const card = await makesCard(game, maker, { experience: before.level5 + 1 });
  await winsWith(maker, card);
  const told = await storyOf(maker, card);
  const { transferCode } = await generates(maker, card);
  expect((await friend.call(claimTransfer, { transferCode })).status).toBe(200);

  // The story goes with the card, and does not go on.
  expect(await storyOf(friend, card)).toEqual(told);
  expect((await maker.call(cardStory, { id: card })).status).toBe(404);
  const deeds = await deedsOf(card);
  await becomes(card, before.level20);
  await winsWith(friend, card);
  expect(await deedsOf(card)).toEqual(deeds);
});

/** The deck holds these copies alone. */
const bringsOnly = (player: ActingPlayer, ids: readonly string[]) =>
  game.db.rows(
    `update owned_cards set place = 'vault', deck_slot = null
      where owner_id = $1 and place = 'deck' and not id = any($2)`,
    [player.id, ids],
  );

const teamOf = async (player: ActingPlayer, points: number) => {
  const strength = { attack: points, defense: points };
  const team = [
    await makesCard(game, player, strength),
    await makesCard(game, player, strength),
    await makesCard(game, player, strength),
  ];
  await bringsOnly(player, team);
  return team;
};

test("a duel is remembered, too, and no name that a player has chosen is kept", async () => {
  const [maker, other] = [await game.player(), await game.player()];
  const [card] = await teamOf(maker, 100);
  await teamOf(other, 40);

  const id = await meet(maker, other);
  const [own] = await fightOut(id, [maker, other]);

  expect(own!.view.result).toBe("won");
  expect(await firstWin(card!)).toMatchObject({ battleId: id, whom: "a fire creature" });
});
