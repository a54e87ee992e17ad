import type { ShareRefusal } from "#game/sharing/share.ts";
import type { Group } from "#texts/catalogue.ts";

export const shareRefusals = {
  no_shares_left: "You have shared enough for today. Come back tomorrow!",
  no_cards: "You need a card of your own before you can share one.",
  not_active: "Fight a battle first, then share your cards again.",
} satisfies Record<ShareRefusal, string>;

export const drawingRefusals = {
  busy: "Many pictures are being drawn. Please try again soon.",
} satisfies Group;

export const sharedCardRefusals = {
  no_shared_card: "This link shows no card, or not any more.",
} satisfies Group;

export const shareAnswers = {
  rewarded: "Share Reward Claimed",
  opened: "Everybody with the link can see it.",
  stopped: "No Longer Shared",
} satisfies Group;

export const GAME_TITLE = "Taleborn: create, collect and battle creature cards";

export const gamePreview = {
  title: GAME_TITLE,
  description:
    "Describe a creature in your own words, and it becomes a card that is yours. Battle friends " +
    "with teams of three and collect the rarest. Free to play.",
};

/** What other sites show of the pages that visitors read, besides the first one. */
export const pagePreviews: Record<string, typeof gamePreview> = {
  "/tutorial": {
    title: "How to Play Taleborn",
    description: "Create a card from your own words, build a deck and win your first battle.",
  },
  "/rules": {
    title: "The Rules of Taleborn",
    description: "Elements, rarities, battles and rewards: how everything works, with all numbers.",
  },
};

/** What the game's share picture shows. */
export const GAME_PICTURE = "Three creature cards of Taleborn: Galevanth, Vulkarune and Eidolume";

type CardText = "name" | "element" | "rarity" | "description" | "specialAbility" | "looks";

type SharedCard = Record<CardText, string> & Record<"attack" | "defense" | "speed", number>;

export function cardPreview({ name, element, rarity, looks, ...card }: SharedCard) {
  const kind = `${rarity === "epic" ? "an" : "a"} ${rarity} creature of ${element}`;
  return {
    title: `${name}, ${kind}`,
    description:
      `${card.specialAbility}: ${card.description} Attack ${card.attack}, defense ` +
      `${card.defense}, speed ${card.speed}. Describe a creature and get your own card.`,
    imageAlt: `The card of ${name}: ${looks === "" ? kind : looks}`,
  };
}
