import type { Sharp } from "sharp";
import type { Painting } from "#server/ports/card-artist.ts";

export const PICTURE = { width: 500, height: 700 } as const;
const THUMB = { width: 250, height: 350 } as const;

/** Any image becomes our two WebP sizes; whatever else it carried is left behind. */
export async function encodePainting(image: Sharp): Promise<Painting> {
  const sized = image.resize({ ...PICTURE, fit: "cover" });
  const [picture, thumb] = await Promise.all([
    sized.clone().webp({ quality: 86, effort: 4 }).toBuffer(),
    sized.clone().resize(THUMB).webp({ quality: 82, effort: 4 }).toBuffer(),
  ]);
  return { picture, thumb };
}
