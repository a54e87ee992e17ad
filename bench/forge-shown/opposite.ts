/** The same sentence with another colour, number or stuff: of a golden crown gold is not seen otherwise. */
import { namedColor } from "#forge/paint/palette.ts";
import { isStuff } from "#forge/paint/stuffs.ts";
import { toOklch } from "#forge/paint/color.ts";
import { materials, numbers } from "#forge/understanding/lexicon/looks.ts";
import { borrowedPart } from "#forge/words/lexicon/borrowed-parts.ts";
import { partShapes } from "#forge/words/lexicon/looks.ts";
import { ownerColors, stuffWords } from "#forge/words/lexicon/part-words.ts";
import type { LabelledFact } from "./take-away.ts";

/** Null for other kinds of facts, and where the word does not stand in the sentence just once. */
export function oppositeOf(sentence: string, fact: LabelledFact): string | null {
  const { kind, value } = fact;
  if (kind === "color") return replaced(sentence, [plain(value)], otherColor(plain(value)));
  if (kind === "material") return isKnown(fact) ? otherStuff(sentence, value) : null;
  if (kind !== "count") return null;
  const words = [...numbers].filter(([, count]) => String(count) === value).map(([word]) => word);
  return replaced(sentence, [...words, value], value === "1" ? "three" : "one");
}

const plain = (word: string) => word.replaceAll("_", " ");

/** Of what the forge does not draw another stuff says nothing. */
const isKnown = ({ of, value }: LabelledFact) =>
  isStuff(stuffWords.get(value) ?? value) ||
  value in partShapes ||
  borrowedPart(of, value) !== null ||
  (of === "hair" && ownerColors.has(value));

/** A club is of wood anyway; of ice it would be another one. A noun stands before one and after "of". */
const otherStuff = (sentence: string, value: string) =>
  replaced(sentence, stuffsSpoken(value), value === "ice" ? "wood" : "ice");

/** As an adjective, or as it is. */
const stuffsSpoken = (value: string) => [
  plain(value),
  ...[...materials].filter(([, meaning]) => meaning === value).map(([word]) => word),
];

function replaced(sentence: string, words: readonly string[], other: string): string | null {
  const found = [...sentence.matchAll(new RegExp(`\\b(${words.join("|")})s?\\b`, "gi"))];
  return found.length === 1 ? sentence.replace(found[0]![0], other) : null;
}

/** Across the circle of colours. */
function otherColor(color: string): string {
  const [, chroma, hue] = toOklch(namedColor(color) ?? [0, 0, 0]);
  const isBluish = chroma > 0.03 && hue > 180 && hue < 320;
  return isBluish ? "orange" : "blue";
}
