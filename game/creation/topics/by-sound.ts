/**
 * The gravest words by their sound: who wants to write one in spite of the rules spells another way
 * what sounds the same, as in "phagget", "shyt" and "kok suker". A word of some language that looks
 * like one is spared.
 */

/** How a sound is spelled. A small letter is that letter, and either may be written several times. */
const spellings: Readonly<Record<string, string>> = {
  A: "a+h?",
  C: "[ckq]+",
  F: "(?:f|ph)+",
  G: "[gq]+h?",
  I: "[iy]+h?",
  O: "(?:oa?)+h?",
  S: "[sz]+",
  U: "(?:u|v|oo)+h?",
  /** A vowel that is hardly heard. */
  "*": "[aeiou]+h?",
};

const spelled = (sounds: string): string =>
  [...sounds].map((sound) => spellings[sound] ?? `${sound}+`).join("");

const among = (words: string, each: (word: string) => string): string =>
  words.trim().split(/\s+/).map(each).join("|");

type Sounding = { words: string; spared: string };

/** Whole words, also more than one of each. */
const bySound = ({ words, spared }: Sounding): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?!(?:${among(spared, (word) => word)})(?!\\p{L}))` +
      `(?:${among(words, spelled)})[sz]*(?!\\p{L})`,
    "gu",
  );

/** A bassoon, a state of Africa, a girl and a town by the sea. */
export const hatefulSound = bySound({
  words: `
    FAg FAG*t FeG*t FAgt Fgt nIG*r nIGUh nIgr nIgA nIker hItler hItlA hItlar hItlur natzi nahzi trAnI trAnie kyke`,
  spared: `fagote?s? fagott[oie]? niger nigar nigher trani`,
});

/** What parents from Vietnam and China call their children, a cat's way, and a ditch. */
export const rudeSound = bySound({
  words: `
    FUC FUCer FUCed FUCIn FUCIng shIt shIte schIt sheit shiet bItch bItches bItchez beatch beotch biotch beyotch CUnt slUt
    whOr whOre dIChed dIChead COCsUCer COCsUCA COCsUCr AShole AShoal blOjob bolOCS bolOx bolOxed bast*rd
    retArt retArd`,
  spared: `phuc fuku fook kuntz? sloot`,
});

/** Places and families. */
export const sexualSound = bySound({
  words: `penis penuS vAgIna vAgena vAjIna pUsI pUsee pUsIe pusey bewbs boobz`,
  spared: `pusey pusi pusie`,
});
