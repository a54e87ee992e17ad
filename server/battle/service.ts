/** Battles that are over: the history, and each one to watch again. */
import type { Deps } from "#server/lib/deps.ts";
import { isId } from "#server/lib/ids.ts";
import { RefusedError } from "#server/lib/refuse.ts";
import * as queries from "./queries.ts";
import { battleOnWire, summaryOnWire } from "./wire.ts";

const PAGE = 20;

export async function listBattles(
  { db }: Deps,
  playerId: string,
  { limit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
) {
  if (cursor !== undefined && !isId(cursor)) {
    throw new RefusedError("bad_input", "This cursor names no battle.", 400);
  }
  const page = { limit: limit ?? PAGE, after: cursor ?? null };
  return (await queries.listBattles(db, playerId, page)).map(summaryOnWire);
}

export async function getBattle({ db }: Deps, playerId: string, id: string) {
  const row = isId(id) ? await queries.findBattle(db, playerId, id) : null;
  if (!row) throw new RefusedError("no_battle", "There is no such battle.", 404);
  return battleOnWire(row, row.stored);
}
