/** A duel that is over, played once more from what its battle keeps. */
import type { DuelFrame } from "#contract/replays.ts";
import type { DuelRecord } from "#game/battle/record.ts";
import { type DuelStart } from "#game/duel/duel.ts";
import { RULES_VERSION } from "#game/duel/numbers.ts";
import { replay, teamFromStored, type Frame, type StoredTeam } from "#game/duel/record.ts";
import { eventsFor, viewOf } from "#game/duel/view.ts";
import type { Tx } from "#server/lib/db.ts";
import { RefusedError } from "#server/lib/refuse.ts";
import { commitmentOf, secretOf } from "./duel.ts";
import { facesOf } from "./load.ts";

/** What a spectator may see of each step. */
export const toWatch = (frames: readonly Frame[]): DuelFrame[] =>
  frames.map(({ state, events }) => ({
    events: eventsFor(events, "spectator"),
    view: viewOf(state, "spectator") as DuelFrame["view"],
  }));

export async function playAgain(tx: Tx, { version, seed, teams, choices, salt }: DuelRecord) {
  if (version !== RULES_VERSION) {
    throw new RefusedError(
      "older_rules",
      "This duel was fought by older rules and cannot be shown any more.",
    );
  }
  const stored = teams as readonly [StoredTeam, StoredTeam];
  const faces = await facesOf(tx, stored);
  const start: DuelStart = {
    version,
    seed,
    teams: [teamFromStored(stored[0], faces), teamFromStored(stored[1], faces)],
  };
  const kept = { start, salt };
  return {
    frames: toWatch(replay(start, choices).frames),
    commitment: commitmentOf(kept),
    secret: secretOf(kept),
  };
}
