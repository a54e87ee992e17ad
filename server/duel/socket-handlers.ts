/** What browsers send over their socket about duels. Refusals are answers, too. */
import type { ReceivedMessage } from "#contract/live.ts";
import type { Deps } from "#server/lib/deps.ts";
import { RefusedError } from "#server/lib/refuse.ts";
import type { Follower } from "#server/live/service.ts";
import { duelTopic, watchTopic } from "./broadcast.ts";
import { sideOf } from "./duel.ts";
import { chooseInDuel } from "./service.ts";
import { maySpectate } from "./spectating.ts";
import { duelMessage, framesToWatch, toText } from "./wire.ts";

type SocketRequest = Exclude<ReceivedMessage, { kind: "ping" }>;

type Message<Kind extends ReceivedMessage["kind"]> = Extract<ReceivedMessage, { kind: Kind }>;

/** When this rejects, the log and the socket hear of it; a refusal goes to the browser instead. */
export async function handleMessage(
  deps: Deps,
  message: SocketRequest,
  follower: Follower,
): Promise<void> {
  switch (message.kind) {
    case "follow":
      return follow(deps, message, follower);
    case "watch":
      return watch(deps, message, follower);
    case "choose":
      return choose(deps, message, follower);
    case "leave":
      follower.leave(duelTopic(message.duelId));
      follower.leave(watchTopic(message.duelId));
  }
}

async function follow(
  deps: Deps,
  { duelId }: Message<"follow">,
  follower: Follower,
): Promise<void> {
  // Before the look at the duel: what happens in between arrives twice rather than never.
  follower.follow(duelTopic(duelId));
  const duel = await deps.duels.find(duelId);
  const side = duel && sideOf(duel, follower.playerId);
  if (!duel || side === null) follower.leave(duelTopic(duelId));
  else {
    follower.send(duelMessage(duel, side, deps.now()));
    await deps.presence.arrived(duel, side, follower);
  }
}

async function watch(deps: Deps, { duelId }: Message<"watch">, follower: Follower): Promise<void> {
  follower.follow(watchTopic(duelId));
  const duel = await deps.duels.find(duelId);
  if (!duel || !(await maySpectate(deps, duel, follower.playerId)))
    follower.leave(watchTopic(duelId));
  else {
    follower.send(toText({ kind: "watched", duelId, frames: framesToWatch(duel).length }));
  }
}

/** The player who chose hears of the change like every other follower. */
async function choose(
  deps: Deps,
  { duelId, step, choice }: Message<"choose">,
  follower: Follower,
): Promise<void> {
  try {
    const choosing = { id: duelId, step, choice };
    const { duel, side, hasChanged } = await chooseInDuel(deps, follower.playerId, choosing);
    if (!hasChanged || !follower.follows(duelTopic(duelId))) {
      follower.send(duelMessage(duel, side, deps.now()));
    }
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    follower.send(toText({ kind: "refused", duelId, message: error.message }));
  }
}
