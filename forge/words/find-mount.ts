/** What it rides, or sits in. */
import { spokenNoun } from "./grammar.ts";
import { isKnownThing } from "#forge/bodies/things/find-thing.ts";
import type { Staging } from "#forge/genome.ts";
import type { Fact } from "#forge/understanding/understood.ts";
import { isSkate } from "./gear-of-parts.ts";
import { extraOf, isParachute } from "./find-company.ts";
import { settingWords } from "./lexicon/stage-words.ts";
import { mountOfNoun, named, namesOf, plainly } from "./lexicon/stage-names.ts";

const settingOfNoun = namesOf(settingWords);

/** "Naps on clouds", "lives in a bubble tea": a place that one sits on or in. */
const seats: ReadonlySet<string> = new Set(
  "cloud bed wheel bathtub bubble_tea cup bowl basket box pot lily_pad throne moon boat nest suitcase deckchair hammock puddle".split(
    " ",
  ),
);

/** What one is only ever on. */
const grounds: ReadonlySet<string> = new Set(
  "pillow mountain hill rooftop rock stump mushroom leaf bridge stairs trampoline gravestone rice".split(
    " ",
  ),
);

const steering =
  / (?:fly|fli|driv|sail|steer|row)\w* (?:in |on )?(?:a|an|the|his|her|its) (?:\w+ )?(\w+) /;

const sitting =
  / (?:sit|sits|sitting|hides|hiding|lying|lies|sleeps|sleeping|naps|stands|standing) (?:on|in|inside) (?:a|an|the|its|his|her) ((?:\w+ )?(\w+)) /;

/** The name of a vehicle or a seat, or a creature that carries it. */
export function findMount(facts: readonly Fact[], text: string): Staging["mount"] {
  const valuesOf = (asked: Fact["kind"]) =>
    facts.filter(({ kind }) => kind === asked).map(({ value }) => value);
  const mounts = [
    shelterOf(facts, text),
    ...valuesOf("rides")
      .filter((value) => !isSkate(value))
      .map((value) => rideOf(value, facts)),
    ...valuesOf("deed").map((verb) => rideOfVerb[verb] ?? null),
    mountOfNoun.get(steering.exec(text)?.[1] ?? "") ?? null,
    hatchedFrom(facts, text),
    ...valuesOf("place").map((noun) => seatOf(noun, text)),
    satOn(text),
    facts.some(isPuddle) ? "puddle" : null,
    facts.some(isSushi) ? "rice" : null,
    ...facts.map((fact) => thingUnder(fact, text)),
  ];
  return mounts.find((mount) => mount !== null) ?? null;
}

/** Who goes sledding has a sled, also where none is said. */
const rideOfVerb: Readonly<Record<string, string>> = {
  sled: "sled",
  ski: "snowboard",
  snowboard: "snowboard",
  surf: "surfboard",
  skateboard: "skateboard",
  cycle: "bicycle",
  canoe: "boat",
  kayak: "boat",
  skydive: "parachute",
  parachute: "parachute",
};

/** What one is under or in, and what an alien comes with. */
function shelterOf(facts: readonly Fact[], text: string): string | null {
  if (facts.some(isParachute)) return "parachute";
  if (taken.test(text)) return "under_ufo";
  if (swinging.test(text)) return "vine";
  if (climbing.test(text)) return "ladder";
  if (hanging.test(text) && !/ sloth /.test(text)) return "branch";
  const shelters = facts.map(({ kind, value, detail = "" }) => {
    if (kind !== "place") return undefined;
    if (/^(under|below|beneath|underneath)$/.test(detail)) return named(roofOfNoun, value);
    if (detail === "through") return named(hoopOfNoun, value);
    return /^(in|inside|into|up)$/.test(detail) || (detail === "on" && value.endsWith("web"))
      ? named(cellOfNoun, value)
      : undefined;
  });
  const shelter = shelters.find((known) => known !== undefined);
  return shelter === "hamster_ball" && curled.test(text) ? null : (shelter ?? null);
}

const taken =
  / (?:taken|abducted|beamed|kidnapped|captured|sucked|lifted|picked|carried)(?: up| off| away)? (?:by|into) (?:(?:an?|the|some) )?(?:\w+ )?(?:ufos?|aliens?|flying saucer) /;
