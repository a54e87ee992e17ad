/**
 * The many ways in which one word can be written: with look-alike letters, with digits for letters,
 * with invisible characters, letter by letter. Every reading is checked.
 */
const tableOf = (pairs: string): Map<string, string> =>
  new Map(pairs.split(" ").map((pair) => [pair.charAt(0), pair.slice(1)]));

/** Letters of other alphabets that look like Latin ones. */
const lookAlikes = tableOf(
  "аa вb еe кk мm нh оo рp сc тt уy хx іi ѕs ԁd јj ɡg ɑa ıi łl øo " +
    "οo αa νv ιi κk τt ρp υu εe ηn χx ßss æae œoe",
);

const digitsForLetters = tableOf("0o 1i 3e 4a 5s 7t 8b @a $s !i |i €e (c +t");

const replaceBy = (table: Map<string, string>, text: string): string =>
  [...text].map((character) => table.get(character) ?? character).join("");

/** Lower case, in one width, without invisible characters; other alphabets stay. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .toLowerCase();

/** As `plain`, without accents and with Latin letters for their look-alikes. */
export const fold = (text: string): string =>
  replaceBy(lookAlikes, plain(text).normalize("NFKD").replace(/\p{M}/gu, ""));

const spacedLetters = /(?<![a-z])[a-z](?:[\s._*-]{1,3}[a-z](?![a-z])){2,}/g;

const lettersOnly = (text: string): string => text.replace(/[^a-z]/g, "");

/** "f u c k" and "f.u.c.k" become one word; "a cat" stays two. */
const joinLetters = (text: string): string => text.replace(spacedLetters, lettersOnly);

/** The same where the first letter is an article: "a b a d wolf" is a bad wolf. */
const joinAfterArticle = (text: string): string =>
  text.replace(spacedLetters, (letters) =>
    /^[ai]/.test(letters) ? `a ${lettersOnly(letters.slice(1))}` : lettersOnly(letters),
  );

/** "sexxxxy" is "sexy": three or more of a letter count as one. */
const shorten = (text: string): string => text.replace(/([a-z])\1{2,}/g, "$1");

/** Every reading of a text, the plain one first. */
export function readings(text: string): string[] {
  const folded = fold(text);
  const spelled = replaceBy(digitsForLetters, folded);
  const joined = [folded, spelled].flatMap((one) => [joinLetters(one), joinAfterArticle(one)]);
  const all = [plain(text), folded, spelled, ...joined];
  return [...new Set([...all, ...all.map(shorten)])];
}
