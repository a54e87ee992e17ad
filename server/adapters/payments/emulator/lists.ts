import { invalid, missing } from "./api-error.ts";
import { documentOf, ok, type EmulatorCall, type Reply } from "./call.ts";
import type { DocumentKind } from "./documents.ts";
import { wholeNumber } from "./params.ts";
import { findDocument, listDocuments } from "./store.ts";

const PAGE = 10;
const PAGE_AT_MOST = 100;

/** What the list of a kind is called in a path. */
export const listed = {
  payment_intents: "payment_intent",
  charges: "charge",
  refunds: "refund",
  disputes: "dispute",
  events: "event",
} as const satisfies Record<string, DocumentKind>;

export const listOf =
  (name: keyof typeof listed) =>
  async (call: EmulatorCall): Promise<Reply> => {
    const { tx, params } = call;
    const kind = listed[name];
    const limit = wholeNumber(params, "limit") ?? PAGE;
    if (limit < 1 || limit > PAGE_AT_MOST) {
      throw invalid("The limit must be from 1 to 100.", { param: "limit" });
    }
    const after = params.get("starting_after");
    if (after !== null && !(await findDocument(tx, kind, after))) throw missing(kind, after);
    const rows = await listDocuments(tx, {
      kind,
      intentId: params.get("payment_intent"),
      types: [...params]
        .filter(([key]) => /^types?(?:\[\d*\])?$/.test(key))
        .map(([, type]) => type),
      after,
      limit,
    });
    return ok({
      object: "list",
      url: `/v1/${name}`,
      has_more: rows.length > limit,
      data: rows.slice(0, limit).map(({ object }) => object),
    });
  };

export const retrieveOf =
  (kind: DocumentKind) =>
  async (call: EmulatorCall): Promise<Reply> =>
    ok(await documentOf(call, kind));
