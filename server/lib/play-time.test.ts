import { expect, test } from "vitest";
import { saveLimits } from "#contract/account.ts";
import { testGame } from "#server/testing/test-game.ts";
import { openPlayTime } from "./play-time.ts";

test("a minute that the database did not take counts with the next", async () => {
  const game = await testGame();
  const mia = await game.player();
  await mia.call(saveLimits, {
    minutesADay: 60,
    bedtime: null,
    monthlyCapCents: null,
    timeZone: "UTC",
  });
  await game.db.rows(`delete from play_minutes`);
  let isAway = true;
  const transaction: typeof game.db.transaction = (work) =>
    isAway ? Promise.reject(new Error("away")) : game.db.transaction(work);
  let nowMs = game.deps.now();
  const playTime = openPlayTime({ ...game.db, transaction }, () => nowMs);
  const played = async () =>
    (await game.db.rows<{ minutes: number }>(`select minutes from play_minutes`))[0]?.minutes;

  playTime.note(mia.id);
  await expect(playTime.store()).rejects.toThrow("away");
  nowMs += 60_000;
  playTime.note(mia.id);
  isAway = false;
  await playTime.store();

  expect(await played()).toBe(2);
  await playTime.store();
  expect(await played()).toBe(2);
});
