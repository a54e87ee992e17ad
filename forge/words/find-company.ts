/** Who and what is beside the creature. */
import { isKnownThing } from "#forge/bodies/things/find-thing.ts";
import { toolOf } from "#forge/bodies/figures/wardrobe.ts";
import { plainTraits } from "#forge/bodies/plain-traits.ts";
import { elements } from "#game/cards/elements.ts";
import type { BodyPlan, Extra, ExtraSpot } from "#forge/genome.ts";
import { homeOf, isAlive } from "#forge/understanding/nouns/homes.ts";
import { sizeIn, type Fact, type Understood } from "#forge/understanding/understood.ts";
import { sizes } from "#forge/understanding/lexicon/looks.ts";
import { rainbowWord } from "#forge/paint/palette.ts";
import { isWorkedOn } from "./gear-of-parts.ts";
import { findFamily } from "./find-species.ts";
import { isComingOut } from "./find-air.ts";
import { spokenNoun } from "./grammar.ts";
import { stuffWords } from "./lexicon/part-words.ts";
import { likelyElements } from "./lexicon/element-words.ts";
import { peopleWords, settingWords } from "./lexicon/stage-words.ts";
import { named, namesOf, plainly } from "./lexicon/stage-names.ts";
import { speciesOfSubject } from "./subject-species.ts";

export const extrasMax = 3;
const settingOfNoun = namesOf(settingWords);
const people = new Set(peopleWords.split(" "));

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

