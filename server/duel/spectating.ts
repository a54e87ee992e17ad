/**
 * Friends watch a duel that goes on, one turn late. It is a switch of parents: a duel is closed to
 * all when it is closed to one of its players. Everything is looked up at each question, so that
 * the end of a friendship ends the watching, too.
 */
import type { DuelReplay } from "#contract/replays.ts";
import { whoMay, whoMayNow } from "#server/lib/capabilities.ts";
import type { Deps } from "#server/lib/deps.ts";
import { isOver, type Duel } from "./duel.ts";
import * as queries from "./queries.ts";
import { framesOnWire, framesToWatch } from "./wire.ts";

export type Spectacle = Omit<DuelReplay, "kind" | "id" | "duelKind"> & { kind: Duel["kind"] };

/** Its players may look, and their friends; visitors have no id. A duel that is over is public. */
export async function maySpectate(deps: Deps, duel: Duel, viewerId: string): Promise<boolean> {
  const players = duel.players.filter((id) => id !== null);
  if (isOver(duel) || players.includes(viewerId)) return true;
  if (viewerId === "") return false;
  const friends = await queries.listFriendsAmong(deps.db, viewerId, players);
  const seats = friends.map(({ id }) => ({ playerId: id, duelId: duel.id, players }));
  return (await thoseToWatch(deps, viewerId, seats)).length > 0;
}

/** Friends who sit in a duel that this viewer may watch. */
export async function friendsToWatch(deps: Deps, viewerId: string, friendIds: readonly string[]) {
  const seats = await queries.listPlayersBeside(deps.db, friendIds);
  const ofOthers = seats.filter(({ players }) => !players.includes(viewerId));
  return thoseToWatch(deps, viewerId, ofOthers);
}

async function thoseToWatch(
  deps: Deps,
  viewerId: string,
  seats: readonly queries.SeatBeside[],
): Promise<readonly queries.SeatBeside[]> {
  if (seats.length === 0) return [];
  const friendIds = seats.map(({ playerId }) => playerId);
  const everybody = new Set([viewerId, ...seats.flatMap(({ players }) => players)]);
  const [watched, befriended, viewer] = await Promise.all([
    whoMay(deps, "emotes", [...everybody]),
    whoMay(deps, "friends", friendIds),
    whoMayNow(deps, "friends", [viewerId]),
  ]);
  if (!watched.has(viewerId) || !viewer.has(viewerId)) return [];
  return seats.filter(
    ({ playerId, players }) => befriended.has(playerId) && players.every((id) => watched.has(id)),
  );
}

/** What this viewer may see of a duel; null when they may see none with this id. */
export async function spectate(
  deps: Deps,
  id: string,
  viewerId: string,
): Promise<Spectacle | null> {
  const duel = await deps.duels.find(id);
  if (!duel || !(await maySpectate(deps, duel, viewerId))) return null;
  return {
    kind: duel.kind,
    createdAt: duel.createdAt.toISOString(),
    names: { own: duel.names[0], other: duel.names[1] },
    otherKind: duel.players[1] === null ? "computer" : "player",
    live: !isOver(duel),
    frames: framesOnWire(framesToWatch(duel)),
    commitment: duel.commitment,
    secret: isOver(duel) ? duel.state.secret : null,
  };
}
