import { Stripe } from "stripe";
import type { Db } from "#server/lib/db.ts";
import type { Payments, PaymentsEmulator, ProviderKeys } from "#server/ports/payments.ts";
import { openEmulator } from "./emulator/emulator.ts";
import { modeOf, stripePayments } from "./stripe.ts";

type OpenPayments = { payments: Payments; paymentsEmulator: PaymentsEmulator | null };

/** Stripe, when the settings have its keys; else the emulator, which is part of the game. */
export async function openPayments(
  keys: ProviderKeys | null,
  { db, now }: { db: Db; now: () => number },
): Promise<OpenPayments> {
  if (keys) {
    const payments = stripePayments({ keys, mode: modeOf(keys), now });
    return { payments, paymentsEmulator: null };
  }
  const emulator = await openEmulator(db, now);
  const way = {
    host: "emulator.invalid",
    httpClient: Stripe.createFetchHttpClient(emulator.fetch),
  };
  const payments = stripePayments({ keys: emulator.keys, mode: "emulator", way, now });
  return { payments, paymentsEmulator: emulator };
}
