/**
 * The cards that players own. Other features give cards, ask for a player's deck and train cards
 * through the functions that take a `tx`; a change of a collection locks the purse first.
 */
import type { listOwnedCards } from "#contract/collection.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { DECK_SIZE } from "#game/collection/deck.ts";
import { levelOf } from "#game/collection/level.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { badInput } from "#server/lib/refuse.ts";
import { requestRemarks } from "#texts/en/requests.ts";
import { findOrRefuse } from "./find.ts";
import * as queries from "./queries.ts";
import { ownedOnWire } from "./card-rows.ts";
import type { TrainedCard } from "./stories.ts";
import { writtenCopies, writtenGroups } from "./written-cards.ts";

export { countOwners } from "./any-card-list.ts";
export {
  hideWords,
  restoreCard,
  showWords,
  stateOf as cardNow,
  withWords,
} from "./any-card-states.ts";
export { registerCardExport } from "./export-route.ts";
export { creatureId, monthlySetOf, nameKey, seedCatalogue, seedMonths } from "./catalogue.ts";
export { creatureNow, restoreCreature } from "./creatures.ts";
export { cardsById, cardsOf, findTeam } from "./find.ts";
export { giveCards } from "./give.ts";
export { findForDeal, findFree } from "./holding.ts";
export { comeBack, handOver, handOverEach, holdCard, releaseCard } from "./holding-queries.ts";
export { countFusible } from "./fusible.ts";
export { continueStories } from "./stories.ts";
export { lockMade, renameMade, repaintMade, type LockedCard } from "./remake.ts";
export { givePrizes } from "./prizes.ts";
export {
  findCreature,
  findPity,
  insertCard,
  isNameTaken,
  listByIds,
  listCards,
  listCatalogue,
  listFirstCards,
  savePity,
  strengthsOfDeck,
  type NewCard,
} from "./queries.ts";
export { cardColumns, cardOnWire, locationOf, type CardRow, type OwnedRow } from "./card-rows.ts";

type PageQuery = InputOf<typeof listOwnedCards>;

const cardPageOf = ({ limit, cursor }: PageQuery): queries.CardPage => ({
  limit: limit ?? null,
  after: cursor ?? null,
});

/** After a copy that has left the list meanwhile nothing is found, though more may follow. */
async function requireCursor(
  tx: Tx,
  ownerId: string,
  { cursor }: PageQuery,
  { isDeck } = { isDeck: false },
): Promise<void> {
  if (cursor === undefined || (await queries.mayGoOnAfter(tx, ownerId, cursor, isDeck))) return;
  throw badInput(requestRemarks.no_such_cursor).with({ field: "cursor" });
}

export async function listOwned(deps: Deps, ownerId: string, query: PageQuery) {
  const rows = await queries.listOwned(deps.db, ownerId, cardPageOf(query));
  if (rows.length === 0) await requireCursor(deps.db, ownerId, query);
  return writtenCopies(deps, rows);
}

export async function listDeck(deps: Deps, ownerId: string, query: PageQuery) {
  const rows = await queries.listDeck(deps.db, ownerId, cardPageOf(query));
  if (rows.length === 0) await requireCursor(deps.db, ownerId, query, { isDeck: true });
  return writtenCopies(deps, rows);
}

export async function listVault(deps: Deps, ownerId: string, query: PageQuery) {
  const rows = await queries.listVault(deps.db, ownerId, cardPageOf(query));
  if (rows.length === 0) await requireCursor(deps.db, ownerId, query);
  return writtenCopies(deps, rows);
}

export async function listHeld({ db }: Deps, ownerId: string) {
  const rows = await queries.listHeld(db, ownerId);
  return rows.map((row) => ({ ...ownedOnWire(row), heldBy: row.heldBy }));
}

export async function listGrouped(deps: Deps, ownerId: string, query: PageQuery) {
  const rows = await queries.listGrouped(deps.db, ownerId, cardPageOf(query));
  if (rows.length === 0) await requireCursor(deps.db, ownerId, query);
  return writtenGroups(deps, rows);
}

export async function stats({ db }: Deps, ownerId: string) {
  const { deckCount, vaultCount } = await queries.countByPlace(db, ownerId);
  return { deckCount, vaultCount, deckFull: deckCount >= DECK_SIZE };
}

export async function getOwned(tx: Tx, ownerId: string, id: string) {
  return ownedOnWire(await findOrRefuse(tx, ownerId, id));
}

/** Adds experience to each card. */
export async function train(
  tx: Tx,
  ids: readonly string[],
  gained: number,
): Promise<TrainedCard[]> {
  const trained = await queries.addExperience(tx, ids, gained);
  return trained.map(({ id, experience, madeBy }) => {
    const { level } = levelOf(experience);
    return { id, level, hasRisen: level > levelOf(experience - gained).level, madeBy };
  });
}
