import type { Tx } from "#server/lib/db.ts";

export type Purse = { id: string; coins: number; credits: number };

export const lockPurseRows = (tx: Tx, ids: readonly string[]) =>
  tx.rows<Purse>(
    `select player_id as id, coins, credits from purses
      where player_id = any($1) order by player_id for no key update`,
    [ids],
  );

export const openPurseRow = (tx: Tx, playerId: string) =>
  tx.rows(`insert into purses (player_id) values ($1)`, [playerId]);

export type LedgerRow = {
  playerId: string;
  currency: "coins" | "credits";
  amount: number;
  reason: string;
  cause: string;
};

/** A trigger moves the balance along. The same cause for the same reason is an error: it pays once. */
export const recordInLedger = (tx: Tx, row: LedgerRow) =>
  tx.one<{ balanceAfter: number }>(
    `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
     values ($1, $2, $3, $4, $5, 0)
     returning balance_after as "balanceAfter"`,
    [row.playerId, row.currency, row.amount, row.reason, row.cause],
  );

export const addToTally = (tx: Tx, tally: { playerId: string; day: string; what: string }) =>
  tx.one<{ times: number }>(
    `insert into daily_tallies (player_id, day, what, times) values ($1, $2, $3, 1)
     on conflict (player_id, day, what) do update set times = daily_tallies.times + 1
     returning times`,
    [tally.playerId, tally.day, tally.what],
  );

export const findTally = (tx: Tx, tally: { playerId: string; day: string; what: string }) =>
  tx.maybe<{ times: number }>(
    `select times from daily_tallies where player_id = $1 and day = $2 and what = $3`,
    [tally.playerId, tally.day, tally.what],
  );
