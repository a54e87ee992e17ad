import * as contract from "#contract/creation.ts";
import { playerRoute } from "#server/lib/route.ts";
import { createBonus } from "./bonus.ts";
import { createWithCredits } from "./credits.ts";
import * as creation from "./service.ts";
import { understandDescription } from "./understanding.ts";

export const creationRoutes = [
  playerRoute(contract.checkCooldown, creation.cooldown),
  playerRoute(contract.understandDescription, understandDescription),
  playerRoute(contract.createCard, creation.createDaily),
  playerRoute(contract.createBonusCard, createBonus),
  playerRoute(contract.createWithCredits, createWithCredits),
  playerRoute(contract.getCreation, creation.getCreation),
];
