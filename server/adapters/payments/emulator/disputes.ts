import { invalid } from "./api-error.ts";
import { documentOf, ok, type EmulatorCall, type Reply } from "./call.ts";
import type { DisputeDocument } from "./documents.ts";
import { emit } from "./events.ts";
import { findDocument, lockIntent, saveDocument } from "./store.ts";

/** Words that the provider's test mode takes for evidence, and what the bank then says. */
const verdicts: Record<string, Verdict> = {
  winning_evidence: "won",
  losing_evidence: "lost",
  escalate_inquiry_evidence: "escalated",
};

type Verdict = "won" | "lost" | "escalated";

export async function answerDispute(call: EmulatorCall): Promise<Reply> {
  const verdict = verdicts[call.params.get("evidence[uncategorized_text]") ?? ""];
  if (!verdict) throw invalid(`Say ${Object.keys(verdicts).join(", or ")}.`, { param: "evidence" });
  return verdict === "escalated" ? escalate(call) : end(call, verdict);
}

/** Giving in. */
export const closeDispute = (call: EmulatorCall): Promise<Reply> => end(call, "lost");

async function end(call: EmulatorCall, verdict: "won" | "lost"): Promise<Reply> {
  const dispute = await lockOpen(call);
  const status = isInquiry(dispute) && verdict === "won" ? "warning_closed" : verdict;
  if (isInquiry(dispute) && verdict === "lost") await takeMoney(call, dispute);
  const closed: DisputeDocument = { ...dispute, status };
  await saveDocument(call.tx, closed);
  await emit(call, "charge.dispute.closed", closed);
  return ok(closed);
}

/** A question of the bank's: it has taken no money yet, and the charge can still be refunded. */
export const isInquiry = ({ status }: DisputeDocument): boolean =>
  status === "warning_needs_response";

async function lockOpen(call: EmulatorCall): Promise<DisputeDocument> {
  const { payment_intent: intentId } = await documentOf(call, "dispute");
  await lockIntent(call.tx, intentId);
  const dispute = await documentOf(call, "dispute");
  if (dispute.status.endsWith("needs_response")) return dispute;
  throw invalid("This dispute is already closed.", { code: "dispute_already_closed" });
}

/** The bank has asked, and now takes the money. */
async function escalate(call: EmulatorCall): Promise<Reply> {
  const inquiry = await lockOpen(call);
  if (!isInquiry(inquiry)) throw invalid("This dispute is no inquiry.", { param: "evidence" });
  const dispute: DisputeDocument = { ...inquiry, status: "needs_response" };
  await saveDocument(call.tx, dispute);
  await takeMoney(call, dispute);
  await emit(call, "charge.dispute.updated", dispute);
  return ok(dispute);
}

async function takeMoney({ tx }: EmulatorCall, { charge: id }: DisputeDocument): Promise<void> {
  const charge = await findDocument(tx, "charge", id);
  if (charge) await saveDocument(tx, { ...charge, disputed: true });
}
