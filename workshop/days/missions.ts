/** The missions of a simulated player, by the rules that the server follows. */
import { DAY_MS, dayOf, mondayOf } from "#game/lib/day.ts";
import { BANKED_DAYS, openPeriods, spend } from "#game/missions/banking.ts";
import { drawMissions, type Drawable, type Span } from "#game/missions/draw.ts";
import {
  counts,
  finishesWelcomePath,
  periodOf,
  startingMissions,
  WELCOME_PATH_CARDS,
  type Mission,
  type MissionEvent,
  type Objective,
} from "#game/missions/missions.ts";
import { ableOf, type Player } from "./player.ts";
import { countForSeason } from "./season.ts";

const isInPool = ({ type }: Mission): boolean => type === "daily" || type === "weekly";

const pool: readonly Drawable[] = startingMissions.filter(isInPool).map((mission) => ({
  ...mission,
  id: mission.title,
  sinceDay: "2026-11-01",
}));

const keyOf = (what: string, period: string): string => `${what}:${period}`;

function spansAt({ signedUpAtMs }: Player, nowMs: number): Span[] {
  const monday = mondayOf(nowMs);
  const days = Array.from({ length: BANKED_DAYS + 1 }, (_, ago) => dayOf(nowMs - ago * DAY_MS));
  return [
    { type: "weekly", period: monday, startMs: Date.parse(monday), fromDay: dayOf(nowMs) },
    ...days
      .filter((day) => day >= dayOf(signedUpAtMs))
      .map(
        (day) => ({ type: "daily", period: day, startMs: Date.parse(day), fromDay: day }) as const,
      ),
  ];
}

/** Draws for today, this week and the days in the bank what was not drawn yet. */
export function drawAll(player: Player, nowMs: number): void {
  const able = ableOf(player);
  for (const span of spansAt(player, nowMs)) {
    const key = keyOf(span.type, span.period);
    if (player.draws.has(key)) continue;
    player.draws.set(
      key,
      drawMissions(pool, able, span).map(({ id }) => id),
    );
  }
}

type Open = { mission: Mission; periods: string[] };

/** Of one visit: it changes only when missions are drawn. */
const opened = new WeakMap<Player, { nowMs: number; open: Open[] }>();

function openOf(player: Player, nowMs: number): Open[] {
  const known = opened.get(player);
  if (known?.nowMs === nowMs) return known.open;
  const open = findOpen(player, nowMs).filter(({ periods }) => periods.length > 0);
  opened.set(player, { nowMs, open });
  return open;
}

const findOpen = (player: Player, nowMs: number): Open[] =>
  startingMissions.map((mission) => ({
    mission,
    periods: openPeriods(mission, { nowMs, sinceMs: player.signedUpAtMs }).filter(
      (period) =>
        !isInPool(mission) ||
        player.draws.get(keyOf(mission.type, period))?.includes(mission.title),
    ),
  }));

const isDone = (player: Player, { title }: Mission, period: string): boolean =>
  player.progress.get(keyOf(title, period))?.isDone ?? false;

/** What the missions' page shows as running and not finished. */
export const running = (player: Player, nowMs: number): Mission[] =>
  openOf(player, nowMs)
    .filter(({ mission, periods }) => periods.includes(periodOf(mission.type, nowMs)))
    .map(({ mission }) => mission)
    .filter((mission) => !isDone(player, mission, periodOf(mission.type, nowMs)));

export const asksFor = (player: Player, nowMs: number): ReadonlySet<Objective> =>
  new Set(running(player, nowMs).map(({ objective }) => objective));

export type MissionPay = { coins: number; cards: number };

/** Brings missions forward; what they pay. */
export function advance(
  player: Player,
  events: readonly MissionEvent[],
  nowMs: number,
): MissionPay {
  const completed: Mission[] = [];
  const open = openOf(player, nowMs);
  for (const { mission, periods } of open) {
    const deeds = events
      .filter((event) => counts(mission, event))
      .reduce((sum, { amount }) => sum + amount, 0);
    const known = periods.map((period) => ({
      period,
      ...(player.progress.get(keyOf(mission.title, period)) ?? { progress: 0, isDone: false }),
    }));
    for (const { period, progress, isCompletedNow } of spend(deeds, mission.targetValue, known)) {
      player.progress.set(keyOf(mission.title, period), { progress, isDone: isCompletedNow });
      if (isCompletedNow) completed.push(mission);
    }
  }
  const types = completed.map(({ type }) => type);
  if (types.length > 0) countForSeason(player, types, nowMs);
  const left = open
    .filter(({ mission, periods }) => periods.some((each) => !isDone(player, mission, each)))
    .map(({ mission }) => mission);
  const path = finishesWelcomePath(completed, left) ? WELCOME_PATH_CARDS : 0;
  return {
    coins: completed.reduce((sum, { rewards }) => sum + rewards.coins, 0),
    cards: completed.reduce((sum, { rewards }) => sum + rewards.cards, path),
  };
}
