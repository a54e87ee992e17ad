/**
 * The duel on the road that goes on in this tab. A phone throws a page away that was out of sight for
 * a while, and a finger reloads it: the duel then goes on where it was.
 */
import { winOnRoad, type WonDuel } from "#contract/road.ts";
import { RULES_VERSION } from "#game/duel/numbers.ts";
import { quietly } from "#web/lib/quietly.ts";

const KEY = "road-duel";

export const keepDuel = (duel: WonDuel): void =>
  void quietly(() => sessionStorage.setItem(KEY, JSON.stringify(duel)));

export const forgetDuel = (): void => void quietly(() => sessionStorage.removeItem(KEY));

/** Null where no choice was made yet, or the duel is against another rival or of other rules. */
export function keptDuel(rival: string): WonDuel | null {
  const kept = quietly(() => winOnRoad.input.parse(JSON.parse(sessionStorage.getItem(KEY) ?? "")));
  return kept?.rival === rival && kept.rules === RULES_VERSION ? kept : null;
}
