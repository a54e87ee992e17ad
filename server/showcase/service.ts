/** The page of a player: who sees it, and what stands on it. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/showcase.ts";
import { refuseToShow } from "#game/showcase/showcase.ts";
import { levelOf } from "#game/collection/level.ts";
import { cardOnWire, listByIds } from "#server/collection/service.ts";
import { areFriends } from "#server/friends/service.ts";
import { mayDo } from "#server/lib/capabilities.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import type { Visit } from "#server/lib/route.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { findWorn } from "#server/looks/service.ts";
import { lockPurse } from "#server/purse/service.ts";
import { findLeague } from "#server/ratings/service.ts";
import { listTitles } from "#server/titles/service.ts";
import { showcaseAnswers, showcaseRefusals } from "#texts/en/showcase.ts";
import * as queries from "./queries.ts";

/** Of a page that is closed the answer does not say that it exists. */
export async function getPlayerPage(
  deps: Deps,
  readerId: string,
  { id: playerId }: InputOf<typeof contract.getPlayerPage>,
  { sessionId }: Visit,
): Promise<contract.PlayerPageOnWire> {
  const { db } = deps;
  const viewerId = sessionId === null ? null : readerId;
  const page = await queries.findPage(db, playerId);
  if (!page || !(await isOpenTo(deps, { playerId, viewerId, page }))) {
    throw refusedError(showcaseRefusals, "no_player_page");
  }
  const [worn, { deeds, chosen }, cards, league] = await Promise.all([
    findWorn(db, playerId),
    listTitles(deps, playerId),
    listCards(db, playerId),
    findLeague(db, playerId, deps.now()),
  ]);
  return {
    id: playerId,
    name: page.name,
    title: chosen,
    worn,
    cards,
    found: deeds.found,
    made: deeds.made,
    wonBattles: deeds.won,
    league,
    isPublic: viewerId === playerId ? page.isPublic : null,
  };
}

/** `viewerId`: null for a visitor. */
type Viewing = { playerId: string; viewerId: string | null; page: queries.PageRow };

async function isOpenTo(deps: Deps, { playerId, viewerId, page }: Viewing): Promise<boolean> {
  if (viewerId === playerId) return true;
  if (page.isPublic && (await mayDo(deps, "sharing", playerId))) return true;
  return viewerId !== null && areFriends(deps, viewerId, playerId);
}

/** Those that the player still owns, and that no admin has taken out. */
async function listCards(tx: Tx, playerId: string) {
  const ids = (await queries.listShown(tx, playerId)).map(({ id }) => id);
  const owned = await listByIds(tx, playerId, ids);
  return owned
    .filter(({ isArchived }) => !isArchived)
    .map((row) => ({
      id: row.id,
      level: levelOf(row.experience).level,
      card: cardOnWire(row, { nftAddress: null, finish: row.finish }),
    }));
}

export function setShowcase(
  { db }: Deps,
  playerId: string,
  { userCardIds }: InputOf<typeof contract.setShowcase>,
) {
  return db.transaction(async (tx) => {
    await lockPurse(tx, playerId);
    const owned = await listByIds(tx, playerId, userCardIds);
    const refusal = refuseToShow(userCardIds, owned.length);
    if (refusal) throw refusedError(showcaseRefusals, refusal);
    const ids = [...new Set(owned.map(({ id }) => id))];
    await queries.saveShown(tx, playerId, ids);
    return { ...succeeded, message: showcaseAnswers.shown };
  });
}

export function openPage({ db, now }: Deps, playerId: string) {
  return db.transaction(async (tx) => {
    await queries.openPage(tx, playerId, new Date(now()));
    return { ...succeeded, message: showcaseAnswers.opened };
  });
}

export function closePage({ db }: Deps, playerId: string) {
  return db.transaction(async (tx) => {
    await queries.closePage(tx, playerId);
    return { ...succeeded, message: showcaseAnswers.closed };
  });
}
