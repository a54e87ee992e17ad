/** What a tile counts is what its screen lists, whatever was archived, closed or called off. */
import { expect, test } from "vitest";
import { adminStats, countUsers, deleteUser } from "#contract/admin.ts";
import { deleteAnyCard, getAnyCard, listAllCards } from "#contract/admin-collection.ts";
import { missionStats } from "#contract/admin-missions.ts";
import { storeStats } from "#contract/admin-purchases.ts";
import { cancelQrBattle, createQrBattle } from "#contract/battle.ts";
import { economy } from "#contract/economy.ts";
import { cancelListing, createListing } from "#contract/market.ts";
import * as records from "#contract/records.ts";
import { generateTransfer } from "#contract/transfers.ts";
import { dayOf } from "#game/lib/day.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { countDays } from "./daily.ts";

const game = await testGame();
const boss = await game.admin();

const ALL = { limit: 200 };

const stats = async () => (await boss.call(adminStats, {})).body;
const tiles = async () => (await boss.call(records.recordTiles, {})).body;
const numbers = async () => (await boss.call(records.analytics, {})).body;
const users = async (role: "" | "admin" | "demo") =>
  (await boss.call(countUsers, { role })).body.count;

const ofToday = (rows: readonly { createdAt: string }[]) =>
  rows.filter(({ createdAt }) => createdAt.slice(0, 10) === dayOf(Date.now())).length;

/** Copies of people who play and of cards that are listed, one by one. */
async function copiesOf(cardIds: readonly string[]): Promise<number> {
  const rows = await game.db.rows(
    `select from owned_cards o join players p on p.id = o.owner_id
      where p.deleted_at is null and o.card_id = any($1)`,
    [cardIds],
  );
  return rows.length;
}

const waits = ({ status }: { status: string }) => ["pending", "in_progress"].includes(status);

/** The numbers of all tiles, counted in what the screens list. */
async function listed() {
  const cards = (await boss.call(listAllCards, ALL)).body;
  const battles = (await boss.call(records.listAllBattles, ALL)).body;
  const deals = (await boss.call(records.listAllTrades, ALL)).body;
  return {
    users: { all: await users(""), admins: await users("admin"), demos: await users("demo") },
    cards: {
      total: cards.length,
      copies: await copiesOf(cards.map(({ id }) => id)),
      legendary: cards.filter(({ rarity }) => rarity === "legendary").length,
      today: ofToday(cards),
    },
    battles: {
      total: battles.length,
      active: battles.filter(waits).length,
      completed: battles.filter(({ status }) => status === "completed").length,
      today: ofToday(battles),
    },
    trades: {
      total: deals.length,
      active: deals.filter(waits).length,
      marketplace: deals.filter(({ tradeType }) => tradeType === "marketplace").length,
      today: ofToday(deals),
    },
  };
}

async function expectTilesAsListed() {
  const { users: people, ...rows } = await listed();
  const { cards, battles, trades } = rows;
  const figures = await numbers();

  expect(await tiles()).toEqual(rows);
  expect(await stats()).toEqual({
    total_users: people.all,
    admin_users: people.admins,
    demo_users: people.demos,
    total_cards: cards.total,
    total_user_cards: cards.copies,
    total_battles: battles.total,
    total_trades: trades.total,
  });
  expect(figures).toMatchObject({
    totalUsers: people.all,
    totalCards: cards.total,
    totalUserCards: cards.copies,
  });
  expect(figures.days.at(-1)?.cards).toBe(cards.today);
  const signUps = figures.days.reduce((sum, day) => sum + day.signUps, 0);
  expect(signUps).toBe(people.all);
  return figures;
}

const sells = async (player: ActingPlayer, nth: number) => {
  const card = (await player.deck())[nth]!;
  return (await player.call(createListing, { cardId: card.id, price: 20, confirmed: true })).body;
};

async function meets(player: ActingPlayer) {
  const playerCards = (await player.deck()).slice(0, 3).map(({ id }) => id);
  return (await player.call(createQrBattle, { playerCards })).body;
}

