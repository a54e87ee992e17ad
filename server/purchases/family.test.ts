import { expect, test, vi } from "vitest";
import { listChildren } from "#contract/family.ts";
import * as contract from "#contract/purchases.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { familyLettersTo, family } from "#server/family/test-children.ts";
import type { Db } from "#server/lib/db.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { checkPurchases } from "./sweep.ts";
import {
  credits,
  intentIn,
  pays,
  purchasesOf,
  silenceWebhooks,
  sweeps,
  unswept,
} from "./test-buyers.ts";

const game = await testGame({ adjust: unswept });
silenceWebhooks(game);

async function moneyRule(child: ActingPlayer, rule: "off" | "ask" | "capped", capCents?: number) {
  await game.db.rows(
    `insert into allowances (player_id, money, monthly_cap_cents) values ($1, $2, $3)
     on conflict (player_id) do update set money = $2, monthly_cap_cents = $3`,
    [child.id, rule, capCents ?? null],
  );
  game.deps.sessions.forget(child.id);
}

/** A teen with a guardian, who has set this about money. */
async function teen(rule: "off" | "ask" | "capped", capCents?: number) {
  const all = await family(game, { band: "teen" });
  await moneyRule(all.child, rule, capCents);
  return all;
}

const begins = (player: ActingPlayer) =>
  player.call(contract.createCreditPayment, { packageId: "starter" });

test("a teen's purchase waits for the guardian, who says yes and pays", async () => {
  const { child, guardian } = await teen("ask");

  const asked = await begins(child);
  expect(asked.body).toMatchObject({ clientSecret: null, purchase: { state: "asked" } });
  const [waiting] = (await guardian.call(contract.listAsked, {})).body;
  expect(waiting).toMatchObject({ title: "Starter Pack", amountCents: 499, state: "asked" });
  const approved = await guardian.call(contract.approvePurchase, { id: waiting!.id });
  await pays(game, approved.body.clientSecret);
  const paymentIntentId = intentIn(approved.body.clientSecret);
  const confirmed = await guardian.call(contract.confirmPayment, { paymentIntentId });

  expect(confirmed.body.purchase).toMatchObject({ state: "granted", forName: child.username });
  expect([await credits(child), await credits(guardian)]).toEqual([5, 0]);
  expect(await purchasesOf(guardian)).toHaveLength(1);
  const [seen] = (await guardian.call(listChildren, {})).body;
  expect(seen?.spentThisMonthCents).toBe(499);
});

test("the guardian hears of it by a letter and by the bell, once", async () => {
  const { child, guardian } = await teen("ask");

  await begins(child);
  await begins(child);

  await vi.waitFor(
    async () => {
      const letters = await familyLettersTo(game, guardian);
      expect(letters.filter((text) => text.includes("/family?purchase="))).toHaveLength(1);
    },
    { timeout: 300_000 },
  );
  const told = await game.db.rows(
    `select from notifications where player_id = $1 and code = 'purchase_asked'`,
    [guardian.id],
  );
  expect(told).toHaveLength(1);
});

test("the guardian says no, and the child hears of it", async () => {
  const { child, guardian } = await teen("ask");
  const { id } = (await begins(child)).body.purchase;

  await guardian.call(contract.declinePurchase, { id });
  const late = await guardian.call(contract.approvePurchase, { id });

  expect(late.refusal.code).toBe("not_open");
  expect(await purchasesOf(child)).toMatchObject([
    { state: "cancelled", why: "A guardian said no." },
  ]);
});

