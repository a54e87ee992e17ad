/** Reads what other features keep: what stands in the way of leaving is everywhere. */
import type { Tx } from "#server/lib/db.ts";

/** So that of two admins who leave at once one stays. */
export const lockAdmins = (tx: Tx) =>
  tx.rows<{ id: string }>(
    `select id from players where role = 'admin' and deleted_at is null
      order by id for no key update`,
  );

/** Those who still have an account, and are not of age. */
export const countChildren = (tx: Tx, playerId: string) =>
  tx.value<number>(
    `select count(*)::int as count from guardianships g join players c on c.id = g.child_id
        where g.guardian_id = $1 and c.deleted_at is null
          and c.age_band in ('child', 'teen', 'young')`,
    [playerId],
  );

/**
 * Cards that are on the chain, or on their way there, and that only the account's own wallet can move.
 * Those on their way out are not lost.
 */
export const countNfts = (tx: Tx, playerId: string) =>
  tx.value<number>(
    `select count(*)::int as count from owned_cards o
        where o.owner_id = $1
          and (o.nft_address is not null
               or exists (select from nft_jobs j where j.owned_card_id = o.id
                            and j.kind = 'mint' and j.state in ('queued', 'submitted')))
          and not exists (select from nft_withdrawals w
                           where w.owned_card_id = o.id
                             and w.state in ('waiting', 'sending', 'outside'))`,
    [playerId],
  );
