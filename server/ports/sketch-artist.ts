import type { PaintRequest } from "./card-artist.ts";
import type { CardWords } from "./card-writer.ts";

export type SketchRequest = Omit<PaintRequest, "words"> & Pick<CardWords, "element">;

/** Shows in a moment, and small, what the forge would paint of a request. */
export interface SketchArtist {
  /** WebP bytes. Null: so many sketches are wanted that this one would take too long. */
  sketch(request: SketchRequest): Promise<Uint8Array> | null;
}
