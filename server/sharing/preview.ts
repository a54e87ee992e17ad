/** What other sites show of a link into the game. Never anything about a player. */
import { readId } from "#contract/ids.ts";
import type { Deps } from "#server/lib/deps.ts";
import * as queries from "./queries.ts";
import { GAME } from "./share-picture.ts";

type Words = { title: string; description: string };

const game: Words = {
  title: "Taleborn: create, collect and battle creature cards",
  description:
    "Describe a creature in your own words, and it becomes a card that is yours. Battle friends " +
    "with teams of three and collect the rarest. Free to play.",
};

/** The pages that visitors read, besides the first one. */
const pages: Record<string, Words> = {
  "/tutorial": {
    title: "How to Play Taleborn",
    description: "Create a card from your own words, build a deck and win your first battle.",
  },
  "/rules": {
    title: "The Rules of Taleborn",
    description: "Elements, rarities, battles and rewards: how everything works, with all numbers.",
  },
};

/** `address` is that of a page, such as /tutorial or /card/7; every other one shows the game. */
export async function linkPreview(deps: Deps, address: string) {
  const path = address.replace(/\/$/, "");
  const { publicUrl } = deps;
  const id = path.startsWith("/card/") ? path.slice("/card/".length) : "";
  const card = id === "" ? null : await queries.findSharedCard(deps.db, readId<"card">(id));
  if (card) return cardPreview(card, publicUrl);
  const page = pages[path];
  return {
    ...(page ?? game),
    url: publicUrl + (page ? path : "/"),
    image: `${publicUrl}/share/${GAME}.jpg`,
    imageAlt: "Three creature cards of Taleborn: Galevanth, Vulkarune and Eidolume",
  };
}

function cardPreview(card: queries.SharedCardRow, publicUrl: string) {
  const { cardId, name, element, rarity, looks } = card;
  const kind = `${rarity === "epic" ? "an" : "a"} ${rarity} creature of ${element}`;
  return {
    title: `${name}, ${kind}`,
    description:
      `${card.specialAbility}: ${card.description} Attack ${card.attack}, defense ` +
      `${card.defense}, speed ${card.speed}. Describe a creature and get your own card.`,
    url: `${publicUrl}/card/${cardId}`,
    image: `${publicUrl}/share/${cardId}.jpg`,
    imageAlt: `The card of ${name}: ${looks === "" ? kind : looks}`,
  };
}
