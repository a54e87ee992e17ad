/**
 * Phone numbers in digits and in words, in the usual groups of several countries. Other big numbers
 * are welcome: years, stones, prices, and the number of a robot.
 */
const digitWords: Readonly<Record<string, string>> = Object.fromEntries(
  `zero oh nil null nula zero noll nul cero zerowy ноль:0
   one eins un uno um jeden odin один:1 two zwei zwo deux dos dois due dwa dva два:2
   three drei trois tres tre trzy tri три:3 four vier quatre cuatro quatro quattro cztery четыре:4
   five funf cinq cinco cinque piec pyat пять:5 six sechs seis sei szesc shest шесть:6
   seven sieben sept siete sete sette siedem sem семь:7 eight acht huit ocho oito otto osiem восемь:8
   nine neun neuf nueve nove dziewiec девять:9`
    .split(/:(\d)/)
    .flatMap((part, i, parts) =>
      i % 2 === 0
        ? part.split(/\s+/).flatMap((word) => (word === "" ? [] : [[word, parts[i + 1] ?? ""]]))
        : [],
    ),
);

const words = /\p{L}+|\d/gu;

/** "double oh seven" is 007; "o171" is 0171. */
const inDigits = (text: string): string =>
  text
    .replace(/\bo(?=\d)/g, "0")
    .replace(/(?<!\p{L})(double|triple) (\p{L}+|\d)/gu, (_, times: string, digit: string) =>
      ` ${digit} `.repeat(times === "double" ? 2 : 3),
    )
    .replace(words, (word) => digitWords[word] ?? word);

/** So many digits one after another were spelled one by one. */
const spelled = /(?<!\d)\d(?:[\s,.-]{1,3}\d(?!\d)){6,}/;

const requests = `
  call phone ring text mobile cell tel telefon telefono telephone whatsapp sms reach handy
  handynummer ruf appelle appelez llama llamame liga ligue chiamami zadzwon dzwon
  позвони позвоните звони телефон`
  .trim()
  .split(/\s+/)
  .join("|");

/** Asked to call: any seven digits soon after. */
const askedFor = new RegExp(
  `(?<!\\p{L})(?:${requests}|my number)(?!\\p{L})[^\\d+]{0,24}\\+?(?:[\\s().-]{0,3}\\d){7,}`,
  "u",
);

/** With a country's code, with a zero in front, or in the three groups of North America. */
const written = new RegExp(
  "(?<![\\d.,:/-])(?:" +
    [
      String.raw`\+\s?\d[\d\s().-]{7,}\d`,
      String.raw`\(?0\d[\d\s()./-]{6,}\d`,
      String.raw`\(?\d{3}\)?[\s.-]{0,3}\d{3}[\s.-]\d{4}`,
    ].join("|") +
    String.raw`)(?!\d)`,
);

/** Three to five groups of two to four digits. */
const groups = /(?<![\d.,:/-])\d{2,4}(?:[\s-]\d{2,4}){2,4}(?!\d)/;

/** Something is counted, priced or numbered, so this is no phone number. */
const counted =
  /(?:\bno\.?|\bnr\.?|number|serial|model|robot|unit|called|costs?|pi is|year|version|creature|#|isbn)\s*(?:\p{L}+\s*){0,2}[\d\s().-]*$/u;

const isCounted = (text: string, start: number, end: number): boolean =>
  counted.test(text.slice(Math.max(0, start - 30), start)) ||
  /^\s?\p{L}{3,}/u.test(text.slice(end));

const digitsIn = (text: string): number => text.replace(/\D/g, "").length;

/** Whether a text, in lower case and plain letters, gives a phone number. */
export function hasPhoneNumber(text: string): boolean {
  const digits = inDigits(text);
  if (digitsIn(digits) < 7) return false;
  if (spelled.test(digits) || askedFor.test(digits)) return true;
  return [written, groups].some((pattern) => {
    const found = pattern.exec(digits);
    if (!found || digitsIn(found[0]) < 9) return false;
    return !isCounted(digits, found.index, found.index + found[0].length);
  });
}
