/** What was understood of a description, in the player's own words: "tiny wings". */
import {
  adverbs,
  auxiliaries,
  determiners,
  placePrepositions,
  relatives,
  verbs,
} from "./lexicon/grammar.ts";
import { suffixed } from "./lexicon/parts.ts";
import type { Reading } from "./reading.ts";
import type { Token } from "./tokens.ts";
import type { InOwnWords } from "./understood.ts";
import { verbOf } from "./verb-forms.ts";
import { isNounRole } from "./word-kinds.ts";

const meaningful = /NOUN|PROPN|ADJ|VERB/;

/** Words that say nothing by themselves. */
const small = [determiners, adverbs, auxiliaries, relatives, placePrepositions];

const isSmall = ({ text, role }: Token) =>
  /^[,.']|^'s$|^(and|or|but|with|of|for|not|to)$/.test(text) ||
  /AUX|PRON/.test(role) ||
  small.some((words) => words.has(text));

const spoken = (words: readonly Token[]) =>
  words.map(({ text }) => text.replaceAll("_", " ")).join(" ");

/** `subjectEnd`: up to there stands what the creature is, whose words are an idea each. */
export function inOwnWords(reading: Reading, subjectEnd: number): InOwnWords {
  const { tokens, used, ignored } = reading;
  const isUsed = (token: Token) => used.has(token.at) && !isSmall(token);
  const isMissed = ({ at, role }: Token) =>
    !used.has(at) && !ignored.has(at) && meaningful.test(role);
  const before = tokens.slice(0, subjectEnd).filter(isUsed);
  return {
    understood: [
      ...ideasOf(before).map(spoken),
      ...runsOf(tokens.slice(subjectEnd), isUsed, isWhere).map(spoken),
    ],
    notUnderstood: runsOf(tokens, (token) => isMissed(token) && !isSmall(token), isNothing).map(
      spoken,
    ),
  };
}

/** A word each, but "three headed" is one. */
function ideasOf(words: readonly Token[]): Token[][] {
  const ideas: Token[][] = [];
  for (const word of words) {
    if (suffixed.test(word.text) && ideas.length > 0) ideas.at(-1)!.push(word);
    else ideas.push([word]);
  }
  return ideas;
}

const isNothing = () => false;

/** "Naps on the clouds": what stands between joins the deed and its place. */
const isWhere = ({ text }: Token) =>
  placePrepositions.has(text) || determiners.has(text) || joining.test(text);

const joining = /^(of|for)$/;

/** Also where the tagger took it for a noun: "carries a lantern". */
const isVerb = (token: Token) =>
  token.role === "VERB" || Object.values(verbs).some((known) => known.has(verbOf(token)));

/** "Tiny wings", "naps on clouds"; but after "legs" the verb "goes" begins another. */
function isOneIdea(last: Token, between: readonly Token[], next: Token): boolean {
  const isJoined = between.some(({ text }) => joining.test(text) || placePrepositions.has(text));
  if (between.length > 0) return isJoined || isVerb(last);
  return !(next.role === "VERB" && isNounRole(last.role));
}

/** Words next to each other, with those between them that join. */
function runsOf(
  tokens: readonly Token[],
  belongs: (token: Token) => boolean,
  joins: (token: Token) => boolean,
): Token[][] {
  const runs: Token[][] = [];
  let between: Token[] = [];
  let isOpen = false;
  for (const token of tokens) {
    if (belongs(token)) {
      if (isOpen && isOneIdea(runs.at(-1)!.at(-1)!, between, token)) {
        runs.at(-1)!.push(...between, token);
      } else runs.push([token]);
      between = [];
      isOpen = true;
    } else if (isOpen && joins(token)) between.push(token);
    else [isOpen, between] = [false, []];
  }
  return runs;
}
