/**
 * The same two once more. Of each battle there is one row, and it is locked first: so the second
 * player begins the rematch, also when both press at once.
 */
import type { InputOf } from "#contract/endpoint.ts";
import type { Id } from "#contract/ids.ts";
import type * as contract from "#contract/rematches.ts";
import { stateOf, ASK_MS } from "#game/rematches/rematch.ts";
import {
  fieldTeamOrNull,
  findPairOfMeeting,
  meetAgain,
  type FormerRivals,
} from "#server/battle/service.ts";
import { findPairOfDuel } from "#server/duel/service.ts";
import { whoMayNow, type GateDeps } from "#server/lib/capabilities.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { duelAgain } from "#server/rooms/service.ts";
import { rematchRefusals } from "#texts/en/rematches.ts";
import * as queries from "./queries.ts";

type Fought = { battleId: Id<"battle">; kind: "duel" | "meeting"; pair: FormerRivals };

/** A battle of two people, the asker first; of any other there is no rematch. */
async function findFought(tx: Tx, playerId: string, battleId: Id<"battle">): Promise<Fought> {
  const meeting = await findPairOfMeeting(tx, battleId);
  const pair = meeting ?? (await findPairOfDuel(tx, battleId));
  const kind = meeting ? "meeting" : "duel";
  const [first, second] = pair ?? [];
  if (first && second) {
    if (first.playerId === playerId) return { battleId, kind, pair: [first, second] };
    if (second.playerId === playerId) return { battleId, kind, pair: [second, first] };
  }
  throw refusedError(rematchRefusals, "no_rematch");
}

function rematchFor({ pair: [own, other] }: Fought, row: queries.RematchRow | null, nowMs: number) {
  const hasBegun = row !== null && (row.duelId !== null || row.battleCode !== null);
  return {
    state: stateOf(row && { ...row, hasBegun }, own.playerId, nowMs),
    otherName: other.name,
    waitsMs: Math.max(0, (row?.expiresAtMs ?? 0) - nowMs),
    duelId: row?.duelId ?? null,
    battleCode: row?.battleCode ?? null,
  };
}

type ByBattle = InputOf<typeof contract.getRematch>;

export async function getRematch({ db, now }: Deps, playerId: string, { battleId }: ByBattle) {
  const fought = await findFought(db, playerId, battleId);
  return rematchFor(fought, await queries.findRematch(db, battleId), now());
}

export function askForRematch(
  { db, family, now, settings }: Deps,
  playerId: string,
  { battleId }: ByBattle,
) {
  return db.transaction(async (tx) => {
    const nowMs = now();
    const fought = await findFought(tx, playerId, battleId);
    const [own, other] = fought.pair;
    if (!(await fieldTeamOrNull(tx, playerId, own.cards)))
      throw refusedError(rematchRefusals, "team_gone");
    const asking = { battleId, askedBy: playerId, expiresAt: new Date(nowMs + ASK_MS) };
    const { state } = rematchFor(fought, await queries.lockRematch(tx, asking), nowMs);

    if (state === "wanted") {
      await requireThere({ db: tx, family, now }, other);
      await queries.saveNext(tx, battleId, await begin(tx, fought, { nowMs, settings }));
    } else if (state !== "begun") await queries.saveAsking(tx, asking);
    nudgeBoth(tx, fought);
    return rematchFor(fought, await queries.findRematch(tx, battleId), nowMs);
  });
}

/** Who has asked a moment ago may have left the game since, or may not play any more. */
async function requireThere(asking: GateDeps, { playerId, name }: FormerRivals[number]) {
  const isHere = await queries.isHere(asking.db, playerId);
  const able = await whoMayNow(asking, "play", [playerId]);
  if (!isHere || !able.has(playerId))
    throw refusedError(rematchRefusals, "other_is_busy", { name });
}

const begin = async (
  tx: Tx,
  { kind, pair }: Fought,
  moment: { nowMs: number; settings: Deps["settings"] },
): Promise<queries.Next> =>
  kind === "duel"
    ? { duelId: await duelAgain(tx, pair, moment.nowMs), battleCode: null }
    : { duelId: null, battleCode: await meetAgain(tx, pair, moment) };

export function withdrawRematch({ db, now }: Deps, playerId: string, { battleId }: ByBattle) {
  return db.transaction(async (tx) => {
    const fought = await findFought(tx, playerId, battleId);
    await queries.removeAsking(tx, battleId, playerId);
    nudgeBoth(tx, fought);
    return rematchFor(fought, await queries.findRematch(tx, battleId), now());
  });
}

const nudgeBoth = (tx: Tx, { pair }: Fought): void => {
  for (const { playerId } of pair) nudgePlayer(tx, playerId, "rematches");
};
