import * as admin from "#contract/admin-collection.ts";
import * as forAdmins from "#contract/admin-cards.ts";
import * as contract from "#contract/collection.ts";
import { plainRoute, playerRoute } from "#server/lib/route.ts";
import * as anyCards from "./any-cards.ts";
import * as catalogue from "./catalogue.ts";
import * as creatures from "./creatures.ts";
import { fuse } from "./fuse.ts";
import { moveToDeck, moveToVault } from "./moves.ts";
import * as collection from "./service.ts";
import { getStory } from "./stories.ts";

export const collectionRoutes = [
  playerRoute(contract.listOwnedCards, collection.listOwned),
  playerRoute(contract.listGroupedCards, collection.listGrouped),
  playerRoute(contract.listDeck, collection.listDeck),
  playerRoute(contract.listVault, collection.listVault),
  playerRoute(contract.listHeldCards, collection.listHeld),
  playerRoute(contract.collectionStats, collection.stats),
  plainRoute(contract.listCatalogue, catalogue.listCards),
  plainRoute(contract.listCreatures, catalogue.listCreatures),
  playerRoute(contract.moveToVaultById, (deps, by, { id }) => moveToVault(deps, by, id)),
  playerRoute(contract.moveToVault, (deps, by, { userCardId: id }) => moveToVault(deps, by, id)),
  playerRoute(contract.moveToDeckById, (deps, by, { id }) => moveToDeck(deps, by, id)),
  playerRoute(contract.moveToDeck, (deps, by, { userCardId: id }) => moveToDeck(deps, by, id)),
  playerRoute(contract.cardStory, getStory),
  playerRoute(contract.fuseCards, fuse),
  plainRoute(admin.listAllCards, anyCards.listAll),
  plainRoute(admin.countAllCards, anyCards.countAll),
  plainRoute(admin.getAnyCard, anyCards.getAny),
  playerRoute(admin.createAnyCard, anyCards.createAny),
  playerRoute(admin.changeAnyCard, anyCards.changeAny),
  playerRoute(admin.deleteAnyCard, anyCards.deleteAny),
  plainRoute(forAdmins.listAllCreatures, creatures.listAllCreatures),
  playerRoute(forAdmins.createCreature, creatures.createCreature),
  playerRoute(forAdmins.updateCreature, creatures.updateCreature),
  playerRoute(forAdmins.deleteCreature, creatures.deleteCreature),
];
