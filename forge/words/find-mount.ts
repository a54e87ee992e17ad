/** What it rides, or sits in. */
import type { Staging } from "#forge/genome.ts";
import type { Fact } from "#forge/understanding/understood.ts";
import { extraOf } from "./find-company.ts";
import { mountWords } from "./lexicon/stage-words.ts";
import { named, namesOf, plainly } from "./lexicon/stage-names.ts";

const mountOfNoun = namesOf(mountWords);

/** "Naps on clouds", "lives in a bubble tea": a place that one sits on or in. */
const seats: ReadonlySet<string> = new Set(
  "cloud bed bathtub bubble_tea cup pot lily_pad throne moon boat".split(" "),
);

const steering =
  / (?:fly|fli|driv|sail|steer|row)\w* (?:in |on )?(?:a|an|the|his|her|its) (?:\w+ )?(\w+) /;

const sitting =
  / (?:sit|sits|sitting|hides|hiding|lying|lies|sleeps|sleeping|naps|stands|standing) (?:on|in|inside) (?:a|an|the|its|his|her) ((?:\w+ )?(\w+)) /;

/** The name of a vehicle or a seat, or somebody who carries it. */
export function findMount(facts: readonly Fact[], text: string): Staging["mount"] {
  const valuesOf = (asked: Fact["kind"]) =>
    facts.filter(({ kind }) => kind === asked).map(({ value }) => value);
  const mounts = [
    ...valuesOf("rides").map(rideOf),
    mountOfNoun.get(steering.exec(text)?.[1] ?? "") ?? null,
    ...valuesOf("place").map((noun) => seatOf(noun, text)),
    satOn(text),
  ];
  return mounts.find((mount) => mount !== null) ?? null;
}

/** "Sits on a lily pad". */
function satOn(text: string): string | null {
  const words = sitting.exec(text);
  const nouns = [words?.[1]?.replace(" ", "_"), words?.[2]].filter((noun) => noun !== undefined);
  const seat = nouns.map((noun) => mountOfNoun.get(noun)).find((known) => known !== undefined);
  return seat && seats.has(seat) ? seat : null;
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
