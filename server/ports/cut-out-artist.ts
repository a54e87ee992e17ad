import type { PaintRequest } from "./card-artist.ts";
import type { CardWords } from "./card-writer.ts";

/** What a picture was drawn from. */
export type DrawnFrom = Omit<PaintRequest, "words"> & Pick<CardWords, "element">;

/**
 * Draws creatures alone, with nothing behind them, so that two creatures can stand on one stage.
 */
export interface CutOutArtist {
  /** The card artist whose creatures it can draw. */
  of: string;
  /** Another version draws the same creature in another way. */
  version: string;
  /**
   * WebP bytes with transparency. Null: an older version drew the picture, and what this one would draw
   * does not look like it.
   */
  cutOut(request: DrawnFrom & { picture: Uint8Array }): Promise<Uint8Array | null>;
}
