import { expect, test } from "vitest";
import { createQrBattle } from "#contract/battle.ts";
import { economy } from "#contract/economy.ts";
import { createListing, purchase } from "#contract/market.ts";
import { analytics, listAllBattles, listAllTrades, recordTiles } from "#contract/records.ts";
import { countAllBattles, countAllTrades, dealStatuses } from "#contract/records.ts";
import { declineTrade, createTrade } from "#contract/trades.ts";
import { claimTransfer, generateTransfer } from "#contract/transfers.ts";
import type { DaySum } from "#game/economy/economy.ts";
import { DAY_MS } from "#game/lib/day.ts";
import type { Tx } from "#server/lib/db.ts";
import { watchedDb, watching } from "#server/testing/statements.ts";
import { testGame } from "#server/testing/test-game.ts";
import { countDays, countTotals, listCoins, listDays, sumCoins } from "./daily.ts";

const game = await testGame();
const boss = await game.admin();

const battles = async (input: object) => (await boss.call(listAllBattles, input)).body;
const battleCount = async (input: object) => (await boss.call(countAllBattles, input)).body.count;
const trades = async (input: object) => (await boss.call(listAllTrades, input)).body;
const tradeCount = async (input: object) => (await boss.call(countAllTrades, input)).body.count;
const tiles = async () => (await boss.call(recordTiles, {})).body;
const numbers = async () => (await boss.call(analytics, {})).body;
const coins = async () => (await boss.call(economy, { days: 3 })).body;
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test("a battle that was fought and one that waits stand in one list, the newest first", async () => {
  const before = await tiles();
  const ann = await game.player({ username: "Quendolina" });
  await ann.battles();
  const [first, second, third] = (await ann.deck()).map(({ id }) => id);
  const waits = await ann.call(createQrBattle, { playerCards: [first!, second!, third!] });

  const found = await battles({ search: "quendo" });

  expect(found.map(({ status, battleType }) => [status, battleType])).toEqual([
    ["pending", "pvp"],
    ["completed", "pve"],
  ]);
  expect(found[0]).toMatchObject({
    id: waits.body.battleId,
    opponent_name: null,
    winner_name: null,
  });
  expect(found[1]?.challenger_name).toBe("Quendolina");
  expect([ann.id, null]).toContain(found[1]?.winnerId);
  expect(await battles({ search: "quendo", status: "completed", type: "pvp" })).toEqual([]);
  expect(await battleCount({ search: "quendo" })).toBe(2);
  expect(await battleCount({ search: "quendo", status: "pending" })).toBe(1);
  expect(await battleCount({ search: "nobody%" })).toBe(0);
  const after = await tiles();
  expect(after.battles).toEqual({
    total: before.battles.total + 2,
    active: before.battles.active + 1,
    completed: before.battles.completed + 1,
    today: before.battles.today + 2,
  });
});

test("the computer is found by its name, too", async () => {
  const ann = await game.player();
  await ann.battles();
  const [fought] = await battles({ search: ann.username });

  const found = await battles({ search: fought!.opponent_name!.slice(2, 6) });

  expect(idsOf(found)).toContain(fought!.id);
  expect(await battleCount({ search: fought!.opponent_name! })).toBeGreaterThan(0);
});

test.for(["uispe", "UISP", "ui", "e_r%"])(
  "players are found by a part of a name: %s",
  async (part) => {
    const ann = await game.player();
    await game.db.rows(
      `update players set made_up_name = 'Quispe_r%' || right(id::text, 6) where id = $1`,
      [ann.id],
    );
    await ann.battles();
    const [card] = await ann.deck();
    const sale = await ann.call(createListing, { cardId: card!.id, price: 20, confirmed: true });

    const fought = await battles({ search: part });
    expect(fought.map(({ challengerId }) => challengerId)).toContain(ann.id);
    expect(idsOf(await trades({ search: part }))).toContain(sale.body.id);
    expect(await battleCount({ search: part })).toBe(fought.length);
  },
);

test("signs of a pattern are only themselves", async () => {
  const ann = await game.player({ username: "Wolpertinger" });
  await ann.battles();
  const [card] = await ann.deck();
  await ann.call(createListing, { cardId: card!.id, price: 20, confirmed: true });

  for (const search of ["wol_ertinger", "w%r", "olpe\\rt", "\u{1F600}\u{1F600}"]) {
    expect([await battles({ search }), await trades({ search })]).toEqual([[], []]);
  }
});

