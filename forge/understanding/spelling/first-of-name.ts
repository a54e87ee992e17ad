import { compounds } from "#forge/understanding/lexicon/parts.ts";
import { singulars } from "#forge/understanding/nouns/singulars.ts";
import { guesses } from "./respell.ts";
import { isRight } from "./right-words.ts";

const firstsOf = new Map<string, Set<string>>();
for (const name of compounds) {
  const [first = "", last = "", third] = name.split("_");
  if (third !== undefined || last === "") continue;
  firstsOf.set(last, (firstsOf.get(last) ?? new Set()).add(first));
}

/** "Gunea pig" is no gun and pig: of the words that it may be, one that makes a name with the next. */
export function firstOfName(typed: string, next = ""): string | null {
  const firsts = singulars(next).flatMap((last) => [...(firstsOf.get(last) ?? [])]);
  if (firsts.length === 0 || isRight(typed)) return null;
  return guesses(typed).find(({ word }) => firsts.includes(word))?.word ?? null;
}
