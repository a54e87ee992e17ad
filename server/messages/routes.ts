import * as contract from "#contract/messages.ts";
import { playerRoute } from "#server/lib/route.ts";
import { writeToUser } from "./service.ts";

export const messageRoutes = [playerRoute(contract.writeToUser, writeToUser)];
