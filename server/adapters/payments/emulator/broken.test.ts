import { describe, expect, test } from "vitest";
import { bothWays } from "./test-emulator.ts";

describe.for(await bothWays())("%s", ([, opened]) => {
  const { payments, sdk, emulator, intent, newKey, metadata } = opened;

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
});