test("two letters within a card's name are enough", async () => {
  const ann = await game.player();
  const [card] = await ann.deck();
  const sale = await ann.call(createListing, { cardId: card!.id, price: 20, confirmed: true });

  expect(idsOf(await trades({ search: card!.card.name.slice(2, 4) }))).toContain(sale.body.id);
});

test("pages go on where they ended, forwards and back", async () => {
  const ann = await game.player();
  for (let i = 0; i < 4; i++) await ann.battles();
  const cards = await ann.deck();
  for (const { id } of cards.slice(0, 4)) await ann.call(generateTransfer, { cardId: id });
  for (const [list, order] of [
    [battles, "desc"],
    [battles, "asc"],
    [trades, "desc"],
  ] as const) {
    const all = idsOf(await list({ order, limit: 200 }));
    const first = idsOf(await list({ order, limit: 2 }));
    const second = idsOf(await list({ order, limit: 2, after: first[1] }));
    expect([...first, ...second]).toEqual(all.slice(0, 4));
    expect(idsOf(await list({ order, limit: 2, before: second[0] }))).toEqual(first);
  }
  const nowhere = "00000000-0000-4000-8000-000000000000";
  expect(await battles({ after: nowhere })).toEqual([]);
});

test("sales, trades and gifts are found by players and by cards", async () => {
  const before = await tiles();
  const [ann, bob] = [
    await game.player({ username: "Yvaineth" }),
    await game.player({ username: "Wolfhardt" }),
  ];
  const [sold, offered, given, kept] = await ann.deck();
  const listing = await ann.call(createListing, { cardId: sold!.id, price: 20, confirmed: true });
  await bob.call(purchase, { id: listing.body.id });
  const offer = { offeredCardId: offered!.id, requestedCardId: kept!.cardId, forName: "Wolfhardt" };
  const trade = await ann.call(createTrade, offer);
  await bob.call(declineTrade, { tradeCode: trade.body.tradeCode });
  const { transferCode } = (await ann.call(generateTransfer, { cardId: given!.id })).body;
  await bob.call(claimTransfer, { transferCode });
  await ann.call(createTrade, { offeredCardId: kept!.id });

  const found = await trades({ search: "yvain" });

  expect(
    found.map((row) => [row.kind, row.tradeType, row.status, row.to_user_name, row.price]),
  ).toEqual([
    ["trade", "direct", "pending", null, null],
    ["transfer", "direct", "completed", "Wolfhardt", null],
    ["trade", "direct", "declined", "Wolfhardt", null],
    ["sale", "marketplace", "completed", "Wolfhardt", 20],
  ]);
  expect(found.map(({ to_card_name }) => to_card_name)).toEqual([
    null,
    null,
    kept!.card.name,
    null,
  ]);
  expect(idsOf(await trades({ search: "wolfh" }))).toEqual(idsOf(found).slice(1));
  const ofCard = await trades({ search: sold!.card.name.slice(1, 6) });
  expect(idsOf(ofCard)).toContain(listing.body.id);
  expect(idsOf(await trades({ search: kept!.card.name }))).toContain(found[2]!.id);
  expect(idsOf(await trades({ search: "yvain", status: "completed" }))).toHaveLength(2);
  expect(idsOf(await trades({ search: "yvain", type: "marketplace" }))).toHaveLength(1);
  expect(await trades({ status: "accepted" })).toEqual([]);
  for (const status of dealStatuses) {
    for (const type of ["", "direct", "marketplace"] as const) {
      const [listed, counted] = [
        await trades({ search: "yvain", status, type }),
        await tradeCount({ search: "yvain", status, type }),
      ];
      expect({ status, type, found: listed.length }).toEqual({ status, type, found: counted });
    }
  }
  expect(await tradeCount({ search: "yvain" })).toBe(4);
  expect(await tradeCount({ search: "yvain", status: "declined", type: "direct" })).toBe(1);
  expect(await tradeCount({ status: "accepted" })).toBe(0);
  expect((await tiles()).trades).toEqual({
    total: before.trades.total + 4,
    active: before.trades.active + 1,
    marketplace: before.trades.marketplace + 1,
    today: before.trades.today + 4,
  });
});

