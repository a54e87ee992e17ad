/** The little English that generated sentences need. */
import { spokenNouns } from "./lexicon/spoken-nouns.ts";

const silentH = /^(hour|honest|heir)/;
const soundsLikeYou = /^(uni|use|eu|ukulele|one\b|once)/;

export function withArticle(words: string): string {
  const lower = words.toLowerCase();
  const isVowel = /^[aeiou]/.test(lower) ? !soundsLikeYou.test(lower) : silentH.test(lower);
  return `${isVowel ? "an" : "a"} ${words}`;
}

export const capitalised = (sentence: string): string =>
  sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Puts words into the gaps of a line: "{name} waits" with `name`. */
export const fill = (line: string, gaps: Record<string, string>): string =>
  line.replaceAll(/\{(\w+)\}/g, (_, gap: string) => gaps[gap] ?? "");

/** "Its eyes [is|are] green": the first for one thing, the second for several. */
export const agree = (line: string, isPlural: boolean): string =>
  line.replaceAll(/\[([^|\]]*)\|([^\]]*)\]/g, (_, one: string, many: string) =>
    isPlural ? many : one,
  );

const irregularVerbs: Readonly<Record<string, string>> = { have: "has", be: "is" };

/** "Sings", "catches", "flies". */
export function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return irregularVerbs[verb] ?? verb + (/(s|x|z|ch|sh|o)$/.test(verb) ? "es" : "s");
}

const doubled =
  /^(nap|hug|swim|run|spin|sit|cut|dig|win|hop|grab|knit|rap|bat|flap|trap|clap|hum|drum|chop|trip|get|put|skip|jog|fit|stir|wrap|spit|rub|beg)$/;

/** "Singing", "napping", "dancing". */
export function gerund(verb: string): string {
  if (doubled.test(verb)) return `${verb}${verb.at(-1)}ing`;
  if (verb === "lie") return "lying";
  return `${/[^e]e$/.test(verb) ? verb.slice(0, -1) : verb}ing`;
}

export const titled = (words: string): string =>
  words
    .split(" ")
    .map((word) => capitalised(word))
    .join(" ");

export const inAList = (things: readonly string[]): string =>
  things.length < 2 ? things.join("") : `${things.slice(0, -1).join(", ")} and ${things.at(-1)}`;

/** "T. rex" of `trex`, "ice cream" of `ice_cream`. */
export function spokenNoun(noun: string): string {
  const plain = noun.replaceAll("_", " ");
  return spokenNouns[plain.replaceAll(" ", "")] ?? plain;
}
