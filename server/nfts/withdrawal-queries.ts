import type { WithdrawalState } from "#game/nfts/withdrawal.ts";
import type { Tx } from "#server/lib/db.ts";
import { insertInto, updateRow } from "#server/lib/insert.ts";
import { lockOneThenRead, lockThenRead } from "#server/lib/lock.ts";

export type WithdrawalRow = {
  id: string;
  ownedCardId: string;
  playerId: string;
  mint: string;
  address: string;
  state: WithdrawalState;
  leavesAt: Date;
  askedAt: Date;
  cardName: string;
};

const columns = `w.id, w.owned_card_id as "ownedCardId", w.player_id as "playerId", w.mint, w.address,
  w.state, w.leaves_at as "leavesAt", w.asked_at as "askedAt",
  (select c.name from owned_cards o join cards c on c.id = o.card_id
    where o.id = w.owned_card_id) as "cardName"`;

export type NewText = {
  nonce: string;
  playerId: string;
  ownedCardId: string;
  address: string;
  text: string;
  expiresAt: Date;
};

export const insertText = (tx: Tx, text: NewText) =>
  tx.rows(...insertInto("nft_withdrawal_texts", text));

export const findText = (tx: Tx, nonce: string, playerId: string) =>
  tx.maybe<Pick<NewText, "ownedCardId" | "address" | "text" | "expiresAt">>(
    `select owned_card_id as "ownedCardId", address, text, expires_at as "expiresAt"
       from nft_withdrawal_texts where nonce = $1 and player_id = $2`,
    [nonce, playerId],
  );

/** False when it was used before. */
export const useText = (tx: Tx, nonce: string, now: Date) =>
  tx.any(
    `update nft_withdrawal_texts set used_at = $2 where nonce = $1 and used_at is null
     returning nonce`,
    [nonce, now],
  );

export const forgetOldTexts = (tx: Tx) =>
  tx.rows(`delete from nft_withdrawal_texts where expires_at < now() - interval '1 day'`);

export type NewWithdrawal = Omit<WithdrawalRow, "cardName"> & {
  nonce: string | null;
  lookAt: Date | null;
};

export const insertWithdrawal = (tx: Tx, withdrawal: NewWithdrawal) =>
  tx.rows(...insertInto("nft_withdrawals", withdrawal));

export const countSince = (tx: Tx, playerId: string, since: Date) =>
  tx.value<number>(
    `select count(*) as asked from nft_withdrawals
        where player_id = $1 and asked_at >= $2 and state <> 'failed' and nonce is not null`,
    [playerId, since],
  );

export const findWithdrawal = (tx: Tx, id: string) =>
  tx.one<WithdrawalRow>(`select ${columns} from nft_withdrawals w where w.id = $1`, [id]);

export const lockWithdrawal = (tx: Tx, id: string) =>
  lockOneThenRead(tx, [`select id from nft_withdrawals where id = $1 for update`, [id]], (locked) =>
    findWithdrawal(tx, locked),
  );

export const findByJob = (tx: Tx, jobId: string) =>
  tx.one<WithdrawalRow>(`select ${columns} from nft_withdrawals w where w.job_id = $1`, [jobId]);

export const listWithdrawals = (tx: Tx, playerId: string) =>
  tx.rows<WithdrawalRow>(
    `select ${columns} from nft_withdrawals w where w.player_id = $1
      order by w.asked_at desc, w.id desc limit 100`,
    [playerId],
  );

/** Those whose time to be cancelled is over. */
export const listDue = (tx: Tx, now: Date, limit: number) =>
  tx.rows<{ id: string }>(
    `select id from nft_withdrawals where state = 'waiting' and leaves_at <= $1
      order by leaves_at limit $2`,
    [now, limit],
  );

/** Null for an account that is open, or not there. */
export const findClosing = async (tx: Tx, playerId: string): Promise<Date | null> =>
  (
    await tx.maybe<{ closedAt: Date }>(
      `select deleted_at as "closedAt" from players where id = $1 and deleted_at is not null`,
      [playerId],
    )
  )?.closedAt ?? null;

export const beginSending = (tx: Tx, id: string, jobId: string) =>
  tx.rows(`update nft_withdrawals set state = 'sending', job_id = $2 where id = $1`, [id, jobId]);

export const endWithdrawal = (
  tx: Tx,
  id: string,
  { state, endedAt }: { state: "cancelled" | "failed"; endedAt: Date },
) => tx.rows(...updateRow("nft_withdrawals", { id }, { state, endedAt }));

export const nowOutside = (tx: Tx, { id, ownedCardId }: WithdrawalRow, lookAt: Date) =>
  tx.rows(
    `with held as (update holds set holder = 'external' where owned_card_id = $2)
     update nft_withdrawals set state = 'outside', look_at = $3 where id = $1`,
    [id, ownedCardId, lookAt],
  );

export const nowReturned = (tx: Tx, id: string, back: { returnedTo: string; endedAt: Date }) =>
  tx.rows(...updateRow("nft_withdrawals", { id }, { ...back, state: "returned", lookAt: null }));

/** Takes those that are to be looked at now; in a moment again, if it comes to nothing. */
export const takeToLookAt = (tx: Tx, now: Date, limit: number) =>
  tx.rows<{ id: string; mint: string }>(
    `update nft_withdrawals w
        set look_at = $1::timestamptz + interval '20 seconds'
       from (select id from nft_withdrawals where state = 'outside' and look_at <= $1
              order by look_at limit $2 for update skip locked) due
      where w.id = due.id returning w.id, w.mint`,
    [now, limit],
  );

/** The chain has been asked: the longer they are outside, the longer it takes until the next time. */
export const lookLater = (tx: Tx, now: Date, looked: readonly { id: string }[]) =>
  tx.rows(
    `update nft_withdrawals
        set look_at = $1::timestamptz
              + least(interval '6 hours', greatest(interval '20 seconds', ($1 - asked_at) / 20))
      where id = any($2) and state = 'outside'`,
    [now, looked.map(({ id }) => id)],
  );

/** Cards of a player that are NFTs, and what holds them. */
export const listNftCards = (tx: Tx, playerId: string) =>
  tx.rows<{ id: string; mint: string; holder: string | null }>(
    `select o.id, o.nft_address as mint, h.holder
       from owned_cards o left join holds h on h.owned_card_id = o.id
      where o.owner_id = $1 and o.nft_address is not null`,
    [playerId],
  );

/** A job that has not ended brings a card to the player's wallet, or takes one from there. */
export const hasOpenJobs = (tx: Tx, playerId: string) =>
  tx.any(
    `select from nft_jobs where state in ('queued', 'submitted') and (from_id = $1 or to_id = $1)
      limit 1`,
    [playerId],
  );

export const recordInAudit = (
  tx: Tx,
  row: {
    playerId: string;
    what:
      | "withdrawal_asked"
      | "withdrawal_cancelled"
      | "withdrawal_sent"
      | "withdrawal_failed"
      | "card_returned"
      | "key_exported"
      | "key_shown";
    address: string;
    mint: string | null;
    visitHash: Buffer | null;
    at: Date;
  },
) => tx.rows(...insertInto("wallet_audit", row));

export const lockWaiting = (tx: Tx, playerId: string) =>
  lockThenRead(
    tx,
    [
      `select id from nft_withdrawals where player_id = $1 and state = 'waiting'
        order by id for update`,
      [playerId],
    ],
    (ids) =>
      tx.rows<WithdrawalRow>(
        `select ${columns} from nft_withdrawals w where w.id = any($1) order by w.id`,
        [ids],
      ),
  );
