/**
 * A creature's names. Each is built from syllables of its element and its species, so that it
 * echoes the description; `attempt` counts up while names are taken.
 */
import type { Genome } from "#forge/genome.ts";
import type { Element } from "#game/cards/elements.ts";
import { diceFrom, type Dice } from "#game/lib/dice.ts";
import { katakana } from "./katakana.ts";
import { isFitName } from "./name-check.ts";
import { elementRoots, endings, epithets, type Register } from "#forge/words/lexicon/name-roots.ts";
import type { Topic } from "#forge/words/topics.ts";
import { findFamily } from "#forge/words/find-species.ts";

const lettersMin = 4;
const lettersMax = 12;
/** After so many plain names an epithet helps. */
const plainAttempts = 12;
const triesMax = 400;

const cuteFrom = 0.68;
const grandFrom = 0.55;

const epithetList = epithets.split(",");

/** For creatures whose species was guessed. */
const wanderers = ["bel", "fay", "quill", "tor", "will"];

export function nameOf(genome: Genome, topics: readonly Topic[], attempt = 0): string {
  const spoken = spokenRoots(topics);
  const names = plainNames(genome, spoken, Math.min(attempt + 1, plainAttempts));
  const name = names[attempt % names.length] ?? "";
  if (attempt < names.length) return name;
  // Two harmless words can make a rude one where they meet.
  const fit = epithetList.filter((epithet) => isFitName(`${name} ${epithet}`));
  const round = Math.floor(attempt / names.length) - 1;
  return `${name} ${fit[round % fit.length]}`;
}

/** The first `count` different names of a creature. */
function plainNames(genome: Genome, spoken: readonly string[], count: number): string[] {
  const dice = diceFrom(genome.seed).fork("name");
  const names = new Set<string>();
  for (let tries = 0; names.size < count && tries < triesMax; tries++) {
    const name = rollName(genome, dice, spoken);
    if (isPleasant(name)) names.add(name);
  }
  return [...names].map((name) => name.charAt(0).toUpperCase() + name.slice(1));
}

function rollName(genome: Genome, dice: Dice, spoken: readonly string[]): string {
  const roots = findFamily(genome.species ?? "")?.roots.split(" ") ?? wanderers;
  const element = dice.pick(elementRoots[genome.element]);
  const root = dice.pick(roots);
  const ending = dice.pick(endings[registerOf(genome)]);
  const form = dice.int(1, 12);
  // What it is made of, wears or does makes a better name than its element.
  if (spoken.length > 0 && form % 3 === 0) {
    return join(dice.pick(spoken), form <= spokenForms ? root : ending);
  }
  return plainName(genome, { element, root, ending, form });
}

type Syllables = { element: string; root: string; ending: string; form: number };

function plainName(genome: Genome, { element, root, ending, form }: Syllables): string {
  const long = join(join(element, root.slice(0, 3)), ending);
  if (form <= 3 && long.length <= threePartMax) return long;
  if (form <= 7) return join(element, ending);
  if (form <= 9) return join(root, ending);
  return join(element, form === 10 ? shortSpecies(genome) : root);
}

/** Of the forms that begin with what was said, those in which the species follows: "Picklebun". */
const spokenForms = 6;

const rootMin = 3;
const rootMax = 6;

/** "Pickl" of "pickle", "rocket" of "rocket boots": the first syllables of what was said. */
const spokenRoots = (topics: readonly Topic[]): string[] =>
  topics
    .slice(0, 2)
    .map(({ label }) => label.toLowerCase().split(/[^a-z]/)[0] ?? "")
    .map((word) => word.replace(/(ing|ed|y|e)$/, "").slice(0, rootMax))
    .filter(({ length }) => length >= rootMin);

/** Three syllables are a mouthful. */
const threePartMax = 10;

const shortSpeciesMax = 5;

/** "Glimfox": short species words make names that a child remembers at once. */
const shortSpecies = ({ species }: Genome) =>
  species && species.length <= shortSpeciesMax ? species : "";

function registerOf({ traits }: Genome): Register {
  if (traits.cute > cuteFrom && traits.fierce < grandFrom) return "cute";
  return traits.fierce > grandFrom ? "grand" : "plain";
}

const vowel = /[aeiouy]/;
const endConsonants = /[^aeiouy]*$/;
const startConsonants = /^[^aeiouy]*/;
/** More consonants in a row than this need a vowel between the syllables. */
const consonantsMax = 2;
const glueVowels = "aio";

/** Joins two syllables so that the name can be said. */
function join(start: string, end: string): string {
  const last = start.charAt(start.length - 1);
  const first = end.charAt(0);
  if (last === first) return start + end.slice(1);
  if (vowel.test(last) && vowel.test(first)) return start.slice(0, -1) + end;
  return start + glue(start, end) + end;
}

function glue(start: string, end: string): string {
  const closing = endConsonants.exec(start)?.[0] ?? "";
  const opening = startConsonants.exec(end)?.[0] ?? "";
  if (closing === "" || closing.length + opening.length <= consonantsMax) return "";
  return /^[lr]/.test(opening) ? "" : glueVowels.charAt(start.length % glueVowels.length);
}

const tooHard = /[bcdfghjklmnpqrstvwxz]{4}|[^aeiouy]{3}$|(.)\1\1|^[^aeiouy]{3}|[aeiou]{3}|uu|ii|yy/;

const isPleasant = (name: string) =>
  name.length >= lettersMin &&
  name.length <= lettersMax &&
  vowel.test(name) &&
  !tooHard.test(name) &&
  isFitName(name);

const elementKanji: Record<Element, string> = {
  fire: "炎",
  water: "水",
  earth: "地",
  air: "風",
  lightning: "雷",
  electric: "電",
  ice: "氷",
  dark: "暗",
  shadow: "影",
  light: "光",
  nature: "森",
  leaf: "葉",
  crystal: "晶",
  spirit: "魂",
};

/** One sign for the element, one for the species, then the name as it sounds. */
export function japaneseNameOf(genome: Genome, name: string): string {
  const [plain = name] = name.split(" ");
  const species = findFamily(genome.species ?? "")?.kanji ?? "獣";
  return `${elementKanji[genome.element]}${species} ${katakana(plain)}`;
}
