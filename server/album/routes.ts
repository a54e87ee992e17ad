import * as contract from "#contract/album.ts";
import { playerRoute } from "#server/lib/route.ts";
import * as album from "./service.ts";

export const albumRoutes = [
  playerRoute(contract.getAlbum, album.getAlbum),
  playerRoute(contract.claimAlbumReward, album.claimReward),
];
