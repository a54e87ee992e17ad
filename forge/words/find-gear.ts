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
  const nounsOf = (kinds: RegExp) =>
    new Set(
      facts
        .filter(({ kind }) => kinds.test(kind))
        .map(({ value }) => value.split("_").at(-1) ?? ""),
    );
  const creature = new Set([species, ...subjects.map(({ noun }) => noun)]);
  const had = nounsOf(/^(wears|holds|has)$/);
  const places = nounsOf(/^place$/);
  const isCarried = (prop: Prop, word: Word, at: number) => {
    if (!word.isNoun || word.isDenied || creature.has(word.lemma)) return false;
    const next = words[at + 1];
    // "Gem legs" are legs, and what it lives in it does not hold.
    if (isAmong(word, places) || (next?.isNoun && had.has(next.lemma))) return false;
    const before = words.slice(Math.max(0, at - carryReach), at);
    const isSaid = before.some(({ text }) => carryWords.has(text)) || isAmong(word, had);
    return alwaysCarried.has(prop) || isSaid;
  };
  const gear = words.flatMap((word, at): Gear[] => {
    const prop = propAt(words, at);
    return prop && isCarried(prop, word, at) ? [{ prop, color: colorBefore(words, at) }] : [];
  });
  return [...new Map(gear.map((each) => [each.prop, each])).values()];
}

const isAmong = (word: Word, nouns: ReadonlySet<string>) =>
  formsOf(word).some((form) => nouns.has(form));

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
