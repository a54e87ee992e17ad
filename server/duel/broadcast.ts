/** Sends what has moved in a duel to the browsers that follow it. */
import type { Emote } from "#game/duel/emotes.ts";
import type { Sockets } from "#server/live/service.ts";
import { sideOf, type Duel } from "./duel.ts";
import { chosenMessage, duelMessage, framesToWatch, toText } from "./wire.ts";

/** For its two players. */
export const duelTopic = (id: string): string => `duel/${id}`;

/** Null for a topic of another kind. */
export const duelOfTopic = (topic: string): string | null =>
  topic.startsWith("duel/") ? topic.slice("duel/".length) : null;

/** For everybody else. */
export const watchTopic = (id: string): string => `watch/${id}`;

export const isFollowed = (sockets: Sockets, id: string): boolean =>
  sockets.isFollowed(duelTopic(id)) || sockets.isFollowed(watchTopic(id));

export function broadcast(sockets: Sockets, nowMs: number, before: Duel | null, after: Duel): void {
  const isSameStep = before?.choices === after.choices;
  const messageFor = isSameStep ? chosenMessage : duelMessage;
  sockets.send(duelTopic(after.id), (playerId) => {
    const side = sideOf(after, playerId);
    return side === null ? null : messageFor(after, side, nowMs);
  });
  if (isSameStep || !sockets.isFollowed(watchTopic(after.id))) return;
  const frames = framesToWatch(after).length;
  const text = toText({ kind: "watched", duelId: after.id, frames });
  sockets.send(watchTopic(after.id), () => text);
}

export function broadcastEmote(
  sockets: Sockets,
  { duelId, playerId, emote }: { duelId: string; playerId: string; emote: Emote },
): void {
  const text = toText({ kind: "emote", duelId, emote });
  sockets.send(duelTopic(duelId), (follower) => (follower === playerId ? text : null));
}
