import type { Holder } from "#game/collection/deck.ts";
import type { Tx } from "#server/lib/db.ts";
import { insertInto, saveRow } from "#server/lib/insert.ts";
import {
  cardColumns,
  copyColumns,
  madeBy,
  ownedColumns,
  ownedColumnsWith,
  versionColumn,
  type CardRow,
  type CopyRow,
  type GroupedRow,
  type OwnedRow,
} from "./card-rows.ts";

export type CardPage = { limit: number | null; after: string | null };

const newestSql = (which: string) =>
  `select ${copyColumns} from owned_cards o join cards c on c.id = o.card_id
    where o.owner_id = $1 and ${which}
      and ($3::uuid is null
        or o.position < (select position from owned_cards where id = $3 and owner_id = $1))
    order by o.position desc limit $2`;

export const listOwned = (tx: Tx, ownerId: string, { limit, after }: CardPage) =>
  tx.rows<CopyRow>(newestSql("o.place <> 'held'"), [ownerId, limit, after]);

/** Those of the sign-up that are still there, an invite's included, in the order in which they came. */
export const listFirstCards = (tx: Tx, ownerId: string) =>
  tx.rows<OwnedRow>(
    `select ${ownedColumns} from owned_cards o join cards c on c.id = o.card_id
      where o.owner_id = $1 and o.place <> 'held' and o.reason in ('welcome', 'invite')
      order by o.position limit 15`,
    [ownerId],
  );

export const listVault = (tx: Tx, ownerId: string, { limit, after }: CardPage) =>
  tx.rows<CopyRow>(newestSql("o.place = 'vault'"), [ownerId, limit, after]);

/** What deals hold, the last first; `place` is where each was before. */
export const listHeld = (tx: Tx, ownerId: string) =>
  tx.rows<OwnedRow & { heldBy: Holder }>(
    `select ${ownedColumnsWith("h.came_from")}, h.holder as "heldBy"
       from owned_cards o join holds h on h.owned_card_id = o.id join cards c on c.id = o.card_id
      where o.owner_id = $1 and o.place = 'held' order by h.held_at desc, o.position desc`,
    [ownerId],
  );

export const listDeck = (tx: Tx, ownerId: string, { limit, after }: CardPage) =>
  tx.rows<CopyRow>(
    `select ${copyColumns} from owned_cards o join cards c on c.id = o.card_id
      where o.owner_id = $1 and o.place = 'deck'
        and ($3::uuid is null or o.deck_slot > (select deck_slot from owned_cards where id = $3))
      order by o.deck_slot limit $2`,
    [ownerId, limit, after],
  );

/** Whether a list may go on after this copy: a deck's after one of the deck. */
export const mayGoOnAfter = (tx: Tx, ownerId: string, id: string, isDeck: boolean) =>
  tx.maybe<{ id: string }>(
    `select id from owned_cards
      where id = $2 and owner_id = $1 and place <> 'held' and (place = 'deck' or not $3::boolean)`,
    [ownerId, id, isDeck],
  );

/** What of each card of a deck counts in a battle. */
export const strengthsOfDeck = (tx: Tx, ownerId: string) =>
  tx.rows<Pick<OwnedRow, "element" | "rarity" | "attack" | "defense" | "madeBy">>(
    `select c.element, c.rarity, c.attack, c.defense, ${madeBy} as "madeBy" from owned_cards o join cards c on c.id = o.card_id
      where o.owner_id = $1 and o.place = 'deck' order by o.deck_slot`,
    [ownerId],
  );

/** One row per card: its best trained copy, and how many there are; newest acquisition first. */
export const listGrouped = (tx: Tx, ownerId: string, { limit, after }: CardPage) =>
  tx.rows<GroupedRow>(
    `with groups as (
       select card_id, count(*) as quantity, max(position) as newest,
              (array_agg(id order by experience desc, position))[1] as best
         from owned_cards where owner_id = $1 and place <> 'held' group by card_id)
     select ${copyColumns}, g.quantity
       from groups g join owned_cards o on o.id = g.best join cards c on c.id = o.card_id
      where $3::uuid is null
         or g.newest < (select newest from groups where card_id =
              (select card_id from owned_cards where id = $3))
      order by g.newest desc limit $2`,
    [ownerId, limit, after],
  );

export const countByPlace = (tx: Tx, ownerId: string) =>
  tx.one<{ deckCount: number; vaultCount: number }>(
    `select count(*) filter (where place = 'deck') as "deckCount",
            count(*) filter (where place = 'vault') as "vaultCount"
       from owned_cards where owner_id = $1`,
    [ownerId],
  );

/** In this order: each by the owned card's own id, else the owner's oldest free copy of that card. */
export const listByIds = (tx: Tx, ownerId: string, ids: readonly string[]) =>
  tx.rows<OwnedRow>(
    `select ${ownedColumns}
       from unnest($2::uuid[]) with ordinality as asked (id, n)
       join owned_cards o on o.id = coalesce(
         (select id from owned_cards where id = asked.id and owner_id = $1),
         (select id from owned_cards
           where owner_id = $1 and card_id = asked.id and place <> 'held'
           order by position limit 1))
       join cards c on c.id = o.card_id
      order by asked.n`,
    [ownerId, ids],
  );

