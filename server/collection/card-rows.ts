/** A card and a copy of it: the columns that are read, the row, and how it travels. */
import type { CardOnWire, OwnedCardOnWire } from "#contract/cards.ts";
import { healthOf, type CardDesign } from "#game/cards/card.ts";
import type { Maker } from "#game/cards/bond.ts";
import type { Finish } from "#game/cards/finishes.ts";
import type { Place } from "#game/collection/deck.ts";
import { levelOf } from "#game/collection/level.ts";

export type CardRow = CardDesign & {
  cardId: string;
  abilities: string[];
  speed: number;
  imageUrl: string;
  thumbUrl: string;
  usdValueCents: number;
  /** Taken out by an admin: its owners keep it, and it is in no new deal. */
  isArchived: boolean;
};

export type OwnedRow = CardRow & {
  id: string;
  place: Place;
  deckSlot: number | null;
  experience: number;
  acquiredAt: Date;
  nftAddress: string | null;
  finish: Finish;
  madeBy: Maker;
};

/** What a card shows of the copy that it is. */
export type CopyLooks = Pick<OwnedRow, "nftAddress" | "finish">;

const noCopy: CopyLooks = { nftAddress: null, finish: "plain" };

/** What a copy does not share with the other copies of its card. */
export type CopyRow = CopyLooks &
  Pick<
    OwnedRow,
    "id" | "cardId" | "place" | "deckSlot" | "experience" | "acquiredAt" | "madeBy"
  > & {
    version: string;
  };

export type GroupedRow = CopyRow & { quantity: number };

export const cardColumns = `c.id as "cardId", c.name, c.japanese_name as "japaneseName", c.element, c.rarity,
  c.attack, c.defense, c.speed, c.abilities, c.special_ability as "specialAbility", c.description,
  c.backstory, c.looks, c.image_url as "imageUrl", c.thumb_url as "thumbUrl",
  c.usd_value_cents as "usdValueCents",
  c.archived_at is not null as "isArchived"`;

/** Of a copy `o` of a card `c`. */
export const madeBy = `case when c.origin = 'catalogue' then 'game' when c.creator_id = o.owner_id then 'owner'
  else 'player' end`;

const ownColumnsWith = (place: string) => `o.id, ${place} as place, o.deck_slot as "deckSlot",
  o.experience, o.acquired_at as "acquiredAt", o.nft_address as "nftAddress", o.finish,
  ${madeBy} as "madeBy"`;

export const ownedColumnsWith = (place: string) => `${ownColumnsWith(place)}, ${cardColumns}`;

/** Every change of a card gives its row another version. */
export const versionColumn = `coalesce(c.xmin::text, '') as version`;

export const copyColumns = `${ownColumnsWith("o.place")}, o.card_id as "cardId", ${versionColumn}`;

export const ownedColumns = ownedColumnsWith("o.place");

export const cardOnWire = (
  row: CardRow,
  { nftAddress, finish }: CopyLooks = noCopy,
): CardOnWire => ({
  id: row.cardId,
  name: row.name,
  japaneseName: row.japaneseName,
  description: row.description,
  backstory: row.backstory,
  looks: row.looks,
  rarity: row.rarity,
  element: row.element,
  attack: row.attack,
  defense: row.defense,
  speed: row.speed,
  hp: healthOf(row),
  abilities: row.abilities,
  specialAbility: row.specialAbility,
  imageUrl: row.imageUrl,
  thumbUrl: row.thumbUrl,
  nftAddress,
  finish,
  usdValue: row.usdValueCents,
  value: row.usdValueCents,
  estimatedValue: row.usdValueCents / 100,
});

/** Where the owner finds the card; a held one comes back into the vault, or shows where it is held. */
export const locationOf = (place: Place): "deck" | "vault" => (place === "deck" ? "deck" : "vault");

export const copyOnWire = (row: Omit<CopyRow, "version">): Omit<OwnedCardOnWire, "card"> => ({
  id: row.id,
  cardId: row.cardId,
  level: levelOf(row.experience).level,
  experience: row.experience,
  location: locationOf(row.place),
  deckSlot: row.deckSlot,
  acquiredAt: row.acquiredAt.toISOString(),
  madeBy: row.madeBy,
});

export const ownedOnWire = (row: OwnedRow): OwnedCardOnWire => ({
  ...copyOnWire(row),
  card: cardOnWire(row, row),
});
