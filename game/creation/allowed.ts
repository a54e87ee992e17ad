/**
 * What a description, or a card's words, may say. Cards are seen by everyone from twelve years on,
 * so a text is refused when it is rude, about sex, hate, cruelty or drugs, names a known character
 * or brand, or gives an address. Every refusal says why and offers three descriptions that are
 * welcome. A player who writes about hurting themselves gets a kind word and a place to find help.
 */
import { mentionsBrand } from "./brands.ts";
import { readings, type InLatinLetters } from "./readings.ts";
import { contact } from "./topics/contact.ts";
import { drugs } from "./topics/drugs.ts";
import { harmless, harmlessAsWritten } from "./topics/harmless.ts";
import { hate } from "./topics/hate.ts";
import { hasPhoneNumber } from "./topics/phone-numbers.ts";
import { rude } from "./topics/rude.ts";
import { selfHarm } from "./topics/self-harm.ts";
import { sexual } from "./topics/sexual.ts";
import { violence } from "./topics/violence.ts";

export type TextRefusal =
  | "self_harm"
  | "sexual"
  | "hate"
  | "violence"
  | "drugs"
  | "rude"
  | "brand"
  | "contact";

/** Lists of outside packages, which the server hands in. */
export type WordLists = {
  inLatinLetters: InLatinLetters;
  /** Whether one reading of a text has a rude word in it. */
  hasRudeWord: (reading: string) => boolean;
};

/** The gravest first: it decides which refusal the player reads. */
const topics: readonly (readonly [TextRefusal, readonly RegExp[]])[] = [
  ["self_harm", selfHarm],
  ["sexual", sexual],
  ["hate", hate],
  ["violence", violence],
  ["drugs", drugs],
  ["rude", rude],
];

const finds = (patterns: readonly RegExp[], checked: readonly string[]): boolean =>
  patterns.some((pattern) => checked.some((reading) => reading.search(pattern) >= 0));

/** Why this text may not be shown; null when it may. */
export function refuseText(text: string, lists: WordLists): TextRefusal | null {
  const read = readings(text.replaceAll(harmlessAsWritten, " "), lists.inLatinLetters);
  if (finds([contact], read) || read.some(hasPhoneNumber)) return "contact";
  const checked = read.map((reading) => reading.replaceAll(harmless, " "));
  const topic = topics.find(([, patterns]) => finds(patterns, checked));
  if (topic) return topic[0];
  if (checked.some(lists.hasRudeWord)) return "rude";
  return mentionsBrand(lists.inLatinLetters(text), text) ? "brand" : null;
}

/** `{creature}` becomes the animal of the refused text, when there is a harmless one in it. */
const suggestions: Record<TextRefusal, readonly [string, string, string]> = {
  self_harm: [
    "a small lantern {creature} that keeps you company at night",
    "a warm cloud {creature} that listens to everyone",
    "a brave little {creature} that finds its way through a storm",
  ],
  sexual: [
    "an elegant {creature} with a cloak of starlight",
    "a charming {creature} that dances on moonbeams",
    "a proud {creature} with a crown of flowers",
  ],
  hate: [
    "a patient {creature} that brings quarrelling villages together",
    "a wise old {creature} that guards an open gate",
    "a rainbow {creature} that befriends everyone",
  ],
  violence: [
    "a fierce {creature} that guards an old bridge",
    "a storm {creature} with a roar like thunder",
    "a shadow {creature} that wins without a scratch",
  ],
  drugs: [
    "a dreamy {creature} that floats on warm clouds",
    "a busy {creature} that brews sparkling honey tea",
    "a sleepy {creature} with eyes full of stars",
  ],
  rude: [
    "a cheeky {creature} that steals socks",
    "a grumpy {creature} with mud up to its ears",
    "a wild {creature} with a booming voice",
  ],
  brand: [
    "a small {creature} with a crystal tail that hums in the rain",
    "a shy {creature} that wears a coat of autumn leaves",
    "a clockwork {creature} that tells the time by moonlight",
  ],
  contact: [
    "a messenger {creature} that carries letters over the sea",
    "a lonely {creature} that lives in a lighthouse",
    "a curious {creature} with a map on its back",
  ],
};

/** Animals that may be named in a suggestion, because nothing about them is rude. */
const friendlyCreatures = new Set(
  (
    "dragon wolf fox owl bear tiger lion cat kitten puppy dog horse unicorn phoenix rabbit bunny " +
    "turtle frog snake serpent shark whale dolphin octopus squid crab eagle hawk raven crow bird " +
    "bat moth butterfly bee beetle spider mouse hamster squirrel badger otter deer stag elephant " +
    "rhino monkey panda penguin golem fairy ghost spirit robot knight wizard mermaid slime dinosaur"
  ).split(" "),
);

/** Three descriptions that are welcome. */
export function suggestInstead(refusal: TextRefusal, text: string): readonly string[] {
  const creature = creatureIn(text);
  const fill = (suggestion: string) => suggestion.replace("{creature}", creature);
  return suggestions[refusal].map(fill);
}

const creatureIn = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => word.replace(/s$/, ""))
    .find((word) => friendlyCreatures.has(word)) ?? "creature";
