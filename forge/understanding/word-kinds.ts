/** What kind of word a token is in a description: the lists and the table overrule the tagger. */
import { isKnownThing } from "#forge/bodies/things/find-thing.ts";
import { adverbs, determiners, placePrepositions, relatives } from "./lexicon/grammar.ts";
import { colors, materials, moods, numbers, patterns, praises, sizes } from "./lexicon/looks.ts";
import { parts, suffixed, worn } from "./lexicon/parts.ts";
import { anybody, isRole, jobKinds } from "./lexicon/people.ts";
import { set } from "./lexicon/word-sets.ts";
import { homeOf, isAlive } from "./nouns/homes.ts";
import { nounLemma, type Token } from "./tokens.ts";

const isSmallWord = (text: string) =>
  determiners.has(text) || placePrepositions.has(text) || relatives.has(text);

export const isNounRole = (role: string): boolean => role === "NOUN" || role === "PROPN";

export function isNounish(token: Token | undefined): token is Token {
  if (!token || isSmallWord(token.text)) return false;
  const { text, role } = token;
  // "A mean green alien": the tagger takes "mean" for a noun.
  if (moods.has(text) || sizes.has(text)) return text === "giant" && role === "NOUN";
  const lemma = nounLemma(token);
  return isNounRole(role) || parts.has(lemma) || worn.has(lemma);
}

const describing = [colors, sizes, moods, materials, numbers, adverbs, praises];

export function isDescribing(token: Token | undefined): token is Token {
  if (!token) return false;
  const { text, role } = token;
  return /ADJ|NUM/.test(role) || describing.some((words) => words.has(text)) || suffixed.test(text);
}

/** A noun for something that can be seen. */
export function isVisible(lemma: string): boolean {
  return homeOf(lemma)?.isWeak === false;
}

export function isAliveWord(token: Token): boolean {
  const home = homeOf(nounLemma(token));
  return home !== null && isAlive(home);
}

/** What one can be besides what one is: "pirate", "plumber". */
export function isTitle(noun: string): boolean {
  if (isRole(noun)) return true;
  const kind = homeOf(noun);
  if (!kind || kind.isWeak || anybody.has(noun)) return false;
  return jobKinds.has(kind.home) || kind.home === "human";
}

/** It says how something is, not what. */
const isQuality = ({ text }: Token) =>
  suffixed.test(text) || colors.has(text) || sizes.has(text) || moods.has(text);

/** May be what the creature is: no quality, no role, and no material such as "ice". */
export function isSubjectLike(token: Token): boolean {
  const lemma = nounLemma(token);
  if (isQuality(token) || isRole(lemma)) return false;
  if (!/NOUN|PROPN|ADJ|VERB/.test(token.role)) return false;
  const home = homeOf(lemma);
  if (!home || home.isWeak) return false;
  return home.group !== "thing" || !materials.has(token.text);
}

/** "With a ring in its nose", "a key in its beak", "a satellite dish on its back". */
export function spotOn(part: string, isHeld: boolean, isThere: boolean): { detail?: string } {
  if (isHeld && /^(mouth|beak|bill|teeth|tooth)$/.test(part)) return { detail: "mouth" };
  return part === "nose" || (isThere && part === "back") ? { detail: part } : {};
}

/** "Floating next to saturn", "lying beside a spoon". */
export const isBeside = (head: string, preposition: string): boolean =>
  preposition === "against" || (preposition === "beside" && isKnownThing(head.replaceAll("_", "")));

/** "Stars on its belly", "moss on his shoulders". */
export function lookOf(item: string, part: string): "color" | "material" | null {
  if (coverings.has(item) || (/^(leaf|vine)$/.test(item) && leafy.test(part))) return "material";
  return patterns.has(item) && !/head|ear|hair|nose|antler|horn|hat/.test(part) ? "color" : null;
}

/** Elsewhere a leaf is one that fell there. */
const leafy = /^(tail|wing|horn|antler|mane)$/;

/** It grows or lies there. */
const coverings = set(
  "moss snow ice rust mud lichen ivy ink paint glitter flour jam sand dust slime soot ketchup dirt frost algae",
);
