/** What browsers ask for over their socket. Refusals are answers, too. */
import type { ClientMessage } from "#contract/live.ts";
import { isId } from "#server/lib/ids.ts";
import type { Deps } from "#server/lib/deps.ts";
import { RefusedError } from "#server/lib/refuse.ts";
import type { Follower } from "#server/live/service.ts";
import { tablesOf } from "./at-work.ts";
import { sideOf } from "./duel.ts";
import { chooseInDuel } from "./service.ts";
import { framesToWatch, tableTopic, watchTopic } from "./tell.ts";
import { duelMessage, toText } from "./wire.ts";

type Message<Kind extends ClientMessage["kind"]> = Extract<ClientMessage, { kind: Kind }>;

async function follow(
  deps: Deps,
  { duelId }: Message<"follow">,
  follower: Follower,
): Promise<void> {
  // Before the look at the duel: what happens in between is told twice rather than never.
  follower.follow(tableTopic(duelId));
  const duel = isId(duelId) ? await tablesOf(deps).find(duelId) : null;
  const side = duel && sideOf(duel, follower.playerId);
  if (!duel || side === null) follower.leave(tableTopic(duelId));
  else follower.send(duelMessage(duel, side, deps.now()));
}

async function watch(deps: Deps, { duelId }: Message<"watch">, follower: Follower): Promise<void> {
  follower.follow(watchTopic(duelId));
  const duel = isId(duelId) ? await tablesOf(deps).find(duelId) : null;
  if (!duel) follower.leave(watchTopic(duelId));
  else {
    follower.send(toText({ kind: "watched", duelId, frames: framesToWatch(duel).length }));
  }
}

/** Whoever follows the duel is told of the change like everybody else. */
async function choose(deps: Deps, message: Message<"choose">, follower: Follower): Promise<void> {
  const { duelId, step, choice } = message;
  try {
    const { duel, side, hasCounted } = await chooseInDuel(deps, follower.playerId, {
      id: duelId,
      step,
      choice,
    });
    if (!hasCounted || !follower.follows(tableTopic(duelId))) {
      follower.send(duelMessage(duel, side, deps.now()));
    }
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    follower.send(toText({ kind: "refused", duelId, message: error.message }));
  }
}

export const duelAsked =
  (deps: Deps) =>
  async (message: ClientMessage, follower: Follower): Promise<void> => {
    if (message.kind === "follow") await follow(deps, message, follower);
    else if (message.kind === "watch") await watch(deps, message, follower);
    else if (message.kind === "choose") await choose(deps, message, follower);
    else {
      follower.leave(tableTopic(message.duelId));
      follower.leave(watchTopic(message.duelId));
    }
  };
