/**
 * Missions: things to do for coins and cards. Daily ones start again at midnight UTC, weekly ones on
 * Monday, monthly ones on the first; special ones can be completed once. Rewards are paid at once.
 * What was not finished in a day can still be finished later: see banking.ts.
 */
import { rank, type Rarity } from "#game/cards/rarities.ts";
import { dayOf, mondayOf, monthOf } from "#game/lib/day.ts";
import { winObjectives, winRows } from "./win-with.ts";

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

/** What else the missions of a day or a week ask for. */
export const playObjectives = [
  "fight_battles",
  "fight_players",
  ...winObjectives,
  "open_packs",
  "fuse_cards",
  "move_cards",
  "list_cards",
  "give_cards",
] as const;

export type Objective =
  | (typeof objectives)[number]
  | (typeof welcomeSteps)[number]
  | (typeof playObjectives)[number];

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
  rarity?: Rarity,
];

/**
 * The missions that the game ships with; admins add and change them. The daily and weekly ones are the
 * pool from which draw.ts takes each player's: its first ones are a new player's, in this order.
 */
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
  ["Just for fun", "Fight a battle.", "daily", "fight_battles", 1, 20],
  ["Keep on playing", "Fight 4 battles. Lost ones count, too.", "daily", "fight_battles", 4, 40],
  ["A taste of victory", "Win a battle.", "daily", "win_battles", 1, 30],
  ["On a roll", "Win 4 battles of any kind.", "daily", "win_battles", 4, 50],
  ["Feel the heat", "Win a battle with a fire card.", "daily", "win_with_fire", 1, 40],
  ["Make a splash", "Win a battle with a water card.", "daily", "win_with_water", 1, 40],
  ["Solid as a rock", "Win a battle with an earth card.", "daily", "win_with_earth", 1, 40],
  ["Ride the wind", "Win a battle with an air card.", "daily", "win_with_air", 1, 40],
  ["Stay cool", "Win a battle with an ice card.", "daily", "win_with_ice", 1, 40],
  ["Wild at heart", "Win a battle with a nature card.", "daily", "win_with_nature", 1, 40],
  ["Shine bright", "Win a battle with a light card.", "daily", "win_with_light", 1, 40],
  ["Friends of the night", "Win a battle with a dark card.", "daily", "win_with_dark", 1, 40],
  ["Sparks fly", "Win a battle with an electric card.", "daily", "win_with_electric", 1, 40],
  ["Crystal clear", "Win a battle with a crystal card.", "daily", "win_with_crystal", 1, 40],
  ["Tidy the nest", "Move 2 cards into or out of your deck.", "daily", "move_cards", 2, 20],
  ["A new face", "Get a card of any kind.", "daily", "collect_rarity", 1, 30, 0, "common"],
  ["Show and tell", "Share a card outside the game.", "daily", "share_cards", 1, 30],
  ["Open for business", "Offer a card on the marketplace.", "daily", "list_cards", 1, 20],
  ["Meet your match", "Fight against another player.", "daily", "fight_players", 1, 40],
  ["Better together", "Fuse equal cards into one.", "daily", "fuse_cards", 1, 40],
  ["Battle buddies", "Fight 16 battles this week.", "weekly", "fight_battles", 16, 150],
  ["A new family", "Get 6 cards of any kind.", "weekly", "collect_rarity", 6, 150, 0, "common"],
  ["Unwrapping day", "Open a pack this week.", "weekly", "open_packs", 1, 150],
  ["Week of fire", "Win 6 battles with a fire card.", "weekly", "win_with_fire", 6, 150],
  ["Week of water", "Win 6 battles with a water card.", "weekly", "win_with_water", 6, 150],
  ["Week of nature", "Win 6 battles with a nature card.", "weekly", "win_with_nature", 6, 150],
  ["Week of light", "Win 6 battles with a light card.", "weekly", "win_with_light", 6, 150],
  ["Good to see you", "Visit on 3 days of this week.", "weekly", "login_streak", 3, 150],
  ["Fresh team", "Move 8 cards into or out of your deck.", "weekly", "move_cards", 8, 150],
  ["Star of the show", "Share cards 4 times this week.", "weekly", "share_cards", 4, 150],
  ["Little shop", "Offer 4 cards on the marketplace.", "weekly", "list_cards", 4, 100],
  ["Big heart", "Give a card to a friend this week.", "weekly", "give_cards", 1, 150],
  ["Out into the world", "Fight against 6 players.", "weekly", "fight_players", 6, 150],
  ["Glow up", "Fuse equal cards into one.", "weekly", "fuse_cards", 1, 150],
  ["Two for fun", "Fight 2 battles.", "daily", "fight_battles", 2, 30],
  ["Warming up", "Fight 3 battles. Lost ones count, too.", "daily", "fight_battles", 3, 40],
  ["Hat trick", "Win 3 battles of any kind.", "daily", "win_battles", 3, 50],
  ["New neighbours", "Move 4 cards into or out of your deck.", "daily", "move_cards", 4, 30],
  ["Spring cleaning", "Move 6 cards into or out of your deck.", "daily", "move_cards", 6, 30],
  ["Two new faces", "Get 2 cards of any kind.", "daily", "collect_rarity", 2, 40, 0, "common"],
  ...winRows,
];

export const startingMissions: readonly Mission[] = rows.map(
  ([title, description, type, objective, targetValue, coins, cards = 0, rarity = "epic"]) => ({
    title,
    description,
    type,
    objective,
    objectiveParam: objective === "collect_rarity" ? rarity : null,
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
