/** An account that is erased, with everything open that there can be. */
import { expect, test } from "vitest";
import { currentUser } from "#contract/account.ts";
import { deleteUser } from "#contract/admin.ts";
import { createQrBattle, joinQrBattle, qrStatusByQuery } from "#contract/battle.ts";
import { getDuel } from "#contract/duel.ts";
import { getParentAsked, saveAllowances } from "#contract/family.ts";
import { createListing, createOrder, purchase } from "#contract/market.ts";
import { createRoom, getRoom, joinRoom } from "#contract/rooms.ts";
import { generateTransfer } from "#contract/transfers.ts";
import { switches } from "#game/account/capabilities.ts";
import { meet } from "#server/duel/test-duelists.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import {
  accepts,
  claims,
  deckCard,
  has,
  notificationsOf,
  offers,
} from "#server/trades/test-dealers.ts";
import { eraseOverdue } from "./erase.ts";
import { endWhatCameLate } from "./closing.ts";
import { childWith } from "./test-children.ts";
import { aFamily } from "./test-family.ts";

const game = await testGame();
const { db, deps } = game;

const violated = () => auditAfter(db, () => Promise.resolve());

/** Its time is over; the server's own look at it is not waited for. */
async function erase({ id }: ActingPlayer) {
  await db.rows(`update players set erase_at = now() where id = $1`, [id]);
  await expect
    .poll(
      async () => {
        await eraseOverdue(deps);
        return await db.value<string>(`select email from players where id = $1`, [id]);
      },
      { timeout: 300_000 },
    )
    .toMatch(/^erased /);
}

const openOf = ({ id }: ActingPlayer) =>
  db.one<Record<string, number>>(
    `select (select count(*) from holds h join owned_cards o on o.id = h.owned_card_id
              where o.owner_id = $1) as held,
            (select count(*) from listings where seller_id = $1 and state = 'open') as listings,
            (select count(*) from buy_orders where buyer_id = $1 and state = 'open') as orders,
            (select count(*) from trades
              where $1 in (creator_id, for_id) and status = 'pending') as offers,
            (select count(*) from transfers where giver_id = $1 and status = 'pending') as codes,
            (select count(*) from rooms
              where $1 in (creator_id, joiner_id) and state in ('open', 'picking')) as rooms,
            (select count(*) from meetings
              where $1 in (creator_id, joiner_id) and state in ('waiting', 'ready')) as meetings`,
    [id],
  );

const nothing = {
  held: 0,
  listings: 0,
  orders: 0,
  offers: 0,
  codes: 0,
  rooms: 0,
  meetings: 0,
};

test("others have their own back, and nothing of the account can be had any more", async () => {
  const [child, friend] = [await childWith(game, switches), await game.player()];
  const [first, second, third] = await child.deck();
  const wished = (await deckCard(friend, 3)).card;
  const listing = await child.call(createListing, {
    cardId: first!.id,
    price: 10,
    confirmed: true,
  });
  const trade = await offers(child, { offeredCardId: second!.id, forName: friend.username });
  const gift = await child.call(generateTransfer, { cardId: third!.id });
  await child.call(createOrder, { cardId: wished.id, price: 7 });
  const offered = await deckCard(friend);
  await offers(friend, { offeredCardId: offered.id, forName: child.username });
  const room = await friend.call(createRoom, {});
  await child.call(joinRoom, { joinCode: room.body.joinCode });
  const playerCards = (await friend.deck()).slice(1, 4).map(({ id }) => id);
  const meeting = await friend.call(createQrBattle, { playerCards });
  const { battleCode } = meeting.body;
  const childCards = (await child.deck()).slice(0, 3).map(({ id }) => id);
  await child.call(joinQrBattle, { battleCode, playerCards: childCards });
  expect(await openOf(child)).toEqual({
    held: 3,
    listings: 1,
    orders: 1,
    offers: 2,
    codes: 1,
    rooms: 1,
    meetings: 1,
  });

  await erase(child);

  expect(await openOf(child)).toEqual(nothing);
  expect(await has(friend, offered.id)).toBe(true);
  expect((await friend.deck()).some(({ id }) => id === offered.id)).toBe(true);
  const told = await notificationsOf(friend);
  expect(told.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["declined", "received"]));
  expect(JSON.stringify(told)).not.toContain(child.username);
  const tries = [
    await friend.call(purchase, { id: listing.body.id }),
    await accepts(friend, trade.tradeCode, offered.id),
    await claims(friend, gift.body.transferCode),
  ];
  expect(tries.filter(({ status }) => status === 200)).toEqual([]);
  expect((await friend.call(getRoom, { id: room.body.id })).body.state).toBe("closed");
  expect((await friend.call(qrStatusByQuery, { code: battleCode })).body).toMatchObject({
    status: "cancelled",
    calledOffBy: "other",
  });
  expect(await violated()).toEqual([]);
});

test("a duel that goes on is won by the one who stays", async () => {
  const [child, friend] = [await childWith(game, switches), await game.player()];
  const id = await meet(child, friend);

  await erase(child);

  const { view } = (await friend.call(getDuel, { id })).body;
  expect(view.result).toBe("won");
  expect((await friend.call(currentUser, {})).status).toBe(200);
  expect(await violated()).toEqual([]);
});

test("what a call that was under way has stored meanwhile is gone soon after", async () => {
  const child = await childWith(game, switches);
  const { cardId } = await deckCard(child);
  await erase(child);
  // As if the call had been let in just before.
  await db.rows(`insert into wishes (player_id, card_id) values ($1, $2)`, [child.id, cardId]);

  game.wait(21_000);
  const left = async () => {
    await endWhatCameLate(deps);
    await eraseOverdue(deps);
    const wishes = await db.rows(`select from wishes where player_id = $1`, [child.id]);
    return wishes.length;
  };
  await expect.poll(left).toBe(0);
  const row = await db.one(
    `select deleted_at is not null as is, erase_at from players where id = $1`,
    [child.id],
  );
  expect(row).toEqual({ is: true, erase_at: null });
  const waiting = await db.rows(`select from closings where player_id = $1`, [child.id]);
  expect(waiting).toEqual([]);
});

test("who looked after children and is deleted by an admin leaves none without a parent", async () => {
  const { approvedBy, child } = aFamily(game);
  const [admin, mika, gone] = [await game.admin(), await child(), await child()];
  const { parent } = await approvedBy(mika, ["market"]);
  const money = { rule: "ask", capCents: null } as const;
  await parent.call(saveAllowances, { id: mika.id, version: 0, set: { money } });
  expect((await mika.call(currentUser, {})).body.closed.money).toBeUndefined();
  // Its account is closed, and still has its guardian until it is erased.
  await db.rows(`insert into guardianships (guardian_id, child_id) values ($1, $2)`, [
    parent.id,
    gone.id,
  ]);
  await db.rows(`update players set deleted_at = now() where id = $1`, [gone.id]);

  expect((await admin.call(deleteUser, { id: parent.id, why: "a stranger" })).status).toBe(200);

  await expect
    .poll(async () => (await mika.call(currentUser, {})).body.closed)
    .toMatchObject({ money: "parent_needed", market: "parent_needed" });
  const { body } = await mika.call(getParentAsked, {});
  expect(body).toMatchObject({ guardians: 0, safeName: expect.any(String) });
  expect(body.eraseAt).not.toBeNull();
  const [told] = await notificationsOf(mika);
  expect(told?.title).toBe("Your parent has taken back their yes");
  const left = await db.rows(`select from guardianships where guardian_id = $1`, [parent.id]);
  expect(left).toEqual([]);
});
