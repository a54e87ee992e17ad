import { Layers, Repeat, Sparkles, Swords, Trophy, type LucideIcon } from "lucide-react";
import { DECK_SIZE } from "#game/collection/deck.ts";

type Step = { title: string; text: string; Icon: LucideIcon };

export const steps: readonly Step[] = [
  {
    title: "Describe a creature",
    text: "Write a sentence, such as “a sleepy dragon made of clouds”. A card of it is yours a moment later, free once a day.",
    Icon: Sparkles,
  },
  {
    title: "Build your deck",
    text: `Your battle deck holds ${DECK_SIZE} cards. More cards wait in your vault, and you can move them any time.`,
    Icon: Layers,
  },
  {
    title: "Pick three and battle",
    text: "Every battle is three cards against three. The stronger team wins, and the right elements make it stronger.",
    Icon: Swords,
  },
  {
    title: "Win rewards",
    text: "Victories bring coins and experience. The first victory of a day also brings a new card.",
    Icon: Trophy,
  },
  {
    title: "Trade and share",
    text: "Swap cards with friends, sell what you have twice, and show your best finds.",
    Icon: Repeat,
  },
];

/** The four words of the game, for the page below the player. */
export const words: readonly (readonly [title: string, text: string])[] = [
  [
    "Create",
    "Describe any creature. Its name, picture and tale come from your words; chance decides how rare it is.",
  ],
  [
    "Collect",
    "You start with 12 cards. Fill your deck, keep the others in the vault, and look for the five rarities.",
  ],
  [
    "Battle",
    "Choose three cards of your deck and meet the computer or another player. Mind the elements!",
  ],
  [
    "Trade",
    "Give and take with other players: every card can be traded, from the deck and the vault.",
  ],
];
