/** Where what a description says will be found: in the picture, or in the story alone. */
import type { Genome } from "#forge/genome.ts";
import { plainOf } from "#forge/understanding/plain-text.ts";
import { determiners, placePrepositions } from "#forge/understanding/lexicon/grammar.ts";
import { understand } from "#forge/understanding/understand.ts";
import type { Fact, Understood } from "#forge/understanding/understood.ts";
import { literally } from "#game/lib/literally.ts";
import { readDescription } from "./read-description.ts";

export type ToldOrDrawn = {
  /** In plain words, in the order of the description. */
  understood: string[];
  /** What is understood, but not in the picture. */
  inStory: string[];
  notUnderstood: string[];
};

/**
 * Asked while a description is being written, so nothing is drawn: words are in the picture when
 * the genome without them, rolled with the same dice, would be drawn in another way.
 */
export function toldOrDrawn(typed: string): ToldOrDrawn {
  // What was understood is said in plain words, which stand there alone.
  const description = plainOf(typed);
  const { inOwnWords, ...said } = understand(description);
  const whole = genomeOf(description, description);
  const shown = drawnOf(whole);
  const isDrawnOtherwise = (words: string, rest: string | null) =>
    // An orange fox would be orange anyway.
    rest === null || hasColor(whole, words) || drawnOf(genomeOf(rest, description)) !== shown;
  const isTold = (words: string) => !isDrawnOtherwise(words, without(description, words));
  const isToldInside = (words: string, at: number) => {
    const [rest, word = ""] = [without(description, words, at), words.split(" ")[at]];
    return rest !== null && saysLess(said, rest) && !isDrawnOtherwise(word, rest);
  };
  const parted = new Map<string, Ideas>(
    // A word may stand there seventy times.
    [...new Set(inOwnWords.understood)].map((words) => [
      words,
      isTold(words) ? { all: [words], told: [words] } : partedIdeas(words, isToldInside),
    ]),
  );
  const ideas = inOwnWords.understood.map((words) => parted.get(words)!);
  return {
    understood: ideas.flatMap(({ all }) => all),
    inStory: ideas.flatMap(({ told }) => told),
    notUnderstood: inOwnWords.notUnderstood,
  };
}

type Ideas = { all: string[]; told: string[] };

/** "Hiding behind a curtain" is in the picture, but of the curtain only the story knows. */
function partedIdeas(words: string, isToldInside: (words: string, at: number) => boolean): Ideas {
  const row = words.split(" ");
  const isTold = row.map((word, at) => !joins.has(word) && isToldInside(words, at));
  const told = row.flatMap((word, at) => {
    if (!isTold[at] || isTold[at - 1]) return [];
    const end = isTold.indexOf(false, at);
    return [[word, ...row.slice(at + 1, end < 0 ? undefined : end)].join(" ")];
  });
  const drawn = row.filter((_, at) => !isTold[at]);
  while (joins.has(drawn.at(-1) ?? "")) drawn.pop();
  return { all: drawn.length > 0 ? [drawn.join(" "), ...told] : told, told };
}

const joins: ReadonlySet<string> = new Set([...placePrepositions, ...determiners, "of", "for"]);

/** Of these a word can be alone in the story; eyes are there, whether a sentence has two or not. */
const partible = /^(deed|place|color|material|with|holds)$/;

/** Without a word that carries a fact there is less, and nothing else. */
function saysLess({ facts, subjects }: Pick<Understood, "facts" | "subjects">, rest: string) {
  const less = understand(rest);
  const [before, after] = [facts, less.facts].map((some) => new Set(some.map(writtenOf)));
  const lost = facts.filter((fact) => !after!.has(writtenOf(fact)));
  return (
    lost.length > 0 &&
    lost.every(({ kind }) => partible.test(kind)) &&
    [...after!].every((fact) => before!.has(fact)) &&
    subjects.map(({ noun }) => noun).join() === less.subjects.map(({ noun }) => noun).join()
  );
}

const writtenOf = ({ kind, of, value }: Fact): string => `${kind} ${of} ${value}`;

const genomeOf = (description: string, diceOf: string): Genome =>
  readDescription(description, { seed: 1, rarity: "common", diceOf });

/** Eyes that glow are yellow, whether a sentence says so or not. */
function hasColor({ color, partColors, staging }: Genome, words: string): boolean {
  const drawn = [color, ...Object.values(partColors), ...staging.extras.map((one) => one.color)];
  return drawn.some((each) => each && words.includes(each));
}

/**
 * Null where the words do not stand in it as they were understood. With `at` that word alone goes,
 * and the others stay.
 */
function without(description: string, words: string, at?: number): string | null {
  const pattern = words.split(" ").map(literally).join("[^\\p{L}\\p{N}]+");
  const found = new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, "iu").exec(description);
  if (!found) return null;
  const end = found.index + found[0].length;
  const before = description.slice(0, found.index);
  const kept = at === undefined ? "" : words.split(" ").toSpliced(at, 1).join(" ");
  // Without "lives" it is no longer one "who" in a cave.
  const said =
    at === 0 ? before.replace(/\b(?:and )?(?:who|that|which|he|she|it|they) $/i, "") : before;
  return said + kept + description.slice(end);
}

/** The element is left out: it only lights what the words ask for. */
function drawnOf(genome: Genome): string {
  const { plan, species, color, partColors, anatomy, traits, gear, size, staging, said } = genome;
  const under = said.facts
    .filter(({ kind }) => /^(rides|place)$/.test(kind))
    .map(({ value }) => value);
  const changes = said.facts.filter(
    ({ kind, of }) => /^(no|size)$/.test(kind) || (staging.mount !== null && under.includes(of)),
  );
  return JSON.stringify([
    [plan, species, color, partColors, anatomy, traits],
    [gear, size, staging, changes],
    genome.group && [genome.group.relation, genome.group.nodes.map(drawnOf)],
  ]);
}
