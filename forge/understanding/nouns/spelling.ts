/** What a misspelled noun may mean: "dragin", "elefant". */
import { homeOf, knownNouns, type Home } from "./homes.ts";
import { singulars } from "./singulars.ts";

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
  const nouns = knownNouns();
  if (word.length < lengthMin || singulars(word).some((form) => nouns.has(form))) return null;
  // "Elefant" ends in an ant, "sandworm" in a worm.
  if (homeOf(word)) return soundsLike(word);
  const found = [...new Set(slipsOf(word))].flatMap((slip) => {
    const home = nouns.get(slip);
    return home && !home.isWeak && !vague.has(home.home)
      ? [{ slip, order: orderOf(slip, home) }]
      : [];
  });
  const [best] = found.toSorted((a, b) => a.order - b.order);
  // A rare word that is one letter off is less likely than a common one that sounds the same.
  const isKind = best !== undefined && homeOf(best.slip)?.home === best.slip;
  return isKind ? best.slip : (soundsLike(word) ?? best?.slip ?? null);
}

/** How it sounds without its vowels: "dinasor" and "dinosaur" are `dnsr`. */
const soundOf = (word: string): string =>
  word.charAt(0) +
  word
    .slice(1)
    .replaceAll("ph", "f")
    .replaceAll(/ck?|q/g, "k")
    .replaceAll("z", "s")
    .replaceAll(/[aeiouyh]/g, "")
    .replaceAll(/(.)\1+/g, "$1");

const soundMin = 4;
const lengthDifferenceMax = 2;

let kindsBySound: ReadonlyMap<string, string[]> | null = null;

function readKinds(): Map<string, string[]> {
  const kinds = new Map<string, string[]>();
  for (const kind of new Set([...knownNouns().values()].map(({ home }) => home))) {
    if (vague.has(kind) || kind.length < lengthMin) continue;
    kinds.set(soundOf(kind), [...(kinds.get(soundOf(kind)) ?? []), kind]);
  }
  return kinds;
}

/** Only the kinds themselves are guessed by their sound. */
function soundsLike(word: string): string | null {
  const sound = soundOf(word);
  if (sound.length < soundMin) return null;
  const found = (kindsBySound ??= readKinds()).get(sound) ?? [];
  return found.find((kind) => Math.abs(kind.length - word.length) <= lengthDifferenceMax) ?? null;
}
