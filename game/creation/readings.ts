/**
 * The many ways in which one word can be written: with look-alike letters, with digits for letters,
 * with invisible characters, letter by letter. Every reading is checked.
 */

/** Reads look-alikes of other alphabets as Latin letters; the server hands in its own table. */
export type InLatinLetters = (text: string) => string;

const digitsForLetters: Readonly<Record<string, string>> = {
  0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", 8: "b", 9: "g",
  "@": "a", $: "s", "!": "i", "|": "i", "€": "e", "(": "c", "+": "t", "¢": "c", "£": "l", "¡": "i",
}; // prettier-ignore

/** Lower case, in one width, with single gaps, without invisible characters; accents stay. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\p{Cf}'’`´]/gu, "")
    .replace(/[\s-]{2,}/g, " ")
    .toLowerCase()
    .replaceAll("ё", "е");

/** Digits and signs between letters are letters: "5h1t", "a$$hole". A number stays a number. */
const spellOut = (text: string): string =>
  text.replace(/\S+/g, (word) => {
    if (!/[a-z]/.test(word) || !/[\d@$!|€(+¢£¡]/.test(word)) return word;
    const end = /[!|+)(]+$/.exec(word)?.index ?? word.length;
    const spelled = word.slice(0, end).replace(/./gu, (sign) => digitsForLetters[sign] ?? sign);
    return spelled + word.slice(end);
  });

/** A 1 beside a letter is an l as often as an i: "s1y". */
const withDigitL = (text: string): string => text.replace(/(?<=\p{L})1|1(?=\p{L})/gu, "l");

const spacedLetters = /(?<![\p{L}\d])[\p{L}\d@$!](?:[\s._*-]{1,3}[\p{L}\d@$!](?![\p{L}\d])){2,}/gu;

const withoutGaps = (text: string): string => text.replace(/[\s._*-]/g, "");

/** "f u c k" and "f.u.c.k" become one word; "a cat" stays two, and "0 1 7 1" numbers. */
const joinLetters = (text: string): string =>
  text.replace(spacedLetters, (letters) =>
    /\p{L}/u.test(letters) ? withoutGaps(letters) : letters,
  );

/** The same where the first letter is an article: "a b a d wolf" is a bad wolf. */
const joinAfterArticle = (text: string): string =>
  text.replace(spacedLetters, (letters) =>
    /^[ai]/.test(letters) ? `a ${withoutGaps(letters.slice(1))}` : letters,
  );

/** "sexxxxy" is "sexy": three or more of a letter count as one. */
const shorten = (text: string): string => text.replace(/(\p{L})\1{2,}/gu, "$1");

/** A capital I between small letters was meant for an l, and an l between capitals for an I. */
const withOtherStroke = (text: string): string =>
  text.replace(/(?<=\p{Ll})I(?=\p{Ll})/gu, "l").replace(/(?<=\p{Lu})l(?=\p{Lu})/gu, "I");

/** "MossFox" is two words, as names are often written. */
const withGaps = (text: string): string => text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");

/** Every reading of a text: as it stands, then in Latin letters. A usual sentence has only one. */
export function readings(text: string, inLatinLetters: InLatinLetters): string[] {
  const own = plain(text);
  const latin = inLatinLetters(own);
  const joined = [joinLetters(own), joinLetters(latin), joinAfterArticle(latin)];
  joined.push(plain(withOtherStroke(text)), plain(withGaps(text)));
  const all = [own, latin, ...joined].flatMap((one) => [
    one,
    spellOut(one),
    spellOut(withDigitL(one)),
  ]);
  return [...new Set(all.flatMap((one) => [one, shorten(one)]))].filter((one) => one !== "");
}
