import { createHash } from "node:crypto";
import type { Creature } from "#game/cards/card.ts";
import { creatures } from "#game/cards/creatures.ts";
import { usdValueCents } from "#game/cards/value.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import * as queries from "./queries.ts";
import { cardOnWire } from "./card-rows.ts";

/** A creature keeps its id for ever and everywhere: it follows from its slug. */
export function creatureId(slug: string): string {
  const hex = createHash("sha256").update(`creature:${slug}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Names are compared without case, accents and doubled letters. */
export const nameKey = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/(.)\1+/gu, "$1");

const catalogueCard = (creature: Creature, i: number): queries.NewCard => ({
  ...creature,
  cardId: creatureId(creature.slug),
  nameKey: nameKey(creature.name),
  origin: "catalogue",
  catalogueNumber: i + 1,
  creatorId: null,
  abilities: [...creature.abilities],
  imageUrl: `/creatures/${creature.slug}.webp`,
  thumbUrl: `/creatures/${creature.slug}-s.webp`,
  usdValueCents: usdValueCents(creature),
});

/** Puts the creatures of the game into the catalogue; safe to repeat at every start. */
export async function seedCatalogue(tx: Tx): Promise<void> {
  for (const [i, creature] of creatures.entries()) {
    await queries.saveCatalogueCard(tx, catalogueCard(creature, i));
  }
}

export async function listCards({ db }: Deps) {
  return (await queries.listCatalogue(db)).map((row) => cardOnWire(row));
}

export async function listCreatures({ db }: Deps) {
  return (await queries.listCatalogue(db)).map((row) => ({
    id: row.cardId,
    name: row.name,
    imageUrl: row.imageUrl,
    rarity: row.rarity,
    element: row.element,
    description: row.description,
  }));
}
