/** Many small pictures side by side in one PNG, for people to look at. */
import sharp from "sharp";

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
