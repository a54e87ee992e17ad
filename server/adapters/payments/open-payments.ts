import { Stripe } from "stripe";
import type { Db } from "#server/lib/db.ts";
import type { Payments, PaymentsEmulator, ProviderKeys } from "#server/ports/payments.ts";
import { openEmulator } from "./emulator/emulator.ts";
import { stripeProvider } from "./provider-keys.ts";
import { stripePayments } from "./stripe.ts";

type OpenPayments = { payments: Payments; paymentsEmulator: PaymentsEmulator | null };

/** Stripe, when there are keys, those in use first; else the emulator, which is part of the game. */
export async function openPayments(
  [keys, ...former]: readonly ProviderKeys[],
  { db, now }: { db: Db; now: () => number },
): Promise<OpenPayments> {
  if (keys) return { payments: stripeProvider(now).open(keys, former), paymentsEmulator: null };
  const emulator = await openEmulator(db, now);
  const way = {
    host: "emulator.invalid",
    httpClient: Stripe.createFetchHttpClient(emulator.fetch),
  };
  const payments = stripePayments({ keys: emulator.keys, mode: "emulator", way, now });
  return { payments, paymentsEmulator: emulator };
}
