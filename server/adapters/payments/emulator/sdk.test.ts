import { Stripe } from "stripe";
import { describe, expect, test } from "vitest";
import { bothWays } from "./test-emulator.ts";

const VISA = "4242424242424242";
const { errors } = Stripe;

describe.for(await bothWays())("%s", ([, opened]) => {
  const { db, payments, pays, sdk, intent, newKey } = opened;

  test("the SDK throws its own kinds of errors", async () => {
    const stripe = sdk();
    const { id } = await intent();

    const declined = stripe.paymentIntents.confirm(id, {
      payment_method: "pm_card_visa_chargeDeclinedInsufficientFunds",
    });
    await expect(declined).rejects.toMatchObject({
      type: "StripeCardError",
      decline_code: "insufficient_funds",
      payment_intent: { id, status: "requires_payment_method" },
    });
    const misspelt = stripe.paymentIntents.create({ amuont: 1 } as never);
    await expect(misspelt).rejects.toMatchObject({ code: "parameter_unknown" });
    await expect(stripe.paymentIntents.retrieve("pi_no")).rejects.toMatchObject({
      type: "StripeInvalidRequestError",
      code: "resource_missing",
    });
    await expect(sdk("sk_test_other").events.list()).rejects.toThrow(
      errors.StripeAuthenticationError,
    );
    await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 404 });
  });

  test("a declined card is remembered for its key; a wrong parameter is not", async () => {
    const stripe = sdk();
    const { id } = await intent();
    const key = { idempotencyKey: newKey() };
    const decline = { payment_method: "pm_card_visa_chargeDeclined" };

    await expect(stripe.paymentIntents.create({ amount: 1, currency: "usd" }, key)).rejects.toThrow(
      "Amount",
    );
    const first = await stripe.paymentIntents.confirm(id, decline, key).catch((error) => error);
    const again = await stripe.paymentIntents.confirm(id, decline, key).catch((error) => error);

    expect(first).toBeInstanceOf(errors.StripeCardError);
    expect(again.payment_intent).toEqual(first.payment_intent);
    expect(again.headers["idempotent-replayed"]).toBe("true");
    expect(again.headers["original-request"]).toBe(first.requestId);
    expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
    await expect(
      stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" }, key),
    ).rejects.toThrow(errors.StripeIdempotencyError);
  });

  test("events are listed by page, newest first, and by type", async () => {
    const stripe = sdk();
    const made = await Promise.all([intent(), intent(), intent()]);
    await pays(made[0]!, VISA);

    const all: Stripe.Event[] = [];
    for await (const event of stripe.events.list({ limit: 2 })) all.push(event);

    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all[0]?.type).toBe("payment_intent.succeeded");
    const { data } = await stripe.events.list({ type: "payment_intent.succeeded", limit: 1 });
    expect(data).toEqual([all[0]]);
    expect(await stripe.events.retrieve(all[0]!.id)).toMatchObject({ id: all[0]!.id });
  });

  test("a dispute that is won is over; one that is given up is lost", async () => {
    const stripe = sdk();
    const [one, other] = [await intent(), await intent()];
    const disputed = async ({ id, clientSecret }: typeof one) => {
      await pays({ id, clientSecret }, "4000000000000259");
      return (await stripe.disputes.list({ payment_intent: id })).data[0]!.id;
    };
    const [first, second] = [await disputed(one), await disputed(other)];
    const refund = payments.refund(one.id, { amountCents: 1, idempotencyKey: newKey() });
    await expect(refund).rejects.toMatchObject({ code: "refused" });

    const evidence = { uncategorized_text: "winning_evidence" };
    await stripe.disputes.update(first, { evidence, submit: true });
    await stripe.disputes.close(second);

    expect((await payments.readIntent(one.id))?.isDisputed).toBe(false);
    expect((await payments.readIntent(other.id))?.isDisputed).toBe(true);
    await expect(stripe.disputes.close(first)).rejects.toThrow("already closed");
  });

  const answered = [
    ["winning_evidence", "warning_closed", false],
    ["losing_evidence", "lost", true],
    ["escalate_inquiry_evidence", "needs_response", true],
  ] as const;

  test.for(answered)("an inquiry that is answered by %s is %s", async ([text, status, isLost]) => {
    const stripe = sdk();
    const { id, clientSecret } = await intent();
    await pays({ id, clientSecret }, "4000000000001976");
    const [inquiry] = (await stripe.disputes.list({ payment_intent: id })).data;
    expect((await payments.readIntent(id))?.isDisputed).toBe(false);

    const evidence = { uncategorized_text: text };
    const after = await stripe.disputes.update(inquiry!.id, { evidence, submit: true });

    expect(after.status).toBe(status);
    expect((await payments.readIntent(id))?.isDisputed).toBe(isLost);
  });

  /** Every status of the provider's, on a charge that it calls disputed for ever. */
  const statuses: Record<Stripe.Dispute.Status, boolean> = {
    needs_response: true,
    under_review: true,
    lost: true,
    appeal_needs_response: true,
    appeal_under_review: true,
    won: false,
    prevented: false,
    warning_needs_response: false,
    warning_under_review: false,
    warning_closed: false,
  };

  test.for(Object.entries(statuses))("%s: the money is gone: %s", async ([status, isGone]) => {
    const { id, clientSecret } = await intent();
    await pays({ id, clientSecret }, "4000000000000259");
    await db.rows(
      `update emulator_objects set object = jsonb_set(object, '{status}', to_jsonb($2::text))
        where kind = 'dispute' and intent_id = $1`,
      [id, status],
    );

    expect((await payments.readIntent(id))?.isDisputed).toBe(isGone);
  });
});
