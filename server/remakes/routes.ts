import * as contract from "#contract/remakes.ts";
import { playerRoute } from "#server/lib/route.ts";
import { renameCard } from "./rename.ts";

export const remakeRoutes = [playerRoute(contract.renameCard, renameCard)];