/** How a companion or a thing beside the creature is drawn; null for an unknown noun. */
export function extraOf(noun: string, spot: ExtraSpot): Extra | null {
  const word = people.has(noun) ? "boy" : noun;
  const home = spot === "mouth" ? homeOfMeal(word) : homeOf(word);
  const species = speciesOfSubject({
    subjects: [{ noun: word, home }],
    facts: [],
    forms: {},
    owner: null,
    inOwnWords: nothing,
    scene: null,
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

/** Crusts are mostly said of other things, but who eats one has it in its mouth. */
function homeOfMeal(word: string) {
  const home = homeOf(word);
  return home?.isWeak && isKnownThing(word) ? null : home;
}

const nothing = { understood: [], notUnderstood: [] };

const flyers = new Set(["bird", "moth", "beetle", "spirit"]);
const large = new Set(["whale", "shark", "dinosaur", "dragon", "elephant", "planet"]);

/** No friend with a face, and larger than one. */
const scenery = /(^|_)(volcano|castle|mountain|tower|pyramid|skyscraper|lighthouse|waterfall)$/;

/** On wheels or runners before who pushes them. */
const pushed =
  /(^|_)(cart|trolley|wheelbarrow|stroller|pram|pushchair|buggy|lawn_?mower|wagon|sled|sleigh)$/;

const high = /whale|planet|moon|star|rocket|ufo|rainbow/;

/** Saturn is a planet. */
const kindOf = (noun: string): string => `${noun} ${homeOf(noun)?.home ?? ""}`;

const overhead =
  / (in|on) (his|her|its|their|my|every|each) (hair|head|leaves|branch|branches|mane|hat|antlers?|horns?) /;

/** The backdrop has that moon. */
export const moonAbove = / (at|under|below|before|in front of) the (\w+ )?moon /;

const fourLegged: ReadonlySet<BodyPlan> = new Set<BodyPlan>(["beast", "horse", "lizard", "turtle"]);

/** Behind the back of who stands on two it would be hidden. */
const isOnBack = ({ kind, value, detail }: Fact, own = ""): boolean =>
  kind === "with" &&
  detail === "back" &&
  (value === "baby" || isHeldAlive(value)) &&
  fourLegged.has(findFamily(own)?.plan ?? "figure");

/** On the shoulder of who stands; in the hair where they live; swimming and flying above. */
function spotOf({ value: noun, detail }: Fact, text: string): ExtraSpot {
  const plan = extraOf(noun, "ground")?.plan ?? "thing";
  if (overhead.test(text)) return "head";
  if (high.test(kindOf(noun))) return "sky";
  if (large.has(noun) || /^(fish|swimmer)$/.test(plan)) return "ground";
  if (plan === "bird" || detail === "shoulder") return "shoulder";
  return flyers.has(plan) ? "sky" : groundOf(noun);
}

const groundOf = (noun: string): ExtraSpot =>
  scenery.test(noun) || pushed.test(noun) ? "place" : "ground";

/** Friends, food and all other company in the description. */
export function findCompany({ facts, subjects, forms }: Understood, text: string): Extra[] {
  const own = subjects[0]?.noun ?? "";
  const company = facts
    .filter((fact) => isMet(fact) || isInSky(fact, forms))
    .filter(({ value }) => value !== "moon" || !moonAbove.test(text))
    .filter(({ value }) => !isComingOut(text, value))
    .flatMap((fact) => {
      const noun = kinOf(fact.value, own, text);
      const said = noun === fact.value ? text : text.replace("babies", `${noun}s`);
      return somebody(noun, isOnBack(fact, own) ? "back" : spotOf(fact, text), {
        facts,
        text: said,
      });
    });
  const meals = facts
    .filter(({ kind }) => kind === "eats")
    .flatMap(({ value }) =>
      mealOf(value).map((meal) => ({ ...meal, ...sizeOf(value, facts), ...dressOf(value, facts) })),
    );
  const held = facts.filter(({ kind }) => kind === "holds").map(({ value }) => value);
  const played = held.filter((noun) => isStoodAt(noun, subjects[0]?.noun));
  const inArms = facts
    .filter(({ kind, value }) => kind === "holds" && isHeldAlive(value))
    .flatMap(({ value, detail }) =>
      somebody(value, detail === "mouth" ? "mouth" : "hand", { facts, text }).slice(0, 1),
    );
  const isMakingBed = facts.some(({ value, detail }) => value === "make" && detail === "bed");
  const before = [...played, ...(isMakingBed ? ["bed"] : [])].flatMap((noun) =>
    somebody(noun, pushed.test(noun) ? "cover" : "place", { facts, text }),
  );
  const others = company.length > 0 ? [] : metIn(text, [own, ...held]);
  const isCarried = facts.some(({ detail }) => detail === "pouch");
  const young =
    company.length === 0 && !isCarried && baby.test(text) ? somebody(own, "ground", lone) : [];
  const soaked = wet.test(text) ? somebody("person", "ground", { facts, text: " people " }) : [];
  return [...inArms, ...before, ...company, ...others, ...meals, ...young, ...soaked].slice(
    0,
    extrasMax,
  );
}

/** "Stuck in a chimney", "hiding behind a lamp": no setting has it, so that it stands beside or before. */
export function findPlaceThings({ facts, subjects }: Understood): Extra[] {
  const { value: noun = "", detail } = facts.find(({ kind }) => kind === "place") ?? {};
  const isThing = isKnownThing(noun.replaceAll("_", "")) && !isSomebody(noun);
  if (isToolOf(subjects[0]?.noun, noun)) return [];
  const extra = isThing ? extraOf(noun, detail === "behind" ? "cover" : "place") : null;
  return extra?.plan === "thing" ? [extra] : [];
}

const isMet = (fact: Fact): boolean =>
  fact.kind === "with" && !isOnBody(fact) && !/^(pouch|puddle)$/.test(fact.detail ?? fact.value);

/** Several moons are in the sky; a single one may be held. */
const isInSky = ({ kind, value, detail }: Fact, forms: Understood["forms"]): boolean =>
  kind === "holds" &&
  detail === undefined &&
  forms[value] === "plural" &&
  /^(moon|planet|sun|comet|ufo)$/.test(value);

const isAround = (fact: Fact, { facts, forms }: Pick<Understood, "facts" | "forms">): boolean =>
  isInSky(fact, forms) || isOfPlace(fact, facts);

/** "A city with skyscrapers", "a forest with falling leaves": what belongs to the place is there. */
const isOfPlace = ({ kind: how, value }: Fact, facts: readonly Fact[]): boolean =>
  /^(falling|autumn)_leaf$/.test(value) ||
  facts.some(({ kind, value: place }) => {
    if (how !== "holds") return false;
    const setting = kind === "place" ? named(settingOfNoun, place) : undefined;
    return setting !== undefined && setting === named(settingOfNoun, value);
  });

/** A genie comes out of the lamp in its hand, and a sloth has a branch of its own. */
const isToolOf = (owner = "", noun: string): boolean =>
  toolOf(owner)?.toLowerCase() === noun || (owner === "sloth" && noun === "branch");

/** "With a clock in its chest", "with rocket launchers on its back": it is gear. */
const isOnBody = ({ value, detail }: Fact): boolean => detail !== undefined && !isSomebody(value);

const baby = / (its|her|his|their|with) (\w+ )?(baby|babies|cub|cubs|kitten|puppy|kids) /;
const wet = / rains? on |people|humans/;

type Telling = { facts: readonly Fact[]; text: string };

const lone: Telling = { facts: [], text: " " };

const meeting =
  / (?:fight|chas|hug|hunt|follow|teach|kiss|pet|scar|carry|sav|rain(?:ing|s)? on|surrounded by)(?:ing|s|es)?((?: \w+){1,3})/;

/** "Fighting a dragon", "surrounded by butterflies"; a snake that is carried is held. */
function metIn(text: string, apart: readonly string[]): Extra[] {
  const words = meeting.exec(text)?.[1]?.trim().split(" ") ?? [];
  const noun = words
    // A giant bread is no giant.
    .filter((word, i) => !sizes.has(word) || homeOf(words[i + 1] ?? "") === null)
    .flatMap((word) => [word.replace(/ies$/, "y").replace(/s$/, ""), word])
    .find((word) => isSomebody(word) && !apart.includes(word));
  if (!noun) return [];
  const swarm = / surrounded by /.test(text);
  return somebody(noun, swarm ? "sky" : "ground", { facts: [], text });
}

function isSomebody(word: string): boolean {
  const home = homeOf(word);
  return home !== null && !home.isWeak && isAlive(home);
}

/** What it holds or plays, and yet has no gear of: it knits it, it is alive, or it stands before it. */
export function isBesideIt(fact: Fact, { facts, subjects, forms }: Understood): boolean {
  const { kind, value, detail = "" } = fact;
  const noun = kind === "deed" ? detail : value;
  const owner = subjects[0]?.noun;
  if (!/^(holds|deed)$/.test(kind)) return isParachute(fact) || isOnBack(fact, owner);
  // A story is no floor of a house, and in the book before its reader.
  if (value === "read" && /^(story|tale|poem)$/.test(noun)) return true;
  const isNear = isStoodAt(noun, owner) || isOverhead(noun, owner);
  return [
    isNear,
    isWorkedOn(fact, facts),
    isHeldAlive(noun),
    isAround(fact, { facts, forms }),
  ].some(Boolean);
}

/** Who has no hands free for drums stands behind them; in a mouth they and carts would hide the face. */
function isStoodAt(noun: string, owner = ""): boolean {
  if (/^((grand_)?piano|organ|drum_kit|drum_set)$/.test(noun) || pushed.test(noun)) return true;
  return (
    /^(drum|harp|keyboard|xylophone|cello|marimba|synthesizer)$/.test(noun) && !isHanded(owner)
  );
}

const isHanded = (owner: string): boolean => handed.has(findFamily(owner)?.plan ?? "figure");

/** It is far above who hangs on it. */
export const isParachute = ({ kind, value }: Fact): boolean =>
  /^(wears|holds|has|with|rides)$/.test(kind) && value === "parachute";

/** An umbrella is over its owner, and not in a mouth. */
const isOverhead = (noun: string, owner = ""): boolean =>
  noun === "parachute" || (/^(umbrella|parasol)$/.test(noun) && !isHanded(owner));

export const hasUmbrellaOver = ({ facts, subjects }: Understood): boolean =>
  facts.some(({ kind, value }) => kind === "holds" && isOverhead(value, subjects[0]?.noun));

const handed: ReadonlySet<BodyPlan> = new Set<BodyPlan>([
  "figure",
  "thing",
  "mascot",
  "waddler",
  "climber",
  "golem",
]);

/** "Holding a snake", "hugging a bee": it is in their arms as it lives; a rose is a thing there. */
const isHeldAlive = (noun: string): boolean => isSomebody(noun) && homeOf(noun)?.group !== "plant";

/** The babies of a dragon are dragons. */
const kinOf = (noun: string, own: string, text: string): string =>
  noun === "baby" && ownYoung.test(text) && findFamily(own)?.plan !== "figure" ? own : noun;

const ownYoung = / (its|her|his|their) (\w+ )?(baby|babies) /;

/** In the colour that is said of it, and twice where it is said in the plural. */
function somebody(noun: string, spot: ExtraSpot, { facts, text }: Telling): Extra[] {
  const extra = extraOf(noun, spot);
  if (!extra) return [];
  const said = facts.find(({ kind, of }) => kind === "color" && of === noun)?.value;
  const looks = { ...sizeOf(noun, facts), ...dressOf(noun, facts) };
  const element = elements.find((name) => name === looks.dress?.stuff) ?? extra.element;
  const one = { ...extra, color: said ?? extra.color, element, ...looks };
  const count = Number(facts.find(({ kind, of }) => kind === "count" && of === noun)?.value ?? 2);
  const twin = { ...one, traits: { ...one.traits, headTurn: -0.3 } };
  if (!isMany(noun, { facts, text })) return [one];
  return count > 2 ? [one, twin, one] : [one, twin];
}

/** "A tiny bird", "a huge strawberry". */
function sizeOf(noun: string, facts: readonly Fact[]): Pick<Extra, "size"> {
  const size = sizeIn(facts.filter(({ of }) => of === noun));
  return size === null ? {} : { size };
}

/** "A rainbow donut", "an ice monster". */
function dressOf(noun: string, facts: readonly Fact[]): Pick<Extra, "dress"> {
  const saidOf = (what: Fact["kind"]) =>
    facts.find(({ kind, of }) => kind === what && of === noun)?.value;
  const [color, stuff] = [saidOf("color"), saidOf("material")];
  if (color === undefined && stuff === undefined) return {};
  const known = color === rainbowWord ? color : (stuffWords.get(stuff ?? "") ?? stuff);
  return { dress: { color: color ? spokenNoun(color) : null, stuff: known ?? null } };
}

function isMany(noun: string, { facts, text }: Telling): boolean {
  if (people.has(noun)) return / people | kids | friends | children /.test(text);
  if (facts.some(({ kind, of }) => kind === "count" && of === noun)) return true;
  const plain = plainly(noun);
  const isPlural = new RegExp(` (${plain}e?s|${plain.replace(/y$/, "")}ies) `).test(text);
  return (isPlural && !plain.endsWith("s")) || (noun === "fish" && !/ a fish/.test(text));
}

/** Ships are too large for a mouth. */
const bigMeals = /(ship|boat|house)$|(^|_)(tree|car|planet|comet|city|building|mountain|train)$/;

function mealOf(noun: string): Extra[] {
  const home = homeOf(noun);
  if (noun === "dance") return [];
  const isAnimal = home !== null && isAlive(home) && home.group !== "plant";
  const isBig = bigMeals.test(noun) || isAnimal;
  const extra = extraOf(noun, isBig ? "ground" : "mouth");
  return extra ? [extra] : [];
}
