/** Many small pictures side by side in one PNG, for people to look at. */
import sharp from "sharp";
import type { Genome } from "#forge/genome.ts";
import { setStage, type StageOrder } from "#forge/scene/stage.ts";
import { silhouetteOf } from "#forge/shapes/silhouette.ts";

export type Tile = { image: Buffer; width: number; height: number };

const gap = 4;

export async function saveSheet(
  tiles: readonly Tile[],
  file: string,
  columns = 8,
): Promise<string> {
  const [first] = tiles;
  if (!first) throw new Error("nothing to show");
  const width = first.width + gap;
  const height = first.height + gap;
  const across = Math.min(columns, tiles.length);
  const background = { r: 16, g: 16, b: 24 };
  const size = { width: across * width, height: Math.ceil(tiles.length / across) * height };
  const placed = tiles.map(({ image }, i) => ({
    input: image,
    left: (i % across) * width,
    top: Math.floor(i / across) * height,
  }));
  await sharp({ create: { ...size, channels: 3, background } })
    .composite(placed)
    .toFile(file);
  return file;
}

/** The creature in black on white, as three bytes a pixel: what can be told from its shape alone. */
export function outlinePixels(genome: Genome, order: StageOrder): Uint8Array {
  const { model, framed } = setStage(genome, order);
  const { covered } = silhouetteOf(model, framed.camera);
  return Uint8Array.from({ length: covered.length * 3 }, (_, i) =>
    covered[Math.floor(i / 3)] ? 0 : 255,
  );
}
