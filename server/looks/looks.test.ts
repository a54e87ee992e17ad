import { expect, test } from "vitest";
import { buyLook, listLooks, wearLook } from "#contract/looks.ts";
import { chooseSeason, listSeasons, recordVisit } from "#contract/missions.ts";
import { listMovements } from "#contract/purse.ts";
import type { LookId, LookKind } from "#game/looks/looks.ts";
import { hasBegun, pointsOf, seasonIds, STEP_POINTS } from "#game/missions/seasons.ts";
import { listTitles } from "#contract/titles.ts";
import { giveCoins } from "#server/market/test-sellers.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { notificationsOf } from "#server/trades/test-dealers.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();
const { emblemCoins, backdropCoins, frameCoins } = game.deps.settings;

const looksOf = async (player: ActingPlayer) => (await player.call(listLooks, {})).body;
const buys = (player: ActingPlayer, look: LookId, price = emblemCoins) =>
  player.call(buyLook, { look, price });
const wears = (player: ActingPlayer, kind: LookKind, look: LookId | null) =>
  player.call(wearLook, { kind, look });
const seasonsOf = async (player: ActingPlayer) => (await player.call(listSeasons, {})).body;

async function rich(coins = 1000) {
  const player = await game.player();
  await giveCoins(game, player, coins);
  return player;
}

/** So far on the first season's track, by missions of other days. */
const comesTo = (player: ActingPlayer, points: number) =>
  game.db.rows(`insert into player_seasons values ($1, $2, $3, now())`, [
    player.id,
    seasonIds[0],
    points,
  ]);

test("a bought look is there for good, and is worn until it is taken off", async () => {
  const player = await rich();
  const before = await player.coins();
  expect(await looksOf(player)).toEqual({
    owned: [],
    worn: { backdrop: null, emblem: null, frame: null },
    prices: { backdropCoins, emblemCoins, frameCoins },
  });

  expect((await buys(player, "star")).body).toEqual({ success: true, message: "Star is yours." });
  expect((await buys(player, "coral_reef", backdropCoins)).status).toBe(200);
  expect(await player.coins()).toBe(before - emblemCoins - backdropCoins);
  const moved = (await player.call(listMovements, {})).body;
  expect(moved[0]).toMatchObject({ amount: -backdropCoins, words: "Look bought", link: "/season" });

  expect((await wears(player, "emblem", "star")).body.message).toBe("You wear Star now.");
  await wears(player, "backdrop", "coral_reef");
  expect(await looksOf(player)).toMatchObject({
    owned: ["star", "coral_reef"],
    worn: { backdrop: "coral_reef", emblem: "star", frame: null },
  });
  expect((await wears(player, "emblem", null)).body.message).toBe("You took it off.");
  expect((await looksOf(player)).worn).toEqual({
    backdrop: "coral_reef",
    emblem: null,
    frame: null,
  });
});

test("a frame is bought and worn beside what else is worn, and two purchases of the last coins are one", async () => {
  const player = await game.player();
  await giveCoins(game, player, emblemCoins + frameCoins - (await player.coins()));
  await buys(player, "star");
  await wears(player, "emblem", "star");

  const answers = await Promise.all([
    buys(player, "oak", frameCoins),
    buys(player, "ember", frameCoins),
  ]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await player.coins()).toBe(0);
  const frame = answers[0].status === 200 ? "oak" : "ember";
  expect((await wears(player, "emblem", frame)).refusal.code).toBe("look_not_owned");
  expect((await wears(player, "frame", frame)).status).toBe(200);
  expect((await looksOf(player)).worn).toEqual({ backdrop: null, emblem: "star", frame });
  await wears(player, "frame", null);
  expect((await looksOf(player)).worn).toEqual({ backdrop: null, emblem: "star", frame: null });
});

test("twenty at the same moment buy it once", async () => {
  const player = await rich();
  const before = await player.coins();

  const answers = await Promise.all(Array.from({ length: 20 }, () => buys(player, "heart")));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ refusal }) => refusal.code).filter(Boolean))).toEqual(
    new Set(["look_owned"]),
  );
  expect(await player.coins()).toBe(before - emblemCoins);
});

