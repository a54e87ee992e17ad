/** The heart of a day, which a player gives to a creature of a friend. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/friends.ts";
import { dayOf } from "#game/lib/day.ts";
import { mayDo } from "#server/lib/capabilities.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { lockPurse } from "#server/purse/service.ts";
import { friendAnswers, friendRefusals } from "#texts/en/friends.ts";
import { nudgeBoth } from "./between.ts";
import * as queries from "./heart-queries.ts";

/** A heart that was given today leaves the creature that had it. */
export function giveHeart(
  { db, family, now }: Deps,
  playerId: string,
  { id: cardId }: InputOf<typeof contract.giveHeart>,
) {
  return db.transaction(async (tx) => {
    await lockPurse(tx, playerId);
    const maker = await queries.findMaker(tx, playerId, cardId);
    if (!maker || !(await mayDo({ db: tx, family, now }, "friends", maker.id))) {
      throw refusedError(friendRefusals, "no_friends_creature");
    }
    const today = { playerId, day: dayOf(now()) };
    const before = await queries.findHeart(tx, playerId, today.day);
    const isGiven = before?.cardId === cardId;
    if (!isGiven) {
      await queries.saveHeart(tx, { ...today, cardId, makerId: maker.id, now: new Date(now()) });
      nudgeBoth(tx, ...new Set([playerId, maker.id, before?.makerId ?? playerId]));
    }
    return { ...succeeded, message: friendAnswers.heart_given };
  });
}

export function takeBackHeart(
  { db, now }: Deps,
  playerId: string,
  { id: cardId }: InputOf<typeof contract.takeBackHeart>,
) {
  return db.transaction(async (tx) => {
    await lockPurse(tx, playerId);
    const taken = await queries.deleteHeart(tx, { playerId, day: dayOf(now()), cardId });
    if (!taken) throw refusedError(friendRefusals, "no_heart");
    nudgeBoth(tx, playerId, taken.makerId);
    return { ...succeeded, message: friendAnswers.heart_taken_back };
  });
}
