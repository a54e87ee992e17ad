/** The emulator's rows. */
import { sha256 } from "#server/lib/ids.ts";
import { insertInto } from "#server/lib/insert.ts";
import type { Tx } from "#server/lib/db.ts";
import type { AnyDocument, DocumentOf, IntentDocument, DocumentKind } from "./documents.ts";

export const addDocument = (tx: Tx, object: AnyDocument, intentId: string) =>
  tx.rows(
    ...insertInto("emulator_objects", {
      id: object.id,
      kind: object.object,
      intentId,
      object: JSON.stringify(object),
      createdAt: new Date(object.created * 1000),
    }),
  );

export const saveDocument = (tx: Tx, object: AnyDocument) =>
  tx.rows(`update emulator_objects set object = $2 where id = $1`, [
    object.id,
    JSON.stringify(object),
  ]);

type FoundDocument<K extends DocumentKind> = { object: DocumentOf<K> };

export async function findDocument<K extends DocumentKind>(tx: Tx, kind: K, id: string) {
  const sql = `select object from emulator_objects where id = $1 and kind = $2`;
  return (await tx.maybe<FoundDocument<K>>(sql, [id, kind]))?.object ?? null;
}

/** Who changes anything about a payment holds its intent. */
export async function lockIntent(tx: Tx, id: string): Promise<IntentDocument | null> {
  const sql = `select object from emulator_objects
    where id = $1 and kind = 'payment_intent' for update`;
  return (await tx.maybe<FoundDocument<"payment_intent">>(sql, [id]))?.object ?? null;
}

export const countDocuments = (tx: Tx, intentId: string) =>
  tx.value<number>(`select count(*) as count from emulator_objects where intent_id = $1`, [
    intentId,
  ]);

/** The page of a list, newest first; one more than asked for when there is more. */
export type PageWanted = {
  kind: DocumentKind;
  intentId: string | null;
  /** Of events; empty for all. */
  types: readonly string[];
  after: string | null;
  limit: number;
};

export const listDocuments = (tx: Tx, { kind, intentId, types, after, limit }: PageWanted) =>
  tx.rows<{ object: AnyDocument }>(
    `select object from emulator_objects
     where kind = $1 and ($2::text is null or intent_id = $2)
       and (cardinality($3::text[]) = 0 or object ->> 'type' = any ($3))
       and ($4::text is null or position <
         (select position from emulator_objects where id = $4 and kind = $1))
     order by position desc limit $5`,
    [kind, intentId, types, after, limit + 1],
  );

export type StoredAnswer = {
  requestHash: Buffer;
  requestId: string;
  status: number;
  body: object;
};

type ClaimedKey = { key: string; request: string; requestId: string; nowMs: number };

/** True for the first request with this key; a second one waits for the first. */
export async function claimKey(
  tx: Tx,
  { key, request, requestId, nowMs }: ClaimedKey,
): Promise<boolean> {
  const row = {
    keyHash: sha256(key),
    // The key itself is not stored, so the hash cannot be used to guess what was sent.
    requestHash: hashOf(key, request),
    requestId,
    createdAt: new Date(nowMs),
  };
  const ending = "on conflict do nothing returning key_hash";
  return tx.any(...insertInto("emulator_answers", row, ending));
}

export const hashOf = (key: string, request: string): Buffer => sha256(`${key}\n${request}`);

export const saveAnswer = (
  tx: Tx,
  key: string,
  { status, body }: { status: number; body: object },
) =>
  tx.rows(`update emulator_answers set status = $2, body = $3 where key_hash = $1`, [
    sha256(key),
    status,
    JSON.stringify(body),
  ]);

export const findAnswer = (tx: Tx, key: string): Promise<StoredAnswer> =>
  tx.one(
    `select request_hash as "requestHash", request_id as "requestId", status, body
     from emulator_answers where key_hash = $1 and status is not null and body is not null`,
    [sha256(key)],
  );

export type EmulatorKeys = { secretKey: string; publishableKey: string; webhookSecret: string };

/** The keys of this game; `fresh` are stored when there are none yet. */
export async function saveKeysOnce(tx: Tx, fresh: EmulatorKeys): Promise<EmulatorKeys> {
  await tx.rows(...insertInto("emulator_keys", fresh, "on conflict do nothing"));
  return tx.one(
    `select secret_key as "secretKey", publishable_key as "publishableKey",
       webhook_secret as "webhookSecret" from emulator_keys`,
  );
}

const ANSWERS_KEPT_DAYS = 7;
/** The provider's own events can be listed this long. */
const EVENTS_KEPT_DAYS = 30;

export async function forgetOld(tx: Tx, nowMs: number): Promise<void> {
  const now = new Date(nowMs);
  await tx.rows(
    `delete from emulator_answers where created_at < $1::timestamptz - make_interval(days => $2)`,
    [now, ANSWERS_KEPT_DAYS],
  );
  await tx.rows(
    `delete from emulator_objects where kind = 'event'
       and created_at < $1::timestamptz - make_interval(days => $2)`,
    [now, EVENTS_KEPT_DAYS],
  );
}

export const addDelivery = (tx: Tx, eventId: string, dueAtMs: number) =>
  tx.rows(...insertInto("emulator_deliveries", { eventId, dueAt: new Date(dueAtMs) }));

export type DueDelivery = { id: number; attempts: number; event: object };

/** Takes what is due, and sets the next attempt, in case this one does not arrive. */
export const claimDeliveries = (tx: Tx, nowMs: number, waitSeconds: readonly number[]) =>
  tx.rows<DueDelivery>(
    `update emulator_deliveries d set attempts = attempts + 1, due_at = $1::timestamptz
       + make_interval(secs => ($2::int[])[least(attempts + 1, cardinality($2::int[]))])
     from emulator_objects e
     where e.id = d.event_id and d.id in (select id from emulator_deliveries
       where due_at <= $1 order by due_at, id limit 20 for update skip locked)
     returning d.id, d.attempts, e.object as event`,
    [new Date(nowMs), waitSeconds],
  );

export const endDelivery = (tx: Tx, id: number) =>
  tx.rows(`delete from emulator_deliveries where id = $1`, [id]);

export type RefundOutcome = { refundId: string; intentId: string; outcome: "succeeded" | "failed" };

export const addOutcome = (
  tx: Tx,
  { refundId, outcome, dueAtMs }: Omit<RefundOutcome, "intentId"> & { dueAtMs: number },
) => tx.rows(...insertInto("emulator_outcomes", { refundId, outcome, dueAt: new Date(dueAtMs) }));

/** Most of the time none is, and a look costs less than a transaction. */
export const isOutcomeDue = (tx: Tx, nowMs: number) =>
  tx.any(`select from emulator_outcomes where due_at <= $1 limit 1`, [new Date(nowMs)]);

/** What is due, taken from the table: each is decided in the transaction that took it. */
export const takeOutcomes = (tx: Tx, nowMs: number) =>
  tx.rows<RefundOutcome>(
    `delete from emulator_outcomes s using emulator_objects o
      where o.id = s.refund_id and s.refund_id in (
        select refund_id from emulator_outcomes where due_at <= $1
         order by refund_id limit 20 for update skip locked)
      returning s.refund_id as "refundId", o.intent_id as "intentId", s.outcome`,
    [new Date(nowMs)],
  );
