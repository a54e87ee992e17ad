/**
 * Missions advance in the transaction of what the player did, and pay in it too. The caller has
 * locked the player's purse, so two deeds at once cannot complete a mission twice.
 */
import type { MissionOnWire } from "#contract/missions.ts";
import { dayOf } from "#game/lib/day.ts";
import {
  advance,
  counts,
  finishesWelcomePath,
  periodOf,
  startingMissions,
  WELCOME_PATH_CARDS,
  type MissionEvent,
} from "#game/missions/missions.ts";
import { givePrizes } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newId } from "#server/lib/ids.ts";
import { giveCoins, giveCredits, lockPurse } from "#server/purse/service.ts";
import * as queries from "./queries.ts";

export type Completed = { title: string; coins: number };

const periodsAt = (nowMs: number): queries.Periods => ({
  daily: periodOf("daily", nowMs),
  weekly: periodOf("weekly", nowMs),
  monthly: periodOf("monthly", nowMs),
});

/** Brings every mission forward that one of these deeds counts for, and pays what is completed. */
export async function advanceMissions(
  tx: Tx,
  { playerId, events, nowMs }: { playerId: string; events: readonly MissionEvent[]; nowMs: number },
): Promise<Completed[]> {
  const open = await queries.listOpen(tx, playerId, periodsAt(nowMs));
  const steps = open.flatMap((mission) => {
    const amount = events
      .filter((event) => counts(mission, event))
      .reduce((sum, event) => sum + event.amount, 0);
    const step = advance(mission.progress, mission.target, amount);
    return step.progress > mission.progress ? [{ mission, step }] : [];
  });
  if (steps.length === 0) return [];

  await queries.saveProgress(
    tx,
    playerId,
    steps.map(({ mission, step }) => ({
      missionId: mission.id,
      period: periodOf(mission.type, nowMs),
      progress: step.progress,
      isCompleted: step.isCompletedNow,
    })),
  );
  const completed = steps.filter(({ step }) => step.isCompletedNow).map(({ mission }) => mission);
  for (const mission of completed) {
    const cause = `mission:${mission.id}:${periodOf(mission.type, nowMs)}`;
    await pay(tx, mission, { playerId, cause });
  }
  const stillOpen = open.filter(
    (mission) => mission.progress < mission.target && !completed.includes(mission),
  );
  if (finishesWelcomePath(completed, stillOpen)) {
    const cause = `welcome-path:${playerId}`;
    await givePrizes(tx, { playerId, howMany: WELCOME_PATH_CARDS, reason: "mission", cause });
  }
  return completed.map(({ title, rewardCoins: coins }) => ({ title, coins }));
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

/** Looking at one's missions is saying hello: the day's visit counts from here. */
async function sayHello({ db, now }: Deps, playerId: string): Promise<void> {
  const nowMs = now();
  const { helloDay } = await queries.findHello(db, playerId);
  if (helloDay === dayOf(nowMs)) return;
  await db.transaction(async (tx) => {
    await lockPurse(tx, playerId);
    if (!(await queries.markHello(tx, playerId, dayOf(nowMs)))) return;
    const events = [{ kind: "login_streak", amount: 1 }] as const;
    await advanceMissions(tx, { playerId, events, nowMs });
  });
}

export async function listMissions(deps: Deps, playerId: string): Promise<MissionOnWire[]> {
  await sayHello(deps, playerId);
  const open = await queries.listOpen(deps.db, playerId, periodsAt(deps.now()));
  return open.map((mission) => ({
    id: mission.id,
    title: mission.title,
    description: mission.description,
    type: mission.type,
    reward: mission.rewardCoins,
    rewards: {
      coins: mission.rewardCoins,
      credits: mission.rewardCredits,
      cards: mission.rewardCards,
    },
    progress: mission.progress,
    target: mission.target,
    completed: mission.progress >= mission.target,
  }));
}

/** The missions that the game ships with; those that are there already stay as they are. */
export async function seedMissions(tx: Tx): Promise<void> {
  for (const [position, mission] of startingMissions.entries()) {
    await queries.seedMission(tx, {
      ...mission,
      id: newId(),
      slug: mission.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
      position,
      target: mission.targetValue,
      rewardCoins: mission.rewards.coins,
      rewardCredits: mission.rewards.credits,
      rewardCards: mission.rewards.cards,
    });
  }
}
