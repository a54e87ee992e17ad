/**
 * Letters that look like others. `confusables` knows some 2,800 characters that can be read as Latin
 * letters: other alphabets, small capitals, circled, squared and flipped ones.
 */
import { remove } from "confusables";

/** What the table lacks, and what it takes for the wrong letter: the small i of Turkish, the ß of German. */
const alsoLatin: Readonly<Record<string, string>> = {
  ꜰ: "f",
  ꜱ: "s",
  ꞯ: "q",
  ꞃ: "r",
  ı: "i",
  ß: "ss",
};

const withOurs = (text: string): string =>
  text.replace(/[ꜰꜱꞯꞃıß]/g, (letter) => alsoLatin[letter] ?? letter);

/** Lower case, without accents and invisible characters; other alphabets stay as they are. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .normalize("NFC")
    .toLowerCase();

/** A text as a person reads it who takes every letter for a Latin one: "ꜰоⅹ" is "fox". */
export const inLatinLetters = (text: string): string => remove(withOurs(plain(text))).toLowerCase();

/**
 * What a name looks like at a glance. Two names with the same skeleton can be taken for each other:
 * "аdmіn" with Cyrillic letters and "Admin", "Foxboy1" and "foxboyl". Only for comparing: it is
 * nothing to show, and names in other alphabets may share one without looking quite the same.
 */
export const skeletonOf = (name: string): string =>
  inLatinLetters(name)
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[1i|!]/g, "l")
    .replaceAll("0", "o")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
