/** Creatures of the catalogue as admins write them, and as the game ships them. */
import type { CardDesign } from "#game/cards/card.ts";
import type { Tx } from "#server/lib/db.ts";
import { insertInto, updateRow } from "#server/lib/insert.ts";

/** All that an admin writes of a creature, as the log keeps it, with what follows from it. */
export type CreatureState = Omit<CardDesign, "japaneseName"> & {
  nameKey: string;
  imageUrl: string;
  thumbUrl: string;
  tags: readonly string[];
  usdValueCents: number;
};

export type CreatureRow = CreatureState & { id: string; version: number };

const columns = `id, version, name, name_key as "nameKey", description, image_url as "imageUrl",
  thumb_url as "thumbUrl", element, rarity, attack, defense, abilities,
  special_ability as "specialAbility", backstory, tags, usd_value_cents as "usdValueCents", looks`;

const there = "origin = 'catalogue' and archived_at is null";

export const listCreatures = (tx: Tx) =>
  tx.rows<CreatureRow>(`select ${columns} from cards where ${there} order by catalogue_number`);

/** Null when it was taken out. */
export const lockCreature = (tx: Tx, id: string) =>
  tx.maybe<CreatureRow>(`select ${columns} from cards where id = $1 and ${there} for update`, [id]);

export const readCreature = (tx: Tx, id: string) =>
  tx.one<CreatureRow>(`select ${columns} from cards where id = $1`, [id]);

/**
 * Behind all others: earlier places in the list of a pack stay what they were. Numbers below are for
 * creatures that later versions of the game ship.
 */
export async function insertCreature(tx: Tx, id: string, state: CreatureState): Promise<void> {
  const catalogueNumber = await tx.value<number>(
    `select greatest(1000, max(catalogue_number)) + 1 as "catalogueNumber" from cards`,
  );
  const row = { id, origin: "catalogue", catalogueNumber, japaneseName: "", ...state };
  await tx.rows(...insertInto("cards", row));
}

/** It is there again if it was taken out. */
export const saveCreature = (tx: Tx, id: string, state: CreatureState) =>
  tx.rows(...updateRow("cards", { id, origin: "catalogue" }, { ...state, archivedAt: null }));

export const findShipped = (tx: Tx, id: string) =>
  tx.maybe<CreatureRow>(`select ${columns} from cards where id = $1 and ${there}`, [id]);
