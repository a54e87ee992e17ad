import type { Tx } from "#server/lib/db.ts";
import type { DrawnFrom } from "#server/ports/cut-out-artist.ts";
import { findByPicture } from "./queries.ts";

/** What a picture was drawn from; null when it is no card's, or not by this artist. */
export async function drawnFrom(
  tx: Tx,
  picture: { picture: string; by: string },
): Promise<DrawnFrom | null> {
  const creation = await findByPicture(tx, picture);
  const element = creation?.words.element;
  if (!creation || !element) return null;
  const { description, rarity, seed, artQuality: quality, isPosed } = creation;
  return { description, rarity, seed, element, quality, isPosed };
}
