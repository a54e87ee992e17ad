/** Where what a description says will be found: in the picture, or in the story alone. */
import type { Genome } from "#forge/genome.ts";
import { plainOf } from "#forge/understanding/plain-text.ts";
import { understand } from "#forge/understanding/understand.ts";
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
  const { understood, notUnderstood } = understand(description).inOwnWords;
  const whole = genomeOf(description, description);
  const shown = drawnOf(whole);
  const isTold = (words: string) => {
    const rest = without(description, words);
    // An orange fox would be orange anyway.
    if (rest === null || hasCoat(whole, words)) return false;
    return drawnOf(genomeOf(rest, description)) === shown;
  };
  // A word may stand there seventy times.
  const told = new Set([...new Set(understood)].filter(isTold));
  return { understood, inStory: understood.filter((words) => told.has(words)), notUnderstood };
}

const genomeOf = (description: string, diceOf: string): Genome =>
  readDescription(description, { seed: 1, rarity: "common", diceOf });

const hasCoat = ({ color }: Genome, words: string): boolean =>
  color !== null && words.includes(color);

/** Null where the words do not stand in it as they were understood. */
function without(description: string, words: string): string | null {
  const pattern = words.split(" ").map(escaped).join("[^\\p{L}\\p{N}]+");
  const found = new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, "iu").exec(description);
  if (!found) return null;
  const { index } = found;
  return description.slice(0, index) + description.slice(index + found[0].length);
}

const escaped = (word: string) => word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`);

/** The element is left out: it only lights what the words ask for. */
function drawnOf(genome: Genome): string {
  const { plan, species, color, partColors, anatomy, traits, gear, size, staging, said } = genome;
  const changes = said.facts.filter(({ kind }) => kind === "no" || kind === "size");
  return JSON.stringify([
    [plan, species, color, partColors, anatomy, traits],
    [gear, size, staging, changes],
    genome.group && [genome.group.relation, genome.group.nodes.map(drawnOf)],
  ]);
}
