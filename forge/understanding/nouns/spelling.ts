/** What a misspelled noun may mean: "dragin", "elefant". */
import { homeOf, knownNouns, type Home } from "./homes.ts";

const lengthMin = 5;
const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** All words that are one slip away: a letter too few, too many, wrong or swapped. */
function* slipsOf(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after) yield before + after.slice(1);
    if (after.length > 1) yield before + after.charAt(1) + after.charAt(0) + after.slice(2);
    for (const letter of letters) {
      yield before + letter + after;
      if (after) yield before + letter + after.slice(1);
    }
  }
}

/** Nobody means a rare person or a part of a machine. */
const vague = new Set(["human", "block", "blob", "machine", "bodypart"]);
const likeliest = ["creature", "being", "thing", "plant"];

const orderOf = (slip: string, { home, group }: Home) =>
  likeliest.indexOf(group) - (slip === home ? 0.5 : 0);

/** The noun that was meant; null for a word that is known, too short, or too far from all. */
export function respelled(word: string): string | null {
  if (word.length < lengthMin || homeOf(word)) return null;
  const nouns = knownNouns();
  const found = [...new Set(slipsOf(word))].flatMap((slip) => {
    const home = nouns.get(slip);
    return home && !home.isWeak && !vague.has(home.home)
      ? [{ slip, order: orderOf(slip, home) }]
      : [];
  });
  return found.toSorted((a, b) => a.order - b.order)[0]?.slip ?? null;
}
