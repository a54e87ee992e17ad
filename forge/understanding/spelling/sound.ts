/**
 * How an English word sounds, roughly, one sign for each sound: "takeing" and "taking" are `tAkiN`.
 *
 * Long vowels are capital letters (`A` as in "make"), and so are the consonants that are written with
 * two letters (`C` "ch", `S` "sh", `T` "th", `N` "ng") and the soft "g" (`J`).
 */

/** What is written, by the letters it may begin with, and how it sounds; the first that fits. */
const rules: readonly (readonly [first: string, written: string, sound: string])[] = [
  // Letters that are not heard.
  ["gkp", "^(?:kn|gn|pn)", "n"],
  ["w", "^wr", "r"],
  ["p", "^ps", "s"],
  ["w", "^wh(?=o)", "h"],
  ["w", "wh", "w"],
  ["r", "rh", "r"],
  ["m", "mb$|mb(?=s$|ing$|ed$|er$)|mn$", "m"],
  ["g", "gn$|gn(?=s$|ed$)", "n"],
  ["s", "st(?=le|en)", "s"],
  ["ps", "sc(?=[eiy])|ps(?=alm)", "s"],
  ["b", "bt$", "t"],
  ["l", "(?<=[ao])l(?=k)|(?<=a)l(?=[fm])|(?<=ou)l(?=d)", ""],
  ["s", "sw(?=ord)", "s"],
  // Consonants of several letters.
  ["ct", "tch|cz", "C"],
  ["s", "sch(?=oo|e)", "sk"],
  ["c", "ch(?=[rlao]r|ao|em|oru?s?|amel|anic)|(?<=oma)ch|(?<=[aeo])ch(?=e[sd]?$|or)", "k"],
  ["c", "ch", "C"],
  ["cst", "(?:ti|ci|si|ssi)(?=on|ous|an|al)", "S"],
  ["s", "sure$", "Zer"],
  ["t", "ture(?=s?$)", "Cer"],
  ["s", "sh|sch", "S"],
  ["t", "th", "T"],
  ["p", "ph", "f"],
  ["d", "dg(?=e|i|y)|dj", "J"],
  ["ck", "ck|cqu|cc(?![eiy])|kk", "k"],
  ["q", "qui(?=to)", "kE"],
  ["q", "qu", "kw"],
  ["x", "xx?", "ks"],
  ["n", "ng(?=s?$|ed$|ing)", "N"],
  ["n", "n(?=ck|k)", "N"],
  ["g", "(?<=n)gue(?=s?$)", ""],
  ["n", "n(?=gue)", "N"],
  ["e", "(?<=[^e])e(?=ing$)", ""],
  ["c", "cea(?=n)", "Sa"],
  ["d", "di(?=er)", "J"],
  ["g", "ge(?=[oa])", "J"],
  ["e", "eo(?=p)", "e"],
  ["g", "gg|gu(?=[ei])|(?<=[iou])g(?=ing$|ed$|er$|y$)", "g"],
  // Vowels with "gh".
  ["ao", "(?:au|ou)gh(?=s?$|[ie])", "of"],
  ["e", "eigh", "A"],
  ["i", "igh", "I"],
  ["ao", "(?:au|ou)gh", "o"],
  ["g", "^gh", "g"],
  ["g", "gh", ""],
  // Vowels with "r".
  [
    "aeioru",
    "(?:er|ir|ur)(?=s?$)|(?<=[aeiouy].*)(?:ar|or|our)(?=s?$)|(?<=[^aeiou])re(?=s?$)",
    "er",
  ],
  ["aeiou", "e?ar(?=n|th|ly)|er(?![eiouaryl])|ir(?![eiouary])|ur(?![eiouary])|or(?<=^wor)", "er"],
  ["ae", "(?:air|are|ear(?=s?$)|eir)", "er"],
  ["o", "(?:oar|our|oor|ore|or)", "or"],
  // Pairs of vowels.
  ["ae", "ai|ay|ei|ey(?!$|s$)", "A"],
  ["eio", "ee|ea|ie(?!$|r|s$)|oe(?=u)", "E"],
  ["eiy", "(?:ey|ie|y|i)(?=s?$)", "E"],
  ["o", "o(?=ing)|oa|oe|ow(?=s?$|n$|ing$)", "O"],
  ["eou", "oo|ue|ew(?!o)|ui|eu", "U"],
  ["o", "(?<=t)oise(?=s?$)", "as"],
  ["o", "oy|oi", "oi"],
  ["o", "ou|ow", "W"],
  ["a", "au|aw", "o"],
  // A silent "e" makes the vowel before it long, and so does "-ing".
  ["a", "a(?=(?:ng|[bcdfgklmnpqstvwz])e?(?:e|i|y))", "A"],
  ["e", "e(?=[bcdfgklmnptvz](?:e$|es$|ing$))", "E"],
  ["iy", "[iy](?=[bcdfgklmnptvz](?:e|ing|y$))", "I"],
  ["o", "o(?=[bcdfgklmnptvz](?:e|i|y))|o$", "O"],
  ["u", "u(?=[bcdfgklmnptvz](?:e|ing|y$))|u$", "U"],
  ["iy", "[iy]nd$", "Ind"],
  ["aeilou", "(?<=[^aeiou])le(?=s?$|d$)|(?<=..[^aeiou])[aeiou]l(?=s?$)", "al"],
  ["e", "e(?=s?$|ing$|ful|ly$|ment)", ""],
  ["e", "(?<=[td])ed$", "ed"],
  ["e", "(?<=[kpfsxh])ed$", "t"],
  ["e", "(?<=[^aeiou])ed$", "d"],
  ["y", "^y", "y"],
  ["y", "y", "i"],
  // Single consonants.
  ["c", "cc|c(?=[eiy])", "s"],
  ["c", "c", "k"],
  ["gj", "g(?=[eiy])|j", "J"],
  ["z", "z", "s"],
  ["q", "q", "k"],
  ["h", "h(?![aeiouy])", ""],
];

const rulesByLetter = new Map(
  Array.from("abcdefghijklmnopqrstuvwxyz", (letter) => [
    letter,
    rules
      .filter(([first]) => first.includes(letter))
      .map(([, written, sound]) => [new RegExp(written, "y"), sound] as const),
  ]),
);

/** All signs of vowels. */
export const vowels = "aeiouAEIOUW";

export function soundOf(word: string): string {
  let sound = "";
  for (let at = 0; at < word.length;) {
    const [length, heard] = heardAt(word, at);
    sound += heard === sound.at(-1) ? "" : heard;
    at += length;
  }
  return sound;
}

function heardAt(word: string, at: number): [length: number, heard: string] {
  for (const [written, sound] of rulesByLetter.get(word.charAt(at)) ?? []) {
    written.lastIndex = at;
    const found = written.exec(word);
    if (found?.[0]) return [found[0].length, sound];
  }
  return [1, word.charAt(at)];
}

/** The consonants alone, those that are easily mixed up as one: what words are looked up by. */
export const frameOf = (sound: string): string =>
  sound
    .replaceAll(/[aeiouAEIOUW]/g, "")
    .replaceAll(/J/g, "g")
    .replaceAll(/[CSZ]/g, "S")
    .replaceAll("N", "n")
    .replaceAll(/(.)\1+/g, "$1");
