/**
 * Whether the players of a duel can be reached. A player counts as gone after a moment only: a page
 * that is loaded again, or a tab that changes its network, is back at once. The other player hears
 * of it; it is stored nowhere.
 */
import type { Deps } from "#server/lib/deps.ts";
import { sendNudge, type Nudge } from "#server/lib/nudges.ts";
import type { Follower, Sockets } from "#server/live/service.ts";
import { duelOfTopic, duelTopic } from "./broadcast.ts";
import { sideOf } from "./duel.ts";
import { toText } from "./wire.ts";

declare module "#server/lib/deps.ts" {
  interface Deps {
    presence: Presence;
  }
}

const BACK_WITHIN_MS = 2_000;
const KNOWN_AT_MOST = 10_000;

export type Presence = {
  /** A player has come to the table; `otherId` is null for the computer. */
  arrived(duelId: string, follower: Follower, otherId: string | null): Promise<void>;
  close(): void;
};

type Heard = Extract<Nudge, { about: "presence" }>;

const keyOf = (duelId: string, playerId: string): string => `${duelId} ${playerId}`;

const textOf = (duelId: string, otherIsHere: boolean): string =>
  toText({ kind: "presence", duelId, otherIsHere });

function tell(sockets: Sockets, { duelId, playerId, isHere }: Heard): void {
  const text = textOf(duelId, isHere);
  sockets.send(duelTopic(duelId), (follower) => (follower === playerId ? null : text));
}

export function openPresence({
  db,
  log,
  nudges,
  sockets,
  duels,
}: Pick<Deps, "db" | "log" | "nudges" | "sockets" | "duels">): Presence {
  /** Who is gone, from which duel, as all processes have said. */
  const gone = new Set<string>();
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
    const key = keyOf(duelId, playerId);
    if (heard.isHere) gone.delete(key);
    // Another of their tabs is open at this process.
    else if (isHere(duelId, playerId)) return void say(duelId, playerId, true);
    else if (gone.size < KNOWN_AT_MOST) gone.add(key);
    tell(sockets, heard);
  });

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
    async arrived(duelId, follower, otherId) {
      if (otherId !== null && gone.has(keyOf(duelId, otherId)))
        follower.send(textOf(duelId, false));
      if (gone.has(keyOf(duelId, follower.playerId))) await say(duelId, follower.playerId, true);
    },
    close() {
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}
