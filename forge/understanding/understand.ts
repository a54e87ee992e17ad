/**
 * Reads a description: what the creature is, what it has, wears, holds, rides and eats, what it
 * does and where. A grammar over the tagger's words: it knows no story, only what can be drawn.
 */
import { isKnownThing } from "#forge/bodies/things/find-thing.ts";
import { readNext } from "./clauses.ts";
import { inOwnWords } from "./in-own-words.ts";
import { homeOf } from "./nouns/homes.ts";
import { isShown } from "./shown.ts";
import { verbOf } from "./verb-forms.ts";
import { beginReading, type Reading } from "./reading.ts";
import { sceneOf, sentenceOf } from "./scene.ts";
import { readSubject } from "./subject.ts";
import { nounLemma, tokensOf } from "./tokens.ts";
import type { Fact, InOwnWords, Scene, SceneMember, Subject, Understood } from "./understood.ts";

export function understand(description: string): Understood {
  const scene = sceneOf(description, understandOne);
  return scene ? withOthers(scene) : understandOne(description);
}

/** The first is who the card is about; the others are with it. */
function withOthers(scene: Scene): Understood {
  const [first, ...others] = scene.members.map((member) =>
    understandOne(sentenceOf(member, scene)),
  );
  const company = others.flatMap(({ subjects }) => subjects.map(companyOf));
  return {
    ...first!,
    facts: distinct([...first!.facts, ...company, ...scene.members.flatMap(countOf)]),
    forms: Object.assign({}, ...others.map(({ forms }) => forms), first!.forms) as Forms,
    inOwnWords: wordsOfScene(scene, first!.inOwnWords),
    scene,
  };
}

type Forms = Understood["forms"];

const companyOf = ({ noun }: Subject): Fact => ({ kind: "with", of: "", value: noun });

const countOf = ({ noun, count: seen, saidCount: count = seen }: SceneMember): Fact[] =>
  count > 1 ? [{ kind: "count", of: noun, value: String(count) }] : [];

function understandOne(description: string): Understood {
  const reading = beginReading(tokensOf(description));
  readSubject(reading);
  const subjectEnd = reading.at;
  while (reading.at < reading.tokens.length) {
    const before = reading.at;
    readNext(reading);
    if (reading.at === before) reading.at += 1;
  }
  const subjects = reading.subjects.map(subjectOf);
  for (const { noun, home } of subjects)
    if (!home && !isKnownThing(noun.replaceAll("_", ""))) forgetWord(reading, noun);
  for (const fact of reading.facts) if (!isShown(fact)) forgetWord(reading, fact.value);
  return {
    subjects,
    facts: distinct(reading.facts),
    forms: Object.fromEntries(reading.forms),
    owner: reading.owner,
    inOwnWords: inOwnWords(reading, subjectEnd),
    scene: null,
  };
}

/** Each that is drawn, and where; then what is said of all. */
function wordsOfScene({ members, relation }: Scene, ofFirst: InOwnWords): InOwnWords {
  const alone = members.map(({ said }) => understandOne(said).inOwnWords.understood);
  const [first = "", ...others] = members.map(({ count }, i) => {
    const words = alone[i]!.join(" ");
    return count > 1 ? `${count} ${words}` : words;
  });
  const beside = relation === "beside" ? others : others.map((each) => `${relation} ${each}`);
  const ofAll = ofFirst.understood.filter((words) => !alone[0]!.includes(words));
  return { understood: [first, ...beside, ...ofAll], notUnderstood: ofFirst.notUnderstood };
}

const subjectOf = (noun: string): Subject => ({ noun, home: homeOf(noun) });

/** The tables lack the word, or no card shows it, so it counts as not understood. */
function forgetWord(reading: Reading, said: string): void {
  const token = reading.tokens.find((each) => nounLemma(each) === said || verbOf(each) === said);
  if (token) reading.used.delete(token.at);
}

const keyOf = ({ kind, of, value }: Fact) => `${kind}|${of}|${value}`;

function distinct(facts: readonly Fact[]): Fact[] {
  return [...new Map(facts.map((fact) => [keyOf(fact), fact])).values()];
}
