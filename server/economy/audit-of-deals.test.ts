import { expect, test } from "vitest";
import * as invites from "#contract/invites.ts";
import * as market from "#contract/market.ts";
import * as packs from "#contract/packs.ts";
import * as trades from "#contract/trades.ts";
import * as transfers from "#contract/transfers.ts";
import { testGame } from "#server/testing/test-game.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { audit } from "./audit.ts";

const game = await testGame();

/** Everything by which cards and coins change hands has happened once, and one of each is open. */
const anna = await game.player();
const ben = await game.player();
const wanted = await game.db.value<string>(`select id from cards where catalogue_number = 32`);
const code = (await anna.call(invites.generateInvite, {})).body.inviteCode;
await ben.call(invites.redeemInvite, { inviteCode: code });
await ben.call(packs.openPack, { id: 1 });
const [sold, offered, gift, listed] = await anna.cards();
const listing = await anna.call(market.createListing, { cardId: sold!.id, price: 20 });
await ben.call(market.purchase, { id: listing.body.id });
const order = await ben.call(market.createOrder, { cardId: wanted, price: 30 });
const offer = await anna.call(trades.createTrade, { offeredCardId: offered!.id });
const [own] = await ben.cards();
const { tradeCode } = offer.body;
const traded = await ben.call(trades.acceptTrade, { tradeCode, offeredCardId: own!.id });
const given = await anna.call(transfers.generateTransfer, { cardId: gift!.id });
const { transferCode } = given.body;
const claimed = await ben.call(transfers.claimTransfer, { transferCode });
await anna.call(market.createListing, { cardId: listed!.id, price: 50 });

test("after a deal of every kind every rule holds", async () => {
  expect([order, traded, claimed].map(({ status }) => status)).toEqual([200, 200, 200]);

  expect((await audit(game.db)).filter(({ violations }) => violations > 0)).toEqual([]);
});

test.for([
  [
    "a listing that ended and kept its card",
    "an open deal holds its card, and a held card is in an open deal",
    "listings",
    "update listings set state = 'cancelled', ended_at = now() where state = 'open'",
  ],
  [
    "a price that nobody paid",
    "a card that was sold was paid for once, and its seller received all but the fee",
    "listings",
    "update listings set sold_for = sold_for + 1 where state = 'sold'",
  ],
  [
    "a fee that nobody took",
    "a card that was sold was paid for once, and its seller received all but the fee",
    "listings",
    "update listings set fee_percent = 50 where state = 'sold'",
  ],
  [
    "an order for more coins than were set aside",
    "the coins of a buy order are set aside until it ends",
    "buy_orders",
    "update buy_orders set price = price + 1",
  ],
  [
    "an order that ended and kept the coins",
    "the coins of a buy order are set aside until it ends",
    "buy_orders",
    "update buy_orders set state = 'cancelled', ended_at = now()",
  ],
  [
    "a gift that was cancelled and claimed",
    "a deal that was done moved its cards once, any other deal none",
    "transfers",
    "update transfers set status = 'cancelled', claimer_id = null",
  ],
  [
    "a trade of which one half is missing",
    "a deal that was done moved its cards once, any other deal none",
    "card_moves",
    "delete from card_moves where id = (select max(id) from card_moves where reason = 'trade')",
  ],
  [
    "a card that was simply taken",
    "a card changes hands by a sale, a trade or a gift only",
    "card_moves",
    "update card_moves set reason = 'luck' where reason = 'transfer'",
  ],
  [
    "a pack at another price",
    "a pack was paid once and gave what was drawn",
    "pack_openings",
    "update pack_openings set price_coins = price_coins + 1",
  ],
  [
    "a pack that drew other cards",
    "a pack was paid once and gave what was drawn",
    "pack_openings",
    "update pack_openings set card_ids = array_fill(card_ids[1], array[3])",
  ],
  [
    "an invite that paid one side only",
    "an invite was rewarded on both sides",
    "ledger",
    "delete from ledger where reason = 'invite'",
  ],
  [
    "an invite that nobody counted",
    "an invite code admits six friends, and every one is counted",
    "invite_codes",
    "update invite_codes set used = used + 1",
  ],
] as const)("%s is found", async ([, rule, table, sql]) => {
  const found = await auditAfter(game.db, async (tx) => {
    await tx.rows(`alter table ${table} disable trigger user`);
    await tx.rows(sql);
  });

  expect(found).toContain(rule);
});
