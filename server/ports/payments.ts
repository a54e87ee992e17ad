import type { FastifyInstance } from "fastify";
import type { Tx } from "#server/lib/db.ts";

/**
 * The payment provider, in our words. An intent is the provider's own record of one payment: it is
 * paid by the browser, which speaks to the provider alone, and read by us.
 */
export type IntentStatus = "unpaid" | "processing" | "paid" | "cancelled";

export type Intent = {
  id: string;
  /** With it and the publishable key a browser may pay this intent, and nothing else. */
  clientSecret: string;
  amountCents: number;
  currency: "usd";
  /** What we wrote on it when we made it; empty texts on an intent that is not ours. */
  metadata: { purchase: string; player: string };
  status: IntentStatus;
  /** What has gone back, or is on its way. */
  refundedCents: number;
  /** What was on its way back and did not arrive: it lies with us again. It only ever grows. */
  failedRefundCents: number;
  /** The payer's bank wants the money back, or has got it. False again once we were right. */
  isDisputed: boolean;
};

export type NewIntent = {
  amountCents: number;
  metadata: Intent["metadata"];
  idempotencyKey: string;
};

/** `emulator`: no money moves. With keys of Stripe's own it is its test mode, or real money. */
export type PaymentsMode = "emulator" | "stripe_test" | "stripe_live";

/**
 * All calls may be repeated: with the same key the same thing happens once. They throw
 * PaymentsError, and never one of the provider's own.
 */
export interface Payments {
  readonly mode: PaymentsMode;
  /** For the browser; not a secret. */
  readonly publishableKey: string;
  createIntent(wanted: NewIntent): Promise<Intent>;
  readIntent(id: string): Promise<Intent | null>;
  /** Cancels; when it was paid meanwhile, answers the paid intent. */
  cancelIntent(id: string): Promise<Intent>;
  /** Pays back a part, or all of it. */
  refund(
    intentId: string,
    wanted: { amountCents: number; idempotencyKey: string },
  ): Promise<Intent>;
  /** Of a webhook's raw body; throws BadSignature. Null: an event that does not concern us. */
  readEvent(body: Buffer, signature: string): { id: string; intentId: string } | null;
}

/**
 * - `away`: it is unknown whether it happened. Ask again later, with the same key. - `failed`: the
 * provider broke down and remembers so: only another key can work. - `bad_keys`: our keys are
 * wrong, or may not do this. - `refused`: it cannot be done, such as paying back what was paid
 * back.
 */
export type PaymentsErrorCode = "away" | "failed" | "bad_keys" | "refused";

export class PaymentsError extends Error {
  override name = "PaymentsError";
  readonly code: PaymentsErrorCode;

  constructor(code: PaymentsErrorCode, cause: Error) {
    super(`the payment provider: ${code}: ${cause.message}`, { cause });
    this.code = code;
  }
}

/** A webhook that the provider has not signed, or not for now. */
export class BadSignature extends Error {
  override name = "BadSignature";
}

/** Where the provider sends its webhooks: bytes, with the header `stripe-signature`. */
export const WEBHOOK_PATH = "/api/payments/webhook";

export type ProviderKeys = { secretKey: string; publishableKey: string; webhookSecret: string };

/** A real provider, by keys that an admin has entered. */
export interface PaymentProvider {
  /** With `former` keys payments are found that began with them. */
  open(keys: ProviderKeys, former: readonly ProviderKeys[]): Payments;
  /** Whether these keys are good. Throws PaymentsError when the provider does not answer. */
  knows(keys: ProviderKeys): Promise<boolean>;
  /** Has webhooks sent to this address, where the provider can reach it; with what it signs them. */
  webhookSecret(keys: ProviderKeys, url: string): Promise<string>;
}

/** What goes wrong at the emulator, for tests, which may put other functions here. */
export type EmulatorFaults = {
  /** After how many milliseconds each copy of a webhook goes out; `[]` for never. */
  deliveries(event: { type: string; intentId: string }): readonly number[];
  /**
   * `lost_before`, `lost_after`: the connection breaks before or after the call did its work.
   * `breaks`: the provider breaks down, and remembers that for the key of the call.
   */
  call(asked: {
    method: string;
    path: string;
  }): "answers" | "lost_before" | "lost_after" | "breaks";
};

/** The provider that comes with the game, as a server runs it. */
export interface PaymentsEmulator {
  faults: EmulatorFaults;
  /** Its API, and the browser's part of it from the built web client; webhooks go to this server. */
  mount(app: FastifyInstance, webFolder: string | null): void;
  /** Closes the emulator: from now on payments go to a real provider. */
  close(): void;
  /** Sends the webhooks whose time has come. */
  deliverDue(): Promise<void>;
  forgetOld(tx: Tx): Promise<void>;
}
