/** AskingFriend another player to be friends, and the yes; when both ask, that is a yes, too. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/friends.ts";
import {
  FRIEND_CODE_LENGTH,
  refuseToAccept,
  refuseToAsk,
  type AskFriendRefusal,
} from "#game/friends/friend.ts";
import { readCode } from "#game/lib/codes.ts";
import { dayOf } from "#game/lib/day.ts";
import { mayDo } from "#server/lib/capabilities.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { countFailedAttempts } from "#server/lib/rate-limited-code.ts";
import { refusedError, type RefusedError } from "#server/lib/refuse.ts";
import type { Visit } from "#server/lib/route.ts";
import { notify } from "#server/notifications/service.ts";
import {
  acceptFriendRefusals,
  askFriendRefusals,
  friendCodeRefusals,
  friendRefusals,
} from "#texts/en/friends.ts";
import { lockBetween, nudgeBoth } from "./between.ts";
import * as queries from "./queries.ts";

type AskedFriend = { state: "asked" | "friends"; name: string };

/** The same for a code that is wrong or old, and for a player who cannot be asked now. */
const unknownCode = (): RefusedError => refusedError(friendCodeRefusals, "unknown_code");

const notReachable = (): RefusedError => refusedError(askFriendRefusals, "not_reachable");

export async function askFriend(
  deps: Deps,
  playerId: string,
  { code: text }: InputOf<typeof contract.askFriend>,
  { address }: Visit,
): Promise<AskedFriend> {
  await deps.limits.count("friend requests of one player", playerId);
  const code = readCode(text, FRIEND_CODE_LENGTH);
  return countFailedAttempts(deps.limits, { kind: "friend", playerId, address }, () =>
    deps.db.transaction(async (tx) => {
      const other = code === null ? null : await queries.findByCode(tx, code);
      if (!other) throw unknownCode();
      return ask(tx, deps, { playerId, otherId: other.id, unreachable: unknownCode });
    }),
  );
}

/** For a button: it says nothing of a no. */
export async function getRival(
  { db }: Deps,
  playerId: string,
  { battleId }: InputOf<typeof contract.getRival>,
) {
  const rival = await queries.findRival(db, playerId, battleId);
  const between = rival && (await queries.findBetween(db, playerId, rival.id));
  if (!between) throw refusedError(friendRefusals, "no_fought_battle");
  return { state: stateOf(between), name: between.name };
}

function stateOf({ areFriends, hasAsked, isWanted }: queries.BetweenRow) {
  if (areFriends) return "friends" as const;
  if (hasAsked) return "asked" as const;
  return isWanted ? ("wanted" as const) : ("none" as const);
}

export async function askRival(
  deps: Deps,
  playerId: string,
  { battleId }: InputOf<typeof contract.askRival>,
): Promise<AskedFriend> {
  await deps.limits.count("friend requests of one player", playerId);
  return deps.db.transaction(async (tx) => {
    const rival = await queries.findRival(tx, playerId, battleId);
    if (!rival) throw refusedError(friendRefusals, "no_fought_battle");
    return ask(tx, deps, { playerId, otherId: rival.id, unreachable: notReachable });
  });
}

type Pair = { playerId: string; otherId: string };

/** A repeated request changes nothing. */
async function ask(
  tx: Tx,
  deps: WithoutDb,
  { unreachable, ...pair }: Pair & { unreachable: () => RefusedError },
): Promise<AskedFriend> {
  const { playerId, otherId } = pair;
  const between = await lockBetween(tx, playerId, otherId);
  if (!between) throw unreachable();
  const { name } = between;
  if (between.hasAsked) return { state: "asked", name };
  const refusal = await refusalToAsk(tx, deps, { ...pair, between });
  if (refusal === "not_reachable") throw unreachable();
  if (refusal) throw refusedError(askFriendRefusals, refusal);
  await queries.forgetDecline(tx, playerId, otherId);
  if (between.isWanted) return befriend(tx, deps, { ...pair, between });
  await queries.insertRequest(tx, playerId, otherId, new Date(deps.now()));
  await notify(tx, deps.jobs, {
    playerId: otherId,
    code: "friend_asked",
    params: { friend: between.ownName },
    link: "/friends",
    // A request that is taken back and sent again rings once a day.
    cause: `friend:${playerId}:${dayOf(deps.now())}`,
  });
  nudgeBoth(tx, playerId, otherId);
  return { state: "asked", name };
}

type BetweenPair = Pair & { between: queries.BetweenRow };

async function refusalToAsk(
  tx: Tx,
  { family, now, settings }: WithoutDb,
  { playerId, otherId, between }: BetweenPair,
): Promise<AskFriendRefusal | null> {
  const { isGone, areFriends, isWanted, refusedAtMs } = between;
  const mayOther = !isGone && (await mayDo({ db: tx, family, now }, "friends", otherId));
  const asking = {
    isSelf: playerId === otherId,
    areFriends,
    isOpenToOther: mayOther,
    refusedAtMs,
    isWanted,
    own: await queries.countOf(tx, playerId),
    other: await queries.countOf(tx, otherId),
  };
  return refuseToAsk(asking, settings, now());
}

async function befriend(
  tx: Tx,
  { jobs, now }: WithoutDb,
  { playerId, otherId, between }: BetweenPair,
): Promise<AskedFriend> {
  await queries.deleteRequest(tx, otherId, playerId);
  await queries.insertFriendship(tx, [playerId, otherId], new Date(now()));
  await notify(tx, jobs, {
    playerId: otherId,
    code: "friend_accepted",
    params: { friend: between.ownName },
    link: "/friends",
    // Another one than that of a request: a player may have asked on the day of the yes, too.
    cause: `friend-yes:${playerId}:${dayOf(now())}`,
  });
  nudgeBoth(tx, playerId, otherId);
  return { state: "friends", name: between.name };
}

/** A second yes finds the friendship and changes nothing. */
export function acceptFriend(
  deps: Deps,
  playerId: string,
  { id: otherId }: InputOf<typeof contract.acceptFriend>,
): Promise<AskedFriend> {
  const { settings, family, now } = deps;
  return deps.db.transaction(async (tx) => {
    const between = await lockBetween(tx, playerId, otherId);
    if (between?.areFriends) return { state: "friends", name: between.name };
    const isOpen =
      between?.isWanted === true &&
      !between.isGone &&
      (await mayDo({ db: tx, family, now }, "friends", otherId));
    if (!isOpen) throw refusedError(friendRefusals, "no_friend_request");
    const [own, other] = [await queries.countOf(tx, playerId), await queries.countOf(tx, otherId)];
    const refusal = refuseToAccept(own, other, settings);
    if (refusal) throw refusedError(acceptFriendRefusals, refusal);
    return befriend(tx, deps, { playerId, otherId, between });
  });
}
