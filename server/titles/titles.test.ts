import { expect, test } from "vitest";
import { chooseTitle, listTitles } from "#contract/titles.ts";
import { creatures } from "#game/cards/creatures.ts";
import type { TitleId } from "#game/titles/titles.ts";
import { finds } from "#server/album/test-album.ts";
import { losesToTeamOf, met } from "#server/battle/test-battles.ts";
import { befriend, friendsOf } from "#server/friends/test-friends.ts";
import { comesTo } from "#server/road/test-road.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();

const titlesOf = async (player: ActingPlayer) => (await player.call(listTitles, {})).body;
const chooses = (player: ActingPlayer, title: TitleId | null) =>
  player.call(chooseTitle, { title });

test("what a player has done is counted, each of its own", async () => {
  const [player, other] = [await game.player(), await game.player()];
  await comesTo(player, "2-2");
  await finds(game, player, "set");
  await player.creates("a small owl with a lantern");
  await finds(game, other, "set");

  const { deeds, chosen } = await titlesOf(player);

  expect(deeds).toMatchObject({ bosses: 1, found: creatures.length, made: 1, won: 0 });
  expect(deeds.stars).toBeGreaterThanOrEqual(6);
  expect(chosen).toBeNull();
  expect((await titlesOf(other)).deeds).toMatchObject({
    bosses: 0,
    stars: 0,
    found: creatures.length,
    made: 0,
  });
});

test("won battles count on both sides, up to the greatest title", async () => {
  const player = await game.player();
  for (let fought = 0; fought < 3; fought += 1) await player.battles("computer");
  const wins = await game.db.one<{ count: number }>(
    `select count(*) as count from battles where challenger_id = $1 and challenger_won`,
    [player.id],
  );
  expect((await titlesOf(player)).deeds.won).toBe(wins.count);
});

test("what a team that was left behind has won is no deed of its player", async () => {
  const [player, other] = [await game.player(), await game.player()];
  await losesToTeamOf(game, other, player);
  expect((await titlesOf(player)).deeds.won).toBe(0);

  await met(other, player);

  const won = await Promise.all(
    [player, other].map(async (each) => (await titlesOf(each)).deeds.won),
  );
  expect(won.toSorted()).toEqual([0, 1]);
});

test("an earned title can be chosen, and friends see it; one that is not earned is refused", async () => {
  const [player, friend] = [await game.player(), await game.player()];
  await befriend(player, friend);
  await finds(game, player, "set");

  expect((await chooses(player, "legend")).refusal.code).toBe("title_not_earned");
  expect((await titlesOf(player)).chosen).toBeNull();
  expect((await chooses(player, "album_keeper")).body).toEqual({
    success: true,
    message: "You are Album Keeper now.",
    chosen: "album_keeper",
  });

  expect((await titlesOf(player)).chosen).toBe("album_keeper");
  expect((await friendsOf(friend)).friends[0]?.title).toBe("album_keeper");
  expect((await friendsOf(player)).friends[0]?.title).toBeNull();

  expect((await chooses(player, null)).body.message).toBe("You have no title now.");
  expect((await friendsOf(friend)).friends[0]?.title).toBeNull();
});

test("two choices at the same moment leave one title", async () => {
  const player = await game.player();
  await finds(game, player, "set");
  const answers = await Promise.all(
    (["finder", "album_keeper", "finder"] as const).map((title) => chooses(player, title)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(["finder", "album_keeper"]).toContain((await titlesOf(player)).chosen);
});

test("nonsense and strangers get nothing", async () => {
  const player = await game.player();
  expect((await chooses(player, "king" as TitleId)).status).toBe(400);
  expect((await game.visitor().call(listTitles, {})).status).toBe(401);
});
