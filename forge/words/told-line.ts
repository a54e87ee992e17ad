/** One line of a topic, as a sentence or as the rest of one: "a cheeseburger that …". */
import type { Dice } from "#game/lib/dice.ts";
import { agree, capitalised, fill } from "./grammar.ts";
import type { Topic } from "./topics.ts";

/** A line in small letters is something that the creature does; so is "It …" in one sentence. */
const asDeed = (line: string): string | null => {
  if (/^(\{verbs\}|[a-z])/.test(line)) return line;
  const deed = /^It (?!is not like)([^.;:]+)\.$/.exec(line)?.[1];
  return deed ?? null;
};

const asSentence = (line: string): string => (asDeed(line) === line ? `It ${line}.` : line);

export type Telling = {
  dice: Dice;
  /** Lines that this card has told already. */
  told: Set<string>;
  name: string;
};

/** As a deed it has no subject and no full stop. Null where the topic has nothing more to tell. */
export function toldLine(
  { lines, gaps, isPlural }: Topic,
  as: "deed" | "sentence",
  { dice, told, name }: Telling,
): string | null {
  const fresh = lines.filter((line) => !told.has(line) && (as === "sentence" || asDeed(line)));
  if (fresh.length === 0) return null;
  const line = dice.pick(fresh);
  told.add(line);
  const form = as === "deed" ? (asDeed(line) ?? line) : asSentence(line);
  const words = fill(agree(form, isPlural), { ...gaps, name });
  return as === "deed" ? words : capitalised(words);
}
