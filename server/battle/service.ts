/** Battles that are over: the history, and what others ask about them. */
import type * as contract from "#contract/battle.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { isDuel, type DuelRecord } from "#game/battle/battle-record.ts";
import type { Deps } from "#server/lib/deps.ts";
import { endedAtOnce, type LockToEnd } from "#server/lib/ending.ts";
import * as queries from "./queries.ts";
import { summaryFor } from "./wire.ts";

export { findPairOfMeeting, meetAgain, type FormerRivals } from "./again.ts";
export { lockMeetingsOf } from "./face-to-face.ts";
export { findRival } from "./queries.ts";
export { findPowerBattle } from "./power-battle.ts";
export { recordDuel } from "./save-battle.ts";
export { fieldTeam, fieldTeamOrNull } from "./team.ts";

const PAGE = 20;

/** Strangers meet the player's team no more. */
export const lockTeamOf: LockToEnd = async (tx, playerId) => {
  await queries.forgetOnlineTeam(tx, playerId);
  return endedAtOnce;
};

export async function listBattles(
  { db }: Deps,
  playerId: string,
  { limit, cursor }: InputOf<typeof contract.listBattles>,
) {
  const page = { limit: limit ?? PAGE, after: cursor ?? null };
  const rows = await queries.listBattles(db, playerId, page);
  return rows.map((row) => summaryFor(playerId, row));
}

export type FoughtDuel = {
  duelKind: "room" | "arena" | "cup";
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
    duelKind: row.mode === "arena" || row.mode === "cup" ? row.mode : "room",
    createdAt: row.createdAt.toISOString(),
    names: { own: row.challengerName, other: row.opponentName },
    otherKind: row.opponentKind === "computer" ? "computer" : "player",
    record: row.record,
  };
}
