/** What the picture shows beyond the creature: its deed, the place, rides, company, breath. */
import { plainTraits } from "#forge/bodies/plain-traits.ts";
import type { Act, Air, AirKind, Extra, ExtraSpot, Mood, Staging } from "#forge/genome.ts";
import { colorWords, rainbowWord } from "#forge/paint/palette.ts";
import { homeOf, isAlive } from "#forge/understanding/nouns/homes.ts";
import type { Fact, Understood } from "#forge/understanding/understood.ts";
import { likelyElements } from "./lexicon/element-words.ts";
import {
  actWords,
  airWords,
  mountWords,
  peopleWords,
  settingWords,
} from "./lexicon/stage-words.ts";
import { speciesOfSubject } from "./subject-species.ts";

const extrasMax = 3;

export function findStaging(
  description: string,
  understood: Understood,
  mood: Mood | null,
): Staging {
  const text = ` ${description.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
  const { facts } = understood;
  const deeds = deedsOf(facts);
  const breath = breathOf(text, deeds);
  const mount = mountOf(facts, text);
  const place = placeOf(facts, text, typeof mount === "string" ? mount : "");
  return {
    act: actOf([...deeds, ...doingsIn(text)], mood, place),
    place,
    night: / night| midnight| moonlight/.test(text),
    mount,
    extras: extrasOf(understood, text),
    breath,
    aura: auraOf(text, breath),
    rains: deeds.includes("rain") && understood.subjects[0]?.noun !== "rain",
    lasers: lasersOf(facts, text),
    hoard:
      /guard\w* [\w ]*(gold|treasure|coins|jewels|hoard)|(pile|hoard) of (gold|coins|treasure)/.test(
        text,
      ),
  };
}

const deedsOf = (facts: readonly Fact[]): string[] =>
  facts.filter(({ kind }) => kind === "deed").map(({ value }) => value);

const namesOf = (lexicon: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(lexicon).flatMap(([name, words]) =>
      [name, ...words.split(" ").filter(Boolean)].map((word) => [word, name] as const),
    ),
  );

const actOfVerb = namesOf(actWords) as ReadonlyMap<string, Act>;
const settingOf = namesOf(settingWords);
const mountOfNoun = namesOf(mountWords);
const airOf = namesOf(airWords) as ReadonlyMap<string, AirKind>;
const people = new Set(peopleWords.split(" "));

/** A noun of several words by itself, or by its last one: "old stone castle". */
const named = <Name>(names: ReadonlyMap<string, Name>, noun: string): Name | undefined =>
  names.get(noun) ?? names.get(noun.split("_").at(-1) ?? "");

function actOf(deeds: readonly string[], mood: Mood | null, place: string | null): Act {
  const [act] = deeds.map((verb) => actOfVerb.get(verb)).filter((known) => known !== undefined);
  if (act) return act;
  if (mood === "sleepy") return "sleeping";
  if (mood === "sneaky") return "sneaking";
  return place === "underwater" ? "swimming" : "calm";
}

/** "A lion roaring", "a pig running": the verbs of words in -ing. */
const doingsIn = (text: string): string[] =>
  [...text.matchAll(/ (\w{3,})ing(?= )/g)].flatMap(([, stem = ""]) => [
    stem,
    `${stem}e`,
    stem.replace(/(.)\1$/, "$1"),
  ]);

/** Places that understanding may give as a deed's thing, or not at all. */
const said: readonly (readonly [RegExp, string])[] = [
  [/ (in|at|from) (a|the) (bubble tea|boba) (shop|cafe|store) /, "bubble_tea"],
  [/ candy ?(land|kingdom|world) /, "candy_land"],
  [/ (outer )?space /, "space"],
  [/ under ?(the )?(water|sea) | underwater /, "underwater"],
  [/ (on|over|under) (a|the) rainbow /, "rainbow"],
  [/ haunted (house|mansion|castle|forest)/, "graveyard"],
];

function placeOf(facts: readonly Fact[], text: string, mount: string): string | null {
  const spoken = said.find(([pattern]) => pattern.test(text));
  if (spoken) return spoken[1];
  const places = facts.filter(({ kind }) => kind === "place" || kind === "weather");
  for (const { value } of places) {
    const setting = named(settingOf, value);
    if (setting) return setting;
  }
  return placeOfMount[mount] ?? null;
}

/** What one rides says where one is. */
const placeOfMount: Readonly<Record<string, string>> = {
  boat: "sea",
  surfboard: "sea",
  rocket: "space",
  snowboard: "snow",
  sled: "snow",
  cloud: "clouds",
  carpet: "clouds",
  bed: "bedroom",
  bathtub: "bathroom",
};

/** "Naps on clouds", "lives in a bubble tea": a place that one sits on or in. */
const seats: ReadonlySet<string> = new Set(
  "cloud bed bathtub bubble_tea cup pot lily_pad throne moon boat".split(" "),
);

const steering =
  / (?:fly|fli|driv|sail|steer|row)\w* (?:in |on )?(?:a|an|the|his|her|its) (?:\w+ )?(\w+) /;

function mountOf(facts: readonly Fact[], text: string): Staging["mount"] {
  const valuesOf = (asked: Fact["kind"]) =>
    facts.filter(({ kind }) => kind === asked).map(({ value }) => value);
  const ridden = valuesOf("rides").map(rideOf);
  const steered = mountOfNoun.get(steering.exec(text)?.[1] ?? "");
  const satIn = valuesOf("place").map((noun) => seatOf(noun, text));
  return [...ridden, steered ?? null, ...satIn].find((mount) => mount !== null) ?? null;
}

function rideOf(value: string): Staging["mount"] {
  const noun = value === "wave" ? "surfboard" : value;
  return named(mountOfNoun, noun) ?? extraOf(noun, "ground");
}

/** What one sits in, and not only next to. */
function seatOf(noun: string, text: string): string | null {
  const known = named(mountOfNoun, noun);
  if (!known || !seats.has(known) || noun === "moon") return null;
  const isOn = new RegExp(` (on|in|inside|atop)( top of)?( \\w+){0,3} ${plainly(noun)}`);
  return isOn.test(text) ? known : null;
}

/** As the words stand in the text. */
const plainly = (noun: string) => noun.replaceAll(/[^\p{L}\p{N}]+/gu, " ");

/** Of those whose body takes any colour. */
const extraColors: Readonly<Record<string, string>> = {
  parrot: "red",
  bird: "blue",
  whale: "blue",
  fish: "orange",
  owl: "brown",
  crow: "black",
  duck: "yellow",
  dragon: "green",
  cat: "orange",
  frog: "green",
  unicorn: "white",
};

function extraOf(noun: string, spot: ExtraSpot): Extra | null {
  const word = people.has(noun) ? "boy" : noun;
  const home = homeOf(word);
  const species = speciesOfSubject({
    subjects: [{ noun: word, home }],
    facts: [],
    inOwnWords: nothing,
  });
  if (!species) return null;
  const { plan, element, traits } = species.family;
  const color = extraColors[noun] ?? species.family.color ?? null;
  const isPerched = plan === "bird" && spot !== "sky";
  return {
    plan,
    species: species.word,
    color,
    element: element ?? likelyElements[plan][0] ?? "nature",
    traits: { ...plainTraits, ...traits, ...(isPerched && { pose: "spread" as const }) },
    spot,
  };
}

const nothing = { understood: [], notUnderstood: [] };

const flyers = new Set(["bird", "moth", "beetle", "spirit"]);
const large = new Set(["whale", "shark", "dinosaur", "dragon", "elephant", "planet"]);

/** On the shoulder of who stands; in the hair where they live; swimming and flying above. */
function spotOf(noun: string, text: string): ExtraSpot {
  const plan = extraOf(noun, "ground")?.plan ?? "thing";
  if (/ (in|on) (his|her|its|their|my) (hair|head|leaves|branches|mane|hat)/.test(text))
    return "head";
  if (/whale|planet|moon|star|rocket|ufo|rainbow/.test(noun)) return "sky";
  if (large.has(noun) || plan === "fish" || plan === "swimmer") return "ground";
  return plan === "bird" ? "shoulder" : flyers.has(plan) ? "sky" : "ground";
}

function extrasOf({ facts, subjects }: Understood, text: string): Extra[] {
  const own = subjects.map(({ noun }) => noun);
  const company = facts
    .filter(({ kind, value }) => kind === "with" && !own.includes(value))
    .flatMap(({ value }) => somebody(value, spotOf(value, text), text));
  const meals = facts.filter(({ kind }) => kind === "eats").flatMap(({ value }) => mealOf(value));
  const baby = / (its|her|his|their|with) (\w+ )?(baby|babies|cub|cubs|kitten|puppy|kids) /.test(
    text,
  )
    ? somebody(own[0] ?? "", "ground", " ")
    : [];
  const mean = / rains? on |people|humans/.test(text)
    ? somebody("person", "ground", " people ")
    : [];
  return [...company, ...meals, ...baby, ...mean].slice(0, extrasMax);
}

/** Twice where it is said in the plural. */
function somebody(noun: string, spot: ExtraSpot, text: string): Extra[] {
  const extra = extraOf(noun, spot);
  if (!extra) return [];
  const plain = plainly(noun);
  const isMany = people.has(noun)
    ? / people | kids | friends | children /.test(text)
    : new RegExp(` ${plain}e?s `).test(text) || (noun === "fish" && !/ a fish/.test(text));
  return isMany ? [extra, { ...extra, traits: { ...extra.traits, headTurn: -0.3 } }] : [extra];
}

/** Ships are too large for a mouth. */
const bigMeals = /ship|boat|tree|house|car|planet|comet|city|building|mountain|train/;

function mealOf(noun: string): Extra[] {
  const home = homeOf(noun);
  const isAnimal = home !== null && isAlive(home) && home.group !== "plant";
  const isBig = bigMeals.test(noun) || isAnimal;
  const extra = extraOf(noun, isBig ? "ground" : "mouth");
  return extra ? [extra] : [];
}

const breathing =
  / (?:breath\w*|spits?|spitting|blows?|blowing|burps?|shoots?|shooting|sneezes?|spews?)((?: \w+){1,4})/;

function breathOf(text: string, deeds: readonly string[]): Air | null {
  const after = breathing.exec(text)?.[1]?.trim().split(" ") ?? [];
  const air = airIn(after);
  if (air) return air;
  return deeds.includes("sing") ? { kind: "note", color: null } : null;
}

/** The first kind of air in a few words, with the colour before it. */
function airIn(words: readonly string[]): Air | null {
  for (const [i, word] of words.entries()) {
    const kind = airOf.get(word) ?? airOf.get(word.replace(/s$/, ""));
    if (!kind) continue;
    const next = words[i + 1]?.replace(/s$/, "") ?? "";
    if (kind === "rainbow" && airOf.has(next))
      return { kind: airOf.get(next)!, color: rainbowWord };
    const color = words.slice(0, i).find((each) => colorWords.includes(each)) ?? null;
    return { kind, color };
  }
  return null;
}

const surrounding =
  / (?:surrounded by|covered in|glowing with|crackling with|full of|aura of|trail of|cloud of|swirl\w* (?:with|of))((?: \w+){1,3})/;
const around = / ([a-z]+) (?:around|swirling|all around|floating around) /;

const playing =
  / (plays?|playing) (the |a |an )?(\w+ )?(guitar|piano|violin|flute|drums?|trumpet|music|harp|ukulele)/;
const dancing = / (dancing|dances|dancer) /;
const sparkling = / (sparkly|sparkling|glittery|magical) /;

function auraOf(text: string, breath: Air | null): Air | null {
  const air = airAround(text);
  if (air) return air;
  if (breath) return null;
  if (playing.test(text) || dancing.test(text)) return { kind: "note", color: null };
  return sparkling.test(text) ? { kind: "star", color: null } : null;
}

function airAround(text: string): Air | null {
  const after = surrounding.exec(text)?.[1]?.trim().split(" ") ?? [];
  const before = around.exec(text)?.[1];
  return airIn(after) ?? (before ? airIn([before]) : null);
}

function lasersOf(facts: readonly Fact[], text: string): string | null {
  const isLaser = facts.some(({ of, value }) => of === "eye" && value === "laser");
  if (!isLaser && !/ laser( beam)?s? (from|out of) [\w ]*eyes| laser eyes/.test(text)) return null;
  return / (green|blue|purple|pink|red|golden) lasers? /.exec(text)?.[1] ?? "";
}