test("what cannot be bought or worn is refused in words, and changes nothing", async () => {
  const player = await rich();
  const before = await player.coins();

  expect((await buys(player, "pumpkin")).refusal.code).toBe("look_not_sold");
  expect((await buys(player, "star", emblemCoins - 1)).refusal).toMatchObject({
    code: "look_price_changed",
    message: `This look costs ${emblemCoins} coins now. Please look at it again.`,
  });
  expect((await buys(player, "halo" as LookId)).status).toBe(400);
  expect((await buys(player, "star", -5)).status).toBe(400);
  expect((await wears(player, "emblem", "star")).refusal.code).toBe("look_not_owned");
  await game.db.rows(`delete from worn_looks where player_id = $1`, [player.id]);
  expect(await player.coins()).toBe(before);

  await buys(player, "star");
  expect((await wears(player, "backdrop", "star")).refusal.code).toBe("look_not_owned");
  expect((await wears(player, "emblem", "heart")).refusal.code).toBe("look_not_owned");
  expect((await game.visitor().call(listLooks, {})).status).toBe(401);
});

test("a player without enough coins keeps them", async () => {
  const player = await game.player();
  const coins = await player.coins();
  expect(coins).toBeLessThan(backdropCoins);
  expect((await buys(player, "sunny_beach", backdropCoins)).refusal).toMatchObject({
    code: "look_too_expensive",
    message: `This look costs ${backdropCoins} coins, and you have ${coins}.`,
  });
  expect(await player.coins()).toBe(coins);
});

test("a completed mission counts for the newest season, once", async () => {
  const player = await game.player();
  const newest = seasonIds.findLast((id) => hasBegun(id, game.deps.now()));
  expect(await seasonsOf(player)).toMatchObject({ running: newest ?? null });
  expect((await seasonsOf(player)).seasons.every(({ points }) => points === 0)).toBe(true);

  await Promise.all(Array.from({ length: 5 }, () => player.call(recordVisit, {})));

  expect((await seasonsOf(player)).seasons[0]).toEqual({ season: newest, points: 1 });
});

test("the step that a mission completes brings its look, with a word about it", async () => {
  const player = await game.player();
  await comesTo(player, STEP_POINTS - 1);
  expect((await looksOf(player)).owned).toEqual([]);

  await player.call(recordVisit, {});

  expect((await looksOf(player)).owned).toEqual(["pumpkin"]);
  expect((await wears(player, "emblem", "pumpkin")).status).toBe(200);
  expect(await notificationsOf(player)).toContainEqual(
    expect.objectContaining({ title: "A new look: Pumpkin", link: "/season" }),
  );
});

test("an earlier season can be chosen and finished; one to come, or a finished one, cannot", async () => {
  game.wait(Date.parse("2027-01-10") - game.deps.now());
  const player = await game.player();
  const first = seasonIds[0];
  const chooses = (season: (typeof seasonIds)[number]) => player.call(chooseSeason, { season });

  expect((await chooses(first)).body.message).toBe("Your missions count for Harvest Fair now.");
  expect((await seasonsOf(player)).running).toBe(first);
  expect((await chooses("2027-02")).refusal.code).toBe("season_not_begun");

  await game.db.rows(`update player_seasons set points = $2 where player_id = $1`, [
    player.id,
    pointsOf(first),
  ]);
  expect((await chooses(first)).refusal.code).toBe("season_finished");
  expect((await looksOf(player)).owned).toHaveLength(6);
  expect(await seasonsOf(player)).toMatchObject({ running: "2027-01", coming: "2027-02" });
});

test("the winner of a cup has its looks and its title", async () => {
  const player = await game.player();
  await game.db.rows(
    `with cup as (insert into cups (id, starts_at, seed, state, rounds, ended_at)
                    values (gen_random_uuid(), now() - interval '1 hour', 1, 'over', 1, now())
                  returning id)
     insert into cup_players (cup_id, player_id, brought, team, entered_at, place)
     select id, $1, array_fill($1::uuid, array[3]), '[]', now(), 1 from cup`,
    [player.id],
  );
  expect((await looksOf(player)).owned).toEqual(["medal", "fire_mountain", "trophy"]);
  expect((await player.call(listTitles, {})).body.deeds.cups).toBe(1);
});

test.for([
  [
    "a look without its coins",
    "a bought look took its coins once",
    `insert into bought_looks values ($1, 'rocket', 150, now())`,
  ],
  [
    "coins for a look that was never bought",
    "coins that are paid have a cause that exists",
    `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
     values ($1, 'coins', -150, 'look', 'look:rocket', 0)`,
  ],
  [
    "points of a season without a mission",
    "a completed mission gives at most five points of a season",
    `insert into player_seasons values ($1, '2026-11', 1000, null)`,
  ],
] as const)("%s are found", async ([, rule, sql]) => {
  const player = await rich();
  await buys(player, "star");
  const rules = await auditAfter(game.db, (tx) => tx.rows(sql, [player.id]));
  expect(rules).toContain(rule);
});
