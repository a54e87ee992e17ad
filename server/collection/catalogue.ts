import { createHash } from "node:crypto";
import { monthCreatures, type MonthCreature } from "#game/album/months/month-creatures.ts";
import type { Month } from "#game/album/months/months.ts";
import type { Creature } from "#game/cards/card.ts";
import { creatures } from "#game/cards/creatures.ts";
import { usdValueCents } from "#game/cards/value.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { fingerprintOf, shipChanged } from "#server/lib/editing.ts";
import { isKnownName } from "./any-card-queries.ts";
import * as creatureQueries from "./creature-queries.ts";
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

/** Monthly creatures stand behind all that the game starts with, and before those of admins. */
const FIRST_OF_MONTHS = 501;

const monthOfCard = new Map(
  monthCreatures.map(({ slug, month }) => [creatureId(slug), month] as const),
);

/** The monthly set that a card belongs to; null for none. */
export const monthlySetOf = (cardId: string): Month | null => monthOfCard.get(cardId) ?? null;

const catalogueCard = (creature: Creature, catalogueNumber: number): queries.NewCard => ({
  ...creature,
  cardId: creatureId(creature.slug),
  nameKey: nameKey(creature.name),
  origin: "catalogue",
  catalogueNumber,
  creatorId: null,
  abilities: [...creature.abilities],
  imageUrl: `/creatures/${creature.slug}.webp`,
  thumbUrl: `/creatures/${creature.slug}-s.webp`,
  usdValueCents: usdValueCents(creature),
});

/**
 * Puts the creatures of the game into the catalogue; safe to repeat at every start. A later version may
 * bring better ones, which replace its own earlier ones; what an admin changed or took out stays so. A
 * creature whose name another card has stays away.
 */
export async function seedCatalogue(
  tx: Tx,
  shipped: readonly Creature[] = creatures,
  firstNumber = 1,
): Promise<void> {
  const cards = shipped.map((creature, i) => {
    const card = catalogueCard(creature, firstNumber + i);
    return { slug: creature.slug, card, fields: fieldsOf(card) };
  });
  await shipChanged(tx, "shipped_creatures", cards, async ({ card }, before) => {
    if (await isKnownName(tx, card.nameKey, card.cardId)) return false;
    if (await isUntouched(tx, card.cardId, before)) await queries.saveCatalogueCard(tx, card);
    return true;
  });
}

declare module "#server/lib/deps.ts" {
  interface Deps {
    /** The monthly creatures that have come by then; stories without them say so. */
    arrivedCreatures(nowMs: number): readonly MonthCreature[];
  }
}

/** Puts the monthly creatures that have come by now into the catalogue, and so into packs; repeatable. */
export const seedMonths = ({ db, now, arrivedCreatures }: Deps): Promise<void> =>
  db.transaction((tx) => seedCatalogue(tx, arrivedCreatures(now()), FIRST_OF_MONTHS));

async function isUntouched(tx: Tx, id: string, before: string | null): Promise<boolean> {
  if (before === null) return true;
  const now = await creatureQueries.findShipped(tx, id);
  return now !== null && fingerprintOf(fieldsOf(now)) === before;
}

/** All that an admin can change. */
const fieldsOf = (card: Omit<creatureQueries.CreatureState, "tags" | "nameKey">) => [
  card.name,
  card.description,
  card.imageUrl,
  card.element,
  card.rarity,
  card.attack,
  card.defense,
  card.abilities,
  card.specialAbility,
  card.backstory,
];

export async function listCards({ db }: Deps) {
  return (await queries.listCatalogue(db)).map((row) => cardOnWire(row));
}

export async function listCreatures({ db }: Deps) {
  return (await queries.listCatalogue(db)).map(({ cardId: id, ...row }) => ({ id, ...row }));
}
