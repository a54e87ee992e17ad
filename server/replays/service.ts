/** A battle of any kind, for everybody who has its link. */
import { findPowerBattle } from "#server/battle/service.ts";
import type { Deps } from "#server/lib/deps.ts";
import { RefusedError } from "#server/lib/refuse.ts";

export async function getReplay(deps: Deps, id: string, viewerId: string) {
  const power = await findPowerBattle(deps, id, viewerId);
  if (power) return { kind: "power" as const, id, ...power };
  throw new RefusedError("no_battle", "There is no such battle.", 404);
}
