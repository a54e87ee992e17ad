import { invalid } from "./api-error.ts";
import { intentOf, ok, type EmulatorCall, type Reply } from "./call.ts";
import { confirm } from "./confirm.ts";
import { newDocument, newDocumentId, type IntentDocument } from "./documents.ts";
import { emit } from "./events.ts";
import { pageOf } from "./lists.ts";
import { isExpanded, metadataOf, required, wholeNumber } from "./params.ts";
import { addDocument, findDocument, saveDocument } from "./store.ts";

const LEAST_CENTS = 50;
const MOST_CENTS = 99_999_999;

export async function createIntent(call: EmulatorCall): Promise<Reply> {
  const { tx, nowMs, params } = call;
  const id = newDocumentId("pi");
  const intent: IntentDocument = {
    ...newDocument("payment_intent", "pi", nowMs),
    id,
    amount: amountOf(call),
    amount_received: 0,
    currency: currencyOf(call),
    status: "requires_payment_method",
    client_secret: `${id}_${newDocumentId("secret")}`,
    metadata: metadataOf(params),
    description: params.get("description"),
    receipt_email: params.get("receipt_email"),
    payment_method: null,
    payment_method_types: ["card"],
    automatic_payment_methods: params.has("automatic_payment_methods[enabled]")
      ? { enabled: params.get("automatic_payment_methods[enabled]") === "true" }
      : null,
    capture_method: "automatic",
    confirmation_method: "automatic",
    latest_charge: null,
    next_action: null,
    last_payment_error: null,
    canceled_at: null,
    cancellation_reason: null,
  };
  await addDocument(tx, intent, id);
  await emit(call, "payment_intent.created", intent);
  return params.get("confirm") === "true" ? confirm(call, intent) : ok(intent);
}

function amountOf({ params }: EmulatorCall): number {
  required(params, "amount");
  const amount = wholeNumber(params, "amount") ?? 0;
  const isTooSmall = amount < LEAST_CENTS;
  if (isTooSmall || amount > MOST_CENTS) {
    throw invalid(`Amount must be from $0.50 to $999,999.99 usd`, {
      code: isTooSmall ? "amount_too_small" : "amount_too_large",
      param: "amount",
    });
  }
  return amount;
}

function currencyOf({ params }: EmulatorCall): "usd" {
  if (required(params, "currency").toLowerCase() === "usd") return "usd";
  throw invalid("The emulator knows usd only.", { param: "currency" });
}

export async function retrieveIntent(call: EmulatorCall): Promise<Reply> {
  const intent = await intentOf(call);
  if (call.by === "browser") return ok(seenByBrowser(intent));
  const { latest_charge: chargeId } = intent;
  const withRefunds = isExpanded(call.params, "latest_charge.refunds");
  const withCharge = withRefunds || isExpanded(call.params, "latest_charge");
  if (!withCharge || chargeId === null) return ok(intent);
  const charge = await findDocument(call.tx, "charge", chargeId);
  const refunds = withRefunds && { refunds: await pageOf(call, "refunds", intent.id) };
  return ok({ ...intent, latest_charge: { ...charge, ...refunds } });
}

export async function confirmIntent(call: EmulatorCall): Promise<Reply> {
  return seen(call, await confirm(call, await intentOf(call)));
}

export async function cancelIntent(call: EmulatorCall): Promise<Reply> {
  const intent = await intentOf(call);
  if (intent.status === "succeeded" || intent.status === "canceled") {
    throw invalid(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      { code: "payment_intent_unexpected_state", payment_intent: intent },
    );
  }
  const cancelled: IntentDocument = {
    ...intent,
    status: "canceled",
    next_action: null,
    canceled_at: Math.floor(call.nowMs / 1000),
    cancellation_reason: call.params.get("cancellation_reason"),
  };
  await saveDocument(call.tx, cancelled);
  await emit(call, "payment_intent.canceled", cancelled);
  return ok(cancelled);
}

/** What is said on an intent between servers is none of a browser's business. */
export function seenByBrowser(intent: IntentDocument) {
  const { metadata: _, latest_charge: __, amount_received: ___, ...rest } = intent;
  return rest;
}

/** The reply with its intent, wherever that stands in it, as the caller may see it. */
export function seen({ by }: EmulatorCall, { status, body }: Reply): Reply {
  if (by === "server") return { status, body };
  const { error } = body as { error?: { payment_intent?: IntentDocument } };
  if (!error) return { status, body: seenByBrowser(body as IntentDocument) };
  const { payment_intent: intent, ...rest } = error;
  return {
    status,
    body: { error: { ...rest, ...(intent && { payment_intent: seenByBrowser(intent) }) } },
  };
}
