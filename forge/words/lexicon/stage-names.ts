/** Looks nouns up in the lists of what a scene can show. */
import { mountWords } from "./stage-words.ts";

/** The names of a lexicon by its words; a name is one of its own. */
export const namesOf = (lexicon: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(lexicon).flatMap(([name, words]) =>
      [name, ...words.split(" ").filter(Boolean)].map((word) => [word, name] as const),
    ),
  );

/** A noun of several words by itself, or by its last one: "old stone castle". */
export const named = <Name>(names: ReadonlyMap<string, Name>, noun: string): Name | undefined =>
  names.get(noun) ?? names.get(noun.split("_").at(-1) ?? "");

/** As the words stand in the text. */
export const plainly = (noun: string) => noun.replaceAll(/[^\p{L}\p{N}]+/gu, " ");

/** What is ridden or sat in, by each noun for it. */
export const mountOfNoun = namesOf(mountWords);
