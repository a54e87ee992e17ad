/** One sentence on what a creature can do. */
import type { BodyPlan, Genome } from "#forge/genome.ts";
import { diceFrom, type Dice } from "#game/lib/dice.ts";
import { elementDeeds, elementLooks, occasions, planDeeds } from "./lexicon/deeds.ts";
import { propDeeds } from "./lexicon/gear-lines.ts";
import { spokenThings } from "./lexicon/spoken-things.ts";
import { animalNouns } from "./lexicon/animal-plans.ts";
import { capitalised, withArticle } from "./grammar.ts";

const lengthMax = 160;

/** How a creature is called when its species was guessed. */
const planNouns: Record<BodyPlan, string> = {
  beast: "beast",
  dragon: "dragon",
  bird: "bird",
  fish: "fish",
  mascot: "little creature",
  serpent: "serpent",
  golem: "golem",
  spirit: "spirit",
  plant: "sprout",
  moth: "moth",
  beetle: "beetle",
  turtle: "turtle",
  slime: "slime",
  kraken: "kraken",
  raptor: "raptor",
  thing: "living thing",
  figure: "little hero",
  ...animalNouns,
};

const spokenSpecies: Record<string, string> = {
  trex: "T. rex",
  rex: "T. rex",
  redpanda: "red panda",
  guineapig: "guinea pig",
  flyingfox: "flying fox",
  seaserpent: "sea serpent",
  honeybadger: "honey badger",
  stagbeetle: "stag beetle",
  hermitcrab: "hermit crab",
  sabertooth: "sabre-tooth",
  treefrog: "tree frog",
  sealion: "sea lion",
  ...spokenThings,
  policeofficer: "police officer",
  santa: "Santa",
  santaclaus: "Santa Claus",
  rockstar: "rock star",
  popstar: "pop star",
  gingerbread: "gingerbread man",
  gingerbreadman: "gingerbread man",
  killerwhale: "killer whale",
  fruitbat: "fruit bat",
  longneck: "long neck",
};

/** "Teapot", "polar bear", "skeleton pirate". */
export function nounOf({ noun, species, plan, traits: { role } }: Genome): string {
  const spoken = spokenSpecies[(noun ?? species ?? "").replaceAll(" ", "")];
  const what = spoken ?? noun ?? species ?? planNouns[plan];
  return role && !what.includes(role) ? `${what} ${role}` : what;
}

export function descriptionOf(genome: Genome): string {
  const dice = diceFrom(genome.seed).fork("description");
  const noun = nounOf(genome);
  const looks = elementLooks[genome.element].split(" ");
  const element = dice.pick(looks.filter((look) => look !== noun));
  const kind = [...adjectivesOf(genome), element, noun].join(" ");
  const deed = dice.pick(elementDeeds[genome.element]);
  const other = otherDeed(genome, dice);

  const both = [
    `${withArticle(kind)} that ${other}; it also ${deed}.`,
    // One "and" a sentence is enough.
    ...(/ and /.test(other + deed) ? [] : [`${withArticle(kind)} that ${other} and ${deed}.`]),
  ];
  const single = [
    `${withArticle(kind)} that ${deed}.`,
    `${dice.pick(occasions)}, this ${kind} ${deed}.`,
  ];
  // A thing that the player asked for must not go unsaid.
  const sentences = genome.traits.carries ? both : [...both, ...single];
  const fitting = sentences.filter(({ length }) => length <= lengthMax);
  return capitalised(fitting.length > 0 ? dice.pick(fitting) : `It ${deed}.`);
}

const adjectivesOf = ({ size, mood }: Genome): string[] => [
  ...(size ? [size === "small" ? "tiny" : "huge"] : []),
  ...(mood ? [mood] : []),
];

const otherDeed = ({ traits, plan }: Genome, dice: Dice) =>
  dice.pick(traits.carries ? propDeeds[traits.carries] : planDeeds[plan]);
