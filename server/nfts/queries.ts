/** What a conversion needs to know beside its job. */
import type { WhyJobFailed } from "#game/nfts/job.ts";
import type { Tx } from "#server/lib/db.ts";

/** The address of the player's wallet; null while there is none. */
export const findAddress = (tx: Tx, playerId: string) =>
  tx.value<string | null>(`select wallet_key as address from players where id = $1`, [playerId]);

/** Those of the addresses that are in use by players of the game, and by whom. */
export const listWallets = (tx: Tx, addresses: readonly string[]) =>
  tx.rows<{ address: string; playerId: string }>(
    `select wallet_key as address, id as "playerId" from players where wallet_key = any($1)`,
    [addresses],
  );

/** Conversions of one day, without those that came to nothing: of this player, and what all cost. */
export const countToday = (tx: Tx, playerId: string | null, since: Date) =>
  tx.one<{ ofPlayer: number; ofAll: number; lamports: number }>(
    `select count(*) filter (where to_id = $1) as "ofPlayer", count(*) as "ofAll",
            coalesce(sum(cost_lamports) filter (where payer = 'treasury'), 0) as lamports
       from nft_jobs where kind = 'mint' and state <> 'failed' and asked_at >= $2`,
    [playerId, since],
  );

/** One conversion after the other is let in, so that together they keep to the day's limit. */
export const lockBudget = (tx: Tx) =>
  tx.rows(`select pg_advisory_xact_lock(hashtext('the treasury''s day'))`);

export const saveNftAddress = (tx: Tx, ownedCardId: string, mint: string) =>
  tx.rows(`update owned_cards set nft_address = $2 where id = $1`, [ownedCardId, mint]);

export const findCardName = (tx: Tx, ownedCardId: string) =>
  tx.value<string>(
    `select c.name from owned_cards o join cards c on c.id = o.card_id where o.id = $1`,
    [ownedCardId],
  );

export const listConversions = (tx: Tx, playerId: string, since: Date) =>
  tx.rows<{
    userCardId: string;
    cardName: string;
    state: "minting" | "done" | "failed";
    why: WhyJobFailed | null;
    mint: string;
    startedAt: Date;
  }>(
    `select o.id as "userCardId", c.name as "cardName", j.why, j.mint, j.asked_at as "startedAt",
            case when j.state in ('queued', 'submitted') then 'minting' else j.state end as state
       from nft_jobs j join owned_cards o on o.id = j.owned_card_id join cards c on c.id = o.card_id
      where j.kind = 'mint' and j.to_id = $1 and (j.ended_at is null or j.ended_at > $2)
      order by j.position desc`,
    [playerId, since],
  );

export const countJobs = (tx: Tx) =>
  tx.one<{ open: number; failed: number; oldestOpenAt: Date | null }>(
    `select count(*) filter (where state in ('queued', 'submitted')) as open,
            count(*) filter (where state = 'failed') as failed,
            min(asked_at) filter (where state in ('queued', 'submitted')) as "oldestOpenAt"
       from nft_jobs`,
  );
