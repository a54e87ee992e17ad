import type { Day } from "#game/lib/day.ts";
import type { Tx } from "#server/lib/db.ts";
import { saveRow } from "#server/lib/insert.ts";

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
export const saveHeart = (tx: Tx, { playerId, day, cardId, makerId, now }: NewHeart) =>
  tx.rows(...saveRow("hearts", { playerId, day }, { cardId, makerId, givenAt: now }));

type NewHeart = { playerId: string; day: Day; cardId: string; makerId: string; now: Date };

/** Whose creature it was; null when it had no heart of today. */
export const deleteHeart = (tx: Tx, { playerId, day, cardId }: Omit<NewHeart, "makerId" | "now">) =>
  tx.maybe<{ makerId: string }>(
    `delete from hearts where player_id = $1 and day = $2 and card_id = $3
     returning maker_id as "makerId"`,
    [playerId, day, cardId],
  );
