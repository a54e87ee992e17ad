import { rewardWords, type Rewards } from "#game/missions/reward-words.ts";

/** The title is the mission's own. */
export const missionNotifications = {
  mission_completed({ title, ...rewards }: Rewards & { title: string }) {
    const reward = rewardWords(rewards);
    return { title, text: reward === "" ? "Mission completed" : `Mission completed: ${reward}` };
  },
};
