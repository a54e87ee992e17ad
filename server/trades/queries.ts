/** The table of offers: a card for a card. */
import type { Finish } from "#game/cards/finishes.ts";
import type { TradeStatus } from "#game/trades/offer.ts";
import { msOf, type Tx } from "#server/lib/db.ts";
import { overdueIn } from "#server/lib/expire-overdue.ts";
import { insertInto, updateRow } from "#server/lib/insert.ts";
import { lockOneThenRead, lockThenRead } from "#server/lib/lock.ts";

export type TradeRow = {
  id: string;
  code: string;
  status: TradeStatus;
  creatorId: string;
  creatorName: string;
  /** The creator's copy, and which card it is. */
  offeredId: string;
  offeredCardId: string;
  offeredFinish: Finish;
  requestedCardId: string | null;
  forId: string | null;
  forName: string | null;
  responderId: string | null;
  givenId: string | null;
  givenCardId: string | null;
  createdAt: Date;
  expiresAtMs: number;
};

/**
 * Names and cards are read along: one statement for a list, where services would need a call for
 * each row.
 */
const withNames = (source: string) =>
  `select t.id, t.code, t.status, t.creator_id as "creatorId", c.shown_name as "creatorName",
      t.offered_id as "offeredId", o.card_id as "offeredCardId", o.finish as "offeredFinish",
      t.requested_card_id as "requestedCardId", t.for_id as "forId", f.shown_name as "forName",
      t.responder_id as "responderId", t.given_id as "givenId", g.card_id as "givenCardId",
      t.created_at as "createdAt", ${msOf("t.expires_at")} as "expiresAtMs"
     from ${source} t join players c on c.id = t.creator_id join owned_cards o on o.id = t.offered_id
          left join players f on f.id = t.for_id left join owned_cards g on g.id = t.given_id`;

/** The offer that waits under this code, else the last one that had it. */
const byCode = `where code = $1 order by status = 'pending' desc, created_at desc limit 1`;

export const findByCode = (tx: Tx, code: string) =>
  tx.maybe<TradeRow>(`${withNames(`(select * from trades ${byCode})`)}`, [code]);

const findTrade = (tx: Tx, id: string) =>
  tx.maybe<TradeRow>(`${withNames("trades")} where t.id = $1`, [id]);

/** Locked until the commit. Purses are locked after it, never before. */
export const lockByCode = (tx: Tx, code: string) =>
  lockOneThenRead(tx, [`select id from trades ${byCode} for no key update`, [code]], (id) =>
    findTrade(tx, id),
  );

/** Whose time is over, the oldest first. */
export const listOverdue = overdueIn("trades");

/** Null when it has ended since, or another transaction has it locked. */
export const lockOverdue = (tx: Tx, id: string) =>
  lockOneThenRead(
    tx,
    [
      `select id from trades where id = $1 and status = 'pending' for no key update skip locked`,
      [id],
    ],
    (locked) => findTrade(tx, locked),
  );

/** What the player has offered and what was offered to them, the newest first. */
export const listOpen = (tx: Tx, playerId: string, now: Date) =>
  tx.rows<TradeRow>(
    `${withNames("trades")} where t.status = 'pending' and t.expires_at > $2
        and (t.creator_id = $1 or t.for_id = $1)
      order by t.created_at desc, t.id`,
    [playerId, now],
  );

/** The same, locked, and also what is overdue. */
export const lockOpen = (tx: Tx, playerId: string) =>
  lockThenRead(
    tx,
    [
      `select id from trades where status = 'pending' and (creator_id = $1 or for_id = $1)
        order by id for no key update`,
      [playerId],
    ],
    (ids) => tx.rows<TradeRow>(`${withNames("trades")} where t.id = any($1) order by t.id`, [ids]),
  );

export const countOpen = (tx: Tx, creatorId: string, now: Date) =>
  tx.one<{ count: number }>(
    `select count(*) as count from trades
      where creator_id = $1 and status = 'pending' and expires_at > $2`,
    [creatorId, now],
  );

export type NewTrade = Pick<
  TradeRow,
  "id" | "code" | "creatorId" | "offeredId" | "requestedCardId" | "forId" | "createdAt"
> & { expiresAt: Date };

/** Null when another offer that waits has this code. */
export const insertTrade = (tx: Tx, trade: NewTrade) =>
  tx.maybe<{ id: string }>(
    ...insertInto(
      "trades",
      trade,
      "on conflict (code) where status = 'pending' do nothing returning id",
    ),
  );

export const completeTrade = (
  tx: Tx,
  id: string,
  done: { responderId: string; givenId: string; endedAt: Date },
) => tx.rows(...updateRow("trades", { id }, { ...done, status: "completed" }));

export const endTrade = (
  tx: Tx,
  id: string,
  status: "cancelled" | "declined" | "expired",
  endedAt: Date,
) => tx.rows(`update trades set status = $2, ended_at = $3 where id = $1`, [id, status, endedAt]);
