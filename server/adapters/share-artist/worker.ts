/** Runs in a worker thread: setting letters and drawing must not hold up players. */
import sharp from "sharp";
import type { CardToDraw } from "#server/ports/share-artist.ts";
import { openLetters } from "./letters.ts";
import { cardScene, gameScene, tokenScene } from "./scenes.ts";

const letters = openLetters();

export async function drawCard(shared: CardToDraw) {
  return encode(cardScene(await readable(shared), letters));
}

export async function drawToken(shared: CardToDraw) {
  const svg = tokenScene(await readable(shared), letters);
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer());
}

export async function drawGame(cards: readonly CardToDraw[]) {
  return encode(gameScene(await Promise.all(cards.map(readable)), letters));
}

/** The drawing program reads few formats: whatever a picture was, it becomes JPEG. */
async function readable({ card, picture }: CardToDraw): Promise<CardToDraw> {
  const jpeg = await sharp(picture).resize(500, 700).jpeg({ quality: 94 }).toBuffer();
  return { card, picture: jpeg };
}

async function encode(svg: string): Promise<Uint8Array> {
  const jpeg = await sharp(Buffer.from(svg))
    .jpeg({ quality: 86, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return new Uint8Array(jpeg);
}
