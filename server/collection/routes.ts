import * as admin from "#contract/admin-collection.ts";
import * as forAdmins from "#contract/admin-cards.ts";
import * as contract from "#contract/collection.ts";
import { playerRoute, route } from "#server/lib/route.ts";
import * as anyCards from "./any-cards.ts";
import * as catalogue from "./catalogue.ts";
import * as creatures from "./creatures.ts";
import { fuse } from "./fuse.ts";
import * as moves from "./moves.ts";
import * as collection from "./service.ts";
import { getStory } from "./stories.ts";

export const collectionRoutes = [
  playerRoute(contract.listOwnedCards, collection.listOwned),
  playerRoute(contract.listGroupedCards, collection.listGrouped),
  playerRoute(contract.listDeck, collection.listDeck),
  playerRoute(contract.listVault, collection.listVault),
  playerRoute(contract.listHeldCards, collection.listHeld),
  playerRoute(contract.collectionStats, collection.stats),
  route(contract.listCatalogue, (_, { deps }) => catalogue.listCards(deps)),
  route(contract.listCreatures, (_, { deps }) => catalogue.listCreatures(deps)),
  route(contract.moveToVaultById, ({ id }, { deps, player }) =>
    moves.moveToVault(deps, player.id, id),
  ),
  route(contract.moveToVault, ({ userCardId }, { deps, player }) =>
    moves.moveToVault(deps, player.id, userCardId),
  ),
  route(contract.moveToDeckById, ({ id }, { deps, player }) =>
    moves.moveToDeck(deps, player.id, id),
  ),
  route(contract.moveToDeck, ({ userCardId }, { deps, player }) =>
    moves.moveToDeck(deps, player.id, userCardId),
  ),
  playerRoute(contract.cardStory, getStory),
  playerRoute(contract.fuseCards, fuse),
  route(admin.listAllCards, (input, { deps }) => anyCards.listAll(deps, input)),
  route(admin.countAllCards, (input, { deps }) => anyCards.countAll(deps, input)),
  route(admin.getAnyCard, (input, { deps }) => anyCards.getAny(deps, input)),
  playerRoute(admin.createAnyCard, anyCards.createAny),
  playerRoute(admin.changeAnyCard, anyCards.changeAny),
  playerRoute(admin.deleteAnyCard, anyCards.deleteAny),
  route(forAdmins.listAllCreatures, (_, { deps }) => creatures.listAllCreatures(deps)),
  playerRoute(forAdmins.createCreature, creatures.createCreature),
  playerRoute(forAdmins.updateCreature, creatures.updateCreature),
  playerRoute(forAdmins.deleteCreature, creatures.deleteCreature),
];