test("many who are called alike are found on the way", async () => {
  await game.db.rows(
    `insert into players (id, email, email_key, username, username_key, username_skeleton,
       password_hash)
     select gen_random_uuid(), 'g' || n || '@x', 'g' || n || '@x', 'Gruppo' || n, 'gruppo' || n,
            'gruppo' || n, '' from generate_series(1, 150) n`,
  );
  const ann = await game.player({ username: "Gruppoleader" });
  await ann.battles();
  const [card] = await ann.deck();
  await ann.call(createListing, { cardId: card!.id, price: 20, confirmed: true });

  expect(await battles({ search: "gruppo" })).toHaveLength(1);
  expect(await battleCount({ search: "gruppo" })).toBe(1);
  expect(await trades({ search: "gruppo" })).toHaveLength(1);
  expect(await tradeCount({ search: "gruppo" })).toBe(1);
});

test("the numbers add up, before and after days are counted", async () => {
  const ann = await game.player();
  await ann.battles();
  // The account is made older than the days that are counted already.
  await game.db.rows(`delete from daily_numbers`);
  await game.db.rows(`update players set created_at = now() - interval '20 days' where id = $1`, [
    ann.id,
  ]);
  const before = await numbers();
  const tilesBefore = await tiles();
  const coinsBefore = await coins();
  expect(coinsBefore.days.at(-1)?.minted).not.toEqual({});
  expect(before.days).toHaveLength(90);
  expect(before.usersThisMonth - before.usersThisWeek).toBe(1);
  expect(before.days.reduce((sum, { signUps }) => sum + signUps, 0)).toBe(before.totalUsers);
  expect(before.days.reduce((sum, day) => sum + day.battles, 0)).toBe(
    tilesBefore.battles.completed,
  );
  expect(before.rarities.reduce((sum, { count }) => sum + count, 0)).toBe(before.totalCards);
  expect(before.elements.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, -0.5);
  expect(before.activeUsers).toBe(before.totalUsers - 1);
  expect(before.loggedInUsers).toBeLessThanOrEqual(before.totalUsers);

  await Promise.all([countDays(game.deps), countDays(game.deps)]);
  const tomorrow = { ...game.deps, now: () => Date.now() + 2 * DAY_MS };
  await countDays(tomorrow);
  await countDays(tomorrow);

  expect(await numbers()).toEqual(before);
  expect(await tiles()).toEqual(tilesBefore);
  expect(await coins()).toEqual(coinsBefore);
  await game.db.rows(`delete from daily_numbers`);
});

const inOrder = (sums: readonly DaySum[]): string[] =>
  sums.map(({ day, reason, amount }) => `${day} ${reason} ${amount}`).toSorted();

test.each([
  ["days", (tx: Tx) => listDays(tx, "2020-01-01")],
  ["coins by day", (tx: Tx) => listCoins(tx, "2020-01-01").then(inOrder)],
  ["coins in all purses", sumCoins],
  ["totals", countTotals],
])("a day that is counted meanwhile is not counted twice: %s", async (_, read) => {
  const ann = await game.player();
  await ann.battles();
  await game.db.rows(`delete from daily_numbers`);
  const before = await read(game.db);

  const later = { ...game.deps, now: () => Date.now() + 2 * DAY_MS };
  const countMeanwhile = async (sql: string) => {
    if (!sql.includes("max(day)")) await countDays(later);
  };
  const meanwhile = await watching(countMeanwhile, () => read(watchedDb(game.db)));

  expect(meanwhile).toEqual(before);
  await game.db.rows(`delete from daily_numbers`);
});

test("who made the daily card lately is active, however old the account is", async () => {
  const ann = await game.player();
  await game.db.rows(`update players set created_at = now() - interval '40 days' where id = $1`, [
    ann.id,
  ]);
  const { activeUsers } = await numbers();

  await ann.creates("a patient paper crane");

  expect((await numbers()).activeUsers).toBe(activeUsers + 1);

  await game.db.rows(`update players set deleted_at = now() where id = $1`, [ann.id]);
  expect((await numbers()).activeUsers).toBe(activeUsers);
});
