/** Every labelled fact, and whether its picture would be another one without it. */
import type { Labelled } from "#forge/understanding/test-score.ts";
import { denialOf, isDrawnThough } from "./denied.ts";
import { oppositeOf } from "./opposite.ts";
import { distanceWithout, drawn, isSeen, type Drawn } from "./pair.ts";
import { readFact, takeAway, type Inseparable, type LabelledFact } from "./take-away.ts";

export type MeasuredFact = {
  sentence: string;
  /** As it is labelled. */
  written: string;
  /** `denied` for what is feared as well. */
  kind: string;
  outcome: "shown" | "not shown" | Inseparable;
  /** The words that /create ticks because of it. */
  chip: string | null;
};

type FactCase = { sentence: string; written: string; fact: LabelledFact; kind: string };

/** At most so many facts of each kind, the first of the list. */
export function measureFacts(sentences: readonly Labelled[], perKind = Infinity): MeasuredFact[] {
  const taken = new Map<string, number>();
  return sentences.flatMap(({ sentence, facts }) => {
    const asked = facts
      .map((written) => askedOf(sentence, written))
      .filter(({ kind }) => {
        taken.set(kind, (taken.get(kind) ?? 0) + 1);
        return taken.get(kind)! <= perKind;
      });
    return measureSentence(sentence, asked);
  });
}

const denials = new Set(["no", "fears"]);

function askedOf(sentence: string, written: string): FactCase {
  const fact = readFact(written);
  return { sentence, written, fact, kind: denials.has(fact.kind) ? "denied" : fact.kind };
}

/** The whole sentence is drawn once. */
function measureSentence(sentence: string, asked: readonly FactCase[]): MeasuredFact[] {
  let whole: Drawn | null = null;
  return asked.map((each) => {
    const taken = takeAway(sentence, each.written);
    const { written, kind } = each;
    if (typeof taken === "string") return { sentence, written, kind, outcome: taken, chip: null };
    whole ??= drawn(sentence);
    const isShown = isFactShown(each, whole, taken.rest);
    return { sentence, written, kind, outcome: isShown ? "shown" : "not shown", chip: taken.chip };
  });
}

/** What a role or the nature of a creature may bring anyway. */
const deniable = new Set(["has", "wears", "holds", "with"]);

/** A fact is seen against its absence or, where that is so by nature, against its opposite. */
function isFactShown({ kind, fact, sentence }: FactCase, whole: Drawn, rest: string): boolean {
  if (kind === "denied") return !isDrawnThough(whole, rest, fact);
  if (isSeen(distanceWithout(fact, whole, rest))) return true;
  const others = deniable.has(kind)
    ? denialsOf(sentence, rest, fact)
    : [oppositeOf(sentence, fact)];
  return others.some((other) => other !== null && isSeen(distanceWithout(fact, whole, other)));
}

/** Denied at its end, and where it was said: behind "while" nothing more is read. */
function denialsOf(sentence: string, rest: string, fact: LabelledFact): string[] {
  const [said, left] = [sentence, rest].map((text) => text.split(" ")) as [string[], string[]];
  const at = left.findIndex((word, i) => word !== said[i]);
  const end = `${rest} ${denialOf(fact)}`;
  return at < 0 ? [end] : [end, left.toSpliced(at, 0, denialOf(fact)).join(" ")];
}