/** Reads the deck once instead of looking at each of its slots. */
export const freeSlotsSql = (ownerId: string): string =>
  `select slot from (select generate_series(1, 54) as slot except
     select deck_slot from owned_cards where owner_id = ${ownerId} and deck_slot is not null) free
    order by slot`;

export const freeSlots = (tx: Tx, ownerId: string, howMany: number) =>
  tx.rows<{ slot: number }>(`${freeSlotsSql("$1")} limit $2`, [ownerId, howMany]);

export const putInSlot = (tx: Tx, id: string, slot: number) =>
  tx.rows(`update owned_cards set place = 'deck', deck_slot = $2 where id = $1`, [id, slot]);

export const putInVault = (tx: Tx, id: string) =>
  tx.rows(`update owned_cards set place = 'vault', deck_slot = null where id = $1`, [id]);

export type NewOwned = { id: string; cardId: string; slot: number | null };

export const insertOwned = (
  tx: Tx,
  cards: readonly NewOwned[],
  { ownerId, reason, cause }: { ownerId: string; reason: string; cause: string },
) =>
  tx.rows(
    `insert into owned_cards (id, owner_id, card_id, place, deck_slot, reason, cause)
     select id, $1, card_id, case when slot is null then 'vault' else 'deck' end, slot, $2, $3
       from unnest($4::uuid[], $5::uuid[], $6::smallint[]) with ordinality
         as given (id, card_id, slot, n)
      order by n`,
    [
      ownerId,
      reason,
      cause,
      cards.map((card) => card.id),
      cards.map((card) => card.cardId),
      cards.map((card) => card.slot),
    ],
  );

export const addExperience = (tx: Tx, ids: readonly string[], gained: number) =>
  tx.rows<Pick<OwnedRow, "id" | "experience" | "madeBy">>(
    `update owned_cards o set experience = experience + $2 from cards c
      where o.id = any($1) and c.id = o.card_id
     returning o.id, o.experience, ${madeBy} as "madeBy"`,
    [ids, gained],
  );

/** Cards by their own ids, whether or not anybody owns a copy. */
export const listCards = (tx: Tx, cardIds: readonly string[]) =>
  tx.rows<CardRow>(`select ${cardColumns} from cards c where id = any($1)`, [cardIds]);

export type VersionRow = CardRow & Pick<CopyRow, "version">;

export const listVersions = (tx: Tx, cardIds: readonly string[]) =>
  tx.rows<VersionRow>(`select ${cardColumns}, ${versionColumn} from cards c where id = any($1)`, [
    cardIds,
  ]);

/** One of the gallery; null for any other card. */
export const findCreature = (tx: Tx, cardId: string) =>
  tx.maybe<CardRow>(
    `select ${cardColumns} from cards c
      where id = $1 and origin = 'catalogue' and archived_at is null`,
    [cardId],
  );

export const isNameTaken = (tx: Tx, nameKey: string) =>
  tx.any(`select from cards where name_key = $1`, [nameKey]);

/** All that can be drawn now: what an admin has archived is not among it. */
export const listCatalogue = (tx: Tx) =>
  tx.rows<CardRow>(
    `select ${cardColumns} from cards c
      where origin = 'catalogue' and archived_at is null order by catalogue_number`,
  );

export const listOwnedCardIds = (tx: Tx, ownerId: string) =>
  tx.rows<{ cardId: string }>(
    `select distinct card_id as "cardId" from owned_cards where owner_id = $1`,
    [ownerId],
  );

type Pity = { sinceEpic: number; sinceLegendary: number; sinceMythical: number };

export const findPity = (tx: Tx, playerId: string) =>
  tx.maybe<Pity>(
    `select since_epic as "sinceEpic", since_legendary as "sinceLegendary",
            since_mythical as "sinceMythical" from pity where player_id = $1`,
    [playerId],
  );

export const savePity = (
  tx: Tx,
  playerId: string,
  { sinceEpic, sinceLegendary, sinceMythical }: Pity,
) => tx.rows(...saveRow("pity", { playerId }, { sinceEpic, sinceLegendary, sinceMythical }));

export type NewCard = Omit<CardRow, "speed" | "isArchived"> & {
  nameKey: string;
  origin: "catalogue" | "created";
  catalogueNumber: number | null;
  creatorId: string | null;
};

/** Of the columns of a card, no more than these: a creature of the game has others. */
const rowOf = (card: NewCard) => ({
  origin: card.origin,
  catalogueNumber: card.catalogueNumber,
  name: card.name,
  nameKey: card.nameKey,
  japaneseName: card.japaneseName,
  element: card.element,
  rarity: card.rarity,
  attack: card.attack,
  defense: card.defense,
  abilities: card.abilities,
  specialAbility: card.specialAbility,
  description: card.description,
  backstory: card.backstory,
  imageUrl: card.imageUrl,
  thumbUrl: card.thumbUrl,
  usdValueCents: card.usdValueCents,
  creatorId: card.creatorId,
  looks: card.looks,
});

/** Null when another card has the name. */
export const insertCard = (tx: Tx, card: NewCard) =>
  tx.maybe<{ id: string }>(
    ...insertInto(
      "cards",
      { id: card.cardId, ...rowOf(card) },
      "on conflict (name_key) do nothing returning id",
    ),
  );

/** Brings a creature of the catalogue up to date with the game's own tables. */
export const saveCatalogueCard = (tx: Tx, card: NewCard) =>
  tx.rows(...saveRow("cards", { id: card.cardId }, rowOf(card)));
