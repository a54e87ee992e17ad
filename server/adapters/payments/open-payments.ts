import { Stripe } from "stripe";
import type { Db } from "#server/lib/db.ts";
import type { Payments, PaymentsEmulator } from "#server/ports/payments.ts";
import { openEmulator } from "./emulator/emulator.ts";
import { stripePayments, type StripeKeys } from "./stripe.ts";

type OpenPayments = { payments: Payments; paymentsEmulator: PaymentsEmulator | null };

/** Stripe, when the settings have its keys; else the emulator, which is part of the game. */
export async function openPayments(
  keys: StripeKeys | null,
  { db, now }: { db: Db; now: () => number },
): Promise<OpenPayments> {
  if (keys) {
    const mode = keys.secretKey.includes("_live_") ? "stripe_live" : "stripe_test";
    return { payments: stripePayments({ keys, mode, now }), paymentsEmulator: null };
  }
  const emulator = await openEmulator(db, now);
  const way = {
    host: "emulator.invalid",
    httpClient: Stripe.createFetchHttpClient(emulator.fetch),
  };
  const payments = stripePayments({ keys: emulator.keys, mode: "emulator", way, now });
  return { payments, paymentsEmulator: emulator };
}
