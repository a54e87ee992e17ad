/** Battles that are over: the history, and each one to watch again. */
import type { BattleOnWire } from "#contract/battle.ts";
import { fightAgain, type BattleRecord } from "#game/battle/record.ts";
import { listCards } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { isId } from "#server/lib/ids.ts";
import { RefusedError } from "#server/lib/refuse.ts";
import * as queries from "./queries.ts";
import { battleOnWire, summaryFor } from "./wire.ts";

export { recordDuel, type DuelEarned, type FinishedDuel } from "./record.ts";
export { fieldTeam } from "./team.ts";

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
  const rows = await queries.listBattles(db, playerId, page);
  return rows.map((row) => summaryFor(playerId, row));
}

/** What the cards of a stored battle are called and look like today. */
async function facesOf(tx: Tx, { teams }: BattleRecord) {
  const cards = await listCards(
    tx,
    teams.flat().map(([cardId]) => cardId),
  );
  const faces = new Map(
    cards.map(({ cardId, name, rarity, thumbUrl }) => [
      cardId,
      { name, rarity, imageUrl: thumbUrl },
    ]),
  );
  return (cardId: string) => {
    const face = faces.get(cardId);
    if (!face) throw new Error(`a stored battle names card ${cardId}, which is gone`);
    return face;
  };
}

/**
 * A finished power battle, as the viewer sees it when they fought in it, else as its challenger
 * does. Null when there is none of this id; duels are shown by their own feature.
 */
export async function findPowerBattle(
  { db }: Deps,
  id: string,
  viewerId: string,
): Promise<BattleOnWire | null> {
  const row = isId(id) ? await queries.findBattle(db, id) : null;
  if (!row || row.record.choices !== undefined) return null;
  const again = fightAgain(row.record, await facesOf(db, row.record));
  const isOpponent = row.opponentKind === "player" && row.opponentId === viewerId;
  return battleOnWire(row, again, isOpponent ? 1 : 0);
}

export async function getBattle(deps: Deps, playerId: string, id: string) {
  const battle = await findPowerBattle(deps, id, playerId);
  if (!battle) throw new RefusedError("no_battle", "There is no such battle.", 404);
  return battle;
}
