/**
 * Draws the icons of the installed game from web/public/logo.svg, to web/public/icons/:
 *   node tools/pinned.mjs node workshop/app-icons.ts
 */
import { mkdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import sharp from "sharp";
import { home } from "#tools/set-up.mjs";

const folder = join(home, "web/public/icons");

type Icon = {
  file: string;
  size: number;
  /** How much of the icon's height the logo takes. */
  share: number;
  /** Whether the night behind the logo fills the icon to its edges. */
  isOpaque: boolean;
};

const icons: readonly Icon[] = [
  { file: "icon-192.png", size: 192, share: 1, isOpaque: false },
  { file: "icon-512.png", size: 512, share: 1, isOpaque: false },
  // A phone cuts its own shape out of this one; only the middle 80 % are safe from that.
  { file: "maskable-512.png", size: 512, share: 0.72, isOpaque: true },
  { file: "apple-touch-icon.png", size: 180, share: 0.86, isOpaque: true },
];

/** The dark page with its violet light, as in web/ui/tokens.css. */
const night = (size: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <radialGradient id="glow" cy=".42" r=".62">
      <stop offset="0" stop-color="#4b2f9e"/><stop offset="1" stop-color="#0c0a1d"/>
    </radialGradient>
    <rect width="100%" height="100%" fill="url(#glow)"/>
  </svg>`);

async function draw({ file, size, share, isOpaque }: Icon): Promise<void> {
  const height = Math.round(size * share);
  const drawn = await readFile(join(home, "web/public/logo.svg"));
  const logo = await sharp(drawn, { density: (72 * size) / 64 })
    .resize(height)
    .png()
    .toBuffer();
  const ground = isOpaque
    ? sharp(night(size))
    : sharp({ create: { width: size, height: size, channels: 4, background: "transparent" } });
  await ground
    .composite([{ input: logo }])
    // With few colours the night would have rings.
    .png({ palette: !isOpaque, compressionLevel: 9 })
    .toFile(join(folder, file));
}

await mkdir(folder, { recursive: true });
await Promise.all(icons.map(draw));
console.log(`${relative(home, folder)}: ${icons.length} icons`);
