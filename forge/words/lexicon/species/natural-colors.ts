/** The colours of species whose family has none, or another one. Data only. */
import type { Genome } from "#forge/genome.ts";

const words: Readonly<Record<string, string>> = {
  orange: "tiger tigress clownfish goldfish octopus",
  amber: "lion lioness leopard cheetah jaguar ocelot puma cougar hamster hyena angelfish dingo",
  yellow: "bee bumblebee honeybee wasp hornet pufferfish canary seahorse",
  grey: "wolf mouse rat stingray manta pigeon mosquito elephant",
  silver: "swordfish tuna barracuda anchovy minnow",
  black: "panther crow raven rook toucan vulture condor mole skunk",
  brown: "sparrow eagle hawk falcon turkey wren moth owl beaver otter cricket firefly",
  copper: "squirrel chipmunk robin kestrel redpanda weasel guineapig ant termite beetle",
  green: "parrot mantis grasshopper budgie crocodile",
  emerald: "hummingbird peacock mallard scarab fly",
  red: "macaw ladybug ladybird lobster crayfish cardinal starfish",
  pink: "shrimp prawn earthworm worm squid",
  navy: "anglerfish swallow stagbeetle",
  crimson: "piranha",
};

const partsOf: readonly (readonly [words: string, parts: Genome["partColors"]])[] = [
  ["tiger tigress leopard cheetah jaguar ocelot cow calf clownfish", { marks: "black" }],
  ["ladybug ladybird", { marks: "black" }],
  ["lion", { mane: "brown" }],
];

/** The colours of their parts, as long as the body has its natural one. */
export const naturalParts: ReadonlyMap<string, Genome["partColors"]> = new Map(
  partsOf.flatMap(([species, parts]) => species.split(" ").map((word) => [word, parts] as const)),
);

export const naturalColors: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([color, species]) =>
    species.split(" ").map((word) => [word, color] as const),
  ),
);
