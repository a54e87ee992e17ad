/** Changing any card, and what is kept of it so that the change can be taken back. */
import type { CardDesign } from "#game/cards/card.ts";
import type { Rarity } from "#game/cards/rarities.ts";
import type { Tx } from "#server/lib/db.ts";
import { insertInto, updateRow } from "#server/lib/insert.ts";

type Facts = Pick<CardDesign, "element" | "rarity" | "attack" | "defense">;

export type KeptWords = Omit<CardDesign, keyof Facts> & {
  nameKey: string;
  abilities: string[];
  imageUrl: string;
  thumbUrl: string;
};

export type KeptFacts = Facts & {
  origin: "catalogue" | "created";
  catalogueNumber: number | null;
  usdValueCents: number;
  creatorId: string | null;
  /** As the database writes it. */
  createdAt: string;
  archivedAt: string | null;
};

const facts = `origin, catalogue_number as "catalogueNumber", element, rarity, attack, defense,
  usd_value_cents as "usdValueCents", creator_id as "creatorId", created_at::text as "createdAt",
  archived_at::text as "archivedAt"`;

const words = `name, name_key as "nameKey", japanese_name as "japaneseName", abilities,
  special_ability as "specialAbility", description, backstory, looks, image_url as "imageUrl",
  thumb_url as "thumbUrl"`;

export const lockFacts = (tx: Tx, id: string) =>
  tx.maybe<KeptFacts>(`select ${facts} from cards where id = $1 for update`, [id]);

/** The log does not keep it: what is taken back is a newer version. */
export const findVersion = (tx: Tx, id: string) =>
  tx.one<{ version: number }>(`select version from cards where id = $1`, [id]);

export const findWords = (tx: Tx, id: string) =>
  tx.one<KeptWords>(`select ${words} from cards where id = $1`, [id]);

export const keepWords = (tx: Tx, cardId: string, kept: KeptWords) =>
  tx.one<{ id: number }>(
    `insert into former_card_words (card_id, words) values ($1, $2) returning id`,
    [cardId, JSON.stringify(kept)],
  );

/** Null when they have gone with their player. */
export const findKeptWords = (tx: Tx, id: number) =>
  tx.maybe<{ words: KeptWords }>(`select words from former_card_words where id = $1`, [id]);

/** A new card, or one that was removed and comes back. */
export const insertAnyCard = (tx: Tx, id: string, card: KeptFacts & KeptWords) =>
  tx.rows(...insertInto("cards", { id, ...card }));

/** Whose it is and where it stands in the catalogue stays as it is by now. */
export function updateAnyCard(tx: Tx, id: string, card: KeptFacts & KeptWords) {
  const { origin: _, catalogueNumber: __, creatorId: ___, createdAt: ____, ...row } = card;
  return tx.rows(...updateRow("cards", { id }, row));
}

export const isKnownName = (tx: Tx, key: string, exceptId: string) =>
  tx.any(`select from cards where name_key = $1 and id <> $2`, [key, exceptId]);

/** Until the commit no other request changes which creatures packs can give. */
export const lockCatalogue = (tx: Tx) =>
  tx.rows(`select pg_advisory_xact_lock(hashtextextended('catalogue', 0))`);

/** Whether packs have another creature of this rarity. */
export const hasAnother = (tx: Tx, id: string, rarity: Rarity) =>
  tx.any(
    `select from cards
      where origin = 'catalogue' and archived_at is null and rarity = $2 and id <> $1 limit 1`,
    [id, rarity],
  );

export const archiveCard = (tx: Tx, id: string) =>
  tx.rows(`update cards set archived_at = now() where id = $1 and archived_at is null`, [id]);

/**
 * Removes a card without owners that nothing is about; wishes and shares go with it. The card's
 * row is locked, so nothing new can begin to name it. False when it has to stay.
 */
export async function removeCard(tx: Tx, id: string): Promise<boolean> {
  const isNamed = await tx.maybe(
    `select from cards c where c.id = $1 and (c.origin = 'catalogue'
        or exists (select from owned_cards where card_id = $1)
        or exists (select from buy_orders where card_id = $1)
        or exists (select from trades where requested_card_id = $1)
        or exists (select from creations where card_id = $1))`,
    [id],
  );
  if (isNamed) return false;
  await tx.rows(`delete from wishes where card_id = $1`, [id]);
  await tx.rows(`delete from shared_cards where card_id = $1`, [id]);
  await tx.rows(`delete from cards where id = $1`, [id]);
  return true;
}
