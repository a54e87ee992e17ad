/** The dictionary form of a verb, also where the tagger took it for a noun. */
import { tellableVerbs } from "./lexicon/tellable-verbs.ts";
import type { TaggedWord } from "./tagger.ts";

const irregular: Readonly<Record<string, string>> = {
  ate: "eat",
  breath: "breathe",
  wore: "wear",
  drank: "drink",
  sang: "sing",
  flew: "fly",
  ran: "run",
  swam: "swim",
  wrote: "write",
  drew: "draw",
  threw: "throw",
  caught: "catch",
  bit: "bite",
  fought: "fight",
  drove: "drive",
  sat: "sit",
  stood: "stand",
  slept: "sleep",
  dug: "dig",
  hid: "hide",
  blew: "blow",
  broke: "break",
  brought: "bring",
  shook: "shake",
  spun: "spin",
  swung: "swing",
  dove: "dive",
  crept: "creep",
  fell: "fall",
  gave: "give",
  grew: "grow",
  hung: "hang",
  won: "win",
  wove: "weave",
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
  irregular[text] ??
  (role === "VERB" && lemma !== text ? likelier(lemma, stemOf(text)) : stemOf(text));

/** "Scaring" is to scare, and not to scar. */
const likelier = (lemma: string, stem: string) =>
  tellableVerbs.has(stem) && !tellableVerbs.has(lemma) ? stem : lemma;
