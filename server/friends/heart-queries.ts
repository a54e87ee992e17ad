import type { Day } from "#game/lib/day.ts";
import type { Tx } from "#server/lib/db.ts";

export const findHeart = (tx: Tx, playerId: string, day: Day) =>
  tx.maybe<{ cardId: string; makerId: string }>(
    `select card_id as "cardId", maker_id as "makerId" from hearts
      where player_id = $1 and day = $2`,
    [playerId, day],
  );

/** Who has made this card, when it is a creature of a friend that still has the game's words. */
export const findMaker = (tx: Tx, playerId: string, cardId: string) =>
  tx.maybe<{ id: string }>(
    `select p.id from album_entries e
       join cards c on c.id = e.card_id and c.archived_at is null
       join players p on p.id = e.player_id and p.deleted_at is null
       join friendships f on f.player_a = least($1::uuid, p.id)
                         and f.player_b = greatest($1::uuid, p.id)
      where e.card_id = $2 and e.is_creation and p.id <> $1`,
    [playerId, cardId],
  );

/** A heart that was given today moves on. */
export const saveHeart = (tx: Tx, heart: NewHeart) =>
  tx.rows(
    `insert into hearts (player_id, day, card_id, maker_id, given_at) values ($1, $2, $3, $4, $5)
     on conflict (player_id, day) do update
        set card_id = excluded.card_id, maker_id = excluded.maker_id, given_at = excluded.given_at`,
    [heart.playerId, heart.day, heart.cardId, heart.makerId, heart.now],
  );

type NewHeart = { playerId: string; day: Day; cardId: string; makerId: string; now: Date };

/** Whose creature it was; null when it had no heart of today. */
export const deleteHeart = (tx: Tx, { playerId, day, cardId }: Omit<NewHeart, "makerId" | "now">) =>
  tx.maybe<{ makerId: string }>(
    `delete from hearts where player_id = $1 and day = $2 and card_id = $3
     returning maker_id as "makerId"`,
    [playerId, day, cardId],
  );
