import type { AlbumPage } from "#game/album/album.ts";
import { cardColumns, type CardRow } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import { insertInto } from "#server/lib/insert.ts";

type EntryRow = CardRow & { copies: number };

export type AlbumCreatureRow = EntryRow & { isFound: boolean; cheapest: number | null };

const copies = `(select count(*) from owned_cards o where o.card_id = c.id and o.owner_id = $1)`;

/**
 * All that can be drawn now, in the order of the catalogue. It reads the tables of cards, copies and
 * offers: their services would be asked for every creature.
 */
export const listCreatures = (tx: Tx, playerId: string, now: Date) =>
  tx.rows<AlbumCreatureRow>(
    `select ${cardColumns}, ${copies} as copies,
            exists (select from album_entries e
                     where e.player_id = $1 and e.card_id = c.id) as "isFound",
            (select l.price from listings l
              where l.card_id = c.id and l.state = 'open' and l.expires_at > $2
                and l.seller_id <> $1
              order by l.price limit 1) as cheapest
       from cards c where c.origin = 'catalogue' and c.archived_at is null
      order by c.catalogue_number`,
    [playerId, now],
  );

/** The newest first. */
export const listCreations = (tx: Tx, playerId: string, atMost: number) =>
  tx.rows<EntryRow & { creationNumber: number }>(
    `select ${cardColumns}, ${copies} as copies, c.creation_number as "creationNumber"
       from (select card_id, since from album_entries where player_id = $1 and is_creation
              order by since desc, card_id desc limit $2) e
       join cards c on c.id = e.card_id and c.creation_number is not null
      order by e.since desc, e.card_id desc`,
    [playerId, atMost],
  );

export const countCreations = (tx: Tx, playerId: string) =>
  tx.value<number>(
    `select count(*) as count from album_entries where player_id = $1 and is_creation`,
    [playerId],
  );

export const listRewarded = (tx: Tx, playerId: string) =>
  tx.rows<{ page: AlbumPage }>(`select page from album_rewards where player_id = $1`, [playerId]);

type NewReward = {
  playerId: string;
  page: AlbumPage;
  coins: number;
  cardIds: readonly string[];
  now: Date;
};

export const recordReward = (tx: Tx, { now, ...reward }: NewReward) =>
  tx.rows(...insertInto("album_rewards", { ...reward, rewardedAt: now }));
