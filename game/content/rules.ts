import { TEEN_BELOW } from "#game/account/age.ts";
import { TEAM_SIZE } from "#game/battle/team.ts";
import { DECK_SIZE } from "#game/collection/deck.ts";
import { DESCRIPTION_MAX } from "#game/creation/describe.ts";
import { BANKED_DAYS } from "#game/missions/banking.ts";
import type { WrittenItem } from "./content.ts";
import { duelRules } from "./duel-rules.ts";

export const rules: readonly WrittenItem[] = [
  {
    slug: "rule-be-kind",
    title: "Be kind in everything you write",
    category: "Game Rules",
    content: `Other players read your username, and everybody may see your creatures. Descriptions and names are checked before a card is made. These stay outside:

- rude, hateful or cruel words,
- topics for grown-ups, drugs and violence,
- characters and brands that belong to somebody else,
- addresses, links and phone numbers, your own as well.

A description that is refused costs nothing. You are told why, and you may try again at once.`,
  },
  {
    slug: "rule-card-creation",
    title: "Creating cards",
    category: "Card Creation",
    content: `A description has up to ${DESCRIPTION_MAX} characters. Your words decide what the creature is and which element it has; chance decides how rare and how strong it is.

Every player makes one free card a day. The day begins at midnight UTC for everybody, wherever you live. A card that was promised is always finished, even if you close the page.`,
  },
  {
    slug: "rule-owning-cards",
    title: "Your cards stay yours",
    category: "Game Rules",
    content: `Cards are in your deck or in your vault. The deck holds ${DECK_SIZE} cards, the vault any number. No rule of this game takes a card away from you: not a lost battle, not a full deck, not a day on which you do not play.

A card that you give away in a trade belongs to the other player for good, so look twice before you agree.`,
  },
  {
    slug: "rule-battles",
    title: "Fighting a battle",
    category: "Battles",
    content: `Both sides bring exactly ${TEAM_SIZE} cards from their deck. The team with more power wins. Power and the advantage of elements are worked out as this page shows, with nothing hidden and nothing added.

If both teams are equally powerful, the faster team wins. If they are equally fast too, the winner is drawn by a lot that was fixed before the battle began. Every battle can be watched again as it happened.`,
  },
  ...duelRules,
  {
    slug: "rule-missions",
    title: "Missions and the streak",
    category: "Game Rules",
    content: `Missions pay by themselves, in the moment in which you finish them. Daily missions begin anew at midnight UTC, weekly ones on Monday, monthly ones on the first of the month. Special missions can be finished once.

A daily mission that you did not finish can still be finished on the following ${BANKED_DAYS} days. What you do counts for today's mission first, and then for the oldest one that is waiting. Only saying hello and making a card cannot be done later: nobody can visit yesterday, and there is one free card a day.

Your streak grows by one on every day with a visit. One missed day in seven is free and does not end it.`,
  },
  {
    slug: "rule-card-packs",
    title: "Opening card packs",
    category: "General",
    content: `A pack is paid for in the moment in which you tear it open, and its cards are yours in the same moment. The chances of every pack stand beside it before you pay, and so does how many more cards your bad luck can last.

Nobody chooses your cards. Before you open a pack the game has fixed a secret for it and shows the secret's fingerprint. Your browser adds words of its own, or yours, and the cards follow from both. Afterwards you see the secret, and whoever has the link can draw again.`,
  },
  {
    slug: "rule-fair-trading",
    title: "Trading fairly",
    category: "Trading",
    content: `Cards from your deck and from your vault can both be traded. Both players see what is given and what is received before anything changes hands, and then both happen together or not at all.

Do not trick other players, and never trade for anything outside the game.`,
  },
  {
    slug: "rule-coins",
    title: "Coins and money",
    category: "General",
    content: `Coins are earned by playing and cannot be bought. Values in dollars that stand on cards are estimates: nobody pays you that money for a card.

Whatever costs real money says so clearly and shows its odds first. Players under ${TEEN_BELOW} need a parent's approval for it. Nothing that you can buy makes you win in ranked battles.`,
  },
  {
    slug: "rule-one-account",
    title: "One player, one account",
    category: "Account",
    content: `Taleborn is for players of 12 and over, with a parent's approval. Every player has one account. Keep your password to yourself: nobody from Taleborn will ever ask you for it.`,
  },
];
