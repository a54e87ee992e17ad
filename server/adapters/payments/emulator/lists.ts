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
    const types = [...params]
      .filter(([key]) => /^types?(?:\[\d*\])?$/.test(key))
      .map(([, type]) => type);
    const intentId = await intentOfList(call);
    return ok(await page(tx, name, { kind, intentId, types, after, limit }));
  };

type Page = Parameters<typeof listDocuments>[1];

async function page(tx: EmulatorCall["tx"], name: string, wanted: Page) {
  const rows = await listDocuments(tx, wanted);
  return {
    object: "list",
    url: `/v1/${name}`,
    has_more: rows.length > wanted.limit,
    data: rows.slice(0, wanted.limit).map(({ object }) => object),
  };
}

/** Refunds may be asked for by the charge as well. */
async function intentOfList({ tx, params }: EmulatorCall): Promise<string | null> {
  const chargeId = params.get("charge");
  if (chargeId === null) return params.get("payment_intent");
  const charge = await findDocument(tx, "charge", chargeId);
  if (!charge) throw missing("charge", chargeId);
  return charge.payment_intent;
}

/** The first page, as it stands inside of another document. */
export const pageOf = ({ tx }: EmulatorCall, name: keyof typeof listed, intentId: string) =>
  page(tx, name, { kind: listed[name], intentId, types: [], after: null, limit: PAGE });

export const retrieveOf =
  (kind: DocumentKind) =>
  async (call: EmulatorCall): Promise<Reply> =>
    ok(await documentOf(call, kind));
