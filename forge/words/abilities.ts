/** The names of a creature's moves: of what its description speaks of, else of element and body. */
import type { Genome } from "#forge/genome.ts";
import { diceFrom, type Dice } from "#game/lib/dice.ts";
import { moveAdjectives, moves, wonders } from "./lexicon/moves.ts";
import type { Topic } from "./topics.ts";

export type Abilities = { abilities: [string, string]; specialAbility: string };

/** How often the special ability shows the second element. */
const secondElementChance = 0.3;
/** Longer names do not fit on the card. */
const lengthMax = 28;
/** Two topics make a name, unless something does not fit. */
const topicsMax = 4;

export function abilitiesOf(genome: Genome, topics: readonly Topic[]): Abilities {
  const dice = diceFrom(genome.seed).fork("abilities");
  const adjectives = dice.shuffle(moveAdjectives[genome.element].split(" "));
  const [blow = "", trick = "", great = ""] = dice.shuffle(moves[genome.plan].split(","));
  const plain = [
    `${fitting(adjectives, blow)} ${blow}`,
    `${fitting(adjectives.toReversed(), trick)} ${trick}`,
  ];
  const { element, secondElement } = genome;
  const source = secondElement && dice.chance(secondElementChance) ? secondElement : element;
  const wonder = dice.pick(wonders[source].split(",").filter((title) => !title.includes(great)));
  const [first = "", second = ""] = [...spokenMoves(topics, dice), ...plain];
  return { abilities: [first, second], specialAbility: `${great} of ${wonder}` };
}

/** "Pickle Stare", "Rocket Boot Kick": of the two things that are most worth telling. */
function spokenMoves(topics: readonly Topic[], dice: Dice): string[] {
  const names = topics.slice(0, topicsMax).flatMap(({ label, moves: own }) => {
    const [move] = dice.shuffle(own.split(",")).filter((each) => isFitting(label, each));
    const name = `${label} ${move ?? ""}`;
    return move !== undefined && label !== "" && name.length <= lengthMax ? [{ label, name }] : [];
  });
  const byLabel = new Map(names.toReversed().map((each) => [each.label, each.name]));
  return [...byLabel.values()].toReversed().slice(0, 2);
}

/** "Whispering Whisper" says the same thing twice. */
const stem = (word: string) => word.slice(0, 4).toLowerCase();

const isFitting = (label: string, move: string) => {
  const stems = new Set(move.split(/[ -]/).map(stem));
  return !label.split(/[ -]/).some((word) => stems.has(stem(word)));
};

const fitting = (adjectives: readonly string[], move: string) =>
  adjectives.find((adjective) => isFitting(adjective, move));
