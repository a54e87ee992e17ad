/** Who is told that a duel has moved. */
import type { Emote } from "#game/duel/emotes.ts";
import { replay, type Frame } from "#game/duel/record.ts";
import type { Sockets } from "#server/push/service.ts";
import { isOver, sideOf, type Duel } from "./duel.ts";
import { chosenMessage, duelMessage, message } from "./wire.ts";

/** For its two players. */
export const tableTopic = (id: string): string => `duel/${id}`;

/** For everybody else. */
export const watchTopic = (id: string): string => `watch/${id}`;

export const MOVED = "duels-moved/";

/** The nudge to other processes: who has moved which duels to which version. */
export const movedTopic = (
  process: string,
  moves: readonly { id: string; version: number }[],
): string => `${MOVED}${process} ${moves.map(({ id, version }) => `${id}=${version}`).join(",")}`;

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
  const text = message({ kind: "watched", duelId: after.id, frames });
  sockets.send(watchTopic(after.id), () => text);
}

export const EMOTE = "duel-emote/";

/** The one nudge that says it all: an emote is nowhere stored, so nobody could ask for it. */
export const emoteTopic = (id: string, playerId: string, emote: Emote): string =>
  `${EMOTE}${id} ${playerId} ${emote}`;

export function hearEmote(sockets: Sockets, rest: string): void {
  const [duelId = "", playerId, emote] = rest.split(" ");
  const text = message({ kind: "emote", duelId, emote: emote as Emote });
  sockets.send(tableTopic(duelId), (follower) => (follower === playerId ? text : null));
}
