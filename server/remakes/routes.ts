import * as contract from "#contract/remakes.ts";
import { playerRoute } from "#server/lib/route.ts";
import { choosePicture, listPictures, paintCard } from "./pictures.ts";
import { renameCard } from "./rename.ts";

export const remakeRoutes = [
  playerRoute(contract.renameCard, renameCard),
  playerRoute(contract.listCardPictures, listPictures),
  playerRoute(contract.paintCard, paintCard),
  playerRoute(contract.choosePicture, choosePicture),
];
