/** A duel that is over, played once more from what its battle keeps. */
import type { DuelRecord } from "#game/battle/battle-record.ts";
import type { DuelStart } from "#game/duel/duel.ts";
import { secretOf } from "#game/duel/luck.ts";
import { RULES_VERSION } from "#game/duel/numbers.ts";
import { replay, teamFromStored, type StoredDuelTeam } from "#game/duel/duel-record.ts";
import type { Tx } from "#server/lib/db.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { duelRefusals } from "#texts/en/duel.ts";
import { commitmentOf } from "./duel.ts";
import { facesOf } from "./queries.ts";
import { framesOnWire } from "./wire.ts";

export async function playAgain(tx: Tx, { version, seed, teams, choices, salt }: DuelRecord) {
  if (version !== RULES_VERSION) {
    throw refusedError(duelRefusals, "older_rules");
  }
  const stored = teams as readonly [StoredDuelTeam, StoredDuelTeam];
  const faces = await facesOf(tx, stored);
  const start: DuelStart = {
    version,
    seed,
    salt,
    teams: [teamFromStored(stored[0], faces), teamFromStored(stored[1], faces)],
  };
  return {
    frames: framesOnWire(replay(start, choices).frames),
    commitment: commitmentOf(start),
    secret: secretOf(start),
  };
}
