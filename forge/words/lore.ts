/** A creature's story in two or three sentences, from lines of our own only. */
import type { Genome } from "#forge/genome.ts";
import { diceFrom, type Dice } from "#game/lib/dice.ts";
import { nounOf } from "./describe.ts";
import { capitalised, fill } from "./grammar.ts";
import { beginnings, places, sparks } from "./lexicon/lore-beginnings.ts";
import { endings, habits, moodLines, planLines, themeLines } from "./lexicon/lore-lines.ts";
import { deedLines } from "./lexicon/deed-lines.ts";
import { propLines } from "./lexicon/gear-lines.ts";

export const backstoryMax = 400;

export function backstoryOf(genome: Genome, name: string): string {
  const dice = diceFrom(genome.seed).fork("backstory");
  const gaps = {
    name,
    noun: nounOf(genome),
    spark: dice.pick(sparks[genome.element]),
    place: places[genome.element],
  };
  const lines = [dice.pick(beginnings), ...middleLines(genome, dice)];
  const story = lines.map((line) => capitalised(fill(line, gaps)));
  while (story.join(" ").length > backstoryMax) story.pop();
  return story.join(" ");
}

/** What the description spoke of comes first; the rest is rolled. */
function middleLines(genome: Genome, dice: Dice): string[] {
  const { traits, deeds, mood, themes, plan } = genome;
  const said = [
    ...(traits.carries ? [propLines[traits.carries]] : []),
    ...(mood ? [moodLines[mood]] : []),
    ...themes.map((theme) => themeLines[theme]),
  ].map((lines) => dice.pick(lines));
  const rolled = [dice.pick(dice.chance(0.5) ? planLines[plan] : habits), dice.pick(endings)];
  const spoken = dice.shuffle(said);
  // What it does is what the description was about.
  const done = deeds.slice(0, 1).map((deed) => dice.pick(deedLines[deed] ?? []));
  return [...done, ...spoken.slice(0, 2), ...rolled].slice(0, 2);
}
