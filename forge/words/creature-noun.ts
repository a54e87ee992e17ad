/** How the creature is called in a text: "teapot", "polar bear", "skeleton pirate". */
import type { BodyPlan, Genome } from "#forge/genome.ts";
import { natures } from "#forge/understanding/lexicon/people.ts";
import { spokenNoun } from "./grammar.ts";
import { animalNouns } from "./lexicon/animal-plans.ts";
import { isTellable } from "#forge/understanding/shown.ts";

/** When its species was guessed. */
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

/** Without its title: the skeleton in "skeleton pirate". */
export const plainNounOf = ({ noun, species, plan }: Genome): string =>
  spokenNoun(noun ?? species ?? planNouns[plan]);

/** "Zombie chef", but "vampire bat": what one is born as stands in front. */
export function nounOf(genome: Genome): string {
  const what = plainNounOf(genome);
  const role = roleOf(genome);
  if (!role || what.includes(role)) return what;
  return natures.has(role) && role !== "monster" ? `${role} ${what}` : `${what} ${role}`;
}

function roleOf({ traits, said }: Genome): string | null {
  if (traits.role) return spokenNoun(traits.role);
  const found = said.facts.find(({ kind, value }) => kind === "role" && isTellable(value));
  return found ? spokenNoun(found.value) : null;
}
