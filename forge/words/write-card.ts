/** All words on a creature's card, from its genome. */
import type { Genome } from "#forge/genome.ts";
import { abilitiesOf } from "./abilities.ts";
import { descriptionOf } from "./describe.ts";
import { looksOf } from "./looks.ts";
import { backstoryOf } from "./lore.ts";
import { topicsOf } from "./topics.ts";
import { japaneseNameOf, nameOf } from "./naming/names.ts";

export type CardWords = {
  name: string;
  japaneseName: string;
  abilities: [string, string];
  specialAbility: string;
  /** What the creature can do, in a sentence. */
  description: string;
  backstory: string;
  /** What the picture shows. */
  looks: string;
};

/** `attempt` counts up while the name is taken; the rest of the card stays the same. */
export function writeCard(genome: Genome, { attempt = 0 }: { attempt?: number } = {}): CardWords {
  const topics = topicsOf(genome);
  const name = nameOf(genome, topics, attempt);
  const telling = { name, told: new Set<string>() };
  return {
    name,
    japaneseName: japaneseNameOf(genome, name),
    ...abilitiesOf(genome, topics),
    description: descriptionOf(genome, topics, telling),
    backstory: backstoryOf(genome, topics, telling),
    looks: looksOf(genome),
  };
}
