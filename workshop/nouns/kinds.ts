/** Which kind each meaning of a noun belongs to: that of its nearest ancestor which has one. */
import type { Group } from "#forge/understanding/nouns/homes.ts";
import type { HomeSource } from "./sources.ts";
import type { Sense, Synset } from "./wordnet.ts";

type Senses = ReadonlyMap<string, readonly Sense[]>;

/** WordNet's files: 5 animals, 6 artefacts, 8 body, 13 food, 17 nature, 18 persons, 20 plants … */
const filesOf: Readonly<Record<Group, readonly number[]>> = {
  creature: [5],
  being: [18, 3, 6, 8],
  plant: [20],
  thing: [13, 6, 17, 20, 27, 19, 22, 8, 25, 3],
};

/** A meaning that can be seen wins over an abstract one of the same word. */
const priors: Readonly<Record<Group, number>> = { creature: 5, being: 3, plant: 2.5, thing: 2 };

const pale: ReadonlyMap<string, number> = new Map([
  ["human", 0.6],
  ["blob", 0.35],
  ["bodypart", 0.6],
  ["shape", 0.25],
  ["block", 0.6],
  ["machine", 0.8],
  ["sprout", 0.8],
  ["tree", 1.5],
  ["beast", 0.6],
]);

/** Below this share of its meanings, a noun mostly means something that cannot be seen. */
const WEAK_BELOW = 0.3;

export type Kind = { home: string; isWeak: boolean };

/** Says the kind of a noun from its meanings; null when none can be seen. */
export function kindsFrom(sensesOf: Senses, homes: readonly HomeSource[]) {
  const groups = new Map(homes.map(({ home, group }) => [home, group]));
  const anchors = anchorsOf(sensesOf, homes);
  const synsets = new Map(
    [...sensesOf.values()].flat().map(({ synset }) => [synset.offset, synset]),
  );
  const priorOf = (home: string) => pale.get(home) ?? priors[groups.get(home) ?? "thing"];
  return (senses: readonly Sense[]): Kind | null => {
    const weights = senses.map(({ tags }, at) => tags + 2 / (1 + at));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const seen = senses.flatMap(({ synset }, at) => {
      const home = nearestHome(synset, anchors, synsets);
      const share = (weights[at] ?? 0) / total;
      return home ? [{ home, share, score: share * priorOf(home) }] : [];
    });
    const [best] = seen.toSorted((a, b) => b.score - a.score);
    const share = seen.reduce((sum, each) => sum + each.share, 0);
    return best ? { home: best.home, isWeak: share < WEAK_BELOW } : null;
  };
}

function anchorsOf(sensesOf: Senses, homes: readonly HomeSource[]): Map<string, string> {
  const anchors = new Map<string, string>();
  for (const { home, group, anchors: words } of homes) {
    for (const word of words) {
      const [lemma = "", number] = word.split("#");
      const senses = sensesOf.get(lemma) ?? [];
      const fitting = filesOf[group].flatMap((file) =>
        senses.filter(({ synset }) => synset.file === file),
      );
      const sense = number ? senses[Number(number) - 1] : fitting[0];
      if (!sense) throw new Error(`WordNet has no such meaning: ${home} = ${word}`);
      if (!anchors.has(sense.synset.offset)) anchors.set(sense.synset.offset, home);
    }
  }
  return anchors;
}

/** Breadth first. */
function nearestHome(
  synset: Synset,
  anchors: ReadonlyMap<string, string>,
  synsets: ReadonlyMap<string, Synset>,
): string | null {
  const seen = new Set<string>();
  let row = [synset];
  while (row.length > 0) {
    const home = row.map(({ offset }) => anchors.get(offset)).find(Boolean);
    if (home) return home;
    const parents = row.flatMap((each) => each.parents).filter((offset) => !seen.has(offset));
    for (const offset of parents) seen.add(offset);
    row = [...new Set(parents)].flatMap((offset) => synsets.get(offset) ?? []);
  }
  return null;
}
