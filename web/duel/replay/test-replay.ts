/** For tests: a duel that Mika wins because Robin gives up, and the same one while it goes on. */
import type { DuelReplay } from "#contract/replays.ts";
import { sha256 } from "#game/lib/sha256.ts";
import { framesOf } from "#web/duel/stage/test-duel.ts";

const SECRET = "1234 salt";

const frames = framesOf(
  [
    ["strike", "guard"],
    ["guard", "strike"],
    [null, "surrender"],
  ],
  "spectator",
).map(({ view, events }) => ({ view, events }));

export const wonDuel = {
  kind: "duel",
  id: "d1",
  duelKind: "room",
  createdAt: "2026-11-21T10:00:00.000Z",
  names: { own: "Mika", other: "Robin" },
  otherKind: "player",
  live: false,
  frames: frames as DuelReplay["frames"],
  commitment: sha256(SECRET),
  secret: SECRET,
} satisfies DuelReplay as DuelReplay;

export const liveDuel: DuelReplay = {
  ...wonDuel,
  live: true,
  frames: wonDuel.frames.slice(0, 2),
  secret: null,
};
