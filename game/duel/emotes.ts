/** What duelists can say to each other: a fixed list, so that it cannot hold an insult. */
export const emotes = ["hello", "good-move", "wow", "thinking", "oops", "good-game"] as const;

export type Emote = (typeof emotes)[number];
