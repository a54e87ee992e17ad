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

/** The title is the mission's own. */
export const missionNotifications = {
  mission_completed({ title, ...rewards }: Rewards & { title: string }) {
    const reward = rewardText(rewards);
    return { title, text: reward === "" ? "Mission completed" : `Mission completed: ${reward}` };
  },
};
