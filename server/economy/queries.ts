import type { DaySum } from "#game/economy/economy.ts";
import type { Reason } from "#game/purse/reasons.ts";
import type { Tx } from "#server/lib/db.ts";

/** Sums of these reasons from this UTC day on. */
export const sumByDay = (tx: Tx, from: string, reasons: readonly Reason[]) =>
  tx.rows<DaySum>(
    `select to_char(created_at at time zone 'utc', 'YYYY-MM-DD') as day, reason,
            sum(amount) as amount
       from ledger
      where currency = 'coins' and created_at >= $1::date at time zone 'utc' and reason = any($2)
      group by 1, 2`,
    [from, reasons],
  );

/** A closed account holds nothing, until it is opened again. */
export const sumCoins = (tx: Tx) =>
  tx.one<{ held: number; setAside: number }>(
    `select (select coalesce(sum(coins), 0) from purses)
              - (select coalesce(sum(coins), 0) from purses w join players p on p.id = w.player_id
                  where p.deleted_at is not null) as held,
            (select coalesce(sum(price), 0) from buy_orders where state = 'open') as "setAside"`,
  );

export const listTopHolders = (tx: Tx, howMany: number) =>
  tx.rows<{ id: string; name: string; coins: number; cards: number }>(
    `select p.id, p.shown_name as name, w.coins,
            (select count(*) from owned_cards where owner_id = p.id) as cards
       from purses w join players p on p.id = w.player_id
      where p.deleted_at is null
      order by w.coins desc, w.player_id limit $1`,
    [howMany],
  );
