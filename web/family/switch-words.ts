import type { Switch } from "#game/account/capabilities.ts";

/** What each switch of a guardian opens: its name, and one sentence. */
export const switchWords: Record<Switch, { title: string; text: string }> = {
  trade: { title: "Trade with friends", text: "Swap cards with somebody who has the code." },
  market: { title: "Market", text: "Sell cards to other players for coins, and buy theirs." },
  gifts: { title: "Gifts", text: "Give cards away, and take cards that others give." },
  friends: {
    title: "Friends",
    text: "Be friends by a code or after a battle, see each other's creatures, and duel. No chat.",
  },
  strangers: { title: "Play against strangers", text: "Live duels with players they do not know." },
  emotes: {
    title: "Watch and wave",
    text: "Watch duels of friends, be watched by friends, and send ready-made words. No chat.",
  },
  sharing: { title: "Share cards", text: "Show cards outside the game to whoever has the link." },
  invites: { title: "Invite friends", text: "Send a code with which friends sign up." },
  outside_ai: {
    title: "Drawn by an AI service",
    text: "Their words for a creature go to a company that draws pictures.",
  },
  messages: { title: "Messages to devices", text: "Notifications when the game is not open." },
  wallet: { title: "Wallet and NFT", text: "Take cards out of the game as digital collectibles." },
};
