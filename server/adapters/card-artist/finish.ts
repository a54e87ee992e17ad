/** What a custom card's art tier is to the forge: print from the third tier on, and finer lines. */
import type { ArtStyle } from "#forge/genome.ts";
import type { CustomSpecs } from "#game/purchases/custom-card.ts";

type Finish = {
  style: ArtStyle;
  /** Drawn so much larger than it is shown, and then made smaller. */
  detail: number;
};

const plain: Finish = { style: "soft", detail: 1 };

const finishes: Record<CustomSpecs["artQuality"], Finish> = {
  Standard: plain,
  Enhanced: { style: "soft", detail: 1.4 },
  "Premium Manga": { style: "manga", detail: 1 },
  "Ultra HD Manga": { style: "manga", detail: 1.4 },
};

const isTier = (quality: string): quality is CustomSpecs["artQuality"] =>
  Object.hasOwn(finishes, quality);

/** Cards that are no custom cards have no tier. */
export const finishOf = (quality: string | null | undefined): Finish =>
  typeof quality === "string" && isTier(quality) ? finishes[quality] : plain;
