/** What other sites show of a link into the game. Never anything about a player, and only shared cards. */
import { readId } from "#contract/ids.ts";
import type { Deps } from "#server/lib/deps.ts";
import { cardPreview, GAME_PICTURE, gamePreview, pagePreviews } from "#texts/en/sharing.ts";
import { findSharedCard } from "./shared-cards.ts";
import { GAME } from "./share-picture.ts";

/** `address` is that of a page, such as /tutorial or /card/7; every other one shows the game. */
export async function linkPreview(deps: Deps, address: string) {
  const path = address.replace(/\/$/, "");
  const { publicUrl } = deps;
  const id = path.startsWith("/card/") ? path.slice("/card/".length) : "";
  const shared = id === "" ? null : await findSharedCard(deps, readId<"card">(id));
  if (shared) {
    const { card } = shared;
    const url = `${publicUrl}/card/${card.cardId}`;
    return { ...cardPreview(card), url, image: `${publicUrl}/share/${card.cardId}.jpg` };
  }
  const page = pagePreviews[path];
  return {
    ...(page ?? gamePreview),
    url: publicUrl + (page ? path : "/"),
    image: `${publicUrl}/share/${GAME}.jpg`,
    imageAlt: GAME_PICTURE,
  };
}
