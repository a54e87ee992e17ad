/** All deals of players with each other: sales, trades and transfers. */
import type { PastDeal } from "#contract/trades.ts";
import type { Tx } from "#server/lib/db.ts";

export type PastDealRow = Pick<PastDeal, "id" | "kind" | "status" | "isReported" | "otherName"> & {
  /** The player sold, offered or gave; else they bought, accepted or claimed. */
  isFrom: boolean;
  fromCardId: string;
  toCardId: string | null;
  price: number | null;
  fee: number | null;
  endedAt: Date;
};

/** The newest first; after the deal that `after` names. */
export const listPast = (tx: Tx, playerId: string, after: string | null, limit: number) =>
  tx.rows<PastDealRow>(
    `with past as (
       select * from deals
        where (from_id = $1 or to_id = $1) and ended_at is not null
          and ($2::uuid is null
               or (ended_at, id) < (select ended_at, id from deals where id = $2))
        order by ended_at desc, id desc limit $3)
     select past.id, past.kind, past.status, past.from_id = $1 as "isFrom",
            other.shown_name as "otherName", past.from_card_id as "fromCardId",
            past.to_card_id as "toCardId", past.price, past.fee, past.ended_at as "endedAt",
            exists (select from reports
                     where deal_id = past.id and reporter_id = $1 and kind = 'deal')
              as "isReported"
       from past left join players other
            on other.id = case when past.from_id = $1 then past.to_id else past.from_id end
      order by past.ended_at desc, past.id desc`,
    [playerId, after, limit],
  );

type Parties = { fromId: string; toId: string | null };

export const findParties = (tx: Tx, dealId: string) =>
  tx.maybe<Parties>(`select from_id as "fromId", to_id as "toId" from deals where id = $1`, [
    dealId,
  ]);