test("tiles count what the screens list", async () => {
  const [ann, bob] = [await game.player(), await game.player()];
  await ann.battles();
  await bob.battles();
  await ann.creates("a patient paper crane");
  await expectTilesAsListed();

  const { battleId } = await meets(ann);
  await ann.call(cancelQrBattle, { battleId });
  await meets(bob);
  await ann.call(cancelListing, { id: (await sells(ann, 4)).id });
  await sells(bob, 4);
  await bob.call(generateTransfer, { cardId: (await bob.deck())[5]!.id });
  await expectTilesAsListed();

  for (const nth of [0, 3, 4]) {
    const { cardId: id } = (await ann.deck())[nth]!;
    const { body } = await boss.call(deleteAnyCard, { id, why: "a test" });
    expect(body.archived).toBe(true);
    await expectTilesAsListed();
  }
  await boss.call(deleteUser, { id: bob.id, why: "a test" });
  await expectTilesAsListed();
});

test("what was closed or archived after its day was counted is counted no more", async () => {
  const ann = await game.player();
  const { body: made } = await ann.creates("a brave lamp post");
  const card = made.creation.userCard!.cardId;
  await game.db.rows(`update players set created_at = now() - interval '9 days' where id = $1`, [
    ann.id,
  ]);
  await game.db.rows(`update cards set created_at = now() - interval '9 days' where id = $1`, [
    card,
  ]);
  await game.db.rows(`delete from daily_numbers`);
  await countDays(game.deps);
  const before = await expectTilesAsListed();

  await boss.call(deleteAnyCard, { id: card, why: "a test" });
  await boss.call(deleteUser, { id: ann.id, why: "a test" });

  const after = await expectTilesAsListed();
  const ofDay = ({ days }: typeof before) => days.at(-10)!;
  expect(ofDay(before)).toMatchObject({ signUps: 1, cards: 1 });
  expect(ofDay(after)).toMatchObject({ signUps: 0, cards: 0 });
});

test("an offer of a counted day is open until it ends", async () => {
  const ann = await game.player();
  const [ended, open] = [await sells(ann, 3), await sells(ann, 4)];
  await ann.call(cancelListing, { id: ended.id });
  await game.db.rows(
    `update listings set listed_at = now() - interval '9 days', ended_at = ended_at - interval '8 days'
      where id = any($1)`,
    [[ended.id, open.id]],
  );
  await game.db.rows(`delete from daily_numbers`);
  await countDays(game.deps);
  await expectTilesAsListed();
  const { active } = (await tiles()).trades;

  await ann.call(cancelListing, { id: open.id });

  await expectTilesAsListed();
  expect((await tiles()).trades.active).toBe(active - 1);
});

test("a closed account holds no coins, takes part in no mission and pays for nothing", async () => {
  const ann = await game.player();
  await ann.battles();
  await game.db.rows(
    `insert into ledger (player_id, currency, amount, reason, cause)
     values ($1, 'coins', 90000, 'grant', 'a test')`,
    [ann.id],
  );
  const counts = async () => {
    const { coinsHeld, topHolders } = (await boss.call(economy, {})).body;
    const { participatingUsers } = (await boss.call(missionStats, {})).body;
    const { payingUsers } = (await boss.call(storeStats, {})).body;
    return { coinsHeld, isTop: topHolders[0]?.id === ann.id, participatingUsers, payingUsers };
  };
  const coins = await ann.coins();
  const before = await counts();
  expect(before.isTop).toBe(true);

  await game.db.rows(`update players set deleted_at = now() where id = $1`, [ann.id]);

  expect(await counts()).toEqual({
    coinsHeld: before.coinsHeld - coins,
    isTop: false,
    participatingUsers: before.participatingUsers - 1,
    payingUsers: before.payingUsers,
  });
});

test("cards of a closed account are nobody's, until the account is opened again", async () => {
  const ann = await game.player();
  const [owned] = await ann.deck();
  const counts = async () => {
    const { body: card } = await boss.call(getAnyCard, { id: owned!.cardId });
    const { total_users: players, total_user_cards: copies } = await stats();
    return { owners: card.user_count, players, copies };
  };
  const before = await counts();
  const close = (at: Date | null) =>
    game.db.rows(`update players set deleted_at = $2 where id = $1`, [ann.id, at]);

  await close(new Date());

  const after = await counts();
  expect(after).toMatchObject({ owners: before.owners - 1, players: before.players - 1 });
  expect(after.copies).toBeLessThan(before.copies);
  await expectTilesAsListed();
  await close(null);
  expect(await counts()).toEqual(before);
});
