import { expect, test } from "vitest";
import type { Intent, Payments } from "#server/ports/payments.ts";

type Opened = {
  payments: Payments;
  /** Pays with the test card of this number, and does what its bank asks for. */
  pay(intent: Intent, number: string): Promise<unknown>;
  /** Waits as long as banks take for a refund in tests. */
  banksDecide(): Promise<unknown>;
};

const VISA = "4242424242424242";

let keys = 0;
const newKey = () => `conformance-${Date.now()}-${keys++}`;

const metadata = { purchase: "purchase-1", player: "player-1" };

const intent = async ({ payments }: Opened, amountCents = 499) =>
  payments.createIntent({ amountCents, metadata, idempotencyKey: newKey() });

async function paid(opened: Opened) {
  const made = await intent(opened);
  await opened.pay(made, VISA);
  return made;
}

/** What everybody who takes payments for the game must do. */
export function paymentsConformance(opened: Opened): void {
  makesIntents(opened);
  takesPayments(opened);
  paysBack(opened);
  decidesLater(opened);
  isDisputed(opened);
}

function makesIntents(opened: Opened): void {
  test("a new intent says what it is for, and is unpaid", async () => {
    const made = await intent(opened);

    expect(made).toMatchObject({
      amountCents: 499,
      currency: "usd",
      metadata,
      status: "unpaid",
      refundedCents: 0,
      failedRefundCents: 0,
      isDisputed: false,
    });
    expect(made.clientSecret.startsWith(`${made.id}_secret_`)).toBe(true);
  });

  test("an intent is read as it was made; one that is not there is null", async () => {
    const made = await intent(opened);

    expect(await opened.payments.readIntent(made.id)).toEqual(made);
    expect(await opened.payments.readIntent("pi_nobody")).toBeNull();
  });

  test("the same key makes one intent, and never another one", async () => {
    const { payments } = opened;
    const wanted = { amountCents: 499, metadata, idempotencyKey: newKey() };

    const both = await Promise.all([payments.createIntent(wanted), payments.createIntent(wanted)]);

    expect(both[1]).toEqual(both[0]);
    await expect(payments.createIntent({ ...wanted, amountCents: 1 })).rejects.toMatchObject({
      code: "refused",
    });
  });

  test.for([49, 100_000_000])("%i cents are no payment", async (amountCents) => {
    await expect(intent(opened, amountCents)).rejects.toMatchObject({ code: "refused" });
  });
}

function takesPayments(opened: Opened): void {
  test("what is paid is paid, and cannot be cancelled any more", async () => {
    const made = await paid(opened);

    expect(await opened.payments.readIntent(made.id)).toEqual({ ...made, status: "paid" });
    expect(await opened.payments.cancelIntent(made.id)).toEqual({ ...made, status: "paid" });
  });

  test("what is cancelled stays so, and cannot be paid", async () => {
    const made = await intent(opened);

    const cancelled = await opened.payments.cancelIntent(made.id);
    await opened.pay(made, VISA);

    expect(cancelled).toEqual({ ...made, status: "cancelled" });
    expect(await opened.payments.cancelIntent(made.id)).toEqual(cancelled);
  });

  test("a declined card leaves the intent for another card", async () => {
    const made = await intent(opened);

    await opened.pay(made, "4000000000000002");
    expect((await opened.payments.readIntent(made.id))?.status).toBe("unpaid");

    await opened.pay(made, VISA);
    expect((await opened.payments.readIntent(made.id))?.status).toBe("paid");
  });

  test("a card whose bank asks first pays when it has been answered", async () => {
    const made = await intent(opened);

    await opened.pay(made, "4000000000003220");

    expect((await opened.payments.readIntent(made.id))?.status).toBe("paid");
  });
}

function paysBack(opened: Opened): void {
  test("money goes back in parts, once per key, and never more than was paid", async () => {
    const { payments } = opened;
    const { id } = await paid(opened);
    const part = { amountCents: 199, idempotencyKey: newKey() };

    await payments.refund(id, part);
    const once = await payments.refund(id, part);
    expect(once).toMatchObject({ status: "paid", refundedCents: 199 });

    const tooMuch = payments.refund(id, { amountCents: 301, idempotencyKey: newKey() });
    await expect(tooMuch).rejects.toMatchObject({ code: "refused" });
    const rest = await payments.refund(id, { amountCents: 300, idempotencyKey: newKey() });
    expect(rest.refundedCents).toBe(499);
    const more = payments.refund(id, { amountCents: 1, idempotencyKey: newKey() });
    await expect(more).rejects.toMatchObject({ code: "refused" });
  });

  test("what was not paid cannot be paid back", async () => {
    const { id } = await intent(opened);

    const refund = opened.payments.refund(id, { amountCents: 1, idempotencyKey: newKey() });

    await expect(refund).rejects.toMatchObject({ code: "refused" });
  });
}

function decidesLater(opened: Opened): void {
  test("a refund that fails later has not gone back, and can be tried once more", async () => {
    const { payments } = opened;
    const made = await intent(opened);
    await opened.pay(made, "4000000000005126");
    const part = { amountCents: 199, idempotencyKey: newKey() };
    expect(await payments.refund(made.id, part)).toMatchObject({ refundedCents: 199 });

    await opened.banksDecide();
    const failed = { refundedCents: 0, failedRefundCents: 199 };
    expect(await payments.readIntent(made.id)).toMatchObject(failed);
    // The same key is the same refund, which has failed.
    expect(await payments.refund(made.id, part)).toMatchObject(failed);
    const all = { amountCents: 499, idempotencyKey: newKey() };
    const again = await payments.refund(made.id, all);
    expect(again).toMatchObject({ refundedCents: 499, failedRefundCents: 199 });
  });

  test("a refund that takes its time is on its way all the while", async () => {
    const made = await intent(opened);
    await opened.pay(made, "4000000000007726");
    await opened.payments.refund(made.id, { amountCents: 199, idempotencyKey: newKey() });
    const before = await opened.payments.readIntent(made.id);

    await opened.banksDecide();

    expect(before).toMatchObject({ refundedCents: 199, failedRefundCents: 0 });
    expect(await opened.payments.readIntent(made.id)).toEqual(before);
  });

  test("a dozen refunds add up", async () => {
    const { id } = await paid(opened);
    for (let i = 0; i < 12; i++) {
      await opened.payments.refund(id, { amountCents: 7, idempotencyKey: newKey() });
    }

    expect((await opened.payments.readIntent(id))?.refundedCents).toBe(84);
  });
}

function isDisputed(opened: Opened): void {
  test("a bank that only asks has taken nothing: money can still go back", async () => {
    const made = await intent(opened);

    await opened.pay(made, "4000000000001976");

    expect(await opened.payments.readIntent(made.id)).toEqual({ ...made, status: "paid" });
    const part = { amountCents: 199, idempotencyKey: newKey() };
    expect((await opened.payments.refund(made.id, part)).refundedCents).toBe(199);
  });

  test("a payment that its payer calls wrong is disputed", async () => {
    const made = await intent(opened);

    await opened.pay(made, "4000000000000259");

    expect(await opened.payments.readIntent(made.id)).toMatchObject({
      status: "paid",
      isDisputed: true,
    });
  });
}
