import { expect, test } from "vitest";
import { listMovements } from "#contract/purse.ts";
import * as contract from "#contract/teams.ts";
import { claimTransfer } from "#contract/transfers.ts";
import { FREE_TEAM_SLOTS } from "#game/teams/teams.ts";
import { giveCoins } from "#server/market/test-sellers.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { generates } from "#server/trades/test-dealers.ts";

const game = await testGame();
const { teamSlotCoins, teamSlotsAtMost } = game.deps.settings;

const teamsOf = async (player: ActingPlayer) => (await player.call(contract.listTeams, {})).body;
const idsOf = async (player: ActingPlayer) => (await player.deck()).map(({ id }) => id);
const keeps = (player: ActingPlayer, name: string, userCardIds: readonly string[]) =>
  player.call(contract.keepTeam, { name, userCardIds: [...userCardIds] });
const changes = (player: ActingPlayer, id: string, name: string, userCardIds: readonly string[]) =>
  player.call(contract.changeTeam, { id, name, userCardIds: [...userCardIds] });
const buysSlot = (player: ActingPlayer, slots = FREE_TEAM_SLOTS, price = teamSlotCoins) =>
  player.call(contract.buyTeamSlot, { slots, price });

/** With exactly so many coins more than for a beginning. */
async function withCoins(coins: number) {
  const player = await game.player();
  await giveCoins(game, player, coins - (await player.coins()));
  return player;
}

test("a team is kept under a name, changed and removed", async () => {
  const player = await game.player();
  const [first, second, third, fourth] = await idsOf(player);
  expect(await teamsOf(player)).toEqual({
    teams: [],
    slots: FREE_TEAM_SLOTS,
    nextSlotPrice: teamSlotCoins,
  });

  expect((await keeps(player, "  Forest   Guard ", [third!, first!, second!])).body).toEqual({
    success: true,
    message: "Forest Guard is one of your teams now.",
  });
  const { teams } = await teamsOf(player);
  expect(teams).toMatchObject([{ name: "Forest Guard", userCardIds: [third, first, second] }]);

  const id = teams[0]!.id;
  expect((await changes(player, id, "Night Watch", [fourth!, first!, second!])).status).toBe(200);
  expect((await teamsOf(player)).teams).toEqual([
    { id, name: "Night Watch", userCardIds: [fourth, first, second] },
  ]);
  expect((await player.call(contract.removeTeam, { id })).status).toBe(200);
  expect((await teamsOf(player)).teams).toEqual([]);
  expect((await player.call(contract.removeTeam, { id })).refusal.code).toBe("no_team");
});

test("what cannot be a team is refused in words, and changes nothing", async () => {
  const [player, other] = [await game.player(), await game.player()];
  const own = await idsOf(player);
  const [foreign] = await idsOf(other);
  const three = own.slice(0, 3);
  await keeps(other, "Theirs", (await idsOf(other)).slice(0, 3));
  const [theirs] = (await teamsOf(other)).teams;

  expect((await keeps(player, "Mine", [own[0]!, own[1]!, foreign!])).refusal.code).toBe(
    "team_not_owned",
  );
  expect((await keeps(player, "Mine", [own[0]!, own[1]!, own[0]!])).refusal.code).toBe(
    "same_card_twice",
  );
  expect((await keeps(player, "Mine", own.slice(0, 2))).status).toBe(400);
  expect((await keeps(player, "", three)).status).toBe(400);
  expect((await keeps(player, "x".repeat(40), three)).status).toBe(400);
  expect((await keeps(player, "kill them all with guns", three)).refusal.code).not.toBe("");
  expect((await changes(player, theirs!.id, "Mine", three)).refusal.code).toBe("no_team");
  expect((await player.call(contract.removeTeam, { id: theirs!.id })).refusal.code).toBe("no_team");
  expect((await game.visitor().call(contract.listTeams, {})).status).toBe(401);
  expect((await teamsOf(player)).teams).toEqual([]);
  expect((await teamsOf(other)).teams).toEqual([theirs]);
});

test("a card that was given away leaves its place empty until another one comes in", async () => {
  const [giver, taker] = [await game.player(), await game.player()];
  const [first, second, third, fourth] = await idsOf(giver);
  await keeps(giver, "Old Friends", [first!, second!, third!]);

  const { transferCode } = await generates(giver, second!);
  await taker.call(claimTransfer, { transferCode });

  const [team] = (await teamsOf(giver)).teams;
  expect(team!.userCardIds).toEqual([first, null, third]);
  const { body } = await giver.call(contract.changeTeam, { id: team!.id, name: "Good Friends" });
  expect(body.message).toBe("Good Friends is saved.");
  expect((await teamsOf(giver)).teams[0]).toMatchObject({ userCardIds: [first, null, third] });
  expect((await changes(giver, team!.id, "Old Friends", [first!, second!, third!])).status).toBe(
    409,
  );
  expect((await changes(giver, team!.id, "Old Friends", [first!, fourth!, third!])).status).toBe(
    200,
  );
  expect((await teamsOf(giver)).teams[0]!.userCardIds).toEqual([first, fourth, third]);
});

