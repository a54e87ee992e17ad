/** What browsers ask for over their socket. Refusals are answers, too. */
import type { Asked } from "#contract/push.ts";
import { isId } from "#server/lib/ids.ts";
import type { Deps } from "#server/lib/deps.ts";
import { RefusedError } from "#server/lib/refuse.ts";
import type { Follower } from "#server/push/service.ts";
import { tablesOf } from "./at-work.ts";
import { sideOf } from "./duel.ts";
import { chooseInDuel } from "./service.ts";
import { framesToWatch, tableTopic, watchTopic } from "./tell.ts";
import { duelMessage, message } from "./wire.ts";

type Ask<Kind extends Asked["kind"]> = Extract<Asked, { kind: Kind }>;

async function follow(deps: Deps, { duelId }: Ask<"follow">, follower: Follower): Promise<void> {
  // Before the look at the duel: what happens in between is told twice rather than never.
  follower.follow(tableTopic(duelId));
  const duel = isId(duelId) ? await tablesOf(deps).find(duelId) : null;
  const side = duel && sideOf(duel, follower.playerId);
  if (!duel || side === null) follower.leave(tableTopic(duelId));
  else follower.send(duelMessage(duel, side, deps.now()));
}

async function watch(deps: Deps, { duelId }: Ask<"watch">, follower: Follower): Promise<void> {
  follower.follow(watchTopic(duelId));
  const duel = isId(duelId) ? await tablesOf(deps).find(duelId) : null;
  if (!duel) follower.leave(watchTopic(duelId));
  else {
    follower.send(message({ kind: "watched", duelId, frames: framesToWatch(duel).length }));
  }
}

/** Whoever follows the duel is told of the change like everybody else. */
async function choose(deps: Deps, asked: Ask<"choose">, follower: Follower): Promise<void> {
  const { duelId, step, choice } = asked;
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
    follower.send(message({ kind: "refused", duelId, message: error.message }));
  }
}

export const duelAsked =
  (deps: Deps) =>
  async (asked: Asked, follower: Follower): Promise<void> => {
    if (asked.kind === "follow") await follow(deps, asked, follower);
    else if (asked.kind === "watch") await watch(deps, asked, follower);
    else if (asked.kind === "choose") await choose(deps, asked, follower);
    else {
      follower.leave(tableTopic(asked.duelId));
      follower.leave(watchTopic(asked.duelId));
    }
  };
