/** A battle of any kind, for every visitor with its link. */
import type { Id } from "#contract/ids.ts";
import { findDuel, findPowerBattle } from "#server/battle/service.ts";
import { playAgain, spectate } from "#server/duel/service.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { replayRefusals } from "#texts/en/replays.ts";

export async function getReplay(deps: Deps, id: Id<"battle">, viewerId: string) {
  const power = await findPowerBattle(deps, id, viewerId);
  if (power) return { kind: "power" as const, id, ...power };
  const duel = (await findFinishedDuel(deps, id)) ?? (await findRunningDuel(deps, id, viewerId));
  if (duel) return { kind: "duel" as const, id, ...duel };
  throw refusedError(replayRefusals, "no_battle");
}

async function findFinishedDuel(deps: Deps, id: string) {
  const duel = await findDuel(deps, id);
  if (!duel) return null;
  const { record, ...about } = duel;
  return { ...about, live: false, ...(await playAgain(deps.db, record)) };
}

async function findRunningDuel(deps: Deps, id: string, viewerId: string) {
  const duel = await spectate(deps, id, viewerId);
  if (!duel) return null;
  const { kind: duelKind, ...rest } = duel;
  return { duelKind, ...rest };
}
