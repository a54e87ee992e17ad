import { expect, test } from "vitest";
import { listMovements } from "#contract/purse.ts";
import { getRoad } from "#contract/road.ts";
import { RULES_VERSION } from "#game/duel/numbers.ts";
import { rivalIds } from "#game/road/rival-ids.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { buys, sells } from "#server/market/test-sellers.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { testGame } from "#server/testing/test-game.ts";
import { comesTo, duelThatEnds, sends, wins, winsOf } from "./test-road.ts";

const game = await testGame();
const { roadCoins, roadBossCoins } = standardSettings;

test("a won duel is played again by the server, and pays once", async () => {
  const player = await game.player();
  const coins = await player.coins();
  expect(await winsOf(player)).toEqual([]);
  const duel = await duelThatEnds(true, player, "1-1");

  const { body } = await sends(player, duel);

  const { goals } = body;
  expect(body).toMatchObject({
    coins: roadCoins,
    message: `You won against Tilda Two-Boots and get ${roadCoins} coins.`,
  });
  expect(await player.coins()).toBe(coins + roadCoins);
  expect(await winsOf(player)).toEqual([{ rival: "1-1", goals }]);
  expect((await player.call(listMovements, {})).body[0]).toMatchObject({
    amount: roadCoins,
    reason: "road",
  });

  expect((await sends(player, duel)).body).toMatchObject({
    coins: 0,
    message: "You won against Tilda Two-Boots.",
  });
  expect(await player.coins()).toBe(coins + roadCoins);
  expect((await game.visitor().call(getRoad, {})).status).toBe(401);
});

test("the same win at the same moment pays once", async () => {
  const player = await game.player();
  const coins = await player.coins();
  const duel = await duelThatEnds(true, player, "1-1");

  const answers = await Promise.all([1, 2, 3, 4].map(() => sends(player, duel)));

  expect(answers.map(({ body }) => body.coins).toSorted((a, b) => b - a)).toEqual([
    roadCoins,
    0,
    0,
    0,
  ]);
  expect(await player.coins()).toBe(coins + roadCoins);
});

test("a goal that was met once stays met", async () => {
  const player = await game.player();
  await wins(player, "1-1");
  await game.db.rows(
    `update road_wins set first_goal = true, second_goal = true where player_id = $1`,
    [player.id],
  );
  await wins(player, "1-1");
  expect(await winsOf(player)).toEqual([{ rival: "1-1", goals: [true, true] }]);
});

test("the whole road can be walked, each rival opens the next, and bosses pay more", async () => {
  const player = await game.player();
  const coins = await player.coins();

  await comesTo(player, "2-1");

  expect((await winsOf(player)).map(({ rival }) => rival)).toEqual(rivalIds.slice(0, 5));
  expect(await player.coins()).toBe(coins + 4 * roadCoins + roadBossCoins);
});

test("what was not won in this way is refused, and changes nothing", async () => {
  const [player, other] = [await game.player(), await game.player()];
  const won = await duelThatEnds(true, player, "1-1");
  const lost = await duelThatEnds(false, player, "1-1");
  const codeOf = async (duel: Partial<typeof won>, by = player) =>
    (await sends(by, { ...won, ...duel })).refusal.code;

  expect(await codeOf(lost)).toBe("road_not_won");
  expect(await codeOf({ seed: won.seed + 1, choices: "s" })).toBe("road_not_won");
  expect(await codeOf({ choices: `${won.choices}s` })).toBe("road_not_won");
  expect(await codeOf({ choices: `0${won.choices}` })).toBe("road_not_won");
  expect(await codeOf({ rules: RULES_VERSION - 1 })).toBe("road_other_rules");
  expect(await codeOf({}, other)).toBe("road_team_gone");
  const [first] = won.team;
  expect(await codeOf({ team: [first!, first!, first!] })).toBe("road_team_gone");
  expect(await codeOf(await duelThatEnds(true, player, "1-2"))).toBe("road_not_open");
  expect(await codeOf({ choices: "f" })).toBe("bad_input");
  expect(await codeOf({ rival: "7-1" as "1-1" })).toBe("bad_input");
  expect(await winsOf(player)).toEqual([]);
});

test("a card that is for sale still fought, and one that was sold did not", async () => {
  const [player, buyer] = [await game.player(), await game.player()];
  const duel = await duelThatEnds(true, player, "1-1");
  const listing = await sells(player, 20, duel.team[0]);
  expect((await sends(player, duel)).status).toBe(200);

  await buys(buyer, listing);
  expect((await sends(player, duel)).refusal.code).toBe("road_team_gone");
});

test("after all of this every rule of the audit holds", async () => {
  expect(await auditAfter(game.db, async () => {})).toEqual([]);
});

test.for([
  [
    "a rival that was beaten before its turn",
    "a rival of the road pays once, and after the one before it",
    `insert into road_wins (player_id, rival, coins, first_goal, second_goal, won_at)
     values ($1, '1-3', 0, false, false, now())`,
  ],
  [
    "a win whose coins never came",
    "a rival of the road pays once, and after the one before it",
    `insert into road_wins (player_id, rival, coins, first_goal, second_goal, won_at)
     values ($1, '1-2', 10, false, false, now())`,
  ],
  [
    "coins for a rival that was not beaten",
    "coins that are paid have a cause that exists",
    `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
     values ($1, 'coins', 10, 'road', 'road:1-2', 0)`,
  ],
] as const)("%s is found", async ([, rule, sql]) => {
  const player = await game.player();
  await wins(player, "1-1");
  expect(await auditAfter(game.db, (tx) => tx.rows(sql, [player.id]))).toContain(rule);
});
