/** The dictionary form of a verb, also where the tagger took it for a noun. */
import { tellableVerbs } from "./lexicon/tellable-verbs.ts";
import type { TaggedWord } from "./tagger.ts";

const irregular: Readonly<Record<string, string>> = {
  ate: "eat",
  breath: "breathe",
  wore: "wear",
  held: "hold",
  rode: "ride",
  made: "make",
  stole: "steal",
  sewn: "sew",
  built: "build",
  woven: "weave",
  knitted: "knit",
  riding: "ride",
  lying: "lie",
  making: "make",
  using: "use",
  naps: "nap",
  juggling: "juggle",
  guards: "guard",
  pooping: "poop",
  poops: "poop",
  pooped: "poop",
};

/** Of a word in -ing or -s. */
export function stemOf(word: string): string {
  const stem = word.endsWith("ing") ? stemOfIng(word) : stemOfThird(word);
  return irregular[word] ?? irregular[stem] ?? stem;
}

/** "Brushes", "carries", "runs". */
function stemOfThird(word: string): string {
  if (/(sh|ch|ss|x|zz)es$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ys$/.test(word)) return word.slice(0, -1);
  const inY = word.replace(/ies$/, "y");
  return tellableVerbs.has(inY) ? inY : word.replace(/(?<=[a-z]{2}[^s])s$/, "");
}

/** "Skating" is to skate, "running" to run. */
function stemOfIng(word: string): string {
  const stem = word.replace(/([bdgmnprt])\1ing$/, "$1").replace(/ing$/, "");
  if (/[vcz]$/.test(stem) && !tellableVerbs.has(stem)) return `${stem}e`;
  return !tellableVerbs.has(stem) && tellableVerbs.has(`${stem}e`) ? `${stem}e` : stem;
}

export const verbOf = ({
  text,
  lemma,
  role,
}: Pick<TaggedWord, "text" | "lemma" | "role">): string =>
  irregular[text] ?? (role === "VERB" && lemma !== text ? lemma : stemOf(text));
