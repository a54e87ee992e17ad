import { expect, test } from "vitest";
import { currentUser, getLimits, saveLimits, stayHere } from "#contract/account.ts";
import { quickBattle } from "#contract/battle.ts";
import { chooseInDuel, getDuel } from "#contract/duel.ts";
import { meet } from "#server/duel/test-duelists.ts";
import { testGame, type ActingPlayer, type Caller } from "#server/testing/test-game.ts";

const game = await testGame();
const there = await game.another();

const MINUTE_MS = 60_000;

/** Both servers' clocks go on, never back. */
function wait(ms: number) {
  game.wait(ms);
  there.wait(ms);
}
const waitUntil = (moment: string) => wait(Date.parse(moment) - game.deps.now());

const none = { minutesADay: null, bedtime: null, monthlyCapCents: null, timeZone: "UTC" };

const sets = (player: Caller, limits: Partial<typeof none> | object) =>
  player.call(saveLimits, { ...none, ...limits });

const left = async (player: Caller) => (await player.call(currentUser, {})).body.playLeft;

const stays = async (player: Caller) => (await player.call(stayHere, {})).body.playLeft?.minutes;

const playedOn = ({ id }: ActingPlayer) =>
  game.db.rows(`select day::text, minutes from play_minutes where player_id = $1 order by day`, [
    id,
  ]);

const battlesThere = async (player: ActingPlayer) => {
  const playerCards = (await player.deck()).slice(0, 3).map(({ id }) => id);
  return there.as(player).call(quickBattle, { playerCards, battleType: "computer" });
};

const closedPlay = async (player: Caller) => (await player.call(currentUser, {})).body.closed.play;

test("a minute counts once, in however many tabs and processes", async () => {
  waitUntil("2027-01-10T10:00:10Z");
  const player = await game.player();
  const elsewhere = there.as(player);
  await sets(player, { minutesADay: 3 });
  expect(await left(player)).toEqual({ minutes: 3, endsBy: "time_is_up" });

  await Promise.all([stays(player), stays(elsewhere), player.battles(), stays(elsewhere)]);
  expect(await stays(player)).toBe(2);

  wait(MINUTE_MS);
  expect(await Promise.all([stays(elsewhere), stays(player)])).toContain(1);
  expect(await stays(elsewhere)).toBe(1);
  expect(await playedOn(player)).toEqual([{ day: "2027-01-10", minutes: 2 }]);
});

test("deeds count without any tab that says it is there; when time is up, only reading is left", async () => {
  const player = await game.player();
  await sets(player, { minutesADay: 2 });

  for (let minute = 0; minute < 2; minute++) {
    expect((await player.battles()).status).toBe(200);
    await expect.poll(async () => (await left(player))?.minutes).toBe(1 - minute);
    wait(MINUTE_MS);
  }

  for (const server of [player, there.as(player)]) {
    expect(await closedPlay(server)).toBe("time_is_up");
  }
  expect((await player.battles()).refusal.code).toBe("time_is_up");
  expect((await player.deck()).length).toBeGreaterThan(0);
  const [row] = (await playedOn(player)) as { minutes: number }[];
  expect(row?.minutes).toBe(2);
});

test("a duel that has begun is finished, and its choices count as play", async () => {
  const [player, other] = [await game.player(), await game.player()];
  const id = await meet(player, other);
  await sets(player, { minutesADay: 1 });
  wait(MINUTE_MS);

  const chooses = async (who: ActingPlayer) => {
    const { body } = await who.call(getDuel, { id });
    return who.call(chooseInDuel, { id, step: body.step, choice: "guard" });
  };
  expect((await chooses(player)).status).toBe(200);
  await expect.poll(() => closedPlay(player)).toBe("time_is_up");
  await chooses(other);
  expect((await chooses(player)).status).toBe(200);
  expect((await player.battles()).refusal.code).toBe("time_is_up");
});

test("a limit that somebody sets for themselves counts in every process", async () => {
  const player = await game.player();
  const plays = async () => (await battlesThere(player)).refusal.code;
  expect(await plays()).toBe("");

  await sets(player, { minutesADay: 0 });

  // Within the seconds for which that process remembers who is signed in.
  await expect.poll(plays, { timeout: 300_000, interval: 20 }).toBe("time_is_up");
});

test("nothing is kept of those who have no limit", async () => {
  const player = await game.player();
  await player.battles();
  await sets(player, { bedtime: { from: 60, until: 120 } });
  await stays(player);
  expect(await playedOn(player)).toEqual([]);
});

