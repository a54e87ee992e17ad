/** The colours of species whose family has none, or another one. Data only. */
const words: Readonly<Record<string, string>> = {
  orange: "tiger tigress clownfish goldfish octopus",
  amber: "lion lioness leopard cheetah jaguar ocelot puma cougar hamster hyena angelfish dingo",
  yellow: "bee bumblebee honeybee wasp hornet pufferfish canary firefly seahorse",
  grey: "wolf mouse rat stingray manta pigeon fly mosquito elephant",
  silver: "swordfish tuna barracuda anchovy minnow",
  black: "panther crow raven rook toucan vulture condor mole skunk",
  brown: "sparrow eagle hawk falcon turkey wren moth owl beaver otter cricket",
  copper: "squirrel chipmunk robin kestrel redpanda weasel guineapig ant termite beetle",
  green: "parrot mantis grasshopper budgie crocodile",
  emerald: "hummingbird peacock mallard scarab",
  red: "macaw ladybug ladybird lobster crayfish cardinal starfish",
  pink: "shrimp prawn earthworm worm squid",
  navy: "anglerfish swallow stagbeetle",
  crimson: "piranha",
};

export const naturalColors: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([color, species]) =>
    species.split(" ").map((word) => [word, color] as const),
  ),
);
