import { expect, test } from "vitest";
import { sayAge } from "#contract/account.ts";
import { enterQueue } from "#contract/arena.ts";
import { createListing, createOrder } from "#contract/market.ts";
import { createTrade } from "#contract/trades.ts";
import { generateTransfer } from "#contract/transfers.ts";
import { switches, type Switch } from "#game/account/capabilities.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { untilWaiting } from "#server/testing/until-waiting.ts";
import { deckCard, notificationsOf, offers } from "#server/trades/test-dealers.ts";
import { childWith, opens } from "./test-children.ts";

const game = await testGame();
const { db } = game;

const violated = () => auditAfter(db, async () => {});

const LATER_MS = 21_000;

/** Everything that can be open at once, each begun by its own call. */
async function beginsEverything(child: ActingPlayer) {
  const deck = (await child.deck()).map(({ id }) => id);
  const [first = "", second = "", third = ""] = deck;
  const { card } = await deckCard(child, 3);
  const calls = [
    () => child.call(createListing, { cardId: first, price: 10, confirmed: true }),
    () => child.call(createTrade, { offeredCardId: second }),
    () => child.call(generateTransfer, { cardId: third }),
    () => child.call(createOrder, { cardId: card.id, price: 7 }),
    () => child.call(enterQueue, { playerCards: deck.slice(3, 6) }),
    () => child.battles("online"),
  ];
  return { calls, deck };
}

const subscribes = ({ id }: ActingPlayer) =>
  db.rows(
    `insert into push_subscriptions (endpoint, player_id, session_id, p256dh, auth)
     select 'https://push.test/' || id, player_id, id, '', '' from sessions where player_id = $1`,
    [id],
  );

const openOf = ({ id }: ActingPlayer) =>
  db.one<Record<string, number>>(
    `select (select count(*) from holds h join owned_cards o on o.id = h.owned_card_id
              where o.owner_id = $1) as held,
            (select count(*) from buy_orders where buyer_id = $1 and state = 'open') as orders,
            (select count(*) from trades
              where $1 in (creator_id, for_id) and status = 'pending') as offers,
            (select count(*) from arena_queue where player_id = $1) as places,
            (select count(*) from online_teams where player_id = $1) as teams,
            (select count(*) from push_subscriptions where player_id = $1) as devices`,
    [id],
  );

const nothing = { held: 0, orders: 0, offers: 0, places: 0, teams: 0, devices: 0 };

test("what a parent closes ends at once: cards and coins are back, and nobody waits", async () => {
  const [child, stranger] = [await childWith(game, switches), await game.player()];
  const { calls, deck } = await beginsEverything(child);
  for (const call of calls) expect((await call()).status).toBe(200);
  await subscribes(child);
  const offered = await deckCard(stranger);
  await offers(stranger, { offeredCardId: offered.id, forName: child.username });
  expect(await openOf(child)).toEqual({
    held: 3,
    orders: 1,
    offers: 2,
    places: 1,
    teams: 1,
    devices: 1,
  });
  const coins = await child.coins();

  await opens(game, child, []);

  expect(await openOf(child)).toEqual(nothing);
  expect((await child.deck()).map(({ id }) => id)).toEqual(expect.arrayContaining(deck));
  expect(await child.coins()).toBe(coins + 7);
  expect((await stranger.deck()).some(({ id }) => id === offered.id)).toBe(true);
  expect((await notificationsOf(stranger)).map(({ kind }) => kind)).toContain("declined");
  expect(await violated()).toEqual([]);
});

const ending: Partial<Record<Switch, Partial<typeof nothing>>> = {
  market: { held: 2, orders: 0 },
  trade: { held: 2, offers: 0 },
  gifts: { held: 2 },
  strangers: { teams: 0 },
  messages: { devices: 0 },
};

test.each(Object.entries(ending))("%s alone ends what belongs to it", async (closed, left) => {
  const child = await childWith(game, switches);
  // Without the queue, which may find an opponent.
  for (const call of (await beginsEverything(child)).calls.toSpliced(4, 1)) await call();
  await subscribes(child);
  const before = await openOf(child);

  await opens(
    game,
    child,
    switches.filter((each) => each !== closed),
  );

  expect(await openOf(child)).toEqual({ ...before, ...left });
});

test("who turns out to be a child has nothing open with others any more", async () => {
  const player = await game.player({ born: null });
  for (const call of (await beginsEverything(player)).calls) await call();
  await subscribes(player);
  const thisYear = new Date(game.deps.now()).getUTCFullYear();

  const { status } = await player.call(sayAge, { birthMonth: `${thisYear - 9}-01` });

  expect(status).toBe(200);
  expect(await openOf(player)).toEqual(nothing);
  expect(await violated()).toEqual([]);
});

test("a call that was let in before the closing leaves nothing open", async () => {
  const child = await childWith(game, switches);
  const { calls, deck } = await beginsEverything(child);
  const [lists] = calls;

  // The card is on its way to the market, past the gate, when the closing comes: that waits for it.
  let listing: ReturnType<ActingPlayer["call"]> | undefined;
  let closing: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    await tx.rows(`select from purses where player_id = $1 for update`, [child.id]);
    listing = lists!();
    await untilWaiting(db, 1);
    closing = opens(game, child, []);
    await untilWaiting(db, 2);
  });
  expect((await listing)?.status).toBe(200);
  await closing;
  expect(await openOf(child)).toEqual(nothing);
  expect((await child.deck()).map(({ id }) => id)).toEqual(expect.arrayContaining(deck));
});

test("in whichever order calls and closing come, nothing stays open", async () => {
  const children: ActingPlayer[] = [];
  for (let i = 0; i < 8; i++) {
    const child = await childWith(game, switches);
    const { calls } = await beginsEverything(child);
    await Promise.all([...calls.map((call) => call()), opens(game, child, [])]);
    children.push(child);
  }

  game.wait(LATER_MS);
  await expect.poll(() => Promise.all(children.map(openOf))).toEqual(children.map(() => nothing));
  expect(await violated()).toEqual([]);
});
