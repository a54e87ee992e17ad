import { Layers, Repeat, Sparkles, Swords, type LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import { TEAM_SIZE } from "#game/battle/team.ts";
import { DECK_SIZE } from "#game/collection/deck.ts";
import { BANKED_DAYS } from "#game/missions/banking.ts";
import { WELCOME_CARDS } from "#game/packs/welcome.ts";
import { BattleScene } from "./scenes/battle-scene.tsx";
import { CreateScene, EXAMPLE } from "./scenes/create-scene.tsx";
import { DaysScene } from "./scenes/days-scene.tsx";
import { DeckScene } from "./scenes/deck-scene.tsx";
import type { SceneProps } from "./scenes/scene-props.ts";
import { TradeScene } from "./scenes/trade-scene.tsx";

type Step = { title: string; text: string; Scene: ComponentType<SceneProps> };

export const steps: readonly Step[] = [
  {
    title: "Describe a creature",
    text: `Write a sentence, such as “${EXAMPLE}”. A card of it is yours a moment later, free once a day.`,
    Scene: CreateScene,
  },
  {
    title: "Build your deck",
    text: `Your battle deck holds ${DECK_SIZE} cards. More cards wait in your vault, and you can move them any time.`,
    Scene: DeckScene,
  },
  {
    title: "Pick three and battle",
    text: `Every battle is ${TEAM_SIZE} cards against ${TEAM_SIZE}. The stronger team wins, and a card gets stronger for every rival that its element beats.`,
    Scene: BattleScene,
  },
  {
    title: "Trade with friends",
    text: "Give a card that you have twice, and get one that you miss. Both of you see the whole deal before anything changes hands.",
    Scene: TradeScene,
  },
  {
    title: "Come back when you like",
    text: `Every day brings a free card and missions that pay coins. Many that you do not finish wait for ${BANKED_DAYS} more days, and one missed day a week does not end your streak.`,
    Scene: DaysScene,
  },
];

/** The four words of the game, for the page below the player. */
export const words: readonly (readonly [title: string, text: string, Icon: LucideIcon])[] = [
  [
    "Create",
    "Describe any creature. Its name, picture and tale come from your words; chance decides how rare it is.",
    Sparkles,
  ],
  [
    "Collect",
    `You start with ${WELCOME_CARDS} cards. Fill your deck, keep the others in the vault, and look for the five rarities.`,
    Layers,
  ],
  [
    "Battle",
    "Choose three cards of your deck and meet the computer or another player. Mind the elements!",
    Swords,
  ],
  [
    "Trade",
    "Give and take with other players: every card can be traded, from the deck and the vault.",
    Repeat,
  ],
];
