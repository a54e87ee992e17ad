/** A power battle that is over, told again from what is stored of it. */
import type * as contract from "#contract/battle.ts";
import { fightAgain, isDuel, type CardFace } from "#game/battle/battle-record.ts";
import type { Reader } from "#game/battle/resolve.ts";
import { cardsById } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import * as queries from "./queries.ts";
import { battleOnWire } from "./wire.ts";

/** What stored cards are called and look like today: an admin may have taken away their words. */
export async function facesOf(
  tx: Tx,
  cardIds: readonly string[],
): Promise<(cardId: string) => CardFace> {
  const cardOf = await cardsById(tx, cardIds);
  return (cardId) => {
    const { name, rarity, thumbUrl } = cardOf(cardId);
    return { name, rarity, imageUrl: thumbUrl };
  };
}

export type PowerReplay = { battle: contract.BattleOnWire; isOwn: boolean };

/**
 * A finished power battle, as the viewer sees it who fought in it, or as others watch it. Null when
 * there is none of this id; duels are shown by their own feature.
 */
export async function findPowerBattle(
  { db }: Deps,
  id: string,
  viewerId: string,
): Promise<PowerReplay | null> {
  const row = await queries.findBattle(db, id);
  if (!row || isDuel(row.record)) return null;
  const cardIds = row.record.teams.flat().map(([cardId]) => cardId);
  const again = fightAgain(row.record, await facesOf(db, cardIds));
  const reader = readerOf(row, viewerId);
  return { battle: battleOnWire(row, again, reader), isOwn: reader !== "watcher" };
}

function readerOf(row: queries.BattleRow, viewerId: string): Reader {
  if (row.challengerId === viewerId) return 0;
  return row.opponentKind === "player" && row.opponentId === viewerId ? 1 : "watcher";
}
