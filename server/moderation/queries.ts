/** Reports, and the cases that they make. */
import type { CaseState, Decision, ReportKind, ReportReason } from "#contract/moderation.ts";
import type { Tx } from "#server/lib/db.ts";
import { insertInto, updateRow } from "#server/lib/insert.ts";
import { lockOneThenRead, lockThenRead } from "#server/lib/lock.ts";

/** What is reported, and whose it is. */
export type ReportedThing = { kind: ReportKind; subjectId: string; reportedId: string };

type NewReport = {
  id: string;
  kind: ReportKind;
  /** The deal, the card or the player. */
  dealId: string;
  reporterId: string;
  reportedId: string;
  reason: ReportReason;
  text: string;
  createdAt: Date;
};

/** A card that has got another name since is another thing to report. */
const isRenamedSince = `exists (select from card_renames n
  where n.card_id = r.deal_id and n.renamed_at > r.created_at)`;

/** Null when the player has reported this before. */
export const insertReport = (tx: Tx, report: NewReport) =>
  tx.maybe<{ id: string }>(
    ...insertInto(
      "reports as r",
      report,
      `on conflict (deal_id, reporter_id) do update
         set reason = excluded.reason, text = excluded.text, created_at = excluded.created_at
       where ${isRenamedSince} returning r.id`,
    ),
  );

/** What was handled is looked at again; what is in the queue keeps its place there. */
export const openCase = (tx: Tx, { kind, subjectId, reportedId }: ReportedThing, now: Date) =>
  tx.rows(
    `insert into report_cases as c (kind, subject_id, reported_id, state, opened_at)
     values ($1, $2, $3, 'open', $4)
     on conflict (kind, subject_id, reported_id) do update set
       opened_at = case c.state when 'handled' then excluded.opened_at else c.opened_at end,
       state = case c.state when 'handled' then 'open' else c.state end`,
    [kind, subjectId, reportedId, now],
  );

export type Unread = { id: string; playerId: string; text: string };

/** What a player has asked for, and what it is called. Another process reads others. */
export const lockUnreadCards = (tx: Tx, limit: number) =>
  lockThenRead(
    tx,
    [
      `select id from cards where creator_id is not null and not doubts_read
        order by created_at limit $1 for update skip locked`,
      [limit],
    ],
    (ids) =>
      tx.rows<Unread>(
        `select c.id, c.creator_id as "playerId", c.name || ' ' || coalesce(
                (select description from creations where card_id = c.id limit 1), '') as text
           from cards c where c.id = any($1) and c.creator_id is not null order by c.created_at`,
        [ids],
      ),
  );

export const lockUnreadNames = (tx: Tx, limit: number) =>
  tx.rows<Unread>(
    `select id, id as "playerId", username as text from players
      where not doubts_read order by created_at limit $1 for update skip locked`,
    [limit],
  );

export const markCardsRead = (tx: Tx, ids: readonly string[]) =>
  tx.rows(`update cards set doubts_read = true where id = any($1)`, [ids]);

export const markNamesRead = (tx: Tx, ids: readonly string[]) =>
  tx.rows(`update players set doubts_read = true where id = any($1)`, [ids]);

/** Cards that the player has, that are for sale, or that a player has shared; with a maker who is here. */
export const findVisibleCard = (tx: Tx, playerId: string, cardId: string) =>
  tx.maybe<{ creatorId: string | null }>(
    `select p.id as "creatorId"
       from cards c left join players p on p.id = c.creator_id and p.deleted_at is null
      where c.id = $2
        and (exists (select from owned_cards where card_id = c.id and owner_id = $1)
             or exists (select from listings where card_id = c.id and state = 'open')
             or exists (select from shared_cards where card_id = c.id))`,
    [playerId, cardId],
  );

/** By the name that others read, null of one who has left; null when no player has made it. */
export const findMaker = (tx: Tx, playerId: string, cardId: string) =>
  tx.maybe<{ makerName: string | null; creationNumber: number | null; mayReport: boolean }>(
    `select p.shown_name as "makerName", c.creation_number as "creationNumber",
            coalesce(p.id <> $1, false) and not exists (
              select from reports r
               where r.deal_id = $2 and r.reporter_id = $1 and not ${isRenamedSince}) as "mayReport"
       from cards c left join players p on p.id = c.creator_id and p.deleted_at is null
      where c.id = $2 and c.creation_number is not null`,
    [playerId, cardId],
  );

export const hasReported = (tx: Tx, reporterId: string, subjectId: string) =>
  tx.any(`select from reports where deal_id = $2 and reporter_id = $1`, [reporterId, subjectId]);

export const isThere = (tx: Tx, playerId: string) =>
  tx.any(`select from players where id = $1 and deleted_at is null`, [playerId]);

export type CaseRow = ReportedThing & {
  id: string;
  state: CaseState;
  openedAt: Date;
  decision: Decision | null;
  why: string;
  wordsId: number | null;
  decidedAt: Date | null;
  appealedAt: Date | null;
};

const columns = `c.id, c.kind, c.subject_id as "subjectId", c.reported_id as "reportedId", c.state,
  c.opened_at as "openedAt", c.decision, c.why, c.words_id as "wordsId", c.decided_at as "decidedAt",
  c.appealed_at as "appealedAt"`;

/** Null when there is none, or the account is closed. */
export const lockCase = (tx: Tx, id: string) =>
  lockOneThenRead(tx, [`select id from report_cases where id = $1 for update`, [id]], (locked) =>
    tx.maybe<CaseRow>(
      `select ${columns} from report_cases c join players p on p.id = c.reported_id
        where c.id = $1 and p.deleted_at is null`,
      [locked],
    ),
  );

/** There is one for each card and name. */
export const findCaseAbout = (tx: Tx, kind: ReportKind, subjectId: string) =>
  tx.maybe<{ id: string }>(
    `select id from report_cases where kind = $1 and subject_id = $2 order by id limit 1`,
    [kind, subjectId],
  );

export const listDecided = (tx: Tx, playerId: string) =>
  tx.rows<CaseRow>(
    `select ${columns} from report_cases c
      where c.reported_id = $1 and c.decision in ('warn', 'hide', 'rename')
      order by c.decided_at desc, c.id desc limit 50`,
    [playerId],
  );

export const saveAppeal = (tx: Tx, id: string, text: string, now: Date) =>
  tx.rows(
    `update report_cases set state = 'appeal', appeal = $2, appealed_at = $3, opened_at = $3
      where id = $1`,
    [id, text, now],
  );

type Decided = {
  id: string;
  decision: Decision;
  why: string;
  decidedBy: string;
  decidedAt: Date;
  wordsId: number | null;
  appealedAt: Date | null;
};

export function saveDecision(tx: Tx, { id, ...decided }: Decided) {
  const words = decided.appealedAt === null ? { appeal: "" } : {};
  const row = { ...decided, ...words, state: "handled" };
  return tx.rows(...updateRow("report_cases", { id }, row));
}

/** As if nothing had been decided: the player may object to the next decision. */
export const reopenCase = (tx: Tx, id: string, now: Date) =>
  tx.rows(
    `update report_cases set state = 'open', opened_at = $2, decision = null, why = '',
            decided_by = null, decided_at = null, words_id = null, appeal = '', appealed_at = null
      where id = $1`,
    [id, now],
  );

/** A newer report is dismissed: what was decided before it stays. */
export const closeCase = (tx: Tx, id: string) =>
  tx.rows(`update report_cases set state = 'handled' where id = $1`, [id]);
