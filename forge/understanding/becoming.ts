/** A person who turns out to be something else: "the referee is a penguin", "my dad, but he's a walrus". */
import { anybody, companions, isRole, kin } from "./lexicon/people.ts";
import { homeOf } from "./nouns/homes.ts";
import { readModifiers } from "./modifiers.ts";
import { addFact, type Phrase, type Reading } from "./reading.ts";
import { nounLemma } from "./tokens.ts";
import { isSubjectLike, isTitle, isVisible } from "./word-kinds.ts";

const isPerson = (noun: string): boolean => isTitle(noun) || kin.has(noun) || anybody.has(noun);

/** "As a walrus captain": a walrus; "as a captain" names none. */
export const namesOther = ({ head, modifiers }: Phrase): boolean =>
  (isVisible(head) && !isPerson(head) && !companions.has(head)) ||
  (isTitle(head) && modifiers.some(isSubjectLike));

/** "My grandpa as a walrus" plays no grandpa; but a teacher may be a goose. */
export const isFamily = (noun: string): boolean => kin.has(noun) && !/^(teacher|baby)$/.test(noun);

/** A walnut may be a nutcracker, but a loaf of bread plays no cat. */
const isPlayed = (noun: string): boolean =>
  isRole(noun) || (!isFamily(noun) && homeOf(noun)?.group !== "creature");

/** "A nutcracker, but he is a walnut": said so, anything may be. */
const canBeOther = (noun: string, isReally: boolean) => isReally || isPerson(noun);

/** Whether the phrase says what the person of the sentence really is; then it is that. */
export function becomeSubject(reading: Reading, phrase: Phrase, isReally = false): boolean {
  const [person = "", ...others] = reading.subjects;
  if (others.length > 0 || !canBeOther(person, isReally) || !namesOther(phrase)) return false;
  const { head, modifiers } = phrase;
  const own = isTitle(head) ? modifiers.findLast(isSubjectLike) : undefined;
  reading.subjects = [own ? nounLemma(own) : head];
  if (own) addFact(reading, "role", "", head);
  readModifiers(
    reading,
    { ...phrase, modifiers: modifiers.filter((word) => word !== own) },
    "body",
  );
  if (isPlayed(person)) addFact(reading, "role", "", person);
  return true;
}
