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
import { writeAdminLog } from "#server/lib/admin-log.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { filled, present } from "#server/lib/editing.ts";
import { newId } from "#server/lib/ids.ts";
import { requireOutsidePicture } from "#server/lib/picture-address.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { anyCardRefusals, collectionAnswers } from "#texts/en/collection.ts";
import { archiveCard, isKnownName, lockCatalogue } from "./any-card-queries.ts";
import { requireAnother, save } from "./any-card-states.ts";
import { nameKey } from "./catalogue.ts";
import * as queries from "./creature-queries.ts";

export async function listAllCreatures({ db }: Deps): Promise<contract.EditedCreature[]> {
  return (await queries.listCreatures(db)).map(onWire);
}

export async function createCreature(
  { db, now }: Deps,
  adminId: string,
  input: InputOf<typeof contract.createCreature>,
): Promise<contract.EditedCreature> {
  const after = stateFrom(input, null);
  const id = newId();
  return db.transaction(async (tx) => {
    await requireFreeName(tx, id, after.nameKey);
    await lockCatalogue(tx);
    await save(queries.insertCreature(tx, id, after));
    await log(tx, { adminId, atMs: now(), deed: "creature created", id, before: null, after });
    return onWire(await queries.readCreature(tx, id));
  });
}

export async function updateCreature(
  { db, now }: Deps,
  adminId: string,
  { id, version, ...input }: InputOf<typeof contract.updateCreature>,
): Promise<contract.EditedCreature> {
  return db.transaction(async (tx) => {
    const before = savedState(present(await queries.lockCreature(tx, id), version));
    const after = stateFrom(input, before);
    await write(tx, id, { before, after });
    await log(tx, { adminId, atMs: now(), deed: "creature changed", id, before, after });
    return onWire(await queries.readCreature(tx, id));
  });
}

export async function deleteCreature(
  { db, now }: Deps,
  adminId: string,
  { id, version }: InputOf<typeof contract.deleteCreature>,
) {
  await db.transaction(async (tx) => {
    const before = savedState(present(await queries.lockCreature(tx, id), version));
    await write(tx, id, { before, after: null });
    await log(tx, { adminId, atMs: now(), deed: "creature deleted", id, before, after: null });
  });
  return { ...succeeded, message: collectionAnswers.creature_deleted };
}

/** Earlier versions of the game did not log the looks. */
type LoggedCreature = Omit<queries.CreatureState, "looks"> & { looks?: string };

/** As the admins' log keeps it; null when it is not there. */
export async function creatureNow(tx: Tx, id: string, like: object | null): Promise<object | null> {
  const row = await queries.lockCreature(tx, id);
  if (!row) return null;
  const { looks, ...state } = savedState(row);
  return like === null || "looks" in like ? { ...state, looks } : state;
}

/** Puts a creature back to what the admins' log says it was; null: it was not there. */
export async function restoreCreature(tx: Tx, id: string, before: object | null): Promise<void> {
  const now = await queries.lockCreature(tx, id);
  const { looks } = await queries.readCreature(tx, id);
  const after = before && { looks, ...(before as LoggedCreature) };
  await write(tx, id, { before: now && savedState(now), after });
}

type CreatureChange = { before: queries.CreatureState | null; after: queries.CreatureState | null };

/** Packs and prizes draw a rarity first, so there is always another creature of the one that is left. */
async function write(tx: Tx, id: string, { before, after }: CreatureChange): Promise<void> {
  if (before && before.rarity !== after?.rarity) await requireAnother(tx, id, before.rarity);
  if (!after) {
    await archiveCard(tx, id);
    return;
  }
  await requireFreeName(tx, id, after.nameKey);
  await save(queries.saveCreature(tx, id, after));
}

/** One card per name, also among players' own cards. */
async function requireFreeName(tx: Tx, id: string, key: string): Promise<void> {
  if (key === "") throw refusedError(anyCardRefusals, "no_name");
  if (await isKnownName(tx, key, id)) throw refusedError(anyCardRefusals, "name_taken");
}

type Logged = {
  adminId: string;
  atMs: number;
  deed: string;
  id: string;
  before: queries.CreatureState | null;
  after: queries.CreatureState | null;
};

const log = (tx: Tx, { id, ...done }: Logged) =>
  writeAdminLog(tx, { ...done, subject: { kind: "creature", id } });

const noWords = { description: "", abilities: "", backstory: "", tags: [] as string[] };

function stateFrom(
  given: InputOf<typeof contract.createCreature>,
  before: queries.CreatureState | null,
): queries.CreatureState {
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

const savedState = ({
  id: _id,
  version: _version,
  ...state
}: queries.CreatureRow): queries.CreatureState => state;

const onWire = (row: queries.CreatureRow): contract.EditedCreature => ({
  id: row.id,
  name: row.name,
  imageUrl: row.imageUrl,
  rarity: row.rarity,
  element: row.element,
  description: row.description,
  baseAttack: row.attack,
  baseDefense: row.defense,
  abilities: abilitiesText(row),
  backstory: row.backstory,
  tags: [...row.tags],
  version: row.version,
});
