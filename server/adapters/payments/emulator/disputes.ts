import { invalid } from "./api-error.ts";
import { documentOf, ok, type EmulatorCall, type Reply } from "./call.ts";
import type { DisputeDocument } from "./documents.ts";
import { emit } from "./events.ts";
import { lockIntent, saveDocument } from "./store.ts";

/** Words that the provider's test mode takes for evidence, and what the bank then says. */
const verdicts: Record<string, "won" | "lost"> = {
  winning_evidence: "won",
  losing_evidence: "lost",
};

export async function answerDispute(call: EmulatorCall): Promise<Reply> {
  const verdict = verdicts[call.params.get("evidence[uncategorized_text]") ?? ""];
  if (!verdict) throw invalid("Say winning_evidence or losing_evidence.", { param: "evidence" });
  return end(call, verdict);
}

/** Giving in. */
export const closeDispute = (call: EmulatorCall): Promise<Reply> => end(call, "lost");

async function end(call: EmulatorCall, verdict: "won" | "lost"): Promise<Reply> {
  const { payment_intent: intentId } = await documentOf(call, "dispute");
  await lockIntent(call.tx, intentId);
  const dispute = await documentOf(call, "dispute");
  if (!dispute.status.endsWith("needs_response")) {
    throw invalid("This dispute is already closed.", { code: "dispute_already_closed" });
  }
  const isInquiry = dispute.status === "warning_needs_response";
  const status = isInquiry && verdict === "won" ? "warning_closed" : verdict;
  const closed: DisputeDocument = { ...dispute, status };
  await saveDocument(call.tx, closed);
  await emit(call, "charge.dispute.closed", closed);
  return ok(closed);
}
