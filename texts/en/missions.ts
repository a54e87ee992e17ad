import { rewardWords, type Rewards } from "#game/missions/reward-words.ts";
import type { NewsGroup } from "#texts/catalogue.ts";

/** The title is the mission's own. */
export const missionNews = {
  mission_completed({ title, ...rewards }: Rewards & { title: string }) {
    const reward = rewardWords(rewards);
    return { title, text: reward === "" ? "Mission completed" : `Mission completed: ${reward}` };
  },
} satisfies NewsGroup;
