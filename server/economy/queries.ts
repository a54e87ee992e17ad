import type { Tx } from "#server/lib/db.ts";

/** What closed accounts hold until they are opened again, and what waits in buy orders. */
export const sumCoinsOutside = (tx: Tx) =>
  tx.one<{ closed: number; setAside: number }>(
    `select (select coalesce(sum((select coins from purses where player_id = p.id)), 0) from players p
              where p.deleted_at is not null) as closed,
            (select coalesce(sum(price), 0) from buy_orders where state = 'open') as "setAside"`,
  );

/**
 * All purses are read: an index of their coins would make each change of one dearer. Those with less
 * than enough purses of a sample have are passed over before they are sorted. Closed accounts are left out at
 * the end, since asking for each purse whether it is of one takes longer than all the rest.
 */
export const listTopHolders = (tx: Tx, howMany: number) =>
  tx.rows<{ id: string; name: string; coins: number; cards: number }>(
    `with sought as (select $1::int + count(*) as n from players where deleted_at is not null)
     select p.id, p.shown_name as name, w.coins,
            (select count(*) from owned_cards where owner_id = p.id) as cards
       from (select player_id, coins from purses
              where coins >= coalesce((select coins from purses tablesample system (1)
                      order by coins desc offset (select n - 1 from sought) limit 1), 0)
              order by coins desc, player_id limit (select n from sought)) w
       join players p on p.id = w.player_id and p.deleted_at is null
      order by w.coins desc, w.player_id limit $1`,
    [howMany],
  );
