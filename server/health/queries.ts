/** The game as a whole in a few statements; they read what all features keep, and count only. */
import type { Tx } from "#server/lib/db.ts";

export const findDatabase = (tx: Tx) =>
  tx.one<{ sizeBytes: number; connections: number; connectionsAtMost: number }>(
    `select pg_database_size(current_database()) as "sizeBytes",
            (select count(*) from pg_stat_activity where datname = current_database())
              as connections,
            current_setting('max_connections')::int as "connectionsAtMost"`,
  );

export const findQueues = (tx: Tx) =>
  tx.one<{ promisedCards: number; nftJobs: number; nftJobsFailed: number }>(
    `select (select count(*) from creations where state <> 'done') as "promisedCards",
            (select count(*) from nft_jobs where state in ('queued', 'submitted')) as "nftJobs",
            (select count(*) from nft_jobs where state = 'failed') as "nftJobsFailed"`,
  );

/** Of pg-boss, whose tables are in a schema of their own. */
export const findJobs = (tx: Tx) =>
  tx.one<{
    waiting: number;
    failed: number;
    letters: number;
    lettersFailed: number;
    letterFailedAt: Date | null;
  }>(
    `select count(*) filter (where state in ('created', 'retry', 'active')) as waiting,
            count(*) filter (where state = 'failed') as failed,
            count(*) filter (where is_letter and state in ('created', 'retry', 'active')) as letters,
            count(*) filter (where is_letter and state = 'failed') as "lettersFailed",
            max(completed_on) filter (where is_letter and state = 'failed') as "letterFailedAt"
       from (select state, completed_on, name like 'send-%letter' as is_letter
               from jobs.job where not (name = 'tidy-up' and state = 'created')) all_jobs`,
  );

export const findPayments = (tx: Tx) =>
  tx.one<{ open: number; oldestPendingAt: Date | null; lastWebhookAt: Date | null }>(
    `select count(*) filter (where state in ('created', 'pending', 'refunding')) as open,
            min(created_at) filter (where state = 'pending') as "oldestPendingAt",
            (select max(received_at) from payment_events) as "lastWebhookAt"
       from purchases where check_at is not null`,
  );

export type WaitingRow = { queue: string; waiting: number; oldestSeconds: number; failed: number };

/** By kind of job; one that is to begin later does not wait yet, and one that has failed once waits. */
export const listJobQueues = (tx: Tx) =>
  tx.rows<WaitingRow>(
    `select name as queue, count(*) filter (where waits) as waiting,
            coalesce(extract(epoch from now() - min(created_on) filter (where waits)), 0)
              as "oldestSeconds",
            count(*) filter (where state = 'failed') as failed
       from (select name, state, created_on,
                    state = 'retry' or state = 'created' and start_after <= now() as waits
               from jobs.job where state in ('created', 'retry', 'failed')) all_jobs
      group by name`,
  );

/** Cards that were promised, and what is to happen on the chain; by the game's own clock. */
export const findOtherQueues = (tx: Tx, now: Date) =>
  tx.one<{ cards: number; cardsSince: Date; chain: number; chainSince: Date; chainFailed: number }>(
    `select (select count(*) from creations where state <> 'done') as cards,
            (select coalesce(min(created_at), $1) from creations where state <> 'done')
              as "cardsSince",
            (select count(*) from nft_jobs where state in ('queued', 'submitted')) as chain,
            (select coalesce(min(asked_at), $1) from nft_jobs
              where state in ('queued', 'submitted')) as "chainSince",
            (select count(*) from nft_jobs where state = 'failed') as "chainFailed"`,
    [now],
  );

export const countRunningDuels = (tx: Tx) =>
  tx.one<{ running: number }>(`select count(*) as running from duels where status = 'running'`);

/** What was paid, and what went back, by provider. */
export const sumMoney = (tx: Tx) =>
  tx.rows<{ provider: string; paidCents: number; refundedCents: number }>(
    `select mode as provider, coalesce(sum(paid_cents), 0) as "paidCents",
            coalesce(sum(refunded_cents), 0) as "refundedCents"
       from purchases group by mode`,
  );
