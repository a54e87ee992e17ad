/** The tables of each game in this process: one in earnest, several in tests. */
import type { Deps } from "#server/lib/deps.ts";
import type { Live } from "#server/lib/live.ts";
import type { Sockets } from "#server/push/service.ts";
import { startClock, takeUpDuels } from "./clock.ts";
import { EMOTE, hearEmote } from "./tell.ts";
import { openTables, type Tables } from "./tables.ts";

const games = new WeakMap<Live, Tables>();

export function tablesOf({ live }: Deps): Tables {
  const tables = games.get(live);
  if (!tables) throw new Error("the duels of this game are not open");
  return tables;
}

/** Takes up every duel that an earlier process left; returns the function that stops the clock. */
export async function openDuels(deps: Deps, sockets: Sockets): Promise<() => Promise<void>> {
  const tables = await openTables(deps, sockets);
  games.set(deps.live, tables);
  deps.live.listenToAll(EMOTE, (rest) => hearEmote(sockets, rest));
  await takeUpDuels(deps);
  const stop = startClock(deps, tables);
  return async () => {
    stop();
    await tables.close();
  };
}
