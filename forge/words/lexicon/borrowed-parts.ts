/** Whose part it is, and how it is drawn on a body of another kind. Data only. */
import type { BorrowedName } from "#forge/gear.ts";
import type { Traits } from "#forge/genome.ts";

type Row = readonly [part: string, owners: string, drawn: BorrowedName];

const rows: readonly Row[] = [
  ["tail", "fox wolf squirrel raccoon skunk husky dog", "bushyTail"],
  ["tail", "cat tiger lion monkey panther leopard cow", "catTail"],
  ["tail", "mouse rat pig", "mouseTail"],
  ["tail", "fish shark mermaid whale dolphin goldfish koi", "fishTail"],
  ["tail", "crocodile alligator lizard dragon dinosaur stegosaurus gecko", "reptileTail"],
  ["tail", "snake cobra viper", "snakeTail"],
  ["tail", "flower rose daisy sunflower tulip", "flowerTail"],
  ["ear", "bunny rabbit hare donkey kangaroo", "longEars"],
  ["ear", "cat fox wolf dog kitten tiger horse pony pig", "pointEars"],
  ["ear", "bear mouse panda monkey koala", "roundEars"],
  ["ear", "elephant bat", "wideEars"],
  ["ear", "butterfly moth fairy", "wingedEars"],
  ["leg", "spider tarantula ant insect", "spiderLegs"],
  ["arm", "octopus squid kraken tentacle", "tentacles"],
  ["tentacle", "octopus squid kraken", "tentacles"],
  ["mouth", "shark piranha crocodile alligator", "sharkTeeth"],
  ["tooth", "shark piranha crocodile alligator", "sharkTeeth"],
  ["mouth", "zipper zip", "zipper"],
  ["spout", "snake cobra elephant", "snakeTail"],
  ["comb", "rooster chicken hen cock cockerel turkey", "comb"],
  ["crest", "rooster chicken hen cock cockerel", "comb"],
  ["wing", "butterfly fairy moth dragonfly bee", "butterflyWings"],
];

const drawnAs: ReadonlyMap<string, BorrowedName> = new Map(
  rows.flatMap(([part, owners, drawn]) =>
    owners.split(" ").map((owner) => [`${part} ${owner}`, drawn] as const),
  ),
);

/** "Tail" of "fox"; null where this is not known. */
export const borrowedPart = (part: string, owner: string): BorrowedName | null =>
  drawnAs.get(`${part} ${owner}`) ?? null;

type Head = { traits: Partial<Traits>; beak?: "beak" | "bill" };

const heads: readonly (readonly [owners: string, head: Head])[] = [
  ["duck duckling goose swan platypus", { traits: { ears: "none" }, beak: "bill" }],
  ["chicken hen rooster eagle hawk owl parrot bird", { traits: { ears: "none" }, beak: "beak" }],
  ["lion", { traits: { mane: true, ears: "round" } }],
  ["bear mouse panda monkey", { traits: { ears: "round" } }],
  ["cat fox wolf tiger", { traits: { ears: "point" } }],
  ["bunny rabbit hare", { traits: { ears: "long" } }],
  ["goat", { traits: { horns: "goat" } }],
  ["bull cow", { traits: { horns: "bull" } }],
  ["deer reindeer moose", { traits: { horns: "antler" } }],
  ["unicorn narwhal", { traits: { horns: "uni" } }],
  ["elephant", { traits: { trunk: true } }],
];

const headOf: ReadonlyMap<string, Head> = new Map(
  heads.flatMap(([owners, head]) => owners.split(" ").map((owner) => [owner, head] as const)),
);

/** "A duck head": what others are known by. */
export const borrowedHead = (part: string, owner: string): Head | null =>
  (part === "head" ? headOf.get(owner) : null) ?? null;

const wings: readonly (readonly [owners: string, traits: Partial<Traits>])[] = [
  ["bird eagle hawk owl parrot crow raven swan goose duck chicken rooster", { wings: "feather" }],
  ["pegasus griffin phoenix peacock flamingo falcon pigeon toucan", { wings: "feather" }],
  ["angel", { wings: "feather", halo: true }],
  ["dragon demon imp", { wings: "bat", horns: "up" }],
  ["devil", { horns: "small" }],
  ["bat gargoyle", { wings: "bat" }],
];

const halves: ReadonlyMap<string, Partial<Traits>> = new Map(
  wings.flatMap(([owners, traits]) => owners.split(" ").map((owner) => [owner, traits] as const)),
);

/** What the body of another kind has by being half of it. */
export const halfTraits = (owner: string): Partial<Traits> => halves.get(owner) ?? {};

/** Its own is not there then. */
export const insteadOf: Readonly<Record<string, Partial<Traits>>> = {
  tail: { tail: "none" },
  ear: { ears: "none" },
  wing: { wings: "none" },
};