test("a day ends at the midnight of the player's own clock", async () => {
  waitUntil("2027-02-01T04:58:30Z");
  const player = await game.player();
  await sets(player, { minutesADay: 1, timeZone: "America/New_York" });
  expect(await stays(player)).toBe(0);
  expect(await closedPlay(player)).toBe("time_is_up");

  waitUntil("2027-02-01T05:00:10Z");
  expect(await closedPlay(player)).toBeUndefined();
  expect(await stays(player)).toBe(0);
  expect(await playedOn(player)).toEqual([
    { day: "2027-01-31", minutes: 1 },
    { day: "2027-02-01", minutes: 1 },
  ]);
});

const night = { from: 20 * 60 + 30, until: 3 * 60 };

test.each([
  ["2027-03-27T19:29:30Z", 1, undefined],
  ["2027-03-27T19:30:30Z", 0, "bedtime"],
  // The clock goes from 2 to 3: the night is an hour shorter.
  ["2027-03-28T00:59:30Z", 0, "bedtime"],
  ["2027-03-28T01:00:30Z", 17 * 60 + 30, undefined],
  ["2027-03-28T18:30:30Z", 0, "bedtime"],
  // And from 3 to 2: it is an hour longer.
  ["2027-10-31T01:30:00Z", 0, "bedtime"],
  ["2027-10-31T02:00:30Z", 17 * 60 + 30, undefined],
])("bedtime goes by the clock on the player's wall: %s", async (moment, minutes, why) => {
  waitUntil(moment);
  const player = await game.player();
  await sets(player, { bedtime: night, timeZone: "Europe/Berlin" });
  expect(await left(player)).toEqual({ minutes, endsBy: "bedtime" });
  expect(await closedPlay(player)).toBe(why);
});

test("what is stricter works at once, what is looser from the next day of the player's clock", async () => {
  waitUntil("2027-11-30T20:00:00Z");
  const player = await game.player();
  const timeZone = "Asia/Tokyo";
  await sets(player, { minutesADay: 30, monthlyCapCents: 500, timeZone });

  const { body: stricter } = await sets(player, {
    minutesADay: 20,
    monthlyCapCents: 500,
    timeZone,
  });
  expect(stricter).toMatchObject({ minutesADay: 20, later: null });

  const { body: looser } = await sets(player, { minutesADay: 90, monthlyCapCents: 900, timeZone });
  expect(looser).toMatchObject({
    minutesADay: 20,
    monthlyCapCents: 500,
    later: { minutesADay: 90, monthlyCapCents: 900 },
  });
  // A clock that is ahead would bring tomorrow closer.
  await sets(player, { minutesADay: 90, monthlyCapCents: 900, timeZone: "Pacific/Kiritimati" });

  // In Tokyo December has come five hours ago; its next midnight is at 15:00 UTC.
  waitUntil("2027-12-01T14:59:00Z");
  const limits = async () => (await player.call(getLimits, {})).body;
  expect(await limits()).toMatchObject({ minutesADay: 20, monthlyCapCents: 500, timeZone });
  waitUntil("2027-12-01T15:00:30Z");
  const next = { minutesADay: 90, bedtime: null, timeZone: "Pacific/Kiritimati" };
  await expect.poll(limits).toEqual({
    ...next,
    // A cap is for a month.
    monthlyCapCents: 500,
    later: { ...next, monthlyCapCents: 900 },
    isSetByGuardian: false,
  });
});

test("a guardian's limits are a guardian's", async () => {
  const player = await game.player({
    born: `${new Date(game.deps.now()).getUTCFullYear() - 14}-01`,
  });
  await sets(player, { minutesADay: 30 });
  await sets(player, { minutesADay: 600 });
  const guardian = await game.player();
  await game.db.rows(`insert into guardianships (guardian_id, child_id) values ($1, $2)`, [
    guardian.id,
    player.id,
  ]);

  const { status, refusal } = await sets(player, { minutesADay: 10 });
  expect([status, refusal.code]).toEqual([403, "guardian_decides"]);
  wait(24 * 60 * MINUTE_MS);
  const waiting = () =>
    game.db.rows(`select 1 from later_limits where player_id = $1`, [player.id]);
  await expect.poll(waiting).toEqual([]);
  const { body } = await player.call(getLimits, {});
  expect(body).toMatchObject({ minutesADay: 30, later: null, isSetByGuardian: true });
});

test("a clock that is nowhere is refused", async () => {
  const { status } = await sets(await game.player(), { minutesADay: 30, timeZone: "Moon/Crater" });
  expect(status).toBe(400);
});
