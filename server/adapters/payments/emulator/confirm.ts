/** Paying an intent with a card: at once, or after the payer's bank has asked them. */
import { invalid } from "./api-error.ts";
import { intentOf, ok, type EmulatorCall, type Reply } from "./call.ts";
import {
  newDocument,
  type ChargeDocument,
  type DisputeDocument,
  type IntentDocument,
  type LastError,
} from "./documents.ts";
import { isInquiry } from "./disputes.ts";
import { emit } from "./events.ts";
import { required } from "./params.ts";
import { addDocument, countDocuments, saveDocument } from "./store.ts";
import { cardNamed, cardOf, type Decline, type TestCard } from "./test-cards.ts";

/** Every attempt leaves some behind: cards that are declined must not fill the database. */
const DOCUMENTS_AT_MOST = 100;

export async function confirm(call: EmulatorCall, intent: IntentDocument): Promise<Reply> {
  if (intent.status === "succeeded" || intent.status === "canceled") {
    throw invalid(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      { code: "payment_intent_unexpected_state", payment_intent: intent },
    );
  }
  if ((await countDocuments(call.tx, intent.id)) >= DOCUMENTS_AT_MOST) {
    throw invalid("Too many attempts to pay this PaymentIntent.", { code: "rate_limit" }, 429);
  }
  const card = cardOf(call.params, call.by, call.nowMs);
  return card.asksPayer ? askPayer(call, intent, card) : charge(call, intent, card);
}

async function askPayer(
  call: EmulatorCall,
  intent: IntentDocument,
  card: TestCard,
): Promise<Reply> {
  const asking: IntentDocument = {
    ...intent,
    status: "requires_action",
    // Its name: the number is not kept anywhere.
    payment_method: card.name,
    next_action: {
      type: "use_stripe_sdk",
      use_stripe_sdk: { type: "three_d_secure_redirect" },
    },
    last_payment_error: null,
  };
  await saveDocument(call.tx, asking);
  await emit(call, "payment_intent.requires_action", asking);
  return ok(asking);
}

/** The bank's page in the browser says how it went. The provider has a page of its own for this. */
export async function authenticate(call: EmulatorCall): Promise<Reply> {
  const intent = await intentOf(call);
  const outcome = required(call.params, "outcome");
  const card = cardNamed(intent.payment_method);
  if (intent.status !== "requires_action" || !card) {
    throw invalid("This PaymentIntent does not wait for its payer.", {
      code: "payment_intent_unexpected_state",
      payment_intent: intent,
    });
  }
  if (outcome === "succeeded") return charge(call, intent, card);
  return ok(
    await fail(call, intent, {
      type: "invalid_request_error",
      code: "payment_intent_authentication_failure",
      message:
        "We are unable to authenticate your payment method. " +
        "Please choose a different payment method and try again.",
    }),
  );
}

async function fail(
  call: EmulatorCall,
  intent: IntentDocument,
  error: LastError,
): Promise<IntentDocument> {
  const failed: IntentDocument = {
    ...intent,
    status: "requires_payment_method",
    payment_method: null,
    next_action: null,
    last_payment_error: error,
  };
  await saveDocument(call.tx, failed);
  await emit(call, "payment_intent.payment_failed", failed);
  return failed;
}

async function charge(call: EmulatorCall, intent: IntentDocument, card: TestCard): Promise<Reply> {
  const made = chargeOf(call, intent, card);
  await addDocument(call.tx, made, intent.id);
  await emit(call, `charge.${made.status}`, made);
  if (card.decline) return decline(call, { ...intent, latest_charge: made.id }, card.decline);
  const paid: IntentDocument = {
    ...intent,
    status: "succeeded",
    amount_received: intent.amount,
    payment_method: card.name,
    latest_charge: made.id,
    next_action: null,
    last_payment_error: null,
  };
  await saveDocument(call.tx, paid);
  await emit(call, "payment_intent.succeeded", paid);
  if (card.dispute) await dispute(call, made, card.dispute);
  return ok(paid);
}

async function decline(
  call: EmulatorCall,
  intent: IntentDocument,
  refused: Decline,
): Promise<Reply> {
  const { code, declineCode, message } = refused;
  const error: LastError = {
    type: "card_error",
    code,
    message,
    ...(declineCode !== null && { decline_code: declineCode }),
  };
  const failed = await fail(call, intent, error);
  const body = { ...error, charge: intent.latest_charge, payment_intent: failed };
  return { status: 402, body: { error: body } };
}

function chargeOf(
  { nowMs }: EmulatorCall,
  { id, amount, currency, metadata }: IntentDocument,
  { name, number, brand, decline: refused }: TestCard,
): ChargeDocument {
  return {
    ...newDocument("charge", "ch", nowMs),
    amount,
    amount_captured: refused ? 0 : amount,
    amount_refunded: 0,
    captured: !refused,
    currency,
    disputed: false,
    failure_code: refused?.code ?? null,
    failure_message: refused?.message ?? null,
    metadata,
    paid: !refused,
    payment_intent: id,
    payment_method: name,
    payment_method_details: { type: "card", card: { brand, last4: number.slice(-4) } },
    refunded: false,
    status: refused ? "failed" : "succeeded",
  };
}

async function dispute(
  call: EmulatorCall,
  charged: ChargeDocument,
  { reason, status }: NonNullable<TestCard["dispute"]>,
): Promise<void> {
  const opened: DisputeDocument = {
    ...newDocument("dispute", "dp", call.nowMs),
    amount: charged.amount,
    charge: charged.id,
    currency: charged.currency,
    payment_intent: charged.payment_intent,
    reason,
    status,
  };
  if (!isInquiry(opened)) await saveDocument(call.tx, { ...charged, disputed: true });
  await addDocument(call.tx, opened, charged.payment_intent);
  await emit(call, "charge.dispute.created", opened);
}
