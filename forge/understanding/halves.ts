/** What each side of a body is like: "half ice half fire", "green at the front". */
import { isStuff } from "#forge/paint/stuffs.ts";
import { colors, materials } from "./lexicon/looks.ts";
import { addDetailed, skip, textAt, use, type Reading } from "./reading.ts";

/** "Half red", "half ice and half fire", "green at the front". */
export const readHalf = (reading: Reading, of: string): boolean =>
  readHalves(reading, of) || readSide(reading, of);

/** Where the words of "half ice, half fire" stand; null for halves of two kinds. */
function halvesAt(reading: Reading, at: number): readonly [number, number] | null {
  const other = at + 2 + (/^(and|,)$/.test(textAt(reading, at + 2)) ? 1 : 0);
  const words = [at + 1, other + 1] as const;
  const areHalves = [at, other].every((each) => textAt(reading, each) === "half");
  return areHalves && words.every((each) => isLook(textAt(reading, each))) ? words : null;
}

const isLook = (word: string) => colors.has(word) || materials.has(word) || isStuff(word);

/** Behind "half ice half fire" in "half ice half fire wolf"; null where no such halves are. */
export function endOfHalves(reading: Reading, at: number): number | null {
  const words = halvesAt(reading, at);
  return words && words[1] + 1;
}

export function readHalves(reading: Reading, of: string): boolean {
  const words = halvesAt(reading, reading.at);
  if (!words) return false;
  for (const at of words) {
    const word = textAt(reading, at);
    const kind = colors.has(word) ? "color" : "material";
    addDetailed(reading, { kind, of, value: materials.get(word) ?? word, detail: "half" });
  }
  while (reading.at <= words[1]) use(reading);
  return true;
}

function readSide(reading: Reading, of: string): boolean {
  const isOfHalf = textAt(reading) === "half";
  const at = reading.at + (isOfHalf ? 1 : 0);
  const color = textAt(reading, at);
  if (!colors.has(color)) return false;
  const words = [1, 2, 3].map((next) => textAt(reading, at + next));
  const side = isOfHalf ? "half" : sideIn(words);
  if (side === null) return false;
  addDetailed(reading, { kind: "color", of, value: color, detail: side });
  const end = isOfHalf ? at : at + words.indexOf(side) + 1;
  while (reading.at <= end) use(reading);
  if (textAt(reading) === "," || (textAt(reading) === "and" && isHalfAt(reading, reading.at + 1)))
    skip(reading);
  return true;
}

const isHalfAt = (reading: Reading, at: number) =>
  textAt(reading, at) === "half" || colors.has(textAt(reading, at));

/** "At the front", "on top". */
function sideIn(words: readonly string[]): string | null {
  if (!/^(at|on|in)$/.test(words[0]!)) return null;
  const side = words[1] === "the" || words[1] === "its" ? words[2]! : words[1]!;
  return /^(front|back|top|bottom|left|right)$/.test(side) ? side : null;
}

export const isHalf = (reading: Reading): boolean =>
  textAt(reading) === "half" &&
  (colors.has(textAt(reading, reading.at + 1)) || halvesAt(reading, reading.at) !== null);
