import type { MissionType, Objective } from "#game/missions/missions.ts";

export const typeWords: Record<MissionType, string> = {
  daily: "Daily",
  weekly: "Weekly",
  monthly: "Monthly",
  special: "Special",
};

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
};
