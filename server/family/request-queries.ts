import type { RequestOnWire } from "#contract/family.ts";
import type { Wanted } from "#game/family/allowances.ts";
import type { Tx } from "#server/lib/db.ts";
import { insertInto, updateRow } from "#server/lib/insert.ts";
import type { RowOf } from "#server/lib/database/moments.ts";

export type RequestRow = RowOf<RequestOnWire, "askedAt">;

export const listOpenRequests = (tx: Tx, childId: string) =>
  tx.rows<RequestRow>(
    `select id, wanted, asked_at as "askedAt" from family_requests
      where child_id = $1 and answered_at is null order by asked_at, id`,
    [childId],
  );

/** What was asked or refused after that moment. */
export const listLately = (tx: Tx, childId: string, since: Date) =>
  tx.rows<RequestRow & { answeredAt: Date | null; isYes: boolean | null }>(
    `select id, wanted, asked_at as "askedAt", answered_at as "answeredAt", is_yes as "isYes"
       from family_requests
      where child_id = $1 and (asked_at > $2 or answered_at > $2 or answered_at is null)`,
    [childId, since],
  );

export const insertRequest = (
  tx: Tx,
  { now, ...request }: { id: string; childId: string; wanted: Wanted; now: Date },
) => tx.rows(...insertInto("family_requests", { ...request, askedAt: now }));

export type AskedRow = RequestRow & {
  childId: string;
  child: string;
  isYes: boolean | null;
  /** Who has answered. */
  by: string | null;
};

const asked = `select r.id, r.wanted, r.asked_at as "askedAt", r.child_id as "childId",
    c.username as child, r.is_yes as "isYes",
    (select b.username from players b where b.id = r.answered_by) as by
  from family_requests r join players c on c.id = r.child_id
       join guardianships g on g.child_id = r.child_id and g.guardian_id = $2
 where c.deleted_at is null`;

/** A request to this guardian. */
export const findRequest = (tx: Tx, id: string, guardianId: string) =>
  tx.maybe<AskedRow>(`${asked} and r.id = $1`, [id, guardianId]);

export const findByLink = (tx: Tx, hash: Buffer, guardianId: string) =>
  tx.maybe<AskedRow>(
    `${asked} and r.id = (select request_id from request_links
                           where token_hash = $1 and guardian_id = $2)`,
    [hash, guardianId],
  );

export const insertLink = (tx: Tx, hash: Buffer, link: { requestId: string; guardianId: string }) =>
  tx.rows(...insertInto("request_links", { tokenHash: hash, ...link }));

export const answer = (
  tx: Tx,
  { id, guardianId, isYes, now }: { id: string; guardianId: string; isYes: boolean; now: Date },
) =>
  tx.rows(
    ...updateRow("family_requests", { id }, { answeredAt: now, answeredBy: guardianId, isYes }),
  );

/** What a guardian opens by the switch needs no answer any more. */
export const answerOpened = (
  tx: Tx,
  opening: { childId: string; guardianId: string; opened: readonly Wanted[]; now: Date },
) =>
  tx.rows(
    `update family_requests set answered_at = $4, answered_by = $2, is_yes = true
      where child_id = $1 and wanted = any($3) and answered_at is null`,
    [opening.childId, opening.guardianId, opening.opened, opening.now],
  );

/** For the letter: null when a guardian has answered, or this is no guardian any more. */
export const findLetterRequest = (tx: Tx, requestId: string, guardianId: string) =>
  tx.maybe<AskedRow>(`${asked} and r.id = $1 and r.answered_at is null`, [requestId, guardianId]);
