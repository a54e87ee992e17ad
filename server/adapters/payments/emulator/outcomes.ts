/** What becomes of refunds later: a bank takes them, or sends them back. */
import type { Db, Tx } from "#server/lib/db.ts";
import type { EmulatorFaults } from "#server/ports/payments.ts";
import { newDocumentId, type ChargeDocument, type RefundDocument } from "./documents.ts";
import { emit } from "./events.ts";
import {
  findDocument,
  lockIntent,
  saveDocument,
  isOutcomeDue,
  takeOutcomes,
  type RefundOutcome,
} from "./store.ts";

type Deciding = { db: Db; nowMs: number; faults: EmulatorFaults };

export async function decideDue({ db, nowMs, faults }: Deciding): Promise<void> {
  if (!(await isOutcomeDue(db, nowMs))) return;
  await db.transaction(async (tx) => {
    const request = { id: newDocumentId("req"), idempotency_key: null };
    const telling = { tx, nowMs, request, deliveries: faults.deliveries };
    for (const each of await takeOutcomes(tx, nowMs)) await decide(telling, each);
  });
}

async function decide(
  telling: Parameters<typeof emit>[0],
  { refundId, intentId, outcome }: RefundOutcome,
): Promise<void> {
  const { tx } = telling;
  await lockIntent(tx, intentId);
  const refund = await findDocument(tx, "refund", refundId);
  if (!refund) return;
  if (outcome === "failed") return fail(telling, refund);
  const arrived: RefundDocument = { ...refund, status: "succeeded" };
  await saveDocument(tx, arrived);
  await emit(telling, "refund.updated", arrived);
}

/** The charge is as if it had never been refunded: so much can be refunded once more. */
async function fail(telling: Parameters<typeof emit>[0], refund: RefundDocument): Promise<void> {
  const { tx } = telling;
  const failed: RefundDocument = {
    ...refund,
    status: "failed",
    failure_reason: "expired_or_canceled_card",
  };
  await saveDocument(tx, failed);
  await giveBack(tx, refund);
  await emit(telling, "refund.failed", failed);
  await emit(telling, "charge.refund.updated", failed);
}

async function giveBack(tx: Tx, { charge: id, amount }: RefundDocument): Promise<void> {
  const charge = await findDocument(tx, "charge", id);
  if (!charge) return;
  const amountRefunded = charge.amount_refunded - amount;
  const after: ChargeDocument = { ...charge, amount_refunded: amountRefunded, refunded: false };
  await saveDocument(tx, after);
}
