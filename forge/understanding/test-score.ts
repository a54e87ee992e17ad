/** How well labelled sentences are understood: shares of subjects, and F1 of the facts about those. */
import { readFileSync } from "node:fs";
import { homeOf } from "./nouns/homes.ts";
import type { Fact, Understood } from "./understood.ts";
import { understand } from "./understand.ts";

/** A labelled sentence: a line of one of the tables in `test-sentences`. */
export type Labelled = { set: string; sentence: string; subject: string; facts: string[] };

const linesOf = (table: string): Labelled[] =>
  readFileSync(new URL(`test-sentences/${table}`, import.meta.url), "utf8")
    .split("\n")
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [name = "", sentence = "", subject = "", facts = ""] = line.split("\t");
      return { set: name, sentence, subject, facts: facts.split(" ").filter(Boolean) };
    });

/** The sentences that are read and drawn to be measured. */
export const everyLabelled = (): Labelled[] => linesOf("labelled.tsv");

/** Further ones, which are only read. */
export const everyAsTyped = (): Labelled[] => linesOf("as-typed.tsv");

/** The sets of other languages have their names. */
export const isEnglish = ({ set }: Labelled): boolean => !/^(german|spanish|french)/.test(set);

export const sentencesOf = (set: string): Labelled[] =>
  [...everyLabelled(), ...everyAsTyped()].filter((labelled) => labelled.set === set);

export type Score = {
  subjectShare: number;
  f1: number;
  /** The sentences whose subject is another one than the label says. */
  wrongSubjects: string[];
};

export function scoreOf(sentences: readonly Labelled[]): Score {
  const wrongSubjects: string[] = [];
  let hits = 0;
  let both = 0;
  for (const { sentence, subject, facts } of sentences) {
    const understood = understand(sentence);
    const wanted = comparable(facts.map(ofBody(subject)));
    const read = understood.facts.filter(isOwn(understood)).map(writtenFact);
    const got = comparable(read.map(ofBody(subject)));
    if (!isSubject(subject, understood)) wrongSubjects.push(sentence);
    hits += [...wanted].filter((fact) => got.has(fact)).length;
    both += wanted.size + got.size;
  }
  const subjectShare = 1 - wrongSubjects.length / sentences.length;
  return { subjectShare, f1: (2 * hits) / both, wrongSubjects };
}

/** That one of several is with the others is said by the subjects. */
const isOwn =
  ({ scene }: Understood) =>
  ({ kind, value }: Fact) =>
    kind !== "with" || !scene?.members.some(({ noun }) => noun === value);

/** "Three spoons" may be labelled as a count of spoons or of bodies. */
export const ofBody = (subject: string) => {
  const nouns = subject.split(/[+,]/);
  return (fact: string) =>
    fact.replace(/^count:([^=]+)(?==)/, (all, of: string) =>
      nouns.includes(of) ? "count:body" : all,
    );
};

/** As the labels have it. */
export const writtenFact = ({ kind, of, value }: Fact): string =>
  of ? `${kind}:${of}=${value}` : `${kind}:${value}`;

/** "Top hat" counts as a hat, and "moustache" is the same word as "mustache". */
export const plainFact = (fact: string): string =>
  fact
    .replaceAll(/(?<=[:=])[a-z]+_(?!cream)/g, "")
    .replaceAll(/[a-z]+/g, (word) => sameWord[word] ?? word);

const sameWord: Readonly<Record<string, string>> = {
  moustache: "mustache",
  doughnut: "donut",
  pyjama: "pajama",
  gray: "grey",
  brace: "braces",
  plaid: "checkered",
  gold: "golden",
};

/**
 * That it lives somewhere is said by the place; some labels have it as a deed, others do not.
 * "has:wing" says nothing more where the wing has a colour of its own.
 */
function comparable(facts: readonly string[]): Set<string> {
  const plain = facts.map(plainFact).filter((fact) => fact !== "deed:live");
  const described = new Set(
    plain.flatMap((fact) => /^(?:color|count|size|material):([^=]+)=/.exec(fact)?.[1] ?? []),
  );
  return new Set(
    plain.filter((fact) => !fact.startsWith("has:") || !described.has(fact.slice("has:".length))),
  );
}

/** `cat+donut` are two, of one body or side by side, `king,frog` either. */
function isSubject(expected: string, { subjects, scene }: Understood): boolean {
  const got = (scene?.members ?? subjects).map(({ noun }) => noun);
  const both = expected.split("+");
  if (both.length > 1) {
    return both.length === got.length && both.every((noun) => got.some((one) => isSame(noun, one)));
  }
  return got.length === 1 && expected.split(",").some((noun) => isSame(noun, got[0] ?? ""));
}

const isSame = (one: string, other: string) =>
  one === other || (homeOf(one) !== null && homeOf(one)?.home === homeOf(other)?.home);
