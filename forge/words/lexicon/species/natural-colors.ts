/** The colours of species whose family has none, or another one. Data only. */
import type { Genome } from "#forge/genome.ts";

/** A species may stand beside several: the dice choose. A name of two words has its own row: `blue_jay`. */
const words: Readonly<Record<string, string>> = {
  orange: "tiger tigress clownfish goldfish octopus fox vixen cat kitten kitty tomcat corgi",
  amber:
    "lion lioness sphinx griffin gryphon griffon leopard cheetah jaguar ocelot puma cougar hamster hyena angelfish dingo scorpion " +
    "pug chihuahua lynx bobcat caracal fennec gerbil meerkat",
  golden: "dog puppy pup retriever labrador chimera golden_retriever",
  yellow: "bee bumblebee honeybee wasp hornet pufferfish canary seahorse",
  grey:
    "isopod pillbug woodlouse wolf mouse rat stingray manta pigeon mosquito elephant cat kitten rabbit husky koala wombat " +
    "malamute greyhound raccoon badger dolphin ram ibex lemur chinchilla heron vole vulture coyote werewolf " +
    "armadillo anteater slug",
  silver: "swordfish tuna barracuda anchovy minnow",
  black:
    "panther crow raven rook toucan condor mole skunk spider cat tomcat bull bat jackdaw blackbird " +
    "tarantula honeybadger wolverine rottweiler doberman labrador",
  brown:
    "jackalope wolpertinger sparrow eagle hawk falcon turkey wren moth owl owlet beaver otter cricket firefly rabbit hare " +
    "bunny dog puppy spaniel collie alsatian hound jackal beagle bear grizzly cub ox buffalo bison yak gnu wildebeest boar " +
    "hog warthog tapir mammoth mastodon marmot shrew dormouse capybara platypus ferret stoat " +
    "mongoose tanuki porcupine echidna hedgehog tortoise pangolin osprey buzzard pheasant bat flyingfox " +
    "fruitbat toad snail sabertooth smilodon",
  copper:
    "trilobite squirrel chipmunk robin kestrel redpanda weasel guineapig ant termite beetle dachshund bear " +
    "centipede millipede cicada manticore",
  green:
    "parrot mantis grasshopper budgie crocodile turtle snake viper anaconda lizard gecko iguana " +
    "caterpillar raptor velociraptor deinonychus",
  emerald: "hummingbird peacock mallard scarab fly",
  red: "macaw scarlet_macaw red_setter ladybug ladybird lobster crayfish cardinal starfish",
  pink: "pink_river_dolphin shrimp prawn earthworm worm squid",
  white:
    "bunny ermine poodle terrier bulldog dalmatian papillon goat sheep lamb ewe stork egret silkworm grub mouse",
  navy: "anglerfish swallow stagbeetle",
  crimson: "piranha",
  blue: "blue_jay",
  azure: "kingfisher dragonfly damselfly butterfly",
};

const partsOf: readonly (readonly [words: string, parts: Genome["partColors"]])[] = [
  ["dalmatian tiger tigress leopard cheetah jaguar ocelot cow calf", { marks: "black" }],
  ["ladybug ladybird", { marks: "black" }],
  ["lion sphinx chimera manticore", { mane: "brown" }],
  ["bull", { horns: "beige" }],
  ["moose", { horns: "bronze" }],
  ["goat ibex", { horns: "brown" }],
];

/** The colours of their parts, as long as the body has its natural one. */
export const naturalParts: ReadonlyMap<string, Genome["partColors"]> = new Map(
  partsOf.flatMap(([species, parts]) => species.split(" ").map((word) => [word, parts] as const)),
);

export const naturalColors: ReadonlyMap<string, readonly string[]> = Object.entries(words).reduce(
  (known, [color, species]) => {
    for (const word of species.split(" ")) known.set(word, [...(known.get(word) ?? []), color]);
    return known;
  },
  new Map<string, readonly string[]>(),
);
