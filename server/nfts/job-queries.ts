import type { NftJobKind, NftJobState, WhyJobFailed } from "#game/nfts/job.ts";
import type { Tx } from "#server/lib/db.ts";
import { insertInto } from "#server/lib/insert.ts";
import { lockThenRead } from "#server/lib/lock.ts";
import type { CardMetadata, SignedTransaction } from "#server/ports/chain.ts";

export type JobRow = {
  id: string;
  ownedCardId: string;
  kind: NftJobKind;
  mint: string;
  generation: number;
  metadata: CardMetadata | null;
  fromId: string | null;
  toId: string | null;
  toAddress: string | null;
  payer: "treasury" | "wallet";
  state: NftJobState;
  bytes: string | null;
  signature: string | null;
  lastValidHeight: number | null;
  attempts: number;
  why: WhyJobFailed | null;
  leaseId: string | null;
  askedAt: Date;
};

const columns = `j.id, j.owned_card_id as "ownedCardId", j.kind, j.mint, j.generation, j.metadata,
  j.from_id as "fromId", j.to_id as "toId", j.to_address as "toAddress", j.payer, j.state, j.bytes,
  j.signature, j.last_valid_height as "lastValidHeight", j.attempts, j.why,
  j.lease_id as "leaseId", j.asked_at as "askedAt"`;

export type NewJob = Pick<JobRow, "ownedCardId" | "kind" | "mint"> &
  Partial<Pick<JobRow, "id" | "generation" | "fromId" | "toId" | "toAddress" | "payer">> & {
    metadata?: CardMetadata;
    costLamports?: number;
    askedAt: Date;
    nextAt: Date;
  };

export async function insertJob(tx: Tx, { metadata, ...job }: NewJob): Promise<string> {
  const row = { ...job, ...(metadata && { metadata: JSON.stringify(metadata) }) };
  return tx.value<string>(...insertInto("nft_jobs", row, "returning id"));
}

export const findJob = (tx: Tx, id: string) =>
  tx.one<JobRow>(`select ${columns} from nft_jobs j where j.id = $1`, [id]);

/** The mint of a card that has not failed, else its last one. */
export const findMintOf = (tx: Tx, ownedCardId: string) =>
  tx.maybe<JobRow>(
    `select ${columns} from nft_jobs j where j.owned_card_id = $1 and j.kind = 'mint'
      order by (j.state <> 'failed') desc, j.position desc limit 1`,
    [ownedCardId],
  );

export const hasOpenJob = (tx: Tx, ownedCardId: string) =>
  tx.any(
    `select from nft_jobs where owned_card_id = $1 and state in ('queued', 'submitted') limit 1`,
    [ownedCardId],
  );

type Lease = { now: Date; leaseUntil: Date };

/**
 * Takes one job that is due, for the caller alone. The jobs of one card are done in their order: only
 * the first that is open can be taken.
 */
export const takeDue = (tx: Tx, { now, leaseUntil }: Lease) =>
  tx.maybe<JobRow>(
    `update nft_jobs j set lease_id = gen_random_uuid(), lease_until = $2
      where j.id = (
        select id from nft_jobs due
         where state in ('queued', 'submitted') and next_at <= $1
           and (lease_until is null or lease_until <= $1)
           and not exists (select from nft_jobs before
                            where before.owned_card_id = due.owned_card_id and before.position < due.position
                              and before.state in ('queued', 'submitted'))
         order by next_at, position limit 1 for update skip locked)
     returning ${columns}`,
    [now, leaseUntil],
  );

export const keepLeases = (tx: Tx, leases: readonly string[], { leaseUntil }: Lease) =>
  tx.rows(`update nft_jobs set lease_until = $2 where lease_id = any($1)`, [leases, leaseUntil]);

/** Conversions and withdrawals of the player of which nothing has been sent to the chain. */
export const lockUnsent = (tx: Tx, playerId: string) =>
  lockThenRead(
    tx,
    [
      `select id from nft_jobs
        where state = 'queued' and (kind = 'mint' and to_id = $1 or kind = 'withdrawal' and from_id = $1)
        order by id for update`,
      [playerId],
    ],
    (ids) =>
      tx.rows<JobRow>(`select ${columns} from nft_jobs j where j.id = any($1) order by j.id`, [
        ids,
      ]),
  );

/** Another worker has the job by now. */
export class LeaseLost extends Error {
  override name = "LeaseLost";
}

/** `leaseId`: null where no worker has the job, whose row the caller has locked. */
type Held = Pick<JobRow, "id" | "leaseId">;

async function changeHeld(tx: Tx, { id, leaseId }: Held, set: string, values: readonly unknown[]) {
  const changed = await tx.maybe(
    `update nft_jobs set ${set} where id = $1 and lease_id is not distinct from $2::uuid
     returning id`,
    [id, leaseId, ...values],
  );
  if (!changed) throw new LeaseLost(`job ${id}`);
}

/** Called before the transaction is sent, so that the next worker knows of it. */
export const saveSigned = (tx: Tx, job: Held, signed: SignedTransaction) =>
  changeHeld(
    tx,
    job,
    `state = 'submitted', bytes = $3, signature = $4, last_valid_height = $5, error = ''`,
    [signed.bytes, signed.signature, signed.lastValidBlockHeight],
  );

/** What was signed can never happen any more. */
export const forgetSigned = (tx: Tx, job: Held, error: string) =>
  changeHeld(
    tx,
    job,
    `state = 'queued', bytes = null, signature = null, last_valid_height = null, error = $3`,
    [error],
  );

export const saveAddress = (tx: Tx, job: Held, toAddress: string) =>
  changeHeld(tx, job, `to_address = $3`, [toAddress]);

/** Lets it go until then. */
export const doLater = (
  tx: Tx,
  job: Held,
  { nextAt, error, isFailure }: { nextAt: Date; error: string; isFailure: boolean },
) =>
  changeHeld(
    tx,
    job,
    `next_at = $3, error = $4, attempts = attempts + $5::int, lease_id = null, lease_until = null`,
    [nextAt, error, isFailure ? 1 : 0],
  );

export const endJob = (
  tx: Tx,
  job: Held,
  { why, error, endedAt }: { why: WhyJobFailed | null; error: string; endedAt: Date },
) =>
  changeHeld(
    tx,
    job,
    `state = case when $3::text is null then 'done' else 'failed' end, why = $3, error = $4,
     ended_at = $5, bytes = null, lease_id = null, lease_until = null`,
    [why, error, endedAt],
  );
