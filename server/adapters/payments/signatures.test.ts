import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { BadSignature } from "#server/ports/payments.ts";
import { stripePayments } from "./stripe.ts";

const SECRET = `whsec_${"a".repeat(32)}`;
const NOW = Date.UTC(2026, 10, 22);

const payments = stripePayments({
  keys: { secretKey: "sk_test_1", publishableKey: "pk_test_1", webhookSecret: SECRET },
  mode: "stripe_test",
  now: () => NOW,
});

const paid = JSON.stringify({
  id: "evt_1",
  object: "event",
  type: "payment_intent.succeeded",
  data: { object: { object: "payment_intent", id: "pi_1" } },
});

type Signing = { secret?: string; agoMs?: number };

/** As Stripe would sign it. */
const signed = (payload: string, { secret = SECRET, agoMs = 0 }: Signing = {}) =>
  new Stripe("sk_test_1").webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor((NOW - agoMs) / 1000),
  });

const read = (body: string, signature: string) => payments.readEvent(Buffer.from(body), signature);

test("an event that the provider has signed names its intent", () => {
  expect(read(paid, signed(paid))).toEqual({ id: "evt_1", intentId: "pi_1" });
});

test.for([
  ["a charge", { object: "charge", id: "ch_1", payment_intent: "pi_2" }, "pi_2"],
  ["a refund", { object: "refund", id: "re_1", payment_intent: { id: "pi_3" } }, "pi_3"],
  ["a dispute", { object: "dispute", id: "dp_1", payment_intent: "pi_4" }, "pi_4"],
] as const)("an event about %s names the intent that was paid", ([, object, intentId]) => {
  const body = JSON.stringify({ id: "evt_2", object: "event", data: { object } });

  expect(read(body, signed(body))).toEqual({ id: "evt_2", intentId });
});

test.for([
  { object: "customer", id: "cus_1" },
  { object: "charge", payment_intent: null },
])("an event that is about no intent concerns nobody: %o", (object) => {
  const body = JSON.stringify({ id: "evt_3", object: "event", data: { object } });

  expect(read(body, signed(body))).toBeNull();
});

const [time = "", hash = ""] = signed(paid).split(",");

test.for([
  ["signed with another secret", paid, signed(paid, { secret: "whsec_other" })],
  ["changed after it was signed", paid.replace("pi_1", "pi_9"), signed(paid)],
  ["older than five minutes", paid, signed(paid, { agoMs: 301_000 })],
  ["signed for another moment", paid, `t=${NOW / 1000 - 1},${hash}`],
  ["without a moment", paid, hash],
  ["without a signature", paid, time],
  ["with a signature of another scheme", paid, `${time},${hash.replace("v1=", "v0=")}`],
  ["with an empty header", paid, ""],
  ["without a body", "", signed("")],
] as const)("an event %s is refused", ([, body, signature]) => {
  expect(() => read(body, signature)).toThrow(BadSignature);
});

test("an event that took four minutes is taken", () => {
  expect(read(paid, signed(paid, { agoMs: 299_000 }))).not.toBeNull();
});
