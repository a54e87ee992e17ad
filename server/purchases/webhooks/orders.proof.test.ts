/**
 * The webhooks of one payment arrive in any order, at any time, and more than once. In the end
 * everything is as if each had come once and at its time.
 */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { must } from "#game/lib/must.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import { signatureOf } from "#server/adapters/payments/emulator/webhooks.ts";
import { WEBHOOK_PATH } from "#server/ports/payments.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { testGame } from "#server/testing/test-game.ts";
import {
  credits,
  purchasesOf,
  silenceWebhooks,
  sweeps,
  unswept,
} from "#server/purchases/test-buyers.ts";
import { stories, type BegunPayment, type ProviderDeed, type Story } from "./test-stories.ts";

const game = await testGame({ adjust: unswept });
silenceWebhooks(game);
const key = await game.db.value<string>(`select webhook_secret as key from emulator_keys`);

const ordersOf = (all: readonly number[]): number[][] =>
  all.length === 0
    ? [[]]
    : all.flatMap((first) =>
        ordersOf(all.filter((each) => each !== first)).map((rest) => [first, ...rest]),
      );

/** Signed as the provider does it, and answered as it wants it. */
async function hears(intentId: string, { event: type }: ProviderDeed, id: string) {
  const [object = ""] = type.split(".");
  const about =
    object === "payment_intent" ? { object, id: intentId } : { object, payment_intent: intentId };
  const body = JSON.stringify({ id, object: "event", type, data: { object: about } });
  const { statusCode } = await game.app.inject({
    method: "POST",
    url: WEBHOOK_PATH,
    headers: {
      "content-type": "application/json",
      "stripe-signature": signatureOf(body, key, game.deps.now()),
    },
    payload: body,
  });
  expect(statusCode).toBe(200);
}

/** The state of the purchase, and every notification and letter about it. */
async function standing({ player, intentId }: BegunPayment) {
  const [purchase] = await purchasesOf(player);
  const [debt] = await game.db.rows<{ credits: number }>(
    `select credits from debts where player_id = $1`,
    [player.id],
  );
  const news = await game.db.rows<{ code: string }>(
    `select code from notifications where player_id = $1 and code like 'purchase_%'
     union all select 'letter ' || (data ->> 'letter') from jobs.job
      where name = 'send-purchase-letter' and data ->> 'playerId' = $1::text
     order by code`,
    [player.id],
  );
  const { state, refundedCents } = must(purchase, "purchase");
  expect((await game.deps.payments.readIntent(intentId))?.refundedCents).toBe(refundedCents);
  const has = {
    state,
    credits: await credits(player),
    owed: debt?.credits ?? 0,
    cards: (await player.cards()).length,
  };
  return { has, news: news.map(({ code }) => code).join(", ") };
}

/**
 * The webhooks of a story are sent in these ways in turn. `late`: after everything has happened.
 * With `times: 2` each comes once more in the end.
 */
const ways = [
  { when: "as soon as it can", times: 1 },
  { when: "as soon as it can", times: 2 },
  { when: "late, at once", times: 2 },
] as const;

type Telling = { order: readonly number[] } & (typeof ways)[number];

async function tell({ begins: begin, deeds }: Story, { order, when, times }: Telling) {
  const bought = await begin(game);
  let done = 0;
  const comesTo = async (last: number) => {
    for (; done <= last; done++) await deeds[done]!.does(game, bought);
  };
  if (when !== "as soon as it can") await comesTo(deeds.length - 1);
  const tells = async (which: number) => {
    await comesTo(which);
    for (let i = 0; i < times; i++) {
      await hears(bought.intentId, deeds[which]!, `evt_${bought.intentId}_${which}`);
    }
  };
  if (when === "late, at once") await Promise.all(order.map(tells));
  else for (const which of order) await tells(which);
  if (times === 2) for (const which of order) await tells(which);
  const heardAt = when === "as soon as it can" ? risesOf(order).join() : "the end";
  return { heardAt, ...(await standing(bought)) };
}

/** The webhooks that are newer than all before them. */
const risesOf = (order: readonly number[]): number[] =>
  order.filter((each, i) => order.slice(0, i).every((earlier) => earlier < each));

const STRIDE = volumeOf(1, 9);

test.for(stories)("$what, told in every order", async (story) => {
  const told = new Map<string, string>();
  const orders = ordersOf(story.deeds.map((_, i) => i));
  const tried = orders.toReversed().filter((_, i) => i % STRIDE === 0);
  for (const [i, order] of tried.entries()) {
    const way = ways[i % ways.length]!;
    const { heardAt, has, news } = await tell(story, { order, ...way });
    const how = `${order.map((nth) => story.deeds[nth]!.event).join(", ")}; ${way.when}, ${way.times}`;
    const expected = { credits: 0, owed: 0, cards: 12, ...story.ends };
    // The news differ only by how far the payment had come at each webhook.
    expect({ how, has, news }).toEqual({ how, has: expected, news: told.get(heardAt) ?? news });
    told.set(heardAt, news);
  }
});

test("every rule of the audit holds after all of this, and a look changes nothing", async () => {
  expect(await auditAfter(game.db, async () => {})).toEqual([]);
  const before = await statesNow();
  await sweeps(game);
  expect(await statesNow()).toEqual(before);
  await vi.waitFor(async () => expect(await lettersSent()).toBe(await lettersOwed()), {
    timeout: 300_000,
  });
  expect(await auditAfter(game.db, async () => {})).toEqual([]);
});

const statesNow = () => game.db.rows(`select id, state, movements from purchases order by number`);

/** None takes the place of another. */
const lettersSent = async () =>
  (await readdir(join(game.dataDir, "outbox"))).filter((name) =>
    /^(returned|refund_failed|disputed)-/.test(name),
  ).length;

const lettersOwed = () =>
  game.db.value<number>(
    `select count(*) as count from jobs.job where name = 'send-purchase-letter'`,
  );
