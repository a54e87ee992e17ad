import { levelNames, winPercent } from "#game/battle/computer-levels.ts";
import { START_COINS } from "#game/account/sign-up.ts";
import { DECK_SIZE } from "#game/collection/deck.ts";
import { BANKED_DAYS } from "#game/missions/banking.ts";
import { WELCOME_CARDS } from "#game/packs/welcome.ts";
import type { WrittenItem } from "./content.ts";

export const chapters: readonly WrittenItem[] = [
  {
    slug: "tutorial-first-ten-minutes",
    title: "Your first ten minutes",
    category: "Getting Started",
    content: `You begin with ${WELCOME_CARDS} cards in your deck and ${START_COINS} coins. This is a good way to start:

- Make today's free card. Write one sentence and watch your creature take shape.
- Battle the computer on an easy level. Your first win of the day brings a new card.
- Move a card into your vault and back, so that you know both places.
- Look at Daily Missions on your home screen. You have probably finished some of them by now.

Five small missions for newcomers pay coins on the way, and three more cards when all of them are done.`,
  },
  {
    slug: "tutorial-good-words",
    title: "Words that make good creatures",
    category: "Card Creation",
    content: `Say what it is, what it looks like, and one thing that nobody else would think of. "A dragon" is a dragon. "A shy dragon made of clouds that collects umbrellas" is yours alone.

- Name an animal or a shape: fox, beetle, whale, golem.
- Name what it is made of, or where it lives: moss, glass, the night sky, a volcano.
- Give it a thing or a habit: a lantern, a tea shop on its back, always late.

An element in your words, such as fire or ice, becomes the element of your card. How rare and how strong the card is, is decided by chance alone: long sentences are not luckier than short ones.`,
  },
  {
    slug: "tutorial-choosing-a-team",
    title: "Choosing three for a battle",
    category: "Battles",
    content: `Three strong cards are good. Three strong cards of different elements are better, because one of them will nearly always have an advantage.

The button My Strongest picks the three with the most power. Against the computer you can do better: you see the three elements of your rival before you pick, and each of your cards says which of them it beats. The rival stays until you fight it, so take your time.

Harder levels pay more coins. With your three strongest cards you win ${winPercent[1]} of 100 battles on ${levelNames[1]}, ${winPercent[3]} on ${levelNames[3]} and ${winPercent[5]} on ${levelNames[5]}; with the right elements far more.

Losing costs nothing. Your three cards gain experience either way.`,
  },
  {
    slug: "tutorial-deck-or-vault",
    title: "Deck or vault?",
    category: "Getting Started",
    content: `Only cards in your deck can battle, and the deck has ${DECK_SIZE} places. Everything else rests in the vault, which never gets full.

A new card goes to your deck while there is room and to your vault when there is none. Nothing is ever thrown away. Move cards as often as you like, it is free.`,
  },
  {
    slug: "tutorial-a-little-every-day",
    title: "A little every day, without a must",
    category: "Advanced Tips",
    content: `The free card, the first win and the daily missions come back every day. If you cannot come, little is lost at once: the daily mission of winning battles waits for you for ${BANKED_DAYS} more days, and one missed day a week does not end your streak.

So play on the days that suit you. When you come back, what you do counts for today first, and then for the oldest day that is waiting.`,
  },
];
