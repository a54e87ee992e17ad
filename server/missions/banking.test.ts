import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import * as missions from "#contract/missions.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();
// What is drawn beside the missions of these tests must not pay for the same deeds.
await game.db.rows(`update missions set active = false where objective = 'move_cards'`);
const DAY = 24 * 60 * 60 * 1000;
const COINS = 7;

/** A daily mission that a player can bring forward as often as the test likes. */
async function aMission({ target = 1, objective = "first_deck_move" } = {}) {
  const id = randomUUID();
  await game.db.rows(
    `insert into missions (id, title, description, type, objective, target, reward_coins, position)
     values ($1, $2, '', 'daily', $3, $4, ${COINS}, 99)`,
    [id, `Mission ${id}`, objective, target],
  );
  return { id, leave: () => game.db.rows(`delete from missions where id = $1`, [id]) };
}

/** As if it had always been there. */
const forAges = (table: string, columns: readonly string[], id: string) =>
  game.db.rows(
    `update ${table} set ${columns.map((column) => `${column} = now() - interval '30 days'`).join()}
      where id = $1`,
    [id],
  );

async function isOldMission(id: string) {
  await game.db.rows("alter table missions disable trigger mission_begins_anew");
  await forAges("missions", ["starts_at", "active_since"], id);
  await game.db.rows("alter table missions enable trigger mission_begins_anew");
}

async function see(player: ActingPlayer, id: string) {
  const { body } = await player.call(missions.listMissions, {});
  const found = body.find((mission) => mission.id === id);
  return { ...found, banked: found?.banked.map(({ progress }) => progress) };
}

/** One deed: a card goes to the vault or comes back. */
async function moves(player: ActingPlayer) {
  const [card] = await player.vault();
  if (card) return player.movesToDeck(card.id);
  const [first] = await player.deck();
  return player.movesToVault(first?.id ?? "");
}

/** Pays for this mission, by the ledger. */
const payments = (player: ActingPlayer, id: string) =>
  game.db.rows<{ cause: string }>(
    `select cause from ledger where player_id = $1 and cause like $2 order by cause`,
    [player.id, `mission:${id}:%`],
  );

test("an unfinished day waits in the bank; today comes first, then the oldest day", async () => {
  const { id, leave } = await aMission({ target: 2 });
  const player = await game.player();
  await moves(player);
  game.wait(2 * DAY);
  expect(await see(player, id)).toMatchObject({ progress: 0, completed: false, banked: [1, 0] });

  await moves(player);
  await moves(player);
  expect(await see(player, id)).toMatchObject({ progress: 2, completed: true, banked: [1, 0] });

  await moves(player);
  expect(await see(player, id)).toMatchObject({ progress: 2, completed: true, banked: [0] });
  for (const banked of [[1], [], []]) {
    await moves(player);
    expect(await see(player, id)).toMatchObject({ completed: true, banked });
  }
  expect(await payments(player, id)).toHaveLength(3);
  game.wait(-2 * DAY);
  await leave();
});

test("after three more days a banked day is gone", async () => {
  const { id, leave } = await aMission();
  const player = await game.player();

  game.wait(3 * DAY);
  expect((await see(player, id)).banked).toEqual([0, 0, 0]);
  game.wait(DAY);
  expect((await see(player, id)).banked).toEqual([0, 0, 0]);
  const { body } = await player.call(missions.listMissions, {});
  const [oldest] = body.find((mission) => mission.id === id)?.banked ?? [];
  const threeDaysAgo = new Date(Date.now() + DAY).toISOString().slice(0, 10);
  expect(oldest?.day).toBe(threeDaysAgo);
  game.wait(-4 * DAY);
  await leave();
});

test("deeds at the same moment bring each day forward once", async () => {
  const { id, leave } = await aMission();
  const player = await game.player();
  const cards = (await player.deck()).slice(0, 8);
  game.wait(3 * DAY);
  const before = await player.coins();
  await see(player, id);

  await Promise.all(cards.map((card) => player.movesToVault(card.id)));

  const paid = await payments(player, id);
  expect(new Set(paid.map(({ cause }) => cause)).size).toBe(4);
  expect(paid).toHaveLength(4);
  expect(await player.coins()).toBe(before + 4 * COINS + 40);
  game.wait(-3 * DAY);
  await leave();
});

test("nothing is banked from before the player signed up", async () => {
  const { id, leave } = await aMission();
  await isOldMission(id);
  const player = await game.player();

  expect((await see(player, id)).banked).toEqual([]);
  game.wait(DAY);
  expect((await see(player, id)).banked).toEqual([0]);
  game.wait(-DAY);
  await leave();
});

test("nothing is banked from before the mission was there", async () => {
  const player = await game.player();
  await forAges("players", ["created_at"], player.id);
  const { id, leave } = await aMission();

  expect((await see(player, id)).banked).toEqual([]);
  await isOldMission(id);
  expect((await see(player, id)).banked).toEqual([0, 0, 0]);
  await leave();
});

test.for([
  ["while it was switched off", "active = false", "active = true"],
  ["while it was over", "ends_at = now() - interval '1 hour'", "ends_at = null"],
  ["when it was another one", "objective = 'win_battles'", "objective = 'first_deck_move'"],
  ["by moving its beginning back", "starts_at = now()", "starts_at = '2020-01-01'"],
] as const)("nothing is banked %s", async ([, before, after]) => {
  const player = await game.player();
  await forAges("players", ["created_at"], player.id);
  const { id, leave } = await aMission();
  await isOldMission(id);
  expect((await see(player, id)).banked).toHaveLength(3);

  await game.db.rows(`update missions set ${before} where id = $1`, [id]);
  await game.db.rows(`update missions set ${after} where id = $1`, [id]);

  expect((await see(player, id)).banked).toEqual([]);
  await leave();
});

test("a new title or reward leaves the bank as it is", async () => {
  const player = await game.player();
  await forAges("players", ["created_at"], player.id);
  const { id, leave } = await aMission();
  await isOldMission(id);

  await game.db.rows(`update missions set title = 'Another', reward_coins = 8 where id = $1`, [id]);

  expect((await see(player, id)).banked).toHaveLength(3);
  await leave();
});

test("hellos are not banked", async () => {
  const player = await game.player();
  game.wait(3 * DAY);
  const { body } = await player.call(missions.listMissions, {});
  const banks = Object.fromEntries(body.map(({ title, banked }) => [title, banked.length]));

  expect(banks["Win 2 battles"]).toBeGreaterThanOrEqual(1);
  expect(banks).toMatchObject({ "Champion of the month": 0, "Sweet victory": 0 });
  expect([banks["Say hello to your creatures"] ?? 0, banks["Dream up a card"] ?? 0]).toEqual([
    0, 0,
  ]);
  game.wait(-3 * DAY);
});

test("a target that was raised after it was reached pays nobody twice", async () => {
  const { id, leave } = await aMission();
  const player = await game.player();
  await moves(player);

  await game.db.rows(`update missions set target = 2 where id = $1`, [id]);
  const answer = await moves(player);

  expect(answer.status).toBe(200);
  expect(await payments(player, id)).toHaveLength(1);
  await leave();
});
