/** The tables of each game in this process: one in earnest, several in tests. */
import type { Deps } from "#server/lib/deps.ts";
import type { Nudges } from "#server/lib/nudges.ts";
import type { Sockets } from "#server/live/service.ts";
import { startClock, takeUpDuels } from "./clock.ts";
import { sendEmoteTo } from "./tell.ts";
import { openTables, type Tables } from "./tables.ts";

const games = new WeakMap<Nudges, Tables>();

export function tablesOf({ nudges }: Deps): Tables {
  const tables = games.get(nudges);
  if (!tables) throw new Error("the duels of this game are not open");
  return tables;
}

/** Takes up every duel that an earlier process left; returns the function that stops the clock. */
export async function openDuels(deps: Deps, sockets: Sockets): Promise<() => Promise<void>> {
  const tables = await openTables(deps, sockets);
  games.set(deps.nudges, tables);
  deps.nudges.listen("emote", (emote) => sendEmoteTo(sockets, emote));
  await takeUpDuels(deps);
  const stop = startClock(deps, tables);
  return async () => {
    stop();
    await tables.close();
  };
}
