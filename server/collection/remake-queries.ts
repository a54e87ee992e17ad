import type { Tx } from "#server/lib/db.ts";
import { updateRow } from "#server/lib/insert.ts";

export const lockCard = (tx: Tx, cardId: string) =>
  tx.rows(`select id from cards where id = $1 for update`, [cardId]);

/** Whether a copy is with another player, in a deal, or an NFT. */
export const isElsewhere = (tx: Tx, cardId: string, ownerId: string) =>
  tx.any(
    `select from owned_cards
      where card_id = $1 and owner_id is not null
        and (owner_id <> $2 or place = 'held' or nft_address is not null) limit 1`,
    [cardId, ownerId],
  );

type Renamed = { name: string; nameKey: string; description: string; backstory: string };

export const rename = (tx: Tx, cardId: string, renamed: Renamed) =>
  tx.rows(...updateRow("cards", { id: cardId }, { ...renamed, doubtsRead: false }));

export type ShownPicture = { imageUrl: string; thumbUrl: string; looks: string };

export const repaint = (tx: Tx, cardId: string, { imageUrl, thumbUrl, looks }: ShownPicture) =>
  tx.rows(...updateRow("cards", { id: cardId }, { imageUrl, thumbUrl, looks }));
