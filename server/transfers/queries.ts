/** The table of cards that are given away by a code. */
import type { TransferStatus } from "#game/transfers/transfer.ts";
import { msOf, type Tx } from "#server/lib/db.ts";
import { overdueIn } from "#server/lib/expire-overdue.ts";
import { insertInto, updateRow } from "#server/lib/insert.ts";
import { lockOneThenRead, lockThenRead } from "#server/lib/lock.ts";

export type TransferRow = {
  id: string;
  code: string;
  status: TransferStatus;
  giverId: string;
  giverName: string;
  ownedCardId: string;
  claimerId: string | null;
  claimerName: string | null;
  expiresAtMs: number;
};

/**
 * Names are read along: one statement for a list, where accounts would need a call for each row.
 */
const withNames = (source: string) =>
  `select t.id, t.code, t.status, t.giver_id as "giverId", g.shown_name as "giverName",
      t.owned_card_id as "ownedCardId", t.claimer_id as "claimerId", c.shown_name as "claimerName",
      ${msOf("t.expires_at")} as "expiresAtMs"
     from ${source} t join players g on g.id = t.giver_id
          left join players c on c.id = t.claimer_id`;

const findTransfer = (tx: Tx, id: string) =>
  tx.maybe<TransferRow>(`${withNames("transfers")} where t.id = $1`, [id]);

const lockOne = (tx: Tx, which: string, values: readonly unknown[]) =>
  lockOneThenRead(tx, [`select id from transfers ${which}`, values], (id) => findTransfer(tx, id));

/** One code is made at a time for a player: only so is an earlier code of the card seen. */
export const lockGiver = (tx: Tx, giverId: string) =>
  tx.rows(`select pg_advisory_xact_lock(hashtextextended('transfers:' || $1::text, 0))`, [giverId]);

/** What waits under this code, else the last one that had it. Purses are locked after it. */
export const lockByCode = (tx: Tx, code: string) =>
  lockOne(
    tx,
    `where code = $1 order by status = 'pending' desc, created_at desc limit 1 for no key update`,
    [code],
  );

/** The player's own code that waits for this copy. */
export const lockOpenOfCard = (tx: Tx, giverId: string, ownedCardId: string) =>
  lockOne(
    tx,
    `where giver_id = $1 and owned_card_id = $2 and status = 'pending' for no key update`,
    [giverId, ownedCardId],
  );

export const lockOpenOf = (tx: Tx, giverId: string) =>
  lockThenRead(
    tx,
    [
      `select id from transfers where giver_id = $1 and status = 'pending'
        order by id for no key update`,
      [giverId],
    ],
    (ids) =>
      tx.rows<TransferRow>(`${withNames("transfers")} where t.id = any($1) order by t.id`, [ids]),
  );

/** Whose time is over, the oldest first. */
export const listOverdue = overdueIn("transfers");

/** Null when it has ended since, or another transaction has it locked. */
export const lockOverdue = (tx: Tx, id: string) =>
  lockOne(tx, `where id = $1 and status = 'pending' for no key update skip locked`, [id]);

export const listOpen = (tx: Tx, giverId: string, now: Date) =>
  tx.rows<TransferRow>(
    `${withNames("transfers")} where t.giver_id = $1 and t.status = 'pending' and t.expires_at > $2
      order by t.created_at desc, t.id`,
    [giverId, now],
  );

export type NewTransfer = Pick<TransferRow, "id" | "code" | "giverId" | "ownedCardId"> & {
  createdAt: Date;
  expiresAt: Date;
};

/** Null when another card that waits has this code. */
export const insertTransfer = (tx: Tx, transfer: NewTransfer) =>
  tx.maybe<{ id: string }>(
    ...insertInto(
      "transfers",
      transfer,
      "on conflict (code) where status = 'pending' do nothing returning id",
    ),
  );

export const completeTransfer = (tx: Tx, id: string, claimerId: string, endedAt: Date) =>
  tx.rows(...updateRow("transfers", { id }, { status: "completed", claimerId, endedAt }));

export const endTransfer = (tx: Tx, id: string, status: "cancelled" | "expired", endedAt: Date) =>
  tx.rows(`update transfers set status = $2, ended_at = $3 where id = $1`, [id, status, endedAt]);
