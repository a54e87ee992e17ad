/** What duelists can say to each other: a fixed list, so that nobody can be insulted. */
export const emotes = ["hello", "good-move", "wow", "thinking", "oops", "good-game"] as const;

export type Emote = (typeof emotes)[number];

export const emoteWords: Record<Emote, string> = {
  hello: "Hello!",
  "good-move": "Good move!",
  wow: "Wow!",
  thinking: "Let me think …",
  oops: "Oops!",
  "good-game": "Good game!",
};
