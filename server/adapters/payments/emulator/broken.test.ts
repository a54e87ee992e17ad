import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { stripePayments } from "#server/adapters/payments/stripe.ts";
import { bothWays } from "./test-emulator.ts";

describe.for(await bothWays())("%s", ([, opened]) => {
  const { payments, paymentsWith, sdk, emulator, intent, newKey, metadata } = opened;

  test("a broken connection is tried again by the SDK, and does the work once", async () => {
    const faults = ["lost_before", "lost_after"] as const;
    let calls = 0;
    emulator.faults.call = () => faults[calls++] ?? "answers";
    const made = await intent();
    emulator.faults.call = () => "answers";

    expect(calls).toBe(3);
    const { data } = await sdk().events.list({ limit: 1 });
    expect(data[0]).toMatchObject({
      type: "payment_intent.created",
      data: { object: { id: made.id } },
    });
  });

  test("a provider that is away says so, and the same key works later", async () => {
    const wanted = { amountCents: 199, metadata, idempotencyKey: newKey() };
    emulator.faults.call = () => "lost_after";
    const away = await payments.createIntent(wanted).catch((error: unknown) => error);
    emulator.faults.call = () => "answers";

    expect(away).toMatchObject({ name: "PaymentsError", code: "away" });
    const made = await payments.createIntent(wanted);
    const { data } = await sdk().events.list({ type: "payment_intent.created", limit: 1 });
    expect(data[0]).toMatchObject({ data: { object: { id: made.id } } });
  });

  test("a provider that broke down remembers it: only another key works", async () => {
    const wanted = { amountCents: 199, metadata, idempotencyKey: newKey() };
    emulator.faults.call = () => "breaks";
    await expect(payments.createIntent(wanted)).rejects.toMatchObject({ code: "failed" });
    emulator.faults.call = () => "answers";

    await expect(payments.createIntent(wanted)).rejects.toMatchObject({ code: "failed" });
    const other = { ...wanted, idempotencyKey: newKey() };
    expect((await payments.createIntent(other)).status).toBe("unpaid");
  });

  test("keys that are wrong, or may not do this, are said to be", async () => {
    const { id } = await intent();
    const { publishableKey } = emulator.keys;

    for (const secretKey of ["sk_test_other", publishableKey]) {
      const refund = { amountCents: 1, idempotencyKey: newKey() };
      const refused = await paymentsWith({ secretKey })
        .refund(id, refund)
        .catch((error: unknown) => error);
      expect(refused).toMatchObject({ name: "PaymentsError", code: "bad_keys" });
    }
  });
});

test("a provider that says nothing is given up in time", async () => {
  const silent = createServer(() => {});
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const way = { host: "127.0.0.1", port, protocol: "http", timeout: 50 } as const;
  const keys = { secretKey: "sk_test_1", publishableKey: "pk_test_1", webhookSecret: "whsec_1" };
  const payments = stripePayments({ keys, mode: "stripe_test", way, now: () => Date.now() });

  await expect(payments.readIntent("pi_1")).rejects.toMatchObject({ code: "away" });

  silent.closeAllConnections();
  silent.close();
});
