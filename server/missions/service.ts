/**
 * Missions advance in the transaction of what the player did, and pay in it too. The caller has
 * locked the player's purse, so two deeds at once cannot complete a mission twice.
 */
import type { MissionInForce, MissionOnWire } from "#contract/missions.ts";
import { dayOf } from "#game/lib/day.ts";
import { isBanked, spend } from "#game/missions/banking.ts";
import {
  counts,
  finishesWelcomePath,
  startingMissions,
  WELCOME_PATH_CARDS,
  type MissionEvent,
} from "#game/missions/missions.ts";
import { nextFreeDay, visit } from "#game/missions/streak.ts";
import { giftAt, trackPlace } from "#game/missions/track.ts";
import { givePrizes } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newId } from "#server/lib/ids.ts";
import { recordNotifications, type NewNotification } from "#server/notifications/service.ts";
import { giveCoins, giveCredits, lockPurse } from "#server/purse/service.ts";
import { isInPool } from "./draws.ts";
import { listOpen, listOpenOfEach, type OpenMission } from "./open-missions.ts";
import * as queries from "./queries.ts";
import { countForSeason } from "./season.ts";

export { missionNow, restoreMission } from "./admin.ts";
export { listEarnedLooks } from "./season.ts";

export type Completed = { title: string; coins: number };

type Deeds = { events: readonly MissionEvent[]; nowMs: number };

/** Brings every mission forward that one of these deeds counts for, and pays what is completed. */
export async function advanceMissions(
  tx: Tx,
  { playerId, ...deeds }: Deeds & { playerId: string },
): Promise<Completed[]> {
  return (await advanceEach(tx, [playerId], deeds))(playerId);
}

/** The same for players who have all done the same; returns what each has completed. */
export async function advanceEach(
  tx: Tx,
  playerIds: readonly string[],
  { events, nowMs }: Deeds,
): Promise<(playerId: string) => Completed[]> {
  const objectives = [...new Set(events.map(({ kind }) => kind))];
  const openOf = await listOpenOfEach(tx, playerIds, { nowMs, objectives });
  const steps = playerIds.flatMap((playerId) => stepsOf(openOf(playerId).open, events));
  if (steps.length > 0) await queries.saveProgress(tx, steps);
  const completed = steps.filter(({ isCompletedNow }) => isCompletedNow);
  const byPlayer = Map.groupBy(completed, ({ mission }) => mission.playerId);
  for (const [playerId, own] of byPlayer) await complete(tx, own, { playerId, nowMs });
  return (playerId) =>
    (byPlayer.get(playerId) ?? []).map(({ mission: { title, rewardCoins: coins } }) => ({
      title,
      coins,
    }));
}

const stepsOf = (open: readonly OpenMission[], events: readonly MissionEvent[]) =>
  open.flatMap(({ mission, periods }) => {
    const deeds = events
      .filter((event) => counts(mission, event))
      .reduce((sum, event) => sum + event.amount, 0);
    return spend(deeds, mission.target, periods).map((step) => ({ mission, ...step }));
  });

async function complete(
  tx: Tx,
  completed: ReturnType<typeof stepsOf>,
  { playerId, nowMs }: { playerId: string; nowMs: number },
): Promise<void> {
  for (const { mission, period } of completed) {
    await pay(tx, mission, { playerId, cause: `mission:${mission.id}:${period}` });
  }
  await recordNotifications(
    tx,
    completed.map(({ mission, period }) => notificationOf(mission, { playerId, period })),
  );
  const missions = completed.map(({ mission }) => mission);
  await rewardWelcomePath(tx, playerId, { completed: missions, nowMs });
  await countForSeason(tx, { playerId, types: missions.map(({ type }) => type), nowMs });
}

function notificationOf(
  { id, title, ...mission }: queries.MissionRow,
  { playerId, period }: { playerId: string; period: string },
): NewNotification {
  const params = { title, ...rewardsOf(mission) };
  const content = { code: "mission_completed", params } as const;
  return { ...content, playerId, link: "/", cause: `mission:${id}:${period}` };
}

async function rewardWelcomePath(
  tx: Tx,
  playerId: string,
  { completed, nowMs }: { completed: readonly queries.MissionRow[]; nowMs: number },
): Promise<void> {
  if (!finishesWelcomePath(completed, [])) return;
  const { open } = await listOpen(tx, playerId, { nowMs });
  const left = open.filter(({ periods }) => !periods[0]?.isDone).map(({ mission }) => mission);
  if (!finishesWelcomePath(completed, left)) return;
  const cause = `welcome-path:${playerId}`;
  if (await queries.hasBroughtCards(tx, playerId, cause)) return;
  await givePrizes(tx, { playerId, howMany: WELCOME_PATH_CARDS, reason: "mission", cause });
}

