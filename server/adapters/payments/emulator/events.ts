/** Everything that changes is an event, and goes out as a webhook. */
import type { EmulatorCall } from "./call.ts";
import { newDocument, type AnyDocument, type EventDocument } from "./documents.ts";
import { addDelivery, addDocument } from "./store.ts";

export const API_VERSION = "2026-10-28.endive";

/** Also what happens without a call. */
type Telling = Pick<EmulatorCall, "tx" | "nowMs" | "request" | "deliveries">;

export async function emit(call: Telling, type: string, object: AnyDocument): Promise<void> {
  const { tx, nowMs, request, deliveries } = call;
  const event: EventDocument = {
    ...newDocument("event", "evt", nowMs),
    api_version: API_VERSION,
    type,
    data: { object },
    pending_webhooks: 1,
    request,
  };
  const intentId = "payment_intent" in object ? object.payment_intent : object.id;
  await addDocument(tx, event, intentId);
  for (const delayMs of deliveries({ type, intentId })) {
    await addDelivery(tx, event.id, nowMs + delayMs);
  }
}
