import type { Group } from "#texts/catalogue.ts";
import { inCoins } from "./purse.ts";

export const roadRefusals = {
  road_not_open: "Win against the rival before this one first.",
  road_not_won: "This duel was not won. Play it once more!",
  road_other_rules: "The game has a newer version since this duel. Play it once more!",
  road_team_gone: "A card of this team is no longer yours. Play it once more with another one!",
} satisfies Group;

export const roadAnswers = {
  won: ({ name, coins }: { name: string; coins: number }) =>
    coins > 0 ? `You won against ${name} and get ${inCoins(coins)}.` : `You won against ${name}.`,
} satisfies Group;
