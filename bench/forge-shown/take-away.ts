/**
 * Takes one fact out of a sentence: the words without which the reader understands all but it. What
 * is said of the thing itself goes with it: without the mask it has no colour either.
 */
import { ofBody, plainFact, writtenFact } from "#forge/understanding/test-score.ts";
import { plainOf } from "#forge/understanding/plain-text.ts";
import { understand } from "#forge/understanding/understand.ts";
import { toldOrDrawn } from "#forge/words/told-or-drawn.ts";
import type { Fact, Understood } from "#forge/understanding/understood.ts";

export type LabelledFact = { kind: string; of: string; value: string };

export const readFact = (written: string): LabelledFact => {
  const [, kind = "", of = "", value = ""] = /^(\w+):(?:(.+)=)?(.+)$/.exec(written) ?? [];
  return { kind, of, value };
};

export type TakenAway = {
  /** The sentence without the fact. */
  rest: string;
  /** The words that /create says are in the picture because of it; null where none are. */
  chip: string | null;
};

/** Why a fact cannot be taken away. */
export type Inseparable = "not read" | "not alone";

type Reading = { subjects: string; facts: ReadonlySet<string>; unread: readonly string[] };

const readingOf = (understood: Understood): Reading => ({
  subjects: understood.subjects.map(({ noun }) => noun).join(),
  facts: new Set(understood.facts.map((fact) => plainFact(writtenFact(fact)))),
  unread: understood.inOwnWords.notUnderstood,
});

/** The shortest run of words that can go: with the fact's own word, where it is among them. */
export function takeAway(sentence: string, written: string): TakenAway | Inseparable {
  const whole = understand(sentence);
  const counted = ofBody(whole.subjects.map(({ noun }) => noun).join("+"));
  const fact =
    whole.facts.find(isMeant(written)) ??
    whole.facts.find(isMeantOtherwise(written)) ??
    whole.facts.find((each) => counted(writtenFact(each)) === written);
  if (!fact) return "not read";
  const before = readingOf(whole);
  const runs = runsOf(sentence);
  const can = ({ rest }: Run) => isAllBut(fact, before, readingOf(understand(rest)));
  const found = runs.find((run) => names(run.gone, fact) && can(run)) ?? runs.find(can);
  if (!found) return "not alone";
  const { understood, inStory } = toldOrDrawn(sentence);
  const chip = chipOf(found.gone, understood);
  return { rest: found.rest, chip: chip !== null && inStory.includes(chip) ? null : chip };
}

/** A label may say rubber where the reader says the stuff that it is taken for: plastic. */
const isMeant = (written: string) => (fact: Fact) =>
  [fact.value, (fact.kind === "material" && fact.detail) || fact.value].some(
    (value) => isWritten({ ...fact, value }, written) || isOfGold(fact, written),
  );

const isWritten = (fact: Fact, written: string) =>
  plainFact(writtenFact(fact)) === plainFact(written);

/** A gold medal is of the stuff, whether the reader takes the word for its colour or not. */
const isOfGold = (fact: Fact, written: string) =>
  /^(gold|golden|silver)$/.test(fact.value) &&
  fact.kind === "color" &&
  isWritten({ ...fact, kind: "material" }, written);

/** What is worn, held, beside or on it is there, whichever of these a label says of a candle or of skates. */
const belonging = /^(wears|holds|with|has|rides):/;

const isMeantOtherwise = (written: string) => (fact: Fact) =>
  belonging.test(written) &&
  belonging.test(writtenFact(fact)) &&
  plainFact(writtenFact(fact)).replace(belonging, "") === plainFact(written).replace(belonging, "");

/** Without "on" a moon is no place any more, but still in the words. */
const names = (words: string, { kind, value, detail }: Fact): boolean =>
  [value, isMeaning.test(kind) ? detail : ""].some(
    (word) => word && words.toLowerCase().includes(word.slice(0, stem)),
  );

/** Of these the value is what the word means, which stands beside it. */
const isMeaning = /^(size|mood|material)$/;

/** So many letters tell a word from its neighbours, and hold in most of its forms. */
const stem = 4;

/** The one that has most of these words. */
function chipOf(gone: string, chips: readonly string[]): string | null {
  const words = new Set(
    plainOf(gone)
      .split(/[ ,.]+/)
      .filter(Boolean),
  );
  const shared = (chip: string) =>
    chip.split(" ").reduce((sum, word) => sum + (words.has(word) ? word.length : 0), 0);
  const [best = ""] = chips.toSorted((a, b) => shared(b) - shared(a));
  return shared(best) > 0 ? best : null;
}

type Run = { gone: string; rest: string };

/** Every run of words, the shortest first. */
function runsOf(sentence: string): Run[] {
  const words = sentence.match(/[^\s-]+[\s-]*/g) ?? [];
  return words.flatMap((_, less) =>
    words.slice(less).map((__, from) => ({
      gone: words.slice(from, from + less + 1).join(""),
      rest: [...words.slice(0, from), ...words.slice(from + less + 1)].join("").trim(),
    })),
  );
}

/** What is said of the thing, or of a deed's thing, goes too; an arm no longer red is still an arm. */
function isAllBut(fact: Fact, before: Reading, after: Reading): boolean {
  const written = plainFact(writtenFact(fact));
  if (after.subjects !== before.subjects || after.facts.has(written)) return false;
  const things = [readFact(written).value, fact.kind === "deed" ? fact.detail : undefined];
  const goesToo = (other: string) => other === written || things.includes(readFact(other).of);
  return (
    [...before.facts].every((other) => after.facts.has(other) || goesToo(other)) &&
    [...after.facts].every((other) => before.facts.has(other) || other === `has:${fact.of}`) &&
    after.unread.every((words) => before.unread.includes(words))
  );
}
