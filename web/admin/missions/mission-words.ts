import type { MissionType, Objective } from "#game/missions/missions.ts";
import { cardsAsked, winObjectives, type WinObjective } from "#game/missions/win-with.ts";

export const typeWords: Record<MissionType, string> = {
  daily: "Daily",
  weekly: "Weekly",
  monthly: "Monthly",
  special: "Special",
};

const winWords = Object.fromEntries(
  winObjectives.map((objective) => [objective, `Win with ${cardsAsked(objective)}`]),
) as Record<WinObjective, string>;

export const objectiveWords: Record<Objective, string> = {
  create_cards: "Create cards",
  win_battles: "Win battles",
  complete_trades: "Complete trades",
  collect_rarity: "Collect a rarity",
  login_streak: "Visit on days",
  share_cards: "Share cards",
  purchase_credits: "Buy credits",
  finish_tutorial: "Finish the tutorial",
  first_card: "Create the first card",
  first_battle: "Fight the first battle",
  first_win: "Win the first battle",
  first_deck_move: "Move a card for the first time",
  fight_battles: "Fight battles",
  fight_players: "Fight other players",
  ...winWords,
  open_packs: "Open packs",
  fuse_cards: "Fuse cards",
  move_cards: "Move cards",
  list_cards: "Offer cards for sale",
  give_cards: "Give cards away",
};
