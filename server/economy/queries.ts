import type { Tx } from "#server/lib/db.ts";

/** What closed accounts hold until they are opened again, and what waits in buy orders. */
export const sumCoinsOutside = (tx: Tx) =>
  tx.one<{ closed: number; setAside: number }>(
    `select (select coalesce(sum((select coins from purses where player_id = p.id)), 0) from players p
              where p.deleted_at is not null) as closed,
            (select coalesce(sum(price), 0) from buy_orders where state = 'open') as "setAside"`,
  );

/** All purses are read: an index of their coins would make each change of one dearer. */
export const listTopHolders = (tx: Tx, howMany: number) =>
  tx.rows<{ id: string; name: string; coins: number; cards: number }>(
    `select p.id, p.shown_name as name, w.coins,
            (select count(*) from owned_cards where owner_id = p.id) as cards
       from (select player_id, coins from purses
              where player_id not in (select id from players where deleted_at is not null)
              order by coins desc, player_id limit $1) w
       join players p on p.id = w.player_id
      order by w.coins desc, w.player_id`,
    [howMany],
  );
