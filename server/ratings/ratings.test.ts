import { expect, test } from "vitest";
import * as arena from "#contract/arena.ts";
import { testGame, type Caller } from "#server/testing/test-game.ts";

const game = await testGame();

type Form = { rating: number; sureForDays: number };

const rated = async ({ rating, sureForDays }: Form) => {
  const player = await game.player();
  await game.db.rows(
    `insert into ratings (player_id, rating, deviation, won, lost, rated_at, sure_until)
     values ($1, $2, 80, 5, 4, now(), now() + make_interval(days => $3))`,
    [player.id, rating, sureForDays],
  );
  return player;
};

const best = async (player: Caller) => (await player.call(arena.getLeaderboard, {})).body;

const standing = async (player: Caller) => (await player.call(arena.getArena, {})).body.standing;

test("the leaderboard has players who are rated surely, from the best down", async () => {
  await game.db.rows(`delete from ratings`);
  const third = await rated({ rating: 1400, sureForDays: 9 });
  const first = await rated({ rating: 2050, sureForDays: 9 });
  const second = await rated({ rating: 1610.4, sureForDays: 9 });
  const newcomer = await game.player();

  expect(await best(second)).toEqual([
    {
      rank: 1,
      name: first.username,
      rating: 2050,
      league: "legend",
      won: 5,
      lost: 4,
      isYou: false,
    },
    {
      rank: 2,
      name: second.username,
      rating: 1610,
      league: "summit",
      won: 5,
      lost: 4,
      isYou: true,
    },
    {
      rank: 3,
      name: third.username,
      rating: 1400,
      league: "ember",
      won: 5,
      lost: 4,
      isYou: false,
    },
  ]);
  expect(await standing(third)).toMatchObject({ rank: 3, provisional: false, won: 5 });
  expect(await standing(newcomer)).toMatchObject({ rank: null, provisional: true });
});

test("demo players and players who have left are not on it", async () => {
  await game.db.rows(`delete from ratings`);
  const players = [
    await rated({ rating: 1900, sureForDays: 9 }),
    await rated({ rating: 1800, sureForDays: 9 }),
    await rated({ rating: 1700, sureForDays: 9 }),
  ] as const;
  await game.db.rows(`update players set role = 'demo' where id = $1`, [players[0].id]);
  await game.db.rows(`update players set deleted_at = now() where id = $1`, [players[1].id]);

  expect((await best(players[2])).map(({ name, rank }) => [name, rank])).toEqual([
    [players[2].username, 1],
  ]);
  expect((await standing(players[2])).rank).toBe(1);
});

test("who rests for long becomes provisional and leaves the leaderboard", async () => {
  await game.db.rows(`delete from ratings`);
  const player = await rated({ rating: 1900, sureForDays: 9 });
  expect(await standing(player)).toMatchObject({ deviation: 80, provisional: false, rank: 1 });

  game.wait(10 * 86_400_000);

  const later = await standing(player);
  expect(later).toMatchObject({ rating: 1900, provisional: true, rank: null });
  expect(later.deviation).toBeGreaterThan(80);
  expect(await best(player)).toEqual([]);
});

test("players with the same rating have different places, the same on both screens", async () => {
  await game.db.rows(`delete from ratings`);
  const players = [];
  for (let i = 0; i < 4; i++) players.push(await rated({ rating: 1555, sureForDays: 99 }));

  const ranks = await Promise.all(players.map(async (player) => (await standing(player)).rank));

  expect(ranks.toSorted()).toEqual([1, 2, 3, 4]);
  for (const [i, player] of players.entries()) {
    expect((await best(player)).find(({ isYou }) => isYou)?.rank).toBe(ranks[i]);
  }
});
