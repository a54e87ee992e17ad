/** One sentence on what a creature is and can do. */
import type { Genome } from "#forge/genome.ts";
import { diceFrom, type Dice } from "#game/lib/dice.ts";
import { elementDeeds, elementLooks, occasions, planDeeds } from "./lexicon/deeds.ts";
import { adjectivesOf } from "./said-things.ts";
import { capitalised, inAList, withArticle } from "./grammar.ts";
import { nounOf } from "./creature-noun.ts";
import { toldLine, type Telling } from "./told-line.ts";
import type { Topic } from "./topics.ts";

const lengthMax = 160;
const mentionsMax = 2;

export function descriptionOf(
  genome: Genome,
  topics: readonly Topic[],
  { name, told }: Omit<Telling, "dice">,
): string {
  const dice = diceFrom(genome.seed).fork("description");
  const kind = kindOf(genome, topics, dice);
  const [top, ...others] = topics;
  const deed = dice.pick(elementDeeds[genome.element]);
  if (!top) return withoutTopic(genome, { kind, deed, dice });
  const line = toldLine(top, "deed", { dice, told, name }) ?? deed;
  const mentions = others.flatMap(({ mention }) => mention ?? []);
  const sentences = [
    ...inAllLengths(mentions.slice(0, mentionsMax)).map((with_) => {
      return `${withArticle(kind)}${with_} that ${line}.`;
    }),
    `It ${line}.`,
  ];
  return capitalised(sentences.find(({ length }) => length <= lengthMax) ?? `It ${deed}.`);
}

/** " with a red scarf and pickle eyes", then " with a red scarf", then nothing. */
const inAllLengths = (mentions: readonly string[]): string[] =>
  [...mentions.keys(), mentions.length]
    .toReversed()
    .map((count) => (count === 0 ? "" : ` with ${inAList(mentions.slice(0, count))}`));

type Plain = { kind: string; deed: string; dice: Dice };

function withoutTopic(genome: Genome, { kind, deed, dice }: Plain): string {
  const other = dice.pick(planDeeds[genome.plan]);
  const sentences = [
    `${withArticle(kind)} that ${other}; it also ${deed}.`,
    // One "and" a sentence is enough.
    ...(/ and /.test(other + deed) ? [] : [`${withArticle(kind)} that ${other} and ${deed}.`]),
    `${withArticle(kind)} that ${deed}.`,
    `${dice.pick(occasions)}, this ${kind} ${deed}.`,
  ];
  const fitting = sentences.filter(({ length }) => length <= lengthMax);
  return capitalised(fitting.length > 0 ? dice.pick(fitting) : `It ${deed}.`);
}

/** Of its element only where nothing else is said of how it looks. */
function kindOf(genome: Genome, topics: readonly Topic[], dice: Dice): string {
  const { size, mood, plan, element, said } = genome;
  const noun = nounOf(genome);
  const looks = dice.pick(elementLooks[element].split(" ").filter((look) => look !== noun));
  const body = adjectivesOf(said, "body");
  const feeling = said.facts.find(({ kind }) => kind === "mood");
  const isPlainThing = plan === "thing" && topics.length > 0;
  const words = [
    feeling ? (feeling.detail ?? "") : (mood ?? ""),
    ...(size && body.length === 0 ? [size === "small" ? "tiny" : "huge"] : []),
    ...body,
    ...(body.length > 0 || isPlainThing ? [] : [looks]),
  ];
  const isNews = (word: string) => word !== "" && !` ${noun} `.includes(` ${word} `);
  return [...[...new Set(words)].filter(isNews), noun].join(" ");
}
