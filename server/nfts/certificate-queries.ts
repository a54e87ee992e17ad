import type { Finish } from "#game/cards/finishes.ts";
import type { Tx } from "#server/lib/db.ts";

export type CertifiedRow = {
  ownedCardId: string;
  cardId: string;
  finish: Finish;
  state: "minting" | "in_game" | "external";
  signature: string | null;
  mintedAt: Date | null;
  makerId: string | null;
  words: string | null;
  madeAt: Date;
};

/** The card at this address, as long as its mint has not failed. */
export const findCertified = (tx: Tx, mint: string) =>
  tx.maybe<CertifiedRow>(
    `select o.id as "ownedCardId", o.card_id as "cardId", o.finish, j.signature, j.ended_at as "mintedAt",
            c.creator_id as "makerId", c.created_at as "madeAt",
            (select nullif(n.description, '') from creations n where n.card_id = c.id limit 1) as words,
            case when j.state <> 'done' then 'minting' when h.holder = 'external' then 'external'
                 else 'in_game' end as state
       from nft_jobs j join owned_cards o on o.id = j.owned_card_id join cards c on c.id = o.card_id
       left join holds h on h.owned_card_id = o.id
      where j.mint = $1 and j.kind = 'mint' and j.state <> 'failed'`,
    [mint],
  );

/** Every owner of the card, the first one first; a card that was fused went to no player. */
export const listOwners = (tx: Tx, ownedCardId: string) =>
  tx.rows<{ playerId: string; since: Date; reason: string }>(
    `select to_id as "playerId", created_at as since, reason from card_moves
      where owned_card_id = $1 and to_id is not null order by id`,
    [ownedCardId],
  );

/** Of those who have not left. */
export const listNames = (tx: Tx, playerIds: readonly string[]) =>
  tx.rows<{ id: string; name: string }>(
    `select id, shown_name as name from players where id = any($1) and deleted_at is null`,
    [playerIds],
  );

/** Names of the game's own cards, for a list of what lies in a wallet. */
export const listNamesOfMints = (tx: Tx, mints: readonly string[]) =>
  tx.rows<{ mint: string; name: string }>(
    `select o.nft_address as mint, c.name from owned_cards o join cards c on c.id = o.card_id
      where o.nft_address = any($1)`,
    [mints],
  );