test("more teams than places are never kept, however many come at once", async () => {
  const player = await game.player();
  const three = (await idsOf(player)).slice(0, 3);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => keeps(player, `Team ${"abcdefgh"[n]}`, three)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(FREE_TEAM_SLOTS);
  expect(new Set(answers.map(({ refusal }) => refusal.code).filter(Boolean))).toEqual(
    new Set(["teams_full"]),
  );
  expect((await teamsOf(player)).teams).toHaveLength(FREE_TEAM_SLOTS);
});

test("a further place costs coins, once for each, up to the most", async () => {
  const more = teamSlotsAtMost - FREE_TEAM_SLOTS;
  const player = await withCoins((more + 1) * teamSlotCoins);
  expect((await buysSlot(player, FREE_TEAM_SLOTS, teamSlotCoins - 1)).refusal.code).toBe(
    "team_slot_price_changed",
  );

  const twice = await Promise.all([buysSlot(player), buysSlot(player), buysSlot(player)]);
  expect(twice.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(twice.map(({ refusal }) => refusal.code).filter(Boolean))).toEqual(
    new Set(["team_slot_bought"]),
  );
  expect(await player.coins()).toBe(more * teamSlotCoins);
  const [moved] = (await player.call(listMovements, {})).body;
  expect(moved).toMatchObject({ amount: -teamSlotCoins, words: "Place for a team bought" });

  for (let slots = FREE_TEAM_SLOTS + 1; slots < teamSlotsAtMost; slots++) {
    expect((await buysSlot(player, slots)).status).toBe(200);
  }
  expect(await teamsOf(player)).toMatchObject({ slots: teamSlotsAtMost, nextSlotPrice: null });
  expect((await buysSlot(player, teamSlotsAtMost)).refusal.code).toBe("team_slots_at_most");
  expect(await player.coins()).toBe(teamSlotCoins);
});

test("a player without enough coins keeps them", async () => {
  const player = await withCoins(teamSlotCoins - 1);
  expect((await buysSlot(player)).refusal).toMatchObject({
    code: "team_slot_too_expensive",
    message: `A place for a team costs ${teamSlotCoins} coins, and you have ${teamSlotCoins - 1}.`,
  });
  expect(await player.coins()).toBe(teamSlotCoins - 1);
});

test("a repeated request is the same purchase and the same team", async () => {
  const player = await withCoins(2 * teamSlotCoins);
  const three = (await idsOf(player)).slice(0, 3);
  const key = (word: string) => ({ headers: { "idempotency-key": `${word}-${player.id}` } });
  const input = { slots: FREE_TEAM_SLOTS, price: teamSlotCoins };
  const team = { name: "Echo", userCardIds: three };

  const bought = [
    await player.call(contract.buyTeamSlot, input, key("slot")),
    await player.call(contract.buyTeamSlot, input, key("slot")),
  ];
  const kept = await Promise.all([
    player.call(contract.keepTeam, team, key("team")),
    player.call(contract.keepTeam, team, key("team")),
  ]);

  expect(bought.map(({ status }) => status)).toEqual([200, 200]);
  expect(kept.map(({ status }) => status)).toEqual([200, 200]);
  expect(await player.coins()).toBe(teamSlotCoins);
  expect(await teamsOf(player)).toMatchObject({ slots: FREE_TEAM_SLOTS + 1 });
  expect((await teamsOf(player)).teams).toHaveLength(1);
});

test.for([
  [
    "a place without its coins",
    "a place for a team took its coins once",
    `insert into team_slots values ($1, 7, 300, now())`,
  ],
  [
    "more teams than places",
    "a player keeps no more teams than there are places",
    `insert into kept_teams
     select gen_random_uuid(), $1, 'Team ' || n, (select array_agg(id) from
       (select id from owned_cards where owner_id = $1 limit 3) own), now() from generate_series(1, 4) n`,
  ],
  [
    "coins for a place that was never bought",
    "coins that are paid have a cause that exists",
    `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
     values ($1, 'coins', -300, 'team_slot', 'team_slot:7', 0)`,
  ],
] as const)("%s are found", async ([, rule, sql]) => {
  const player = await withCoins(1000);
  await buysSlot(player);
  const rules = await auditAfter(game.db, (tx) => tx.rows(sql, [player.id]));
  expect(rules).toContain(rule);
});
