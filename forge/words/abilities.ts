/** The names of a creature's moves: its element in front, its body behind. */
import type { Genome } from "#forge/genome.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { moveAdjectives, moves, wonders } from "./lexicon/moves.ts";

export type Abilities = { abilities: [string, string]; specialAbility: string };

/** How often the special ability shows the second element. */
const secondElementChance = 0.3;

export function abilitiesOf(genome: Genome): Abilities {
  const dice = diceFrom(genome.seed).fork("abilities");
  const adjectives = dice.shuffle(moveAdjectives[genome.element].split(" "));
  const [blow = "", trick = "", great = ""] = dice.shuffle(moves[genome.plan].split(","));
  const [first = "", second = ""] = [
    fitting(adjectives, blow),
    fitting(adjectives.toReversed(), trick),
  ];
  const { element, secondElement } = genome;
  const source = secondElement && dice.chance(secondElementChance) ? secondElement : element;
  const wonder = dice.pick(wonders[source].split(",").filter((title) => !title.includes(great)));
  return {
    abilities: [`${first} ${blow}`, `${second} ${trick}`],
    specialAbility: `${great} of ${wonder}`,
  };
}

/** "Whispering Whisper" says the same thing twice. */
const stem = (word: string) => word.slice(0, 4);

const fitting = (adjectives: readonly string[], move: string) =>
  adjectives.find((adjective) => !move.split(" ").map(stem).includes(stem(adjective)));
