/** How likely each word is meant in a description. */
import { names } from "#forge/understanding/lexicon/message-words.ts";
import { knownNouns, type Home } from "#forge/understanding/nouns/homes.ts";
import { pluralOf } from "#forge/understanding/nouns/singulars.ts";
import { describedWords, drawnVerbs, powers } from "./right-words.ts";

/** A rarer word is right where it stands, but no slip is taken for it. */
const powerMin = 5;
const powerOfNoun = 3;
const powerOfName = 8;
/** "And" is less likely than "cat". */
const powerMax = 11;
/** What descriptions are made of is likelier than what is said in general. */
const more = { described: 3, verb: 2, kind: 2, alive: 2 };

/** Forms that the game refuses, though what they are forms of is a thing. */
const unfit = new Set("steroids breasts intestines imbeciles panties tits boobies".split(" "));

const powerOf = (word: string, least: number) => Math.min(powerMax, powers().get(word) || least);

/** Each step is twice as likely. */
export function weights(): Map<string, number> {
  const found = new Map<string, number>();
  for (const [word, weight] of [...saidWords(), ...nouns(), ...described(), ...deeds()]) {
    if (word.includes("_") || unfit.has(word)) continue;
    if (weight > (found.get(word) ?? -1)) found.set(word, weight);
  }
  return found;
}

/** What may stand after "a", and what after "who": "a flewt" and "who flewt". */
export const placesOf = () => ({
  thing: new Set([...nouns(), ...described()].map(([word]) => word)),
  deed: new Set(deeds().map(([word]) => word)),
});

type Weighed = [word: string, weight: number];

const saidWords = (): Weighed[] => [
  ...[...powers()].filter(([, power]) => power >= powerMin).map(([word]) => weighed(word, 0)),
  ...names.map((name): Weighed => [name, powerOfName]),
];

const weighed = (word: string, plus: number): Weighed => [word, powerOf(word, powerOfNoun) + plus];

const isAliveKind = ({ home, group }: Home) =>
  group === "creature" || (group === "being" && home !== "human");

const nouns = (): Weighed[] =>
  [...knownNouns()].flatMap(([word, home]) => {
    const plus = (home.home === word ? more.kind : 0) + (isAliveKind(home) ? more.alive : 0);
    if (home.isWeak || (!plus && !powers().has(word))) return [];
    return [weighed(word, plus), weighed(pluralOf(word), plus)];
  });

const described = (): Weighed[] =>
  describedWords.flatMap((word) => [
    weighed(word, more.described),
    weighed(pluralOf(word), more.described),
  ]);

const deeds = (): Weighed[] =>
  drawnVerbs
    .flatMap(formsOf)
    .filter((form) => powers().has(form))
    .map((form) => weighed(form, more.verb));

const double = /^[^aeiou]*[aeiou][bdgmnprt]$/;

/** "Juggle, juggles, juggling, juggled". */
function formsOf(verb: string): string[] {
  const stem = double.test(verb) ? verb + verb.at(-1) : verb.replace(/e$/, "");
  return [verb, pluralOf(verb), `${stem}ing`, `${stem}ed`];
}
