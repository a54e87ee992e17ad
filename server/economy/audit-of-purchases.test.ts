import { expect, test } from "vitest";
import * as creation from "#contract/creation.ts";
import * as contract from "#contract/purchases.ts";
import {
  atProvider,
  buysCredits,
  intentIn,
  noPictures,
  pays,
  silenceWebhooks,
} from "#server/purchases/test-buyers.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { testGame } from "#server/testing/test-game.ts";

const game = await testGame({ adjust: noPictures });
silenceWebhooks(game);

/** Credits that were bought and partly used, a premium card, and credits whose money went back. */
const anna = await game.player();
await buysCredits(game, anna);
await anna.call(creation.createWithCredits, {});
const premium = (await anna.call(contract.createPremiumPayment, {})).body;
await pays(game, premium.clientSecret);
await anna.call(contract.createPremium, { paymentIntentId: intentIn(premium.clientSecret) });
const ben = await game.player();
const returned = await buysCredits(game, ben);
await ben.call(creation.createWithCredits, {});
await atProvider(game, "/v1/refunds", { payment_intent: returned.paymentIntentId });
await ben.call(contract.confirmPayment, { paymentIntentId: returned.paymentIntentId });
const eve = await game.player();
const card = (await eve.call(contract.createPremiumPayment, {})).body;
await pays(game, card.clientSecret);
await eve.call(contract.createPremium, { paymentIntentId: intentIn(card.clientSecret) });
await atProvider(game, "/v1/refunds", { payment_intent: intentIn(card.clientSecret) });
await eve.call(contract.confirmPayment, { paymentIntentId: intentIn(card.clientSecret) });

test("after a purchase of every kind every rule holds", async () => {
  const count = await game.db.value<number>(
    `select count(*) as count from purchases where state in ('granted', 'refunded')`,
  );
  expect(count).toBe(4);
  expect(await auditAfter(game.db, async () => {})).toEqual([]);
});

const PAID = "what was paid was granted once, or the money goes back";
const GONE = "as many credits as their money went back for are gone, or owed";

test.for([
  [
    "a payment that was forgotten",
    PAID,
    "purchases",
    `update purchases set state = 'pending', granted_at = null, premium_day = null,
       premium_place = null where kind = 'premium'`,
  ],
  [
    "credits that were paid and never given",
    PAID,
    "ledger",
    `delete from ledger where reason = 'credits_bought'`,
  ],
  [
    "credits that were given twice",
    GONE,
    "ledger",
    `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
     select player_id, currency, amount, reason, cause || ':9', 0 from ledger
      where reason = 'credits_bought'`,
  ],
  [
    "a card that was paid and never promised",
    PAID,
    "creations",
    `update creations set kind = 'daily', purchase_id = null where kind = 'premium'`,
  ],
  [
    "credits that stayed when their money went back",
    GONE,
    "ledger",
    `delete from ledger where reason = 'credits_taken_back'`,
  ],
  ["a debt that was forgiven by nobody", GONE, "debts", `delete from debts where credits > 0`],
  [
    "a card that stayed when its money went back",
    "a card whose money went back is locked, or owed",
    "holds",
    `delete from holds where holder = 'purchase'`,
  ],
  [
    "a card that stayed while a bank disputes its payment",
    "a card whose money went back is locked, or owed",
    "purchases",
    `update purchases set state = 'disputed', check_at = now() + interval '1 day'
      where kind = 'premium' and state = 'granted'`,
  ],
  [
    "a card whose player took the money back",
    "no player took back the money for a card that was made",
    "purchases",
    `update purchases set state = 'refunded', why = 'taken_back', refunded_cents = amount_cents,
       check_at = null, ended_at = now() where kind = 'premium'`,
  ],
  [
    "a debt without a reason",
    "a debt is of a purchase whose money went back",
    "debts",
    `insert into debts (purchase_id, player_id, credits, created_at)
     select id, player_id, 1, now() from purchases where state = 'granted' limit 1`,
  ],
  [
    "a card for a credit that nobody spent",
    "a card for a credit took one credit",
    "ledger",
    `delete from ledger where reason = 'credit_spent'`,
  ],
  [
    "a refund that failed, and nothing was given back",
    "whoever has no goods any more has the money",
    "purchases",
    `update purchases set refunded_cents = 0, failed_refund_cents = amount_cents
      where kind = 'premium' and state = 'refunded'`,
  ],
  [
    "credits whose money and goods are both gone",
    GONE,
    "purchases",
    `update purchases set refunded_cents = 0, failed_refund_cents = amount_cents
      where kind = 'credits' and state = 'refunded'`,
  ],
  [
    "money that cannot be sent back",
    "no money waits for the operator to send it back",
    "purchases",
    `update purchases set state = 'unreturned' where kind = 'credits' and state = 'refunded'`,
  ],
  [
    "credits that were spent from what nobody gave",
    "a credit is spent and taken back from what it was bought with, or was a gift",
    "ledger",
    `update ledger set purchase_id = null where reason = 'credit_spent'`,
  ],
  [
    "credits that belong to another package than they were bought with",
    "a credit is spent and taken back from what it was bought with, or was a gift",
    "ledger",
    `update ledger set purchase_id = null where reason = 'credits_bought'`,
  ],
  [
    "credits for a reason that nobody knows",
    "credits move for a known reason only",
    "ledger",
    `update ledger set reason = 'luck' where reason = 'credits_bought'`,
  ],
] as const)("%s is found", async ([, rule, table, sql]) => {
  const found = await auditAfter(game.db, async (tx) => {
    await tx.rows(`alter table ${table} disable trigger user`);
    await tx.rows(sql);
  });

  expect(found).toContain(rule);
});