const swinging = / swing\w* (?:from|on|through|across)(?: \w+){0,3} (?:vines?|lianas?|jungle) /;
const climbing = / climb\w*(?: up| down| on)? (?:an?|the|his|her|its) (?:\w+ )?ladder /;
/** A sloth has a branch of its own. */
const hanging =
  / hang\w*(?: upside down)? (?:from|on|off) (?:an?|the|its) (?:\w+ )?(?:branch|tree|twig) /;
const curled = / (?:curl|roll|snuggl)\w*(?: up)? in(?:to)? an? (?:\w+ )?ball /;

const roofOfNoun = namesOf({
  under_bed: "bed sofa couch",
  under_table: "table desk",
  under_tree: "tree",
  under_umbrella: "umbrella parasol",
  under_mushroom: "mushroom toadstool",
});

const hoopOfNoun = namesOf({ ring: "hoop" });

const cellOfNoun = namesOf({
  cage: "birdcage",
  hamster_ball: "ball",
  in_tree: "tree",
  jar: "mason_jar glass_jar",
  fishbowl: "fish_bowl fish_tank fishtank",
  bottle: "flask",
  web: "spiderweb spider_web cobweb",
  flower: "tulip rose lotus lily sunflower",
});

/** "Jumping over a puddle". */
const isPuddle = ({ kind, value }: Fact): boolean => kind === "with" && value === "puddle";

/** "A sushi cat" lies where the fish would. */
const isSushi = ({ kind, of, value }: Fact): boolean =>
  kind === "material" && of === "body" && /^(sushi|nigiri)$/.test(value);

/** "Sits on a lily pad". */
function satOn(text: string): string | null {
  const words = sitting.exec(text);
  const nouns = [words?.[1]?.replace(" ", "_"), words?.[2]].filter((noun) => noun !== undefined);
  const seat = nouns.map((noun) => mountOfNoun.get(noun)).find((known) => known !== undefined);
  return seat && (seats.has(seat) || grounds.has(seat)) ? seat : null;
}

/** An animal has the colour that is said of it. */
function rideOf(value: string, facts: readonly Fact[]): Staging["mount"] {
  const noun = value === "wave" ? "surfboard" : value;
  const ride = named(mountOfNoun, noun) ?? extraOf(noun, "ground");
  const color = facts.find(({ kind, of }) => kind === "color" && of === value)?.value;
  return ride === null || typeof ride === "string" || color === undefined
    ? ride
    : { ...ride, color: spokenNoun(color) };
}

/** What one sits in or stands on, and not only next to. */
function seatOf(noun: string, text: string): string | null {
  const known = named(mountOfNoun, noun);
  if (!known || noun === "moon" || (known === "pot" && cooking.test(text))) return null;
  const where = seats.has(known)
    ? "on|in|inside|atop"
    : grounds.has(known)
      ? "on|atop|down|up"
      : null;
  return where !== null && stands(where, noun).test(text) ? known : null;
}

/** Not the cook is in the pot. */
const cooking = / (cook|stir|mix|brew|boil|bak|fry|mak)\w* /;

const stands = (where: string, noun: string) =>
  new RegExp(` (${where})( top of)?( \\w+){0,3} ${plainly(noun)}`);

const ofEgg = / (out of|from|in|inside) (a|an|the|its|his|her) ((?!egg)\w+ ){0,2}egg(shell)? /;

/** Who hatches is half in its egg; a hen hatches others. */
function hatchedFrom(facts: readonly Fact[], text: string): string | null {
  const hatching = facts.find(({ kind, value }) => kind === "deed" && value === "hatch");
  const isOwn = hatching !== undefined && !/^(egg|baby)/.test(hatching.detail ?? "");
  return isOwn || ofEgg.test(text) ? "egg" : null;
}

/** On these one does something. */
const used = / (play|talk|call|watch|writ|draw|paint|cook|spread)\w* /;

/** "On a pizza", "on top of a toaster": any thing that a body can be. */
function thingUnder({ kind, value, detail }: Fact, text: string): Staging["mount"] {
  const isUnder = kind === "place" && detail === "on" && isKnownThing(value.replaceAll("_", ""));
  // A sloth has a branch of its own.
  if (value === "branch" && / sloth /.test(text)) return null;
  if (!isUnder || named(settingOfNoun, value) !== undefined || used.test(text)) return null;
  const isOne = new RegExp(` on( top of)? (an?|the|its|his|her|my)( \\w+){0,2} ${plainly(value)} `);
  return isOne.test(text) ? extraOf(value, "ground") : null;
}
