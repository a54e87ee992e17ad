import * as contract from "#contract/collection.ts";
import { route } from "#server/lib/route.ts";
import * as catalogue from "./catalogue.ts";
import * as moves from "./moves.ts";
import * as collection from "./service.ts";

export const collectionRoutes = [
  route(contract.listOwnedCards, (page, { deps, player }) =>
    collection.listOwned(deps, player.id, page),
  ),
  route(contract.listGroupedCards, (page, { deps, player }) =>
    collection.listGrouped(deps, player.id, page),
  ),
  route(contract.listDeck, (page, { deps, player }) => collection.listDeck(deps, player.id, page)),
  route(contract.listVault, (page, { deps, player }) =>
    collection.listVault(deps, player.id, page),
  ),
  route(contract.listHeldCards, (_, { deps, player }) => collection.listHeld(deps, player.id)),
  route(contract.collectionStats, (_, { deps, player }) => collection.stats(deps, player.id)),
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
