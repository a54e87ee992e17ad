import type { Rarity } from "#game/cards/rarities.ts";
import type { CardWords } from "./card-writer.ts";

export type PaintRequest = {
  description: string;
  rarity: Rarity;
  seed: number;
  words: CardWords;
  /** How fine a picture was paid for, such as "Ultra HD Manga". */
  quality?: string | null;
  /** In its signature pose. */
  isPosed?: boolean;
};

/** WebP bytes: 500×700 pixels, and a small one for grids. */
export type Painting = { picture: Uint8Array; thumb: Uint8Array };

/** Turns a creature's words into its picture. Throws when it cannot; another artist then does. */
export interface CardArtist {
  /** Which artist this is, as it is recorded with the creation. */
  name: string;
  paint(request: PaintRequest): Promise<Painting>;
}
