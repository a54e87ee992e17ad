/** Payments by Stripe's own SDK: at Stripe, or at the emulator, which speaks like it. */
import { Stripe } from "stripe";
import * as z from "zod/mini";
import {
  BadSignature,
  PaymentsError,
  type Intent,
  type IntentStatus,
  type Payments,
  type PaymentsErrorCode,
  type PaymentsMode,
  type ProviderKeys,
} from "#server/ports/payments.ts";

type StripeSettings = {
  keys: ProviderKeys;
  mode: PaymentsMode;
  /** Another way to the provider than to api.stripe.com. */
  way?: Stripe.StripeConfig;
  now: () => number;
};

export const modeOf = ({ secretKey }: ProviderKeys): PaymentsMode =>
  secretKey.includes("_live_") ? "stripe_live" : "stripe_test";

/** A player waits for it. */
const PATIENCE_MS = 10_000;
/** The SDK waits in between, longer each time, and repeats the idempotency key. */
const RETRIES = 2;

/** What an intent is read with: its charge tells what became of the money. */
const WITH_CHARGE = { expand: ["latest_charge.refunds"] };

export function stripePayments({ keys, mode, way, now }: StripeSettings): Payments {
  const stripe = new Stripe(keys.secretKey, {
    timeout: PATIENCE_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: "Taleborn" },
    ...way,
  });
  const read = (id: string) => stripe.paymentIntents.retrieve(id, WITH_CHARGE);
  const intentOf = (found: Stripe.PaymentIntent) => toIntent(stripe, found);
  return {
    mode,
    publishableKey: keys.publishableKey,
    createIntent: ({ amountCents, metadata, idempotencyKey }) =>
      inOurWords(async () => {
        const wanted = {
          amount: amountCents,
          currency: "usd",
          metadata,
          automatic_payment_methods: { enabled: true },
        };
        return intentOf(await stripe.paymentIntents.create(wanted, { idempotencyKey }));
      }),
    readIntent: (id) =>
      inOurWords(async () => {
        const found = await read(id).catch(orNullWhenMissing);
        return found && intentOf(found);
      }),
    cancelIntent: (id) =>
      inOurWords(async () => {
        const cancelled = await stripe.paymentIntents.cancel(id).catch(orNullWhenTooLate);
        return intentOf(cancelled ?? (await read(id)));
      }),
    refund: (intentId, { amountCents, idempotencyKey }) =>
      inOurWords(async () => {
        const wanted = { payment_intent: intentId, amount: amountCents };
        await stripe.refunds.create(wanted, { idempotencyKey });
        return intentOf(await read(intentId));
      }),
    readEvent(body, signature) {
      const event = verified(() =>
        stripe.webhooks.constructEvent(
          body,
          signature,
          keys.webhookSecret,
          undefined,
          undefined,
          now(),
        ),
      );
      const told = z.safeParse(aboutIntent, event);
      return told.success
        ? { id: told.data.id, intentId: intentIdOf(told.data.data.object) }
        : null;
    },
  };
}

const statuses: Partial<Record<Stripe.PaymentIntent.Status, IntentStatus>> = {
  succeeded: "paid",
  processing: "processing",
  canceled: "cancelled",
};

async function toIntent(stripe: Stripe, found: Stripe.PaymentIntent): Promise<Intent> {
  const { id, amount, currency, client_secret: clientSecret } = found;
  if (currency !== "usd") throw new Error(`the intent ${id} is in ${currency}`);
  const charge = typeof found.latest_charge === "string" ? null : found.latest_charge;
  return {
    id,
    clientSecret: clientSecret ?? "",
    amountCents: amount,
    currency,
    metadata: ownMetadata(found.metadata),
    status: statuses[found.status] ?? "unpaid",
    ...(await refundsOf(stripe, charge)),
    // A charge stays "disputed" for ever: only the dispute itself says how it ended.
    isDisputed: charge?.disputed === true && (await hasUnwonDispute(stripe, id)),
  };
}

/**
 * The refunds themselves are counted: one that fails, days later, is not gone, whatever the charge says.
 * The charge comes with the newest ten.
 */
async function refundsOf(stripe: Stripe, charge: Stripe.Charge | null) {
  const first = charge?.refunds;
  const all =
    charge && first?.has_more
      ? await stripe.refunds.list({ charge: charge.id, limit: 100 }).autoPagingToArray(EVERY_REFUND)
      : (first?.data ?? []);
  const failed = all.filter(({ status }) => status === "failed" || status === "canceled");
  return { refundedCents: centsOf(all) - centsOf(failed), failedRefundCents: centsOf(failed) };
}

const centsOf = (refunds: readonly Stripe.Refund[]) =>
  refunds.reduce((cents, { amount }) => cents + amount, 0);

const EVERY_REFUND = { limit: 10_000 };

const ownMetadata = ({ purchase = "", player = "" }: Stripe.Metadata) => ({ purchase, player });

/** Only then has the bank taken the money: what begins with `warning_` is a question, and all stays paid. */
const WITH_LOSS: readonly Stripe.Dispute.Status[] = [
  "needs_response",
  "under_review",
  "lost",
  "appeal_needs_response",
  "appeal_under_review",
];

async function hasUnwonDispute(stripe: Stripe, intentId: string): Promise<boolean> {
  const { data } = await stripe.disputes.list({ payment_intent: intentId, limit: 100 });
  return data.some(({ status }) => WITH_LOSS.includes(status));
}

/** As Stripe makes them: anything else could not even be stored, such as a text with a zero byte. */
const named = z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/));

/**
 * An event about a payment: of the intent itself, or of a charge, refund or dispute, which name theirs.
 * Whatever else is signed is about nothing that the game sells.
 */
const aboutIntent = z.object({
  id: named,
  data: z.object({
    object: z.union([
      z.object({ object: z.literal("payment_intent"), id: named }),
      z.object({ payment_intent: z.union([named, z.object({ id: named })]) }),
    ]),
  }),
});

function intentIdOf(object: z.output<typeof aboutIntent>["data"]["object"]): string {
  if ("object" in object) return object.id;
  return typeof object.payment_intent === "string"
    ? object.payment_intent
    : object.payment_intent.id;
}

const codeOf = (error: unknown) => (error instanceof Stripe.errors.StripeError ? error.code : "");

function orNullWhenMissing(error: unknown): null {
  if (codeOf(error) === "resource_missing") return null;
  throw error;
}

/** It has been paid or cancelled meanwhile. */
function orNullWhenTooLate(error: unknown): null {
  if (codeOf(error) === "payment_intent_unexpected_state") return null;
  throw error;
}

function verified(construct: () => Stripe.Event): Stripe.Event {
  try {
    return construct();
  } catch (error) {
    throw new BadSignature("this webhook is not signed by the provider", { cause: error });
  }
}

async function inOurWords<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new PaymentsError(errorCodeOf(error), error);
  }
}

function errorCodeOf(error: Stripe.errors.StripeError): PaymentsErrorCode {
  const { errors } = Stripe;
  if (error instanceof errors.StripeConnectionError) return "away";
  if (error instanceof errors.StripeRateLimitError) return "away";
  // Whatever else went wrong on the way to the provider's answer, it has not stored one.
  if (error instanceof errors.StripeAPIError) return error.statusCode === 500 ? "failed" : "away";
  if (error instanceof errors.StripeAuthenticationError) return "bad_keys";
  if (error instanceof errors.StripePermissionError) return "bad_keys";
  return "refused";
}
