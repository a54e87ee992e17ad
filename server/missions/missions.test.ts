import { expect, test } from "vitest";
import * as missions from "#contract/missions.ts";
import { currentUser } from "#contract/account.ts";
import { finishTutorial, recordVisit, streakStatus } from "#contract/missions.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();
const DAY = 24 * 60 * 60 * 1000;

const list = async (player: ActingPlayer) => (await player.call(missions.listMissions, {})).body;

const named = async (player: ActingPlayer, title: string) =>
  (await list(player)).find((mission) => mission.title === title);

test("daily missions come first, with their coins", async () => {
  const player = await game.player();

  const [first, second, third] = await list(player);

  expect([first?.title, second?.title, third?.title]).toEqual([
    "Say hello to your creatures",
    "Dream up a card",
    "Win 2 battles",
  ]);
  expect([first?.reward, second?.reward, third?.reward]).toEqual([20, 30, 50]);
});

test("a visit pays once a day, however often it is told at once", async () => {
  const player = await game.player();
  const visit = async () => (await player.call(recordVisit, {})).body;

  const first = await Promise.all(Array.from({ length: 10 }, visit));
  expect(first.flatMap(({ completed }) => completed)).toEqual([
    { title: "Say hello to your creatures", coins: 20 },
  ]);
  expect(
    first
      .map(({ giftCoins }) => giftCoins)
      .toSorted((a, b) => b - a)
      .slice(0, 2),
  ).toEqual([5, 0]);
  expect(await player.coins()).toBe(225);

  game.wait(DAY);
  const next = await Promise.all(Array.from({ length: 10 }, visit));
  const missionCoins = next.flatMap(({ completed }) => completed.map(({ coins }) => coins));
  expect(missionCoins.length).toBeLessThan(2);
  expect(await player.coins()).toBe(230 + (missionCoins[0] ?? 0));
  game.wait(-DAY);
});

test("every day one comes moves on by a place, the seventh is a chest, and a missed one costs nothing", async () => {
  const player = await game.player();
  const daysBetween = [1, 1, 3, 1, 40, 1, 1, 1];
  const gifts: [number, number][] = [];
  for (const days of daysBetween) {
    game.wait(days * DAY);
    const { trackPlace, giftCoins } = (await player.call(recordVisit, {})).body;
    gifts.push([trackPlace, giftCoins]);
  }
  const { body } = await player.call(recordVisit, {});
  const user = (await player.call(currentUser, {})).body;

  expect(gifts).toEqual([
    [1, 5],
    [2, 5],
    [3, 5],
    [4, 5],
    [5, 5],
    [6, 5],
    [7, 40],
    [1, 5],
  ]);
  expect([body.trackPlace, body.giftCoins, user.trackPlace]).toEqual([1, 0, 1]);
  game.wait(-49 * DAY);
});

test("looking changes nothing", async () => {
  const player = await game.player();
  await player.call(recordVisit, {});
  game.wait(DAY);

  await list(player);
  const [user, streak] = [await player.call(currentUser, {}), await player.call(streakStatus, {})];

  expect([user.body.coins, user.body.streak, streak.body.days]).toEqual([225, 1, 1]);
  game.wait(-DAY);
});

test("a daily mission starts again on the next day", async () => {
  const player = await game.player();
  await player.creates("a lazy cloud whale");
  expect(await named(player, "Dream up a card")).toMatchObject({ progress: 1, completed: true });

  game.wait(DAY);

  expect(
    (await list(player)).filter(({ type, completed }) => type === "daily" && completed),
  ).toEqual([]);
  expect(await named(player, "Your first creature")).toMatchObject({ completed: true });
  game.wait(-DAY);
});

test("the first deck move counts once, in either direction", async () => {
  const player = await game.player();
  const [card] = await player.deck();

  await player.movesToVault(card?.id ?? "");
  await player.movesToDeck(card?.id ?? "");

  expect(await named(player, "Deck builder")).toMatchObject({ progress: 1, completed: true });
  expect(await player.coins()).toBe(200 + 40);
});

test("the welcome path brings its cards once, whatever admins switch off and on", async () => {
  const player = await game.player();
  const others = ["first_card", "first_battle", "first_win", "first_deck_move"];
  const only = (active: readonly string[]) =>
    game.db.rows(`update missions set active = objective = any($2) where objective = any($1)`, [
      others,
      active,
    ]);
  const before = (await player.cards()).length;
  await only([]);
  await player.call(finishTutorial, {});
  expect(await player.cards()).toHaveLength(before + 3);

  await only(["first_deck_move"]);
  await player.movesToVault((await player.deck())[0]!.id);

  expect(await named(player, "Deck builder")).toMatchObject({ completed: true });
  expect(await player.cards()).toHaveLength(before + 3);
  await only(others);
});

test("the end of the tutorial is a step of the welcome path, however often it is reached", async () => {
  const player = await game.player();

  const answers = await Promise.all(
    Array.from({ length: 5 }, () => player.call(finishTutorial, {})),
  );

  const completed = answers.flatMap(({ body }) => body.completed);
  expect(completed).toEqual([{ title: "Learn the ropes", coins: 40 }]);
  expect(await named(player, "Learn the ropes")).toMatchObject({ progress: 1, completed: true });
  expect(await player.coins()).toBe(200 + 40);
});

test("the streak grows day by day, and one missed day is free", async () => {
  const player = await game.player();
  const streak = async () => {
    await player.call(recordVisit, {});
    return (await player.call(streakStatus, {})).body;
  };
  expect(await streak()).toMatchObject({ days: 1, hasFreeDay: true });

  game.wait(DAY);
  expect(await streak()).toMatchObject({ days: 2, hasFreeDay: true });
  game.wait(2 * DAY);
  const used = await streak();
  expect(used).toMatchObject({ days: 3, hasFreeDay: false });
  const aWeekAfterTheMissedOne = new Date(Date.now() + 9 * DAY).toISOString().slice(0, 10);
  expect(used.nextFreeDay).toBe(aWeekAfterTheMissedOne);

  game.wait(2 * DAY);
  expect(await streak()).toMatchObject({ days: 1, hasFreeDay: false });
  game.wait(-5 * DAY);
});
