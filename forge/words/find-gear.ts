/** What a creature wears and holds. */
import type { Gear, Prop } from "#forge/genome.ts";
import { colorWords } from "#forge/paint/palette.ts";
import type { Understood } from "#forge/understanding/understood.ts";
import { alwaysCarried, carryWords, propWords } from "./lexicon/looks.ts";
import { formsOf, type Word } from "./sentence.ts";

/** How far before a thing the word that says it is carried may stand: "carries a small old lantern". */
const carryReach = 4;

/** In the order of the description; a rose that is the creature itself is not among it. */
export function findGear(
  words: readonly Word[],
  { facts, subjects }: Understood,
  species: string | undefined,
): Gear[] {
  const isCreature = (word: Word) =>
    word.lemma === species || subjects.some(({ noun }) => noun === word.lemma);
  const bound = new Set(
    facts
      .filter(({ kind }) => /^(wears|holds|has)$/.test(kind))
      .map(({ value }) => value.split("_").at(-1) ?? ""),
  );
  const places = new Set(
    facts.filter(({ kind }) => kind === "place").map(({ value }) => value.split("_").at(-1) ?? ""),
  );
  const gear = words.flatMap((word, at): Gear[] => {
    const prop = propAt(words, at);
    if (!prop || word.isDenied || !word.isNoun || isCreature(word)) return [];
    if (formsOf(word).some((form) => places.has(form))) return [];
    const before = words.slice(Math.max(0, at - carryReach), at);
    const isCarried =
      alwaysCarried.has(prop) ||
      before.some(({ text }) => carryWords.has(text)) ||
      formsOf(word).some((form) => bound.has(form));
    return isCarried ? [{ prop, color: colorBefore(words, at) }] : [];
  });
  return [...new Map(gear.map((each) => [each.prop, each])).values()];
}

/** "Top hat" and "bow tie" are one thing of two words. */
function propAt(words: readonly Word[], at: number): Prop | undefined {
  const word = words[at]!;
  const before = words[at - 1]?.text ?? "";
  const forms = [...formsOf(word).map((form) => before + form), ...formsOf(word)];
  const form = forms.find((known) => propWords.has(known));
  return form === undefined ? undefined : propWords.get(form);
}

/** "A golden crown", "red running shoes". */
function colorBefore(words: readonly Word[], at: number): string | null {
  const near = words.slice(Math.max(0, at - 2), at).toReversed();
  const noun = near.findIndex(({ isNoun, text }) => isNoun && !colorWords.includes(text));
  const own = noun < 0 ? near : near.slice(0, noun + 1);
  return own.find(({ text }) => colorWords.includes(text))?.text ?? null;
}
