/** What the picture shows beyond the creature: its deed, the place, rides, company, breath. */
import type { Act, Mood, Staging } from "#forge/genome.ts";
import type { Fact, Understood } from "#forge/understanding/understood.ts";
import { findAura, findBreath, findLasers } from "./find-air.ts";
import {
  extrasMax,
  findCompany,
  findPlaceThings,
  hasUmbrellaOver,
  moonAbove,
} from "./find-company.ts";
import { findMount } from "./find-mount.ts";
import { stuffOf } from "./find-parts.ts";
import { findSigns } from "./find-signs.ts";
import { spokenNoun } from "./grammar.ts";
import { actWords, settingWords } from "./lexicon/stage-words.ts";
import { named, namesOf } from "./lexicon/stage-names.ts";

const actOfVerb = namesOf(actWords) as ReadonlyMap<string, Act>;
const settingOf = namesOf(settingWords);

export function findStaging(
  description: string,
  understood: Understood,
  mood: Mood | null,
): Staging {
  const text = ` ${description.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
  const { facts } = understood;
  const deeds = deedsOf(facts);
  const breath = findBreath(text, deeds);
  const mount = mountOf(understood, text);
  const place = placeOf(facts, text, typeof mount === "string" ? mount : "");
  const isNowhere = place === null && mount === null;
  const company = findCompany(understood, text);
  const extras = isNowhere ? [...findPlaceThings(understood), ...company] : company;
  const act = actOf(
    [...proneIn(text), ...deeds, ...sportsOf(facts), ...doingsIn(text), ...flexing(facts)],
    mood,
    place,
  );
  return {
    act,
    signs: findSigns(facts, { act, breath, mount, extras, text }),
    ...madeIn(facts),
    place,
    ...skyOf(facts, place),
    ...(place === null && isCell(mount) ? {} : stuffOfPlace(facts, place)),
    night: / night| midnight| moonlight/.test(text) || moonAbove.test(text) || isDark(facts),
    mount,
    extras: extras.slice(0, extrasMax),
    breath,
    aura: findAura(text, breath),
    rains: deeds.includes("rain") && understood.subjects[0]?.noun !== "rain",
    lasers: findLasers(facts, text),
    hoard:
      /guard\w* [\w ]*(gold|treasure|coins|jewels|hoard)|(pile|hoard) of (gold|coins|treasure)/.test(
        text,
      ),
  };
}

/** A jar of glass stands on no ground of glass. */
const isCell = (mount: Staging["mount"]): boolean =>
  typeof mount === "string" && /^(jar|bottle|puddle)$/.test(mount);

/** An egg that hatches sits in no second one. */
function mountOf(understood: Understood, text: string): Staging["mount"] {
  if (understood.subjects[0]?.noun === "egg") return null;
  return (
    findMount(understood.facts, text) ?? (hasUmbrellaOver(understood) ? "under_umbrella" : null)
  );
}

function skyOf(facts: readonly Fact[], place: string | null): Pick<Staging, "dusk" | "snows"> {
  const isSaid = (sky: string) =>
    facts.some(({ kind, value }) => kind === "weather" && value === sky);
  return {
    ...(isSaid("sunset") && { dusk: true }),
    ...(isSaid("snow") && place !== "snow" && { snows: true }),
  };
}

/** "In a dark forest". */
const isDark = (facts: readonly Fact[]): boolean =>
  facts.some(
    ({ kind, of, value }) =>
      kind === "color" &&
      value === "dark" &&
      facts.some((fact) => fact.kind === "place" && fact.value === of),
  );

/** "Lays golden eggs". */
function madeIn(facts: readonly Fact[]): Pick<Staging, "made"> {
  const things = facts.filter(({ kind }) => kind === "deed").map(({ detail }) => detail);
  const color = facts.find(({ kind, of }) => kind === "color" && things.includes(of))?.value;
  return color === undefined ? {} : { made: spokenNoun(color) };
}

/** "On a frozen lake", "in a gingerbread castle". */
function stuffOfPlace(facts: readonly Fact[], place: string | null): Pick<Staging, "placeStuff"> {
  const places = facts.filter(({ kind }) => kind === "place").map(({ value }) => value);
  const said = facts.find(
    ({ kind, of, value }) => kind === "material" && places.includes(of) && !grown.test(value),
  );
  // Candy land is of candy already.
  const isOwn = said !== undefined && place !== null && place.split("_").includes(said.value);
  const placeStuff = said && !isOwn && stuffOf(said.value);
  return placeStuff ? { placeStuff } : {};
}

/** A forest of these is as forests are. */
const grown = /^(bamboo|tree|wood|leaf|plant|grass|pine|oak)$/;

const deedsOf = (facts: readonly Fact[]): string[] =>
  facts.filter(({ kind }) => kind === "deed").map(({ value }) => value);

/** "Doing kung fu", "does a handstand". */
const sportsOf = (facts: readonly Fact[]): string[] =>
  facts.flatMap(({ kind, value, detail }) =>
    kind === "deed" && /^(do|perform|practise)$/.test(value) && detail ? [detail] : [],
  );

function actOf(deeds: readonly string[], mood: Mood | null, place: string | null): Act {
  const [act] = deeds.map((verb) => actOfVerb.get(verb)).filter((known) => known !== undefined);
  if (act) return act;
  if (mood === "sleepy") return "sleeping";
  if (mood === "sneaky") return "sneaking";
  return place === "underwater" ? "swimming" : "calm";
}

/** "Doing push-ups", "sliding on its belly". */
const proneIn = (text: string): string[] =>
  pushing.test(text) ? ["pushup"] : onBelly.test(text) ? ["crawl"] : [];

const pushing = / (push|press) ?ups? /;
const onBelly =
  / (slid|glid|sled|crawl|lying|lies|lay|laying)\w*( \w+)? on (its|his|her|their) (belly|tummy|stomach) /;

/** Muscles are shown. */
const flexing = (facts: readonly Fact[]): string[] =>
  facts.some(({ kind, value }) => kind === "has" && value === "muscle") ? ["lift"] : [];

/** "A lion roaring", "a pig running": the verbs of words in -ing. */
const doingsIn = (text: string): string[] =>
  [...text.matchAll(/ (\w{3,})ing(?= )/g)].flatMap(([, stem = ""]) => [
    stem,
    `${stem}e`,
    stem.replace(/(.)\1$/, "$1"),
  ]);

/** Places that understanding may give as a deed's thing, or not at all. */
const namedPlaces: readonly (readonly [RegExp, string])[] = [
  [/ (in|at|from) (a|the) (bubble tea|boba) (shop|cafe|store) /, "bubble_tea"],
  [/ (under|beneath|below) (an?|the|its|his|her) (\w+ )?bridge /, "bridge"],
  [/ candy ?(land|kingdom|world) /, "candy_land"],
  [/ (outer )?space /, "space"],
  [/ to the moon /, "space"],
  [/ in the ((deep|dark|blue) )*sea /, "underwater"],
  [/ under ?(the )?(water|sea) | underwater /, "underwater"],
  [/ (on|over|under) (a|the) rainbow /, "rainbow"],
  [/ haunted (house|mansion|castle|forest)/, "graveyard"],
];

/** A ring that one jumps through is not that of boxers. */
const isHoop = (detail = "", mount: string) => detail === "through" && mount === "ring";

/** "Over the ocean" one is not in it. */
const overWater = /^(over|above|across|on|by|beside|near)$/;

function placeOf(facts: readonly Fact[], text: string, mount: string): string | null {
  if (moonAbove.test(text)) return null;
  const spoken = namedPlaces.find(([pattern]) => pattern.test(text));
  if (spoken) return spoken[1];
  const places = facts.filter(
    ({ kind, detail }) => kind === "weather" || (kind === "place" && !isHoop(detail, mount)),
  );
  for (const { value, detail = "" } of places) {
    const setting = named(settingOf, value);
    if (setting === "underwater" && overWater.test(detail)) return "sea";
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
