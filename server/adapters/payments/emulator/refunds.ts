import { invalid } from "./api-error.ts";
import { intentOf, ok, type EmulatorCall, type Reply } from "./call.ts";
import { newDocument, type ChargeDocument, type RefundDocument } from "./documents.ts";
import { emit } from "./events.ts";
import { metadataOf, required, wholeNumber } from "./params.ts";
import { addDocument, addOutcome, findDocument, saveDocument } from "./store.ts";
import { cardNamed } from "./test-cards.ts";

export async function createRefund(call: EmulatorCall): Promise<Reply> {
  const { tx, nowMs, params } = call;
  const intent = await intentOf(call, required(params, "payment_intent"));
  const { latest_charge: chargeId } = intent;
  const charge = chargeId === null ? null : await findDocument(tx, "charge", chargeId);
  if (intent.status !== "succeeded" || !charge) {
    throw invalid("This PaymentIntent does not have a successful charge to refund.");
  }
  const amount = wholeNumber(params, "amount") ?? charge.amount - charge.amount_refunded;
  refuseToRefund(charge, amount);
  const refunded = charge.amount_refunded + amount;
  const changed: ChargeDocument = {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  };
  const refund: RefundDocument = {
    ...newDocument("refund", "re", nowMs),
    amount,
    charge: charge.id,
    currency: charge.currency,
    metadata: metadataOf(params),
    payment_intent: intent.id,
    reason: params.get("reason"),
    status: cardNamed(charge.payment_method)?.refund?.first ?? "succeeded",
  };
  await saveDocument(tx, changed);
  await addDocument(tx, refund, intent.id);
  await decideLater(call, charge, refund.id);
  await emit(call, "refund.created", refund);
  await emit(call, "charge.refunded", changed);
  return ok(refund);
}

/** The bank's own time. */
const DECIDES_AFTER_MS = 5_000;

async function decideLater({ tx, nowMs }: EmulatorCall, charge: ChargeDocument, refundId: string) {
  const outcome = cardNamed(charge.payment_method)?.refund?.later;
  if (outcome) await addOutcome(tx, { refundId, outcome, dueAtMs: nowMs + DECIDES_AFTER_MS });
}

function refuseToRefund(charge: ChargeDocument, amount: number): void {
  const { id, disputed } = charge;
  const left = charge.amount - charge.amount_refunded;
  if (disputed) {
    throw invalid(`Charge ${id} has been charged back; cannot issue a refund.`, {
      code: "charge_disputed",
    });
  }
  if (left === 0) {
    throw invalid(`Charge ${id} has already been refunded.`, { code: "charge_already_refunded" });
  }
  if (amount < 1 || amount > left) {
    throw invalid(`Refund amount (${amount}) is not between 1 and ${left} cents.`, {
      param: "amount",
    });
  }
}
