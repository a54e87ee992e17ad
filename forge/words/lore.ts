/** A creature's story in three or four sentences: how it began, and what its description speaks of. */
import type { Genome } from "#forge/genome.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { nounOf, plainNounOf } from "./creature-noun.ts";
import { capitalised, fill } from "./grammar.ts";
import {
  beginnings,
  changedBeginnings,
  ownedBeginnings,
  places,
  sparks,
} from "./lexicon/lore-beginnings.ts";
import {
  endings,
  habits,
  hearsay,
  moodLines,
  planLines,
  themeLines,
} from "./lexicon/lore-lines.ts";
import { toldLine, type Telling } from "./told-line.ts";
import type { Topic } from "./topics.ts";

export const backstoryMax = 400;

/** After a story of this length no ending fits. */
const endingBefore = 250;
const topicsMax = 2;
/** Topics below are told only when there is nothing else. */
const plainWeight = 2;

export function backstoryOf(
  genome: Genome,
  topics: readonly Topic[],
  { name, told: spoken }: Omit<Telling, "dice">,
): string {
  const dice = diceFrom(genome.seed).fork("backstory");
  const telling = { dice, name, told: spoken };
  const begin = fill(dice.pick(beginningsFor(genome, topics)), {
    name,
    noun: nounOf(genome),
    plain: plainNounOf(genome),
    owner: capitalised(genome.said.owner ?? ""),
    spark: dice.pick(sparks[genome.element]),
    place: places[genome.element],
  });
  const told = topics
    .filter(({ weight }) => weight > plainWeight)
    .slice(0, topicsMax)
    .flatMap((topic) => toldLine(topic, "sentence", telling) ?? []);
  const others = othersFor(genome, topics, telling);
  const story = [begin, ...told, ...others.slice(0, topicsMax - told.length)].map(capitalised);
  const ends = [...endings, ...habits].filter((line) => !spoken.has(line));
  const ending = capitalised(hearsaid(dice.pick(ends), telling));
  if (story.join(" ").length < endingBefore) story.push(ending);
  while (story.join(" ").length > backstoryMax) story.pop();
  return story.join(" ");
}

/** Where it lives and whose it was stands in the description; then it grew up nowhere else. */
function beginningsFor({ said, scenery, element }: Genome, topics: readonly Topic[]) {
  if (said.owner) return ownedBeginnings;
  if (topics.some(({ moves }) => moves.startsWith("Awakening"))) return changedBeginnings;
  const isElsewhere = scenery !== element || said.facts.some(({ kind }) => kind === "place");
  return beginnings.filter((line) => !isElsewhere || !line.includes("{place}"));
}

function othersFor(
  { mood, themes, plan }: Genome,
  topics: readonly Topic[],
  telling: Telling,
): string[] {
  const { dice } = telling;
  const said = [
    ...(mood ? [dice.pick(moodLines[mood])] : []),
    ...themes.map((theme) => dice.pick(themeLines[theme])),
  ];
  const plain = topics
    .filter(({ weight }) => weight <= plainWeight)
    .flatMap((topic) => toldLine(topic, "sentence", telling) ?? []);
  const habit = dice.pick(habits);
  telling.told.add(habit);
  const hear = (line: string) => hearsaid(line, telling);
  const rolled = [...plain.slice(0, 1), hear(dice.pick(planLines[plan])), hear(habit)];
  return [...dice.shuffle(said).map(hear), ...dice.shuffle(rolled)];
}

/** Orders, and lines that begin with its name, are not told as hearsay. */
const ownVoice = /^(Wake|Put|If|Ask|Only|One day|Every year|Some doors|\{)|[.!] /;
const hearsayChance = 0.96;

/** "Sailors swear that it sleeps in its cap": the same lines are told in many ways. */
function hearsaid(line: string, { dice, told, name }: Telling): string {
  const plain = fill(line, { name });
  if (ownVoice.test(line) || !dice.chance(hearsayChance)) return plain;
  const who = dice.pick(hearsay.filter((each) => !told.has(each)));
  told.add(who);
  return `${who} that ${plain.charAt(0).toLowerCase()}${plain.slice(1)}`;
}
