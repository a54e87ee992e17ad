/** What a creature wears and holds. */
import type { Gear, Prop } from "#forge/genome.ts";
import { thingWords } from "#forge/bodies/things/find-thing.ts";
import { colorWords } from "#forge/paint/palette.ts";
import { sizeIn, type Understood } from "#forge/understanding/understood.ts";
import { homeOf } from "#forge/understanding/nouns/homes.ts";
import { findFamily } from "./find-species.ts";
import { alwaysCarried, carryWords, propWords } from "./lexicon/looks.ts";
import { formsOf, type Word } from "./sentence.ts";

type Facts = Understood["facts"];

/** How far before a thing the word that says it is carried may stand: "carries a small old lantern". */
const carryReach = 4;

/** In the order of the description; a rose that is the creature itself is not among it. */
export function findGear(
  words: readonly Word[],
  { facts, subjects }: Understood,
  species: string | undefined,
): Gear[] {
  const nounsOf = (kinds: RegExp) =>
    new Set(
      facts
        .filter(({ kind }) => kinds.test(kind))
        .map(({ value }) => value.split("_").at(-1) ?? ""),
    );
  const creature = new Set([species, ...subjects.map(({ noun }) => noun)]);
  const had = nounsOf(/^(wears|holds|has)$/);
  const places = nounsOf(/^place$/);
  const isCarried = (prop: Prop, word: Word, at: number) => {
    if (!word.isNoun || word.isDenied || creature.has(word.lemma)) return false;
    const next = words[at + 1];
    // "Gem legs" are legs, and what it lives in it does not hold.
    if (isAmong(word, places) || (next?.isNoun && had.has(next.lemma))) return false;
    const before = words.slice(Math.max(0, at - carryReach), at);
    const isSaid = before.some(({ text }) => carryWords.has(text)) || isAmong(word, had);
    return alwaysCarried.has(prop) || isSaid;
  };
  const gear = words.flatMap((word, at): Gear[] => {
    const prop = propAt(words, at);
    return prop && isCarried(prop, word, at) ? [{ prop, color: colorBefore(words, at) }] : [];
  });
  const all = [...gear.map((each) => withDetails(each, facts)), ...roleGear(facts, species)];
  const worn = isTurtle(species) ? all.map(withoutMask) : all;
  const own = [
    ...new Map(worn.toReversed().map((each) => [each.prop, each])).values(),
  ].toReversed();
  return [...own, ...heldThings(facts, own.length > 0)];
}

const isTurtle = (species: string | undefined) =>
  species !== undefined && findFamily(species)?.plan === "turtle";

/** A turtle with a mask around its eyes belongs to somebody else. */
const withoutMask = (gear: Gear): Gear =>
  gear.prop === "mask" ? { ...gear, prop: "scarf" } : gear;

/** "Flaming collars", "rocket boots", "a tiny crown". */
function withDetails(gear: Gear, facts: Facts): Gear {
  const own = facts.filter(({ of }) => propWords.get(of) === gear.prop);
  const stuff = own.find(({ kind }) => kind === "material")?.value;
  const size = sizeIn(own);
  return { ...gear, ...(stuff !== undefined && { stuff }), ...(size !== null && { size }) };
}

/** What a role wears on a body that is no figure: figures are dressed by their builds. */
const roleWear: Readonly<Record<string, readonly Gear[]>> = {
  ninja: [{ prop: "mask", color: "black" }],
  pirate: [
    { prop: "eyepatch", color: null },
    { prop: "hat", color: "black" },
  ],
  knight: [{ prop: "helmet", color: "silver" }],
  wizard: [{ prop: "wizardHat", color: null }],
  witch: [{ prop: "wizardHat", color: null }],
  king: [{ prop: "crown", color: null }],
  queen: [{ prop: "crown", color: null }],
  prince: [{ prop: "crown", color: null }],
  princess: [{ prop: "crown", color: null }],
  superhero: [
    { prop: "cape", color: "red" },
    { prop: "mask", color: "red" },
  ],
  hero: [{ prop: "cape", color: "red" }],
  detective: [{ prop: "hat", color: "brown" }],
  cowboy: [{ prop: "hat", color: "brown" }],
  samurai: [{ prop: "sword", color: null }],
};

function roleGear(facts: Facts, species: string | undefined): Gear[] {
  const isFigure = species !== undefined && findFamily(species)?.plan === "figure";
  if (isFigure) return [];
  const roles = facts.filter(({ kind }) => kind === "role").map(({ value }) => value);
  return roles.flatMap((role) => roleWear[role] ?? []);
}

/** Any thing that a body can be can be held; one is enough. */
function heldThings(facts: Facts, isEquipped: boolean): Gear[] {
  const held = facts.filter(({ kind }) => kind === "holds").map(({ value }) => value);
  const things = held.flatMap((value): Gear[] => {
    const thing = thingWordOf(value, facts);
    const color = facts.find(({ kind, of }) => kind === "color" && of === value)?.value ?? null;
    const size = sizeIn(facts.filter(({ of }) => of === value));
    return thing === null ? [] : [{ prop: "thing", color, thing, ...(size !== null && { size }) }];
  });
  return things.slice(0, isEquipped ? 1 : 2);
}

function thingWordOf(value: string, facts: Facts): string | null {
  const last = value.split("_").at(-1) ?? value;
  if (propWords.has(last) || propWords.has(value.replaceAll("_", ""))) return null;
  const made = facts.find(({ kind, of }) => kind === "material" && of === value)?.value ?? "";
  // "A honey pot" is a thing of two words.
  const words = [`${made}${value}`, value, made, last, homeOf(value)?.home ?? ""];
  const known = words.map((word) => word.replaceAll("_", ""));
  return known.find((word) => thingWords.includes(word)) ?? null;
}

const isAmong = (word: Word, nouns: ReadonlySet<string>) =>
  formsOf(word).some((form) => nouns.has(form));

/** "Top hat" and "bow tie" are one thing of two words. */
function propAt(words: readonly Word[], at: number): Prop | undefined {
  const word = words[at]!;
  const before = words[at - 1]?.text ?? "";
  const forms = [...formsOf(word).map((form) => before + form), ...formsOf(word)];
  const form = forms.find((known) => propWords.has(known));
  return form === undefined ? undefined : propWords.get(form);
}

/** "A golden crown", "red running shoes". */
function colorBefore(words: readonly Word[], at: number): string | null {
  const near = words.slice(Math.max(0, at - 2), at).toReversed();
  const noun = near.findIndex(({ isNoun, text }) => isNoun && !colorWords.includes(text));
  const own = noun < 0 ? near : near.slice(0, noun + 1);
  return own.find(({ text }) => colorWords.includes(text))?.text ?? null;
}
