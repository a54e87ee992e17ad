/**
 * Missions: things to do for coins and cards. Daily ones start again at midnight UTC, weekly ones on
 * Monday, monthly ones on the first; special ones can be completed once. Rewards are paid at once.
 * What was not finished in a day can still be finished later: see banking.ts.
 */
import { rank, type Rarity } from "#game/cards/rarities.ts";
import { dayOf, mondayOf, monthOf } from "#game/lib/day.ts";

export const missionTypes = ["daily", "weekly", "monthly", "special"] as const;

export type MissionType = (typeof missionTypes)[number];

/** What an admin can ask for. */
export const objectives = [
  "create_cards",
  "win_battles",
  "complete_trades",
  "collect_rarity",
  "login_streak",
  "share_cards",
  "purchase_credits",
] as const;

/** The steps of a new player's first hour, in order. */
export const welcomeSteps = [
  "finish_tutorial",
  "first_card",
  "first_battle",
  "first_win",
  "first_deck_move",
] as const;

export type Objective = (typeof objectives)[number] | (typeof welcomeSteps)[number];

export type Mission = {
  title: string;
  description: string;
  type: MissionType;
  objective: Objective;
  /** For `collect_rarity`: this rarity or better. */
  objectiveParam: Rarity | null;
  targetValue: number;
  rewards: { coins: number; credits: number; cards: number };
};

/** Missions do not ask players below 16 to spend money. */
export const notForChildren: readonly Objective[] = ["purchase_credits"];

/** Something a player did. `login_streak` is said once a day. */
export type MissionEvent =
  | { kind: "collect_rarity"; rarity: Rarity; amount: number }
  | { kind: Exclude<Objective, "collect_rarity">; amount: number };

type Row = readonly [
  title: string,
  description: string,
  type: MissionType,
  objective: Objective,
  targetValue: number,
  coins: number,
  cards?: number,
];

/** The missions that a new game starts with; admins add and change them. */
const rows: readonly Row[] = [
  ["Say hello to your creatures", "Visit the game today.", "daily", "login_streak", 1, 20],
  ["Dream up a card", "Create a card.", "daily", "create_cards", 1, 30],
  ["Win 2 battles", "Win two battles of any kind.", "daily", "win_battles", 2, 50],
  ["Five days of friends", "Visit on five days of this week.", "weekly", "login_streak", 5, 150],
  ["Arena regular", "Win ten battles this week.", "weekly", "win_battles", 10, 150],
  ["Busy studio", "Create five cards this week.", "weekly", "create_cards", 5, 100],
  ["Fair trader", "Complete two trades this week.", "weekly", "complete_trades", 2, 100],
  ["Champion of the month", "Win forty battles.", "monthly", "win_battles", 40, 500, 1],
  ["Treasure hunter", "Find three epic cards or better.", "monthly", "collect_rarity", 3, 500],
  ["Learn the ropes", "Finish the tutorial.", "special", "finish_tutorial", 1, 40],
  ["Your first creature", "Create your first card.", "special", "first_card", 1, 40],
  ["Into the arena", "Fight your first battle.", "special", "first_battle", 1, 40],
  ["Sweet victory", "Win your first battle.", "special", "first_win", 1, 40],
  ["Deck builder", "Move a card into or out of your deck.", "special", "first_deck_move", 1, 40],
];

export const startingMissions: readonly Mission[] = rows.map(
  ([title, description, type, objective, targetValue, coins, cards = 0]) => ({
    title,
    description,
    type,
    objective,
    objectiveParam: objective === "collect_rarity" ? "epic" : null,
    targetValue,
    rewards: { coins, credits: 0, cards },
  }),
);

/** Three cards by the stated chances, what a Starter pack holds, for all steps of the path. */
export const WELCOME_PATH_CARDS = 3;

const isWelcomeStep = (objective: Objective): boolean =>
  (welcomeSteps as readonly Objective[]).includes(objective);

/** Did these completions finish the new player's path? `open` says what is still to do. */
export const finishesWelcomePath = (
  completed: readonly { objective: Objective }[],
  open: readonly { objective: Objective }[],
): boolean =>
  completed.some(({ objective }) => isWelcomeStep(objective)) &&
  !open.some(({ objective }) => isWelcomeStep(objective));

/** The period that progress counts in: `2026-11-21`, its week's Monday, `2026-11` or `once`. */
export function periodOf(type: MissionType, nowMs: number): string {
  if (type === "daily") return dayOf(nowMs);
  if (type === "weekly") return mondayOf(nowMs);
  return type === "monthly" ? monthOf(nowMs) : "once";
}

/** Does this event bring the mission forward? */
export function counts(
  { objective, objectiveParam }: Pick<Mission, "objective" | "objectiveParam">,
  event: MissionEvent,
): boolean {
  if (objective !== event.kind) return false;
  return event.kind !== "collect_rarity" || rank(event.rarity) >= rank(objectiveParam ?? "epic");
}
