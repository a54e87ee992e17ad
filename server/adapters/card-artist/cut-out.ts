import sharp from "sharp";
import type { ForgeThreads } from "#server/adapters/forge/threads.ts";
import type { CutOutArtist } from "#server/ports/cut-out-artist.ts";
import { areAlike } from "./alike.ts";
import type { DrawnSize } from "./embedded.ts";
import { PICTURE } from "./encode.ts";
import { finishOf } from "./finish.ts";
import { inTurn } from "./in-turn.ts";

/** Of the square that a creature fills: it is about 480 pixels high. */
const SIDE = 600;
/** Large enough to see whether the forge still draws a picture as it did. */
const TRIAL = { width: 200, height: 280 } as const;

/** Draws with the forge, as large in proportion as it draws its pictures. */
export function forgeCutOuts(
  threads: Pick<ForgeThreads, "cutOut" | "draw">,
  size: DrawnSize = PICTURE,
): CutOutArtist {
  const side = Math.round((SIDE * size.height) / PICTURE.height);
  const trial = size.height < TRIAL.height ? size : TRIAL;
  const next = inTurn();
  return {
    of: "forge",
    version: `1 ${side}`,
    cutOut: ({ quality, picture, ...request }) =>
      next(async () => {
        const task = { ...request, style: finishOf(quality).style };
        const pixels = await threads.draw({ ...task, ...trial });
        const redrawn = sharp(pixels, { raw: { ...trial, channels: 3 } });
        if (!(await areAlike(sharp(picture), redrawn))) return null;
        return encodeCutOut(await threads.cutOut({ ...task, side }));
      }),
  };
}

type Cut = { pixels: Uint8ClampedArray; width: number; height: number };

const encodeCutOut = ({ pixels, width, height }: Cut): Promise<Uint8Array> =>
  sharp(pixels, { raw: { width, height, channels: 4 } })
    .webp({ quality: 82, alphaQuality: 90, effort: 4 })
    .toBuffer();
