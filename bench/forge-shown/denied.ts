/**
 * Whether something that a sentence denies is drawn all the same: whether its picture looks as if
 * the sentence had asked for it.
 */
import { coloredPartWords } from "#forge/words/lexicon/looks.ts";
import { drawn, drawnLarge, looksSame, type Drawn } from "./pair.ts";
import type { LabelledFact } from "./take-away.ts";

const denials = / *\b(?:but |with |has |have )?(?:no|not|without|never|instead of|less)(?= |$)/g;

/** Hearts instead of dots are hearts, where dots are asked for as well. */
const replacements = /\b(?:with|has|have) (?:\w+ )+instead of(?= |$)/g;

/** `rest` is what the sentence says besides. */
export function isDrawnThough(whole: Drawn, rest: string, { kind, value }: LabelledFact): boolean {
  if (!canBeDrawn(value)) return false;
  const bare = rest.replaceAll(replacements, "").replaceAll(denials, "");
  const having = `${bare} with a ${spoken(value)}`;
  const asked = drawn(having, whole.sentence);
  if (!looksSame(whole, asked)) return false;
  const { sentence } = whole;
  if (!looksSame(drawnLarge(sentence), drawnLarge(having, sentence))) return false;
  // A shark is in the water, whether it fears it or not.
  return kind !== "fears" || !looksSame(asked, drawn(rest, whole.sentence));
}

/** What a creature has by nature or its role is seen against one that is said not to have it. */
export const denialOf = ({ value }: LabelledFact): string => `without ${plural(spoken(value))}`;

const plural = (words: string) => (words.endsWith("s") ? words : `${words}s`);

const spoken = (value: string) => value.replaceAll("_", " ");

/** Some of these have it by nature, but not all. */
const plain = ["a fox", "a ball", "a slime"];

/** What no picture shows cannot be told from what is left out; parts of bodies are known. */
const canBeDrawn = (value: string): boolean =>
  coloredPartWords.has(value) ||
  plain.some((bare) => !looksSame(drawn(bare), drawn(`${bare} with a ${spoken(value)}`, bare)));
