import * as contract from "#contract/collection.ts";
import { playerRoute, route } from "#server/lib/route.ts";
import * as catalogue from "./catalogue.ts";
import * as moves from "./moves.ts";
import * as collection from "./service.ts";

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
];
