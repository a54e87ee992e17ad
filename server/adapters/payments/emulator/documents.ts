/** What the API keeps and answers: the fields of the provider's objects that the game reads. */
import { randomBytes } from "node:crypto";

type Document<Name extends string> = { id: string; object: Name; created: number; livemode: false };

export type LastError = { type: string; code: string; message: string; decline_code?: string };

export type IntentDocument = Document<"payment_intent"> & {
  amount: number;
  amount_received: number;
  currency: "usd";
  status: "requires_payment_method" | "requires_action" | "succeeded" | "canceled";
  client_secret: string;
  metadata: Record<string, string>;
  description: string | null;
  receipt_email: string | null;
  payment_method: string | null;
  payment_method_types: readonly ["card"];
  automatic_payment_methods: { enabled: boolean } | null;
  capture_method: "automatic";
  confirmation_method: "automatic";
  latest_charge: string | null;
  next_action: { type: "use_stripe_sdk"; use_stripe_sdk: { type: string } } | null;
  last_payment_error: LastError | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
};

export type ChargeDocument = Document<"charge"> & {
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  captured: boolean;
  currency: "usd";
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  metadata: Record<string, string>;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  payment_method_details: { type: "card"; card: { brand: string; last4: string } };
  refunded: boolean;
  status: "succeeded" | "failed";
};

export type RefundDocument = Document<"refund"> & {
  amount: number;
  charge: string;
  currency: "usd";
  metadata: Record<string, string>;
  payment_intent: string;
  reason: string | null;
  status: "pending" | "succeeded" | "failed";
  failure_reason?: "expired_or_canceled_card";
};

export type DisputeDocument = Document<"dispute"> & {
  amount: number;
  charge: string;
  currency: "usd";
  payment_intent: string;
  reason: string;
  status: "needs_response" | "warning_needs_response" | "won" | "lost" | "warning_closed";
};

export type EventDocument = Document<"event"> & {
  api_version: string;
  type: string;
  data: { object: object };
  pending_webhooks: number;
  request: { id: string; idempotency_key: string | null };
};

export type AnyDocument =
  | IntentDocument
  | ChargeDocument
  | RefundDocument
  | DisputeDocument
  | EventDocument;

export type DocumentKind = AnyDocument["object"];

export type DocumentOf<K extends DocumentKind> = Extract<AnyDocument, { object: K }>;

export const newDocumentId = (prefix: string): string =>
  `${prefix}_${randomBytes(12).toString("hex")}`;

/** The fields that every document begins with. */
export const newDocument = <K extends DocumentKind>(object: K, prefix: string, nowMs: number) => ({
  id: newDocumentId(prefix),
  object,
  created: Math.floor(nowMs / 1000),
  livemode: false as const,
});
