import type { Tx } from "#server/lib/db.ts";
import type { EmulatorFaults } from "#server/ports/payments.ts";
import { missing } from "./api-error.ts";
import type { DocumentOf, IntentDocument, DocumentKind } from "./documents.ts";
import type { Params } from "./params.ts";
import { findDocument, lockIntent } from "./store.ts";

export type ApiRequest = {
  method: string;
  /** Without the query. */
  path: string;
  /** The query of a GET, or the body: both are written alike. */
  said: string;
  authorization: string;
  idempotencyKey: string | null;
};

/** One request to the API, in its own transaction. */
export type EmulatorCall = {
  tx: Tx;
  nowMs: number;
  /** A browser shows the publishable key and an intent's client secret, a server the secret key. */
  by: "browser" | "server";
  /** The part of the path that names an object; empty when none does. */
  id: string;
  params: Params;
  request: { id: string; idempotency_key: string | null };
  deliveries: EmulatorFaults["deliveries"];
};

/** A declined card is an answer too: what it changed is kept. */
export type Reply = { status: number; body: object };

export type ApiAnswer = Reply & { headers: Record<string, string> };

export const ok = (body: object): Reply => ({ status: 200, body });

export async function documentOf<K extends DocumentKind>(
  { tx, id }: EmulatorCall,
  kind: K,
): Promise<DocumentOf<K>> {
  const found = await findDocument(tx, kind, id);
  if (!found) throw missing(kind, id);
  return found;
}

/** The intent of the path, or of a parameter; a browser must know its client secret. */
export async function intentOf(
  { tx, by, id, params }: EmulatorCall,
  intentId = id,
): Promise<IntentDocument> {
  const intent = await lockIntent(tx, intentId);
  // A caller without the secret does not learn whether there is such an intent either.
  const isAllowed = by === "server" || intent?.client_secret === params.get("client_secret");
  if (!intent || !isAllowed) throw missing("payment_intent", intentId);
  return intent;
}
