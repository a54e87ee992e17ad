/** Stripe by keys that come later than the game's start. */
import { Stripe } from "stripe";
import { newToken } from "#server/lib/ids.ts";
import { PaymentsError, type PaymentProvider, type ProviderKeys } from "#server/ports/payments.ts";
import { withFormerKeys } from "./former-keys.ts";
import { modeOf, stripePayments } from "./stripe.ts";

/** All that says that something has become of a payment. */
const EVENTS: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  "payment_intent.succeeded",
  "payment_intent.canceled",
  "charge.refunded",
  "charge.refund.updated",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
];

/** `way` leads to another host than api.stripe.com. */
export function stripeProvider(now: () => number, way: Stripe.StripeConfig = {}): PaymentProvider {
  const sdk = ({ secretKey }: ProviderKeys) =>
    new Stripe(secretKey, { telemetry: false, maxNetworkRetries: 1, timeout: 10_000, ...way });
  return {
    open(keys, former) {
      const mode = modeOf(keys);
      const others = former.filter((each) => modeOf(each) === mode);
      const opened = (each: ProviderKeys) => stripePayments({ keys: each, mode, way, now });
      return withFormerKeys(opened(keys), others.map(opened));
    },
    async knows(keys) {
      try {
        await sdk(keys).paymentIntents.list({ limit: 1 });
        return true;
      } catch (error) {
        const { StripeAuthenticationError, StripePermissionError } = Stripe.errors;
        if (error instanceof StripeAuthenticationError) return false;
        if (error instanceof StripePermissionError) return false;
        if (error instanceof Stripe.errors.StripeError) throw new PaymentsError("away", error);
        throw error;
      }
    },
    async webhookSecret(keys, url) {
      // The provider cannot reach the game there: the sweeper asks the provider instead.
      if (!url.startsWith("https:")) return `whsec_${newToken()}`;
      try {
        const endpoint = await sdk(keys).webhookEndpoints.create({ url, enabled_events: EVENTS });
        return endpoint.secret ?? `whsec_${newToken()}`;
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError)) throw error;
        return `whsec_${newToken()}`;
      }
    },
  };
}