test("a guardian of another child has no say, and the child itself has none", async () => {
  const { child } = await teen("ask");
  const { guardian: other } = await teen("ask");
  const { id } = (await begins(child)).body.purchase;

  const answers = [
    await other.call(contract.approvePurchase, { id }),
    await child.call(contract.approvePurchase, { id }),
    await other.call(contract.declinePurchase, { id }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test("under a cap a teen pays alone, up to the last cent of it", async () => {
  const { child } = await teen("capped", 700);
  const first = await begins(child);
  await pays(game, first.body.clientSecret);
  const paymentIntentId = intentIn(first.body.clientSecret);
  await child.call(contract.confirmPayment, { paymentIntentId });

  const premium = await child.call(contract.createPremiumPayment, {});
  const more = await child.call(contract.createCreditPayment, { packageId: "starter" });

  expect([premium.status, more.refusal.code]).toEqual([200, "over_cap"]);
  expect((await child.call(contract.getSpending, {})).body).toMatchObject({
    spentCents: 499,
    capCents: 700,
    asksGuardian: false,
  });
});

test("two payments at once that are over the cap together: one is granted, one goes back", async () => {
  const { child } = await teen("capped", 700);
  const begun = [
    await child.call(contract.createCreditPayment, { packageId: "starter" }),
    await child.call(contract.createIntent, { itemId: "custom", amount: 599 }),
  ];
  for (const { body } of begun) await pays(game, body.clientSecret);

  await Promise.all(
    begun.map(({ body }) =>
      child.call(contract.confirmPayment, { paymentIntentId: intentIn(body.clientSecret) }),
    ),
  );
  await sweeps(game);

  const states = (await purchasesOf(child)).map(({ state }) => state);
  expect(states.toSorted()).toEqual(["granted", "refunded"]);
});

test.for(["off", "ask"] as const)(
  "what was paid goes back when a guardian has closed money meanwhile: %s",
  async (rule) => {
    const { child } = await teen("capped", 1000);
    const { body } = await begins(child);
    await pays(game, body.clientSecret);
    await moneyRule(child, rule);

    await sweeps(game);

    expect(await credits(child)).toBe(0);
    expect(await purchasesOf(child)).toMatchObject([{ state: "refunded", refundedCents: 499 }]);
  },
);

test("who is not allowed to pay does not get as far as an intent", async () => {
  const { child } = await teen("off");
  const alone = await game.player({ born: null });
  await game.db.rows(
    `update players set age_band = 'teen', age_last_month = '2099-01' where id = $1`,
    [alone.id],
  );
  game.deps.sessions.forget(alone.id);

  const answers = [await begins(child), await begins(alone)];

  expect(answers.map(({ refusal }) => refusal.code)).toEqual(["switched_off", "guardian_needed"]);
  const made = await game.db.rows(`select from purchases where player_id = any($1)`, [
    [child.id, alone.id],
  ]);
  expect(made).toEqual([]);
});

test("a question that nobody answers ends after a week", async () => {
  const { child } = await teen("ask");
  const { id } = (await begins(child)).body.purchase;
  await game.db.rows(`update purchases set created_at = now() - interval '8 days' where id = $1`, [
    id,
  ]);

  await sweeps(game);

  const state = await game.db.value<string>(`select state from purchases where id = $1`, [id]);
  expect(state).toBe("cancelled");
});

/** As if that were so long ago, and the server had looked at it since. */
const longAgo = (id: string, what: "created_at" | "opened_at", interval: string) =>
  game.db.rows(
    `update purchases set ${what} = now() - $2::interval, check_at = now() + interval '30 minutes'
      where id = $1`,
    [id, interval],
  );

const stateOf = async (id: string) =>
  game.db.one<{ state: string; waits: number | null }>(
    `select state, extract(epoch from check_at - opened_at)::float as waits
       from purchases where id = $1`,
    [id],
  );

test("a guardian who says yes after two days has a day to pay, and the question its own time", async () => {
  const { child, guardian } = await teen("ask");
  const { id } = (await begins(child)).body.purchase;
  await longAgo(id, "created_at", "2 days");

  const approved = await guardian.call(contract.approvePurchase, { id });
  expect(await stateOf(id)).toEqual({ state: "pending", waits: 20 });
  await sweeps(game);
  const [waiting] = (await guardian.call(contract.listAsked, {})).body;
  expect(await pays(game, approved.body.clientSecret)).toBe(200);
  await sweeps(game);

  expect(Date.now() - Date.parse(waiting!.createdAt)).toBeGreaterThan(1.9 * DAY_MS);
  expect([await credits(child), (await stateOf(id)).state]).toEqual([5, "granted"]);
});

test("a yes that is not followed by a payment ends after a day", async () => {
  const { child, guardian } = await teen("ask");
  const { id } = (await begins(child)).body.purchase;
  const approved = await guardian.call(contract.approvePurchase, { id });
  await longAgo(id, "opened_at", "25 hours");

  await sweeps(game);

  expect((await stateOf(id)).state).toBe("cancelled");
  expect(await pays(game, approved.body.clientSecret)).toBe(400);
});

test("a yes at the moment in which the question would end counts", async () => {
  const { child, guardian } = await teen("ask");
  const { id } = (await begins(child)).body.purchase;
  await longAgo(id, "created_at", "8 days");
  // The only one that is due.
  await game.db.rows(
    `update purchases set check_at = case when id = $1 then '-infinity' else now() + interval '1 hour' end
      where check_at is not null`,
    [id],
  );
  let yes: Promise<unknown> | null = null;
  const db: Db = {
    ...game.db,
    async transaction(work) {
      await (yes ??= guardian.call(contract.approvePurchase, { id }));
      return game.db.transaction(work);
    },
  };

  await checkPurchases({ ...game.deps, db });

  expect((await stateOf(id)).state).toBe("pending");
});

test("every rule of the audit holds after all of this", async () => {
  expect(await auditAfter(game.db, async () => {})).toEqual([]);
});
