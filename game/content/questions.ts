import { START_COINS } from "#game/account/sign-up.ts";
import { LEVEL_MAX } from "#game/collection/level.ts";
import { DECK_SIZE } from "#game/collection/deck.ts";
import { BANKED_DAYS } from "#game/missions/banking.ts";
import { WELCOME_CARDS } from "#game/packs/welcome.ts";
import type { WrittenItem } from "./content.ts";

export const questions: readonly WrittenItem[] = [
  {
    slug: "faq-free",
    title: "Is Taleborn free?",
    category: "General",
    content: `Yes. You get ${WELCOME_CARDS} cards and ${START_COINS} coins when you sign up and one free card of your own every day, without a credit card and without anything to install.`,
  },
  {
    slug: "faq-more-cards",
    title: "How do I get more cards?",
    category: "Getting Started",
    content: `- Make your free card of the day.
- Win a battle: the first win of every day brings a card.
- Finish missions. Some of them pay with cards.
- Collect coins for card packs, and trade with friends.`,
  },
  {
    slug: "faq-tomorrow",
    title: "Why does the button say Available Tomorrow?",
    category: "Card Creation",
    content:
      "You have made today's free card. The next one is ready when the new day begins at midnight UTC. Your home screen tells you when that is on your own clock.",
  },
  {
    slug: "faq-refused",
    title: "Why was my description refused?",
    category: "Card Creation",
    content:
      "Cards are seen by players from 12 years on, so some words and topics are left out, and so are characters that belong to somebody else. Below your description you read why, with three ideas that will work. Your free card is not used up.",
  },
  {
    slug: "faq-lose-battle",
    title: "Do I lose cards when I lose a battle?",
    category: "Battles",
    content:
      "Never. Your cards stay yours, and each of the three gains experience even when you lose. You usually get a few coins for trying, too.",
  },
  {
    slug: "faq-levels",
    title: "What are levels good for?",
    category: "Battles",
    content: `A card gains experience in every battle and rises up to level ${LEVEL_MAX}. A level is an honour: it shows how much you have been through together, but it adds no power. So a new player can beat an old one.`,
  },
  {
    slug: "faq-deck-full",
    title: "What happens when my deck is full?",
    category: "Getting Started",
    content: `The deck has ${DECK_SIZE} places. After that, new cards go to your vault, where there is always room. Move a card to the vault to make a place for another one.`,
  },
  {
    slug: "faq-coins",
    title: "How do I earn coins?",
    category: "General",
    content: `- Finish missions.
- Battle: you get coins for wins, and a few for losses.
- Come and play: every day brings {dailyGiftCoins} coins, and every seventh a chest with {chestCoins}.
- Share your cards with friends: {shareCoins} coins, up to {sharesPerDay} times a day.`,
  },
  {
    slug: "faq-banked",
    title: "What does Banked mean on a mission?",
    category: "Advanced Tips",
    content: `You did not finish that daily mission on an earlier day, and you still can. It waits for ${BANKED_DAYS} days. Finish today's mission first, and everything after that counts for the oldest day that is waiting. You are paid for each of them.`,
  },
  {
    slug: "faq-streak",
    title: "I missed a day. Is my streak gone?",
    category: "Advanced Tips",
    content:
      "Not if it was only one. One missed day in seven is free: the streak goes on where it was. Only when you miss another one within the same seven days does it begin again at one.",
  },
  {
    slug: "faq-money",
    title: "Is the value on my card real money?",
    category: "Trading",
    content:
      "No. It is an estimate of how strong and how rare the card is, so that you can compare cards. It is not a price that somebody pays.",
  },
  {
    slug: "faq-nft",
    title: "Do I need to know what an NFT is?",
    category: "NFT/Blockchain",
    content:
      "No. Every card is yours and works everywhere in the game without it. An NFT is an entry in a public book, the blockchain, that says who owns something. Players who want that can turn a card into one, and nothing about playing changes.",
  },
  {
    slug: "faq-password",
    title: "I forgot my password. What now?",
    category: "Account",
    content:
      "On the sign-in page, choose the link for a forgotten password and type your e-mail address. You receive a letter with a link to choose a new one. The link works once, and only for a short time.",
  },
  {
    slug: "faq-calm",
    title: "Can I make the game calmer, lighter or bigger?",
    category: "Support",
    content:
      "Yes. At the foot of every page you choose between light and dark colours. If your device is set to reduce motion, nothing moves here that does not have to. And you can enlarge every page with your browser's zoom.",
  },
];
