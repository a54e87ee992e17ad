/** The forms of words: which dictionary forms a word may be of, the likeliest first. */
export type LanguageName = "german" | "spanish" | "french";

type Forms = (word: string) => string[];

/** Without one of these endings; three letters are left at least. */
const without = (word: string, endings: readonly string[]): string[] =>
  endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length > 1)
    .map((ending) => word.slice(0, -ending.length));

const germanLetters = (word: string): string =>
  word.replaceAll("ae", "a").replaceAll("oe", "o").replaceAll("ue", "u");

const germanNouns: Forms = (word) => {
  const forms = [word, ...without(word, ["n", "en", "e", "s", "es", "er", "ern", "nen"])];
  return [...forms, ...forms.map(germanLetters)];
};

const germanAdjectives: Forms = (word) => {
  const forms = [word, ...without(word, ["e", "en", "er", "es", "em", "s"])];
  return [...forms, ...forms.map(germanLetters)];
};

/** "Luces" are of "luz". */
const spanishNouns: Forms = (word) => [
  word,
  ...without(word, ["s", "es"]),
  ...without(word, ["ces"]).map((stem) => `${stem}z`),
];

const spanishAdjectives: Forms = (word) => [
  ...spanishNouns(word),
  ...without(word, ["a", "as", "os"]).map((stem) => `${stem}o`),
  ...without(word, ["a", "as"]),
];

const frenchNouns: Forms = (word) => [word, ...without(word, ["s", "x"])];

const frenchAdjectives: Forms = (word) => [word, ...without(word, ["s", "e", "es", "x"])];

export const nounForms: Readonly<Record<LanguageName, Forms>> = {
  german: germanNouns,
  spanish: spanishNouns,
  french: frenchNouns,
};

export const adjectiveForms: Readonly<Record<LanguageName, Forms>> = {
  german: germanAdjectives,
  spanish: spanishAdjectives,
  french: frenchAdjectives,
};

/** The regular forms of a verb in the present, and in the past in which stories are told. */
export const verbForms: Readonly<Record<LanguageName, Forms>> = {
  german: (verb) => {
    const stem = verb.replace(/e?n$/, "");
    const third = /[td]$/.test(stem) ? `${stem}et` : `${stem}t`;
    return [verb, third, `${third}e`, `${verb}d`];
  },
  spanish: (verb) => {
    const [stem, vowel] = [verb.slice(0, -2), verb.endsWith("ar") ? "a" : "e"];
    const others = vowel === "a" ? ["ando", "aba", "ó"] : ["iendo", "ía", "ió"];
    const forms = [vowel, `${vowel}n`, ...others].map((ending) => stem + ending);
    return /[aei]r$/.test(verb) ? [verb, ...forms] : [verb];
  },
  french: (verb) => {
    const stem = verb.slice(0, -2);
    return verb.endsWith("er")
      ? [verb, `${stem}e`, `${stem}ent`, `${stem}ant`, `${stem}ait`]
      : [verb];
  },
};

/** "Bailando", "sentado", "dansant" and "tanzend" are said of what goes on. */
export const goesOn: Readonly<Record<LanguageName, RegExp>> = {
  german: /nd$/,
  spanish: /(ndo|[ai]d[oa])$/,
  french: /(ant|assis|assise)$/,
};

/** Small ones: "gatito" of "gato", "Fröschchen" of "Frosch". */
export const bigOnesOf: Readonly<Record<LanguageName, Forms>> = {
  german: (word) => without(word, ["chen", "lein"]).flatMap((stem) => [stem, `${stem}e`]),
  spanish: (word) =>
    without(word, ["ito", "itos", "ita", "itas", "cito", "cita"]).flatMap((stem) =>
      ["o", "a", "", "e"].map((end) => stem + end),
    ),
  french: () => [],
};
