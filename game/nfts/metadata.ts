/** What of a card stands on the chain itself: few words, because every byte costs its payer. */
import type { CardDesign } from "#game/cards/card.ts";

const SYMBOL = "TALE";

/** Wallets show no more of a name. */
export const NAME_MAX_BYTES = 32;

/** In UTF-8. */
export function bytesOf(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** As much of it as fits, in whole letters: names may be written in any of the world's alphabets. */
function cut(text: string, mostBytes: number): string {
  let kept = "";
  for (const letter of text) {
    if (bytesOf(kept + letter) > mostBytes) break;
    kept += letter;
  }
  return kept.trimEnd();
}

type Shown = Pick<CardDesign, "name" | "rarity" | "element" | "attack" | "defense">;

export const metadataOf = (card: Shown, uri: string) => ({
  name: cut(card.name, NAME_MAX_BYTES),
  symbol: SYMBOL,
  uri,
  fields: {
    rarity: card.rarity,
    element: card.element,
    attack: String(card.attack),
    defense: String(card.defense),
  },
});
