import type { SwapRefusal } from "#game/missions/draw.ts";
import type { Group } from "#texts/catalogue.ts";

type Rewards = { coins: number; credits: number; cards: number };

/** Such as "+500 coins, +1 card". */
export function rewardText({ coins, credits, cards }: Rewards): string {
  const words = [
    [coins, "coin"],
    [credits, "credit"],
    [cards, "card"],
  ] as const;
  return words
    .filter(([count]) => count > 0)
    .map(([count, word]) => `+${count}\u00a0${word}${count === 1 ? "" : "s"}`)
    .join(", ");
}

export const swapRefusals = {
  no_mission: "This mission is not one of yours today.",
  finished: "You have finished this mission already. Well done!",
  swapped_today: "You had another one today. You can swap again tomorrow.",
  no_other: "There is no other mission for you right now.",
} satisfies Record<SwapRefusal, string>;

export const missionAnswers = {
  swapped: ({ title }: { title: string }) => `Your new mission: ${title}`,
} satisfies Group;

export const seasonRefusals = {
  season_not_begun: "This season has not begun yet.",
  season_finished: "You have finished this season. Well done!",
} satisfies Group;

export const seasonAnswers = {
  chosen: ({ name }: { name: string }) => `Your missions count for ${name} now.`,
} satisfies Group;

/** The title is the mission's own. */
export const missionNotifications = {
  mission_completed({ title, ...rewards }: Rewards & { title: string }) {
    const reward = rewardText(rewards);
    return { title, text: reward === "" ? "Mission completed" : `Mission completed: ${reward}` };
  },
  look_earned: ({ look, season }: { look: string; season: string }) => ({
    title: `A new look: ${look}`,
    text: `You earned it in ${season}. Wear it on your page.`,
  }),
};
