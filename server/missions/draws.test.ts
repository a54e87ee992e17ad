import { expect, test } from "vitest";
import * as missions from "#contract/missions.ts";
import { recordVisit } from "#contract/missions.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();
const DAY = 24 * 60 * 60 * 1000;

const list = async (player: ActingPlayer) => (await player.call(missions.listMissions, {})).body;

const running = async (player: ActingPlayer, type: "daily" | "weekly") =>
  (await list(player)).filter((mission) => mission.type === type && mission.isRunning);

const titles = async (player: ActingPlayer, type: "daily" | "weekly") =>
  (await running(player, type)).map(({ title }) => title);

const swap = (player: ActingPlayer, id: string) => player.call(missions.swapMission, { id });

test("three of the day and three of the week stay the same, and each next day brings a new one", async () => {
  const player = await game.player();
  const days: string[][] = [];
  for (let day = 0; day < 6; day++) {
    const [today, again] = await Promise.all([titles(player, "daily"), titles(player, "daily")]);
    expect(today).toHaveLength(3);
    expect(again).toEqual(today);
    expect(await titles(player, "weekly")).toHaveLength(3);
    const had = new Set(days.flat());
    expect(today.filter((title) => !had.has(title))).toHaveLength(day === 0 ? 3 : 1);
    days.push(today);
    game.wait(DAY);
  }
  game.wait(-6 * DAY);
});

test("swaps at the same moment give one other mission, and a repeated one the same answer", async () => {
  const player = await game.player();
  const before = await running(player, "daily");
  const goneId = before[1]!.id;

  const answers = await Promise.all(Array.from({ length: 6 }, () => swap(player, goneId)));
  const after = await running(player, "daily");

  expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);
  expect(answers[0]?.body.message).toBe(`Your new mission: ${after[1]?.title}`);
  expect(after.map(({ id }) => id)).toEqual([before[0]?.id, after[1]?.id, before[2]?.id]);
  expect(after[1]?.id).not.toBe(goneId);
  expect(after.some(({ canSwap }) => canSwap)).toBe(false);
});

test("two different swaps at the same moment give one, and tomorrow there is another", async () => {
  const player = await game.player();
  const before = await running(player, "daily");

  const answers = await Promise.all(before.slice(0, 2).map(({ id }) => swap(player, id)));

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused?.refusal.code).toBe("swapped_today");
  const kept = await running(player, "daily");
  expect(kept.filter(({ id }) => before.some((each) => each.id === id))).toHaveLength(2);
  game.wait(DAY);
  const [next] = await running(player, "daily");
  expect((await swap(player, next!.id)).status).toBe(200);
  game.wait(-DAY);
});

test("a finished mission, one that is not drawn and one of others are not swapped", async () => {
  const player = await game.player();
  await player.call(recordVisit, {});
  const hello = (await list(player)).find(({ title }) => title.startsWith("Say hello"))!;
  const month = (await list(player)).find(({ type }) => type === "monthly")!;
  const before = await list(player);

  expect((await swap(player, hello.id)).refusal.code).toBe("finished");
  expect((await swap(player, month.id)).refusal.code).toBe("no_mission");
  expect(await list(player)).toEqual(before);
});

test("only what was drawn counts, and a new mission pays once", async () => {
  const player = await game.player();
  const [, , win] = await running(player, "daily");
  expect((await swap(player, win!.id)).status).toBe(200);
  await game.db.rows(
    `update mission_draws set mission_ids[3] = (select id from missions where title = 'Tidy the nest')
      where player_id = $1 and type = 'daily'`,
    [player.id],
  );
  const [one, two, three] = await player.deck();
  const coins = await player.coins();

  for (const card of [one, two, three]) await player.movesToVault(card!.id);

  const tidy = (await running(player, "daily"))[2];
  expect(tidy).toMatchObject({ title: "Tidy the nest", progress: 2, completed: true });
  expect(await player.coins()).toBe(coins + 20 + 40);
});

test("a day that was not finished waits although its mission is not drawn any more", async () => {
  const player = await game.player();
  const [, , win] = await running(player, "daily");
  game.wait(DAY);
  await list(player);
  await game.db.rows(
    `update mission_draws set mission_ids = mission_ids[1:2] where player_id = $1 and type = 'daily'
        and not mission_ids[1:2] @> array[$2::uuid] and period > (select min(period)
        from mission_draws where player_id = $1 and type = 'daily')`,
    [player.id, win!.id],
  );

  const waiting = (await list(player)).find(({ id }) => id === win!.id);

  expect(waiting?.banked).toHaveLength(1);
  game.wait(-DAY);
});

test("a child without permission is asked for nothing with others", async () => {
  const child = await game.player();
  await game.db.rows(
    `update players set age_band = 'child', age_last_month = '2099-01' where id = $1`,
    [child.id],
  );
  for (let day = 0; day < 8; day++) {
    const drawn = await list(child);
    const online = /Share|marketplace|trade|friend|another player|6 players/;
    expect(drawn.filter(({ description }) => online.test(description))).toEqual([]);
    game.wait(DAY);
  }
  game.wait(-8 * DAY);
});

test("on the last day of a week nothing is asked for that takes more days", async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => game.player()));
  const daysToSunday = (7 - new Date(game.deps.now()).getUTCDay()) % 7;
  const waited = (7 + daysToSunday) * DAY;
  game.wait(waited);

  const asked = await Promise.all(
    players.map(async (player) => {
      const [before] = await running(player, "weekly");
      await player.call(recordVisit, {});
      expect((await swap(player, before!.id)).status).toBe(200);
      return [...(await titles(player, "weekly")), before!.title];
    }),
  );

  const takesDays = ["Five days of friends", "Good to see you", "Busy studio"];
  expect(asked.flat().filter((title) => takesDays.includes(title))).toEqual([]);
  game.wait(-waited);
});

test("after all of this every rule of the audit holds", async () => {
  expect(await auditAfter(game.db, async () => {})).toEqual([]);
});
