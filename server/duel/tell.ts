/** Who is told that a duel has moved. */
import type { Emote } from "#game/duel/emotes.ts";
import { replay, type Frame } from "#game/duel/record.ts";
import type { Nudge } from "#server/lib/nudges.ts";
import type { Sockets } from "#server/live/service.ts";
import { isOver, sideOf, type Duel } from "./duel.ts";
import { chosenMessage, duelMessage, toText } from "./wire.ts";

/** For its two players. */
export const tableTopic = (id: string): string => `duel/${id}`;

/** For everybody else. */
export const watchTopic = (id: string): string => `watch/${id}`;

/** The nudge to other processes: who has moved which duels to which version. */
export const movedNudge = (
  process: string,
  moves: readonly { id: string; version: number }[],
): Nudge => ({
  about: "duels",
  process,
  versions: Object.fromEntries(moves.map(({ id, version }) => [id, version])),
});

export const isShown = (sockets: Sockets, id: string): boolean =>
  sockets.isFollowed(tableTopic(id)) || sockets.isFollowed(watchTopic(id));

/** Whoever watches is one turn late, so that nobody can tell a player what they see. */
export function framesToWatch(duel: Duel): Frame[] {
  const { state, frames } = replay(duel.start, duel.choices);
  if (isOver(duel)) return frames;
  return frames.filter((frame, i) => i === 0 || frame.state.turn < state.turn);
}

export function announce(
  sockets: Sockets,
  nowMs: number,
  { before, after }: { before: Duel | null; after: Duel },
): void {
  const isSameStep = before?.choices === after.choices;
  const messageFor = isSameStep ? chosenMessage : duelMessage;
  sockets.send(tableTopic(after.id), (playerId) => {
    const side = sideOf(after, playerId);
    return side === null ? null : messageFor(after, side, nowMs);
  });
  if (isSameStep || !sockets.isFollowed(watchTopic(after.id))) return;
  const frames = framesToWatch(after).length;
  const text = toText({ kind: "watched", duelId: after.id, frames });
  sockets.send(watchTopic(after.id), () => text);
}

export function sendEmoteTo(
  sockets: Sockets,
  { duelId, playerId, emote }: { duelId: string; playerId: string; emote: Emote },
): void {
  const text = toText({ kind: "emote", duelId, emote });
  sockets.send(tableTopic(duelId), (follower) => (follower === playerId ? text : null));
}
