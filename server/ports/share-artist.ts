import type { CardDesign } from "#game/cards/card.ts";

/** What stands on the picture of a shared card. Nothing about any player: children share too. */
export type SharedCard = Pick<
  CardDesign,
  "name" | "element" | "rarity" | "attack" | "defense" | "specialAbility" | "description"
> & { speed: number };

/** A card, and the bytes of its own picture in any format. */
export type CardToDraw = { card: SharedCard; picture: Uint8Array };

/** Draws what other sites show of cards: beside a link it is JPEG, 1200 × 630 pixels. */
export interface ShareArtist {
  /** Another version draws the same card in another way. */
  version: string;
  drawCard(shared: CardToDraw): Promise<Uint8Array>;
  /** The card alone, as an NFT's picture: PNG, 500 × 700, because wallets read little else. */
  drawToken(shared: CardToDraw): Promise<Uint8Array>;
  /** The picture for the game itself, with three of its cards. */
  drawGame(cards: readonly CardToDraw[]): Promise<Uint8Array>;
}
