/** For tests: a duel of two turns that the first side wins, and the same one while it goes on. */
import type { DuelFrame, DuelReplay } from "#contract/replays.ts";
import { sha256 } from "./sha256.ts";

const side = { active: 0 as const, fighters: [], standing: 3 };

const frame = (turn: number, view: Partial<DuelFrame["view"]> = {}): DuelFrame => ({
  events: [],
  view: {
    turn,
    phase: "choose",
    own: side,
    other: side,
    ownMustChoose: true,
    otherMustChoose: true,
    result: null,
    endedBy: null,
    ...view,
  },
});

const SECRET = "1234 salt";

export const wonDuel: DuelReplay = {
  kind: "duel",
  id: "d1",
  duelKind: "room",
  createdAt: "2026-11-21T10:00:00.000Z",
  names: ["Mika", "Robin"],
  otherKind: "player",
  live: false,
  frames: [frame(1), frame(2), frame(2, { phase: "over", result: "won", endedBy: "fainted" })],
  commitment: sha256(SECRET),
  secret: SECRET,
};

export const liveDuel: DuelReplay = {
  ...wonDuel,
  live: true,
  frames: wonDuel.frames.slice(0, 2),
  secret: null,
};
