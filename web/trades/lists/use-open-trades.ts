import { currentUser } from "#contract/account.ts";
import { listMissions } from "#contract/missions.ts";
import { dealHistory, openTrades } from "#contract/trades.ts";
import { useLive } from "#web/lib/live.ts";
import { collectionReads } from "#web/collection/api.ts";

const otherReads = [dealHistory, currentUser, listMissions, ...collectionReads];

/** Every read that an offer makes outdated which is made, taken or ended. */
export const tradeReads = [openTrades, ...otherReads];

/** The player's offers and those made to them; new ones come by themselves. */
export const useOpenTrades = () =>
  useLive(openTrades, {}, "trades", { isAskedAnew: true, outdates: otherReads });
