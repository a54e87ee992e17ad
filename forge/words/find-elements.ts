/**
 * Which element a description speaks of. Plain words count one; the element's own name counts two;
 * hints only tip the scales when nothing else is said.
 */
import { elements, type Element } from "#game/cards/elements.ts";
import { elementHints, elementWords } from "./lexicon/element-words.ts";
import { formsOf, type Word } from "./sentence.ts";

const ownNamePoints = 2;
const wordPoints = 1;
const hintPoints = 0.5;

const pointsOf = new Map<string, Map<Element, number>>();

function learn(words: string, element: Element, points: number) {
  for (const word of words.split(" ").filter(Boolean)) {
    const known = pointsOf.get(word) ?? new Map<Element, number>();
    pointsOf.set(word, known.set(element, points));
  }
}

for (const element of elements) {
  learn(elementHints[element] ?? "", element, hintPoints);
  learn(elementWords[element], element, wordPoints);
  learn(element, element, ownNamePoints);
}

/** The elements that the words speak of, strongest first; earlier words win a tie. */
export function findElements(words: readonly Word[]): { element: Element; points: number }[] {
  const totals = new Map<Element, number>();
  for (const word of words) {
    if (word.isDenied) continue;
    const form = formsOf(word).find((known) => pointsOf.has(known));
    for (const [element, points] of pointsOf.get(form ?? "") ?? []) {
      totals.set(element, (totals.get(element) ?? 0) + points);
    }
  }
  return [...totals]
    .map(([element, points]) => ({ element, points }))
    .toSorted((a, b) => b.points - a.points);
}

/** A species that lives in an element weighs more than a hint and less than a word. */
export const nativePoints = 0.75;
