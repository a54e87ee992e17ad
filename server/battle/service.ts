/** Battles that are over: the history, and what others ask about them. */
import type * as contract from "#contract/battle.ts";
import type { InputOf } from "#contract/endpoint.ts";
import {
  fightAgain,
  isDuel,
  type BattleRecord,
  type DuelRecord,
} from "#game/battle/battle-record.ts";
import type { Reader } from "#game/battle/resolve.ts";
import { cardsById } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import * as queries from "./queries.ts";
import { battleOnWire, summaryFor } from "./wire.ts";

export { recordDuel } from "./save-battle.ts";
export { fieldTeam } from "./team.ts";

const PAGE = 20;

export async function listBattles(
  { db }: Deps,
  playerId: string,
  { limit, cursor }: InputOf<typeof contract.listBattles>,
) {
  const page = { limit: limit ?? PAGE, after: cursor ?? null };
  const rows = await queries.listBattles(db, playerId, page);
  return rows.map((row) => summaryFor(playerId, row));
}

/** What the cards of a stored battle are called and look like today. */
async function facesOf(tx: Tx, { teams }: BattleRecord) {
  const cardOf = await cardsById(
    tx,
    teams.flat().map(([cardId]) => cardId),
  );
  return (cardId: string) => {
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
  const again = fightAgain(row.record, await facesOf(db, row.record));
  const reader = readerOf(row, viewerId);
  return { battle: battleOnWire(row, again, reader), isOwn: reader !== "watcher" };
}

function readerOf(row: queries.BattleRow, viewerId: string): Reader {
  if (row.challengerId === viewerId) return 0;
  return row.opponentKind === "player" && row.opponentId === viewerId ? 1 : "watcher";
}

export type FoughtDuel = {
  duelKind: "room" | "arena";
  createdAt: string;
  names: { own: string; other: string };
  otherKind: "player" | "computer";
  record: DuelRecord;
};

/** A finished duel; null when there is none of this id. */
export async function findDuel({ db }: Deps, id: string): Promise<FoughtDuel | null> {
  const row = await queries.findBattle(db, id);
  if (!row || !isDuel(row.record)) return null;
  return {
    duelKind: row.mode === "arena" ? "arena" : "room",
    createdAt: row.createdAt.toISOString(),
    names: { own: row.challengerName, other: row.opponentName },
    otherKind: row.opponentKind === "computer" ? "computer" : "player",
    record: row.record,
  };
}
