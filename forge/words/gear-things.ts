/** What is worn or held: what is said about it, and where a thing takes the place of a part. */
import { isKnownThing } from "#forge/bodies/things/find-thing.ts";
import type { Gear, Prop } from "#forge/gear.ts";
import { isStuff } from "#forge/paint/stuffs.ts";
import { homeOf } from "#forge/understanding/nouns/homes.ts";
import {
  sizeIn,
  type Fact,
  type NounForm,
  type Understood,
} from "#forge/understanding/understood.ts";
import { spokenNoun } from "./grammar.ts";
import { heldProps } from "./lexicon/looks.ts";
import { stuffWords } from "./lexicon/part-words.ts";
import { roleColors } from "./lexicon/wardrobe.ts";

type Facts = readonly Fact[];

export const saidIn = (about: Facts, what: Fact["kind"]) =>
  about.find(({ kind }) => kind === what)?.value;

/** A wedding dress is white by its name. */
export function detailsOf(
  about: Facts,
  name = "",
): Pick<Gear, "color" | "second" | "size" | "count"> {
  const size = sizeIn(about);
  const color = saidIn(about, "color");
  const [, second] = about.filter(({ kind }) => kind === "color").map(({ value }) => value);
  const [first = ""] = name.split("_");
  const ofRole = roleColors[saidIn(about, "material") ?? first] ?? roleColors[first] ?? null;
  const count = saidIn(about, "count");
  return {
    color: color === undefined ? ofRole : spokenNoun(color),
    ...(second !== undefined && { second: spokenNoun(second) }),
    ...(size !== null && { size }),
    ...(count !== undefined && { count: Number(count) }),
  };
}

export const plain = (word: string) => word.replaceAll("_", "");
export const isKnown = (word: string) => isKnownThing(plain(word));

/** Of "wood" and "gold" a thing is made; "needle" and "spoon" are things themselves. */
export const isThing = (stuff: string | undefined): boolean =>
  stuff !== undefined && !isStuffWord(stuff) && isKnown(stuff);

export const isStuffWord = (word: string): boolean => isStuff(stuffWords.get(word) ?? word);

export function thingWordOf(value: string, stuff = ""): string | null {
  const last = value.split("_").at(-1) ?? value;
  // "A slice of toast" is toast.
  const own = isThing(stuff) || /^(slice|piece|loaf)$/.test(value) ? [stuff] : [];
  // "A honey pot" is a thing of two words.
  const words = [`${stuff}${value}`, ...own, value, last, homeOf(value)?.home ?? ""];
  const known = words.find(isKnown);
  return known === undefined ? null : plain(known);
}

/** "A traffic light for a nose", "pencils for ears"; ears of cheese are of cheese. */
export function thingInstead(fact: Fact, forms: Understood["forms"]): Gear | null {
  const { of, value } = fact;
  const form = forms[value];
  const prop = forms[of] === "plural" && of === "hand" ? "onHands" : placesOfParts.get(of);
  const isTold = isThing(value) || (isCountedThing(fact, form) && isKnown(value));
  return prop !== undefined && isTold && homeOf(value)?.group === "thing"
    ? { prop, thing: plain(value), color: null }
    : null;
}

/** A shell of pizza is one. */
const isCountedThing = ({ of, value }: Fact, form: NounForm | undefined): boolean =>
  of === "shell" && isStuff(value)
    ? false
    : form === "a" || form === "plural" || (of === "nose" && value === "carrot");

const placesOfParts: ReadonlyMap<string, Prop> = new Map<string, Prop>([
  ["nose", "onNose"],
  ["snout", "onNose"],
  ["head", "forHead"],
  ["tail", "onTail"],
  ["mouth", "onMouth"],
  ["horn", "onHorn"],
  ["ear", "onEars"],
  ["shell", "onBack"],
  ["hand", "thing"],
  ["claw", "onHands"],
  ["pincer", "onHands"],
  ["spine", "onSpines"],
  ["spike", "onSpines"],
  ["quill", "onSpines"],
]);

/** What is in its hands is in the air, and balls where nothing is. */
export function juggled(said: readonly Gear[]): Gear[] {
  const [first = { thing: "ball", color: null, count: 3 }] = said.filter(isHeld);
  const { prop: _, thing = _, ...look } = { prop: "thing", ...first };
  const count = Math.max(3, first.count ?? 4);
  return [...said.filter((gear) => !isHeld(gear)), { ...look, prop: "inAir", thing, count }];
}

const isHeld = ({ prop }: Gear): boolean => prop === "thing" || heldProps.has(prop);
