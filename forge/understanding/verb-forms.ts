/** The dictionary form of a verb, also where the tagger took it for a noun. */
import type { Token } from "./tokens.ts";

const irregular: Readonly<Record<string, string>> = {
  ate: "eat",
  breath: "breathe",
  wore: "wear",
  held: "hold",
  rode: "ride",
  made: "make",
  stole: "steal",
  lying: "lie",
  riding: "ride",
  driving: "drive",
  making: "make",
  dancing: "dance",
  living: "live",
  hiding: "hide",
  rising: "rise",
  stealing: "steal",
  shooting: "shoot",
  using: "use",
  surfing: "surf",
  sitting: "sit",
  getting: "get",
  running: "run",
  swimming: "swim",
  hugging: "hug",
  napping: "nap",
  naps: "nap",
  juggling: "juggle",
  guards: "guard",
  doing: "do",
};

/** Of a word in -ing or -s. */
export const stemOf = (word: string): string =>
  irregular[word] ??
  word
    .replace(/([bdgmnprt])\1ing$/, "$1")
    .replace(/ing$/, "")
    .replace(/(?<=[a-z]{2}[^s])s$/, "");

export const verbOf = ({ text, lemma, role }: Token): string =>
  irregular[text] ?? (role === "VERB" && lemma !== text ? lemma : stemOf(text));
