/**
 * Whether the players of a duel can be reached. A player counts as gone after a moment only: a page
 * that is loaded again, or a tab that changes its network, is back at once. The other player hears
 * of it; it is stored nowhere.
 */
import { otherSide, type Side } from "#game/lib/sides.ts";
import type { Cluster } from "#server/lib/cluster.ts";
import type { Deps } from "#server/lib/deps.ts";
import { sendNudge, type Nudge } from "#server/lib/nudges.ts";
import type { Follower, Sockets } from "#server/live/service.ts";
import { duelOfTopic, duelTopic } from "./broadcast.ts";
import { isOver, sideOf, type Duel } from "./duel.ts";
import { toText } from "./wire.ts";

declare module "#server/lib/deps.ts" {
  interface Deps {
    presence: Presence;
  }
}

const BACK_WITHIN_MS = 2_000;
const DUELS_AT_MOST = 10_000;

export type Presence = {
  /** The player of this side has come to the table. */
  arrived(duel: Duel, side: Side, follower: Follower): Promise<void>;
  close(): void;
};

type Heard = Extract<Nudge, { about: "presence" }>;

const textOf = (duelId: string, otherIsHere: boolean): string =>
  toText({ kind: "presence", duelId, otherIsHere });

function tell(sockets: Sockets, { duelId, playerId, isHere }: Heard): void {
  const text = textOf(duelId, isHere);
  sockets.send(duelTopic(duelId), (follower) => (follower === playerId ? null : text));
}

/** Who is gone, from which duel, as all processes have said. */
function openAbsences() {
  const byDuel = new Map<string, Set<string>>();
  return {
    has: (duelId: string, playerId: string) => byDuel.get(duelId)?.has(playerId) ?? false,
    add(duelId: string, playerId: string) {
      const absent = byDuel.get(duelId);
      if (absent) return void absent.add(playerId);
      const [oldest] = byDuel.keys();
      if (byDuel.size >= DUELS_AT_MOST && oldest !== undefined) byDuel.delete(oldest);
      byDuel.set(duelId, new Set([playerId]));
    },
    remove(duelId: string, playerId: string) {
      const absent = byDuel.get(duelId);
      if (absent?.delete(playerId) && absent.size === 0) byDuel.delete(duelId);
    },
    forgetDuel: (duelId: string) => void byDuel.delete(duelId),
    forgetAll: () => byDuel.clear(),
  };
}

type Surroundings = Pick<Deps, "db" | "log" | "nudges" | "sockets" | "duels"> & {
  cluster: Pick<Cluster, "hasOthers">;
};

export function openPresence({ db, log, nudges, sockets, duels, cluster }: Surroundings): Presence {
  const gone = openAbsences();
  const waiting = new Set<NodeJS.Timeout>();
  const isHere = (duelId: string, playerId: string) =>
    sockets.isFollowed(duelTopic(duelId), playerId);

  const say = async (duelId: string, playerId: string, here: boolean) => {
    const nudge = { about: "presence", duelId, playerId, isHere: here } as const;
    // Who hears nothing of it waits as before.
    await sendNudge(db, nudge).catch((error: unknown) =>
      log.warn({ error, duelId }, "nobody could be told who is at the table"),
    );
  };

  nudges.listen("presence", (heard) => {
    const { duelId, playerId } = heard;
    if (heard.isHere) gone.remove(duelId, playerId);
    // Another of their tabs is open at this process.
    else if (isHere(duelId, playerId)) return void say(duelId, playerId, true);
    else gone.add(duelId, playerId);
    tell(sockets, heard);
  });
  nudges.listen("duels", ({ over, versions }) => {
    if (over) Object.keys(versions).forEach(gone.forgetDuel);
  });
  // A player who came back while this process heard nothing would stay gone for it.
  nudges.onHeardAgain(gone.forgetAll);

  sockets.onLeft((topic, playerId) => {
    const duelId = duelOfTopic(topic);
    if (duelId === null) return;
    const timer = setTimeout(() => {
      waiting.delete(timer);
      const duel = duels.running(duelId);
      if (duel && sideOf(duel, playerId) !== null && !isHere(duelId, playerId))
        void say(duelId, playerId, false);
    }, BACK_WITHIN_MS);
    waiting.add(timer);
  });

  return {
    async arrived(duel, side, follower) {
      const { id, players } = duel;
      const otherId = players[otherSide(side)];
      if (otherId === null) return;
      // Also that the other one is here: the page may have heard the opposite before it was away.
      follower.send(textOf(id, !gone.has(id, otherId)));
      // Other processes may know of a leaving that this one did not hear of.
      const isMissed = gone.has(id, follower.playerId) || cluster.hasOthers();
      if (isMissed && !isOver(duel)) await say(id, follower.playerId, true);
    },
    close() {
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}
