/**
 * Creatures as admins write them. A creature is a card of the catalogue: gallery, packs and prizes
 * show it at once, and every copy of its card changes with it. One that is taken out stays with its
 * owners.
 */
import type * as contract from "#contract/admin-cards.ts";
import type { InputOf } from "#contract/endpoint.ts";
import {
  abilitiesFrom,
  abilitiesText,
  newCreature,
  strengthOr,
} from "#game/cards/creature-form.ts";
import type { Element } from "#game/cards/elements.ts";
import { usdValueCents } from "#game/cards/value.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { editing, filled } from "#server/lib/editing.ts";
import { requireOutsidePicture } from "#server/lib/picture-address.ts";
import { collectionAnswers } from "#texts/en/collection.ts";
import { archiveCard, lockCatalogue } from "./any-card-queries.ts";
import { requireAnother, requireFreeName, save } from "./any-card-states.ts";
import { nameKey } from "./catalogue.ts";
import * as queries from "./creature-queries.ts";

export async function listAllCreatures({ db }: Deps): Promise<contract.EditedCreature[]> {
  return (await queries.listCreatures(db)).map(onWire);
}

const creatures = editing({
  kind: "creature",
  deletedMessage: collectionAnswers.creature_deleted,
  lock: queries.lockCreature,
  read: queries.readCreature,
  stateOf: ({ id: _id, version: _version, ...state }: queries.CreatureRow): queries.CreatureState =>
    state,
  written: stateFrom,
  async insert(tx, id, after) {
    await requireFreeName(tx, id, after.nameKey);
    await lockCatalogue(tx);
    await save(queries.insertCreature(tx, id, after));
  },
  /** Packs and prizes draw a rarity first, so there is always another creature of the one that is left. */
  async save(tx, id, { before, after }) {
    if (before && before.rarity !== after?.rarity) await requireAnother(tx, id, before.rarity);
    if (!after) return archiveCard(tx, id);
    await requireFreeName(tx, id, after.nameKey);
    return save(queries.saveCreature(tx, id, after));
  },
  onWire,
});

export const { create: createCreature, update: updateCreature, remove: deleteCreature } = creatures;

/**
 * As the admins' log keeps it; null when it is not there. Earlier versions of the game did not log the
 * looks.
 */
export async function creatureNow(tx: Tx, id: string, like: object | null): Promise<object | null> {
  const now = await creatures.stateNow(tx, id);
  if (!now || like === null || "looks" in like) return now;
  const { looks: _looks, ...state } = now;
  return state;
}

/** Puts a creature back to what the admins' log says it was; null: it was not there. */
export async function restoreCreature(tx: Tx, id: string, before: object | null): Promise<void> {
  const { looks } = await queries.readCreature(tx, id);
  await creatures.restore(tx, id, before && { looks, ...before });
}

function stateFrom(
  given: InputOf<typeof contract.createCreature>,
  before: queries.CreatureState | null,
): queries.CreatureState {
  const noWords = { description: "", abilities: "", backstory: "", tags: [] as string[] };
  const input = filled(given, noWords);
  const { name, description, imageUrl, element, rarity, backstory } = input;
  const attack = strengthOr(newCreature.baseAttack, input.baseAttack);
  const defense = strengthOr(newCreature.baseDefense, input.baseDefense);
  requireOutsidePicture(imageUrl);
  const isSamePicture = before?.imageUrl === imageUrl;
  return {
    name,
    nameKey: nameKey(name),
    description,
    imageUrl,
    thumbUrl: isSamePicture ? before.thumbUrl : imageUrl,
    looks: isSamePicture ? before.looks : "",
    element,
    rarity,
    attack,
    defense,
    ...abilitiesOf(input, before),
    backstory,
    tags: [...new Set(input.tags.filter((tag) => tag !== ""))],
    usdValueCents: usdValueCents({ rarity, attack, defense }),
  };
}

/** Words that were not touched stay exactly what they were. */
function abilitiesOf(
  { abilities, element }: { abilities: string; element: Element },
  before: queries.CreatureState | null,
) {
  if (before && abilities === abilitiesText(before)) {
    return { abilities: before.abilities, specialAbility: before.specialAbility };
  }
  return abilitiesFrom(abilities, element);
}

function onWire(row: queries.CreatureRow): contract.EditedCreature {
  const { attack: baseAttack, defense: baseDefense, tags } = row;
  return { ...row, baseAttack, baseDefense, abilities: abilitiesText(row), tags: [...tags] };
}
