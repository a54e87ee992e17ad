/** The dictionary form of a verb, also where the tagger took it for a noun. */
import { tellableVerbs } from "./lexicon/tellable-verbs.ts";
import type { Token } from "./tokens.ts";

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
};

/** Of a word in -ing or -s. */
export const stemOf = (word: string): string =>
  irregular[word] ??
  (word.endsWith("ing") ? stemOfIng(word) : word.replace(/(?<=[a-z]{2}[^s])s$/, ""));

/** "Skating" is to skate, "running" to run. */
function stemOfIng(word: string): string {
  const stem = word.replace(/([bdgmnprt])\1ing$/, "$1").replace(/ing$/, "");
  return !tellableVerbs.has(stem) && tellableVerbs.has(`${stem}e`) ? `${stem}e` : stem;
}

export const verbOf = ({ text, lemma, role }: Token): string =>
  irregular[text] ?? (role === "VERB" && lemma !== text ? lemma : stemOf(text));