async function pay(
  tx: Tx,
  mission: queries.MissionRow,
  { playerId, cause }: { playerId: string; cause: string },
): Promise<void> {
  const { rewardCoins: coins, rewardCredits: credits, rewardCards: howMany } = mission;
  await giveCoins(tx, { playerId, coins, reason: "mission", cause });
  await giveCredits(tx, { playerId, credits, reason: "mission", cause });
  await givePrizes(tx, { playerId, howMany, reason: "mission", cause });
}

/** The player is here on this day: the streak grows, its gift and missions pay. Once a day. */
export function recordVisit({ db, now, settings }: Deps, playerId: string) {
  return db.transaction(async (tx) => {
    await lockPurse(tx, playerId);
    const before = await queries.findStreak(tx, playerId);
    const nowMs = now();
    const after = visit(before, nowMs);
    if (after.lastDay === before.lastDay) {
      const place = trackPlace(before.daysCome);
      return { streak: before.days, trackPlace: place, giftCoins: 0, completed: [] };
    }
    await queries.saveStreak(tx, playerId, after);
    const daysCome = before.daysCome + 1;
    const place = trackPlace(daysCome);
    const giftCoins = giftAt(place, settings);
    const cause = `day:${playerId}:${daysCome}`;
    await giveCoins(tx, { playerId, coins: giftCoins, reason: "daily_gift", cause });
    const events = [{ kind: "login_streak", amount: 1 }] as const;
    return {
      streak: after.days,
      trackPlace: place,
      giftCoins,
      completed: await advanceMissions(tx, { playerId, events, nowMs }),
    };
  });
}

export async function listMissions(deps: Deps, playerId: string): Promise<MissionOnWire[]> {
  return (await listOpen(deps.db, playerId, { nowMs: deps.now() })).open.map(missionOnWire);
}

export async function listInForce({ db, now }: Deps): Promise<MissionInForce[]> {
  const missions = await queries.listInForce(db, new Date(now()));
  return missions.map((mission) => ({
    title: mission.title,
    type: mission.type,
    rewards: rewardsOf(mission),
    isBanked: isBanked(mission),
    isDrawn: isInPool(mission),
  }));
}

type Paying = Pick<queries.MissionRow, "rewardCoins" | "rewardCredits" | "rewardCards">;

const rewardsOf = ({ rewardCoins, rewardCredits, rewardCards }: Paying) => ({
  coins: rewardCoins,
  credits: rewardCredits,
  cards: rewardCards,
});

function missionOnWire({ mission, running, periods, canSwap }: OpenMission): MissionOnWire {
  const { target } = mission;
  const bank = periods.filter((each) => each !== running && !each.isDone);
  const { progress, isDone } = running ?? bank[0] ?? { progress: 0, isDone: false };
  const rewards = rewardsOf(mission);
  return {
    id: mission.id,
    title: mission.title,
    description: mission.description,
    type: mission.type,
    reward: rewards.coins,
    rewards,
    progress: Math.min(target, progress),
    target,
    completed: isDone,
    isRunning: running !== undefined,
    canSwap: canSwap && running !== undefined && !isDone,
    banked: bank.map((each) => ({ day: each.period, progress: each.progress })),
  };
}

/** The tutorial's last page was seen to its end; told again, it changes nothing. */
export function finishTutorial({ db, now }: Deps, playerId: string) {
  return db.transaction(async (tx) => {
    await lockPurse(tx, playerId);
    const events = [{ kind: "finish_tutorial", amount: 1 }] as const;
    return { completed: await advanceMissions(tx, { playerId, events, nowMs: now() }) };
  });
}

export async function streak({ db, now }: Deps, playerId: string) {
  const { days, forgivenDay } = await queries.findStreak(db, playerId);
  const freeDay = nextFreeDay({ forgivenDay }, now());
  return { days, nextFreeDay: freeDay, hasFreeDay: freeDay === dayOf(now()) };
}

/** The missions that the game ships with; those that are there already stay as they are. */
export async function seedMissions(tx: Tx): Promise<void> {
  const present = new Set((await queries.listSlugs(tx)).map(({ slug }) => slug));
  for (const [position, { targetValue, rewards, ...mission }] of startingMissions.entries()) {
    const slug = mission.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
    if (present.has(slug)) continue;
    await queries.seedMission(tx, {
      ...mission,
      id: newId(),
      slug,
      position,
      target: targetValue,
      rewardCoins: rewards.coins,
      rewardCredits: rewards.credits,
      rewardCards: rewards.cards,
    });
  }
}
