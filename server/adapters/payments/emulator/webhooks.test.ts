import { expect, test } from "vitest";
import { BadSignature } from "#server/ports/payments.ts";
import { claimDeliveries } from "./store.ts";
import { testEmulator, type Heard } from "./test-emulator.ts";

const MINUTE_MS = 60_000;

/** An emulator, and an intent that has just been made with it. */
async function withIntent() {
  const opened = await testEmulator("in process");
  const wanted = { amountCents: 199, metadata: opened.metadata, idempotencyKey: opened.newKey() };
  const make = () => opened.payments.createIntent(wanted);
  return { ...opened, make };
}

const typeOf = ({ body }: Heard) => (JSON.parse(body.toString()) as { type: string }).type;

test("a webhook comes once, signed, and names its intent", async () => {
  const { make, emulator, heard, payments } = await withIntent();
  const intent = await make();

  await emulator.deliverDue();
  await emulator.deliverDue();

  expect(heard.map(typeOf)).toEqual(["payment_intent.created"]);
  const [{ body, signature }] = heard as [Heard];
  expect(payments.readEvent(body, signature)?.intentId).toBe(intent.id);
  const changed = Buffer.concat([body, Buffer.from(" ")]);
  expect(() => payments.readEvent(changed, signature)).toThrow(BadSignature);
});

test("a payment is told by all that happened, in the order of it", async () => {
  const { make, pays, emulator, sdk } = await withIntent();
  const made = await make();
  await pays(made, "4000000000000259");

  const { data } = await sdk().events.list({ payment_intent: made.id } as never);

  expect(data.map(({ type }) => type).toReversed()).toEqual([
    "payment_intent.created",
    "charge.succeeded",
    "payment_intent.succeeded",
    "charge.dispute.created",
  ]);
  await emulator.deliverDue();
});

test("a webhook that is not taken comes again, later each time, with a new signature", async () => {
  const { make, emulator, heard, answers, payments, clock } = await withIntent();
  answers.push(500, 503, 404);
  await make();

  await emulator.deliverDue();
  for (const waitMs of [1_000, 5_000, 30_000]) {
    const before = heard.length;
    clock.ms += waitMs - 1;
    await emulator.deliverDue();
    expect(heard.length).toBe(before);
    clock.ms += 1;
    await emulator.deliverDue();
    expect(heard.length).toBe(before + 1);
  }

  clock.ms += 60 * MINUTE_MS;
  await emulator.deliverDue();
  expect(heard).toHaveLength(4);
  const last = heard[3]!;
  clock.ms -= 60 * MINUTE_MS;
  expect(payments.readEvent(last.body, last.signature)).not.toBeNull();
});

test("a game that never answers is given up after three days", async () => {
  const { make, emulator, heard, answers, clock, db } = await withIntent();
  answers.push(...Array.from({ length: 200 }, () => 500));
  await make();

  for (let hour = 0; hour < 100; hour++) {
    await emulator.deliverDue();
    clock.ms += 60 * MINUTE_MS;
  }

  expect(heard).toHaveLength(78);
  expect(await db.rows(`select from emulator_deliveries`)).toEqual([]);
});

test("on request a webhook comes twice, late, in another order, or never", async () => {
  const { make, pays, emulator, heard, clock } = await withIntent();
  const plan: Record<string, readonly number[]> = {
    "payment_intent.created": [2_000],
    "charge.succeeded": [],
    "payment_intent.succeeded": [0, 0],
  };
  emulator.faults.deliveries = ({ type }) => plan[type] ?? [0];
  await pays(await make(), "4242424242424242");

  await emulator.deliverDue();
  clock.ms += 2_000;
  await emulator.deliverDue();

  expect(heard.map(typeOf)).toEqual([
    "payment_intent.succeeded",
    "payment_intent.succeeded",
    "payment_intent.created",
  ]);
  expect(heard[1]?.body).toEqual(heard[0]?.body);
});

test("two processes send a webhook once", async () => {
  const { make, emulator, heard } = await withIntent();
  await make();

  await Promise.all([emulator.deliverDue(), emulator.deliverDue()]);

  expect(heard).toHaveLength(1);
});

test("a webhook whose process died on the way is sent by the next one", async () => {
  const { make, emulator, heard, clock, db } = await withIntent();
  await make();
  await claimDeliveries(db, clock.ms, [1]);

  await emulator.deliverDue();
  expect(heard).toEqual([]);

  clock.ms += 1_000;
  await emulator.deliverDue();
  expect(heard).toHaveLength(1);
});

test("old events and old answers are forgotten, payments are not", async () => {
  const { make, emulator, sdk, clock, payments, db } = await withIntent();
  const made = await make();
  clock.ms += 31 * 24 * 60 * MINUTE_MS;

  await db.transaction((tx) => emulator.forgetOld(tx));

  expect((await sdk().events.list()).data).toEqual([]);
  expect((await make()).id).not.toBe(made.id);
  expect(await payments.readIntent(made.id)).toEqual(made);
});
