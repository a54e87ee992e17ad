/** What a body wears or has because of its parts: a nose, gears on its chest, a cactus on top. */
import type { Gear, Prop } from "#forge/gear.ts";
import type { BodyPlan } from "#forge/genome.ts";
import { worn } from "#forge/understanding/lexicon/parts.ts";
import type { Fact } from "#forge/understanding/understood.ts";
import { findFamily } from "./find-species.ts";
import { detailsOf, saidIn } from "./gear-things.ts";
import { spokenNoun } from "./grammar.ts";
import { growthWords } from "./lexicon/wardrobe.ts";

/** A nose of a colour that no animal has is a ball on its tip. */
export function noseOf({ kind, of, value }: Fact, plan?: BodyPlan): Gear[] {
  // A train has none by nature.
  if (kind === "has" && value === "nose" && plan === "thing")
    return [{ prop: "growth", thing: "clownNose", color: null }];
  if (kind === "material" && of === "nose" && value === "clown")
    return [{ prop: "growth", thing: "clownNose", color: null }];
  const isBall = kind === "color" && of === "nose" && !plainNoses.test(value);
  return isBall ? [{ prop: "growth", thing: "clownNose", color: spokenNoun(value) }] : [];
}

const plainNoses = /^(black|brown|dark_brown|pink|grey|gray|white)$/;

/** What is seen on the chest, where more is said of it: an ice heart, golden gears. */
export const isInnard = ({ kind, value }: Fact): boolean =>
  kind === "has" && /^(gear|cog|heart)$/.test(value);

/** Of a bird in flight no legs are seen, and no clothes hang on a sloth that hangs. */
export const poseOfDressed = ({ plan }: { plan: BodyPlan }, gear: readonly Gear[]) => {
  const hasLegwear = gear.some(({ prop, thing = prop }) => legwear.test(thing));
  if (plan === "bird" && hasLegwear) return { pose: "perched" as const };
  const isClothed = hasLegwear || gear.some(({ prop }) => prop === "garment");
  return plan === "climber" && isClothed ? { pose: "standing" as const } : {};
};

const legwear = /^(boots|skates|socks|pants|skirt|dress)$/;

/** What stands on a head wherever it is said to be. */
const crowning =
  /^(brain|propeller|satellite_dish|siren|windmill|volcano|garden|cactus|mushroom|flag|lightbulb)$/;

export const isOnTop = ({ kind, value, detail = "" }: Fact): boolean =>
  (kind === "wears" && detail === "head") ||
  (kind === "has" && (detail === "top" || (detail === "" && crowning.test(value))));

/** Of those who have no legs by nature. */
export const legless: ReadonlySet<BodyPlan> = new Set<BodyPlan>([
  "fish",
  "swimmer",
  "serpent",
  "spirit",
  "slime",
]);

/** Several propellers or chimneys stand on top; what has one by nature gets the others. */
const topped: Readonly<Record<string, "propellers" | "chimneys">> = {
  propeller: "propellers",
  rotor: "propellers",
  chimney: "chimneys",
  smokestack: "chimneys",
};

const ownTops: Readonly<Record<string, RegExp>> = {
  propellers: /^helicopter$/,
  chimneys: /^(house|cottage|hut|train|locomotive)$/,
};

export function toppedOf({ kind, value }: Fact, facts: readonly Fact[], species = ""): Gear[] {
  const thing = kind === "has" ? topped[value] : undefined;
  if (thing === undefined) return [];
  const { count: said, color } = detailsOf(facts.filter(({ of }) => of === value));
  const count = (said ?? 1) - (ownTops[thing]!.test(species) ? 1 : 0);
  // A single propeller is a thing on its own.
  const isLone = thing === "propellers" && said === undefined;
  return count < 1 || isLone ? [] : [{ prop: "growth", thing, count, color }];
}

/** A building has no flag in its hand. */
export const isFlown = ({ kind, value }: Fact, species = ""): boolean =>
  /^(has|holds)$/.test(kind) && /^(flag|banner|pennant)$/.test(value) && flagged.test(species);

const flagged =
  /^(castle|fortress|palace|sandcastle|tower|house|cottage|hut|cabin|treehouse|tent|lighthouse)$/;

export function flagsOf(fact: Fact, facts: readonly Fact[], species = ""): Gear[] {
  const about = facts.filter(({ of }) => of === fact.value);
  const flags = { prop: "growth", thing: "flags", color: null, count: 3 } as const;
  return isFlown(fact, species) ? [{ ...flags, ...detailsOf(about) }] : [];
}

/** Young in a pouch look out of it. */
export function youngOf({ kind, value, detail }: Fact, facts: readonly Fact[]): Gear[] {
  const isCarried = /^(with|has|holds)$/.test(kind) && detail === "pouch" && young.test(value);
  if (!isCarried) return [];
  const said = facts.find((fact) => fact.kind === "count" && fact.of === value)?.value;
  return [{ prop: "growth", thing: "young", count: Number(said ?? 1), color: null }];
}

export const young = /^(baby|joey|cub|kitten|puppy|child|kid|pup|calf|foal|chick)$/;

/** "A waterfall for a beard": what no other word says that it has. */
export function growthOfStuff({ kind, of, value }: Fact, facts: readonly Fact[]): Gear[] {
  const thing = kind === "material" ? growthWords.get(of) : undefined;
  const isSaid = facts.some((fact) => /^(has|wears)$/.test(fact.kind) && fact.value === of);
  if (!thing || isSaid || partsOfBodies.test(of)) return [];
  return [{ prop: "growth", thing, color: colorIn(facts, of), stuff: value }];
}

/** What bodies have by themselves, or what hangs on them as another prop. */
const partsOfBodies = /^(hair|mohawk|fang|window|door|doorway|button|weight|scar|stitch)$/;

/** Hands and feet that end without any; beasts, birds and crabs have their own. */
export function clawsOf(
  { kind, of, value }: Fact,
  facts: readonly Fact[],
  { species = "", plan }: { species: string | undefined; plan: BodyPlan | undefined },
): Gear[] {
  const noun = kind === "has" ? value : of;
  if (!plan || !clawless.has(plan) || species === "sloth" || !clawWords.test(noun)) return [];
  const stuff = facts.find((fact) => fact.kind === "material" && fact.of === noun)?.value;
  const thing = /nail/.test(noun) ? "nails" : "claws";
  return [{ prop: "growth", thing, color: colorIn(facts, noun), ...(stuff && { stuff }) }];
}

const clawWords = /^(claw|talon|nail|fingernail|toenail)$/;

function colorIn(facts: readonly Fact[], noun: string): string | null {
  const color = facts.find(({ kind, of }) => kind === "color" && of === noun)?.value;
  return color === undefined ? null : spokenNoun(color);
}

const clawless: ReadonlySet<BodyPlan> = new Set<BodyPlan>([
  "thing",
  "figure",
  "mascot",
  "horse",
  "spirit",
  "slime",
  "fish",
  "swimmer",
  "plant",
  "golem",
  "waddler",
  "serpent",
  "moth",
  "kraken",
  "climber",
]);

/** A cast or a bandage on a limb or around a head, and where no part is said, as its word says. */
export function dressingOf({
  kind,
  value,
  detail = "",
}: Fact): Pick<Gear, "prop" | "thing"> | null {
  if (!dressings.test(value) || !/^(wears|has|holds|with)$/.test(kind)) return null;
  const thing = woundAbout.find(([parts]) => parts.test(detail))?.[1];
  return thing === undefined ? null : { prop: "growth", thing };
}

const dressings = /^((plaster_)?cast|plaster|bandage|splint|sling)$/;

const woundAbout = [
  [/^wing$/, "wingCast"],
  [/^(arm|hand|paw|finger|shoulder|fin|flipper|tentacle|claw|thumb)$/, "armCast"],
  [/^(leg|foot|knee|toe|hoof)$/, "legCast"],
  [/^(head|forehead|face|ear|eye)$/, "headBandage"],
] as const;

/** "With two mouths", "a mouth on its belly": the other one is there. */
export function mawOf({ kind, value, detail = "" }: Fact, facts: readonly Fact[]): Gear[] {
  if (kind !== "has" || value !== "mouth") return [];
  const about = facts.filter(({ of }) => of === value);
  const isSecond =
    Number(saidIn(about, "count") ?? 1) > 1 || /^(belly|tummy|stomach|chest)$/.test(detail);
  return isSecond ? [{ prop: "growth", thing: "maw", color: null }] : [];
}

/** Where a body carries what is said to be on a part of it. */
export const placesOnBody: ReadonlyMap<string, Prop> = new Map([
  ["back", "onBack"],
  ["shell", "onBack"],
  ["shoulder", "onBack"],
  ["chest", "onChest"],
  ["belly", "onChest"],
  ["pouch", "onChest"],
  ["hump", "onBack"],
  ["spike", "onBack"],
  ["spine", "onBack"],
  ["quill", "onBack"],
  ["nose", "onNose"],
  ["mouth", "onMouth"],
  ["tail", "onTail"],
]);

/** On feet, whether they are said to be worn or stood on. */
export const isSkate = (value: string): boolean => /^(\w+_)?skate$/.test(value);

/** Who skates has skates on, who boxes gloves, and who fishes a rod, also where none are said. */
export function skatesOf(
  { kind, value, detail }: Fact,
  facts: readonly Fact[],
): Pick<Fact, "kind" | "value"> | null {
  const needed = kind === "deed" ? (toolsOf[`${value} ${detail}`] ?? toolsOf[value]) : undefined;
  if (needed) return facts.some(({ value: said }) => needed.or.test(said)) ? null : needed.tool;
  if (kind !== "deed" || value !== "skate" || facts.some(isStoodOn)) return null;
  const isOnIce = facts.some((fact) => fact.kind === "place" && icy.test(fact.value));
  return { kind: "wears", value: isOnIce ? "ice_skate" : "skate" };
}

type Needed = { tool: Pick<Fact, "kind" | "value">; or: RegExp };

/** What a deed needs, unless one of these is said. */
const toolsOf: Readonly<Record<string, Needed>> = {
  box: { tool: { kind: "wears", value: "boxing_glove" }, or: /glove|mitten/ },
  "brush tooth": { tool: { kind: "holds", value: "toothbrush" }, or: /^toothbrush$/ },
  sweep: { tool: { kind: "holds", value: "broom" }, or: /broom|brush/ },
  fish: { tool: { kind: "holds", value: "fishing_rod" }, or: /rod|pole|net/ },
};

const isStoodOn = ({ kind, value }: Fact): boolean =>
  kind === "rides" || (kind === "wears" && isSkate(value));

const icy = /(^|_)(ice|lake|pond|river|rink|snow)$/;

export const isBladed = ({ prop, value }: { prop: Prop; value: string }): boolean =>
  prop === "skates" && value.startsWith("ice_");

/** What a body of another kind has in tales: an eagle's beak on a lion. */
export const bornWith: ReadonlyMap<string, readonly Gear[]> = new Map(
  "griffin gryphon griffon hippogriff"
    .split(" ")
    .map((word) => [word, [{ prop: "growth", thing: "beak", color: null }]] as const),
);

/** A lion and a teapot have none by nature. */
export function beakOf({ kind, value }: Fact, facts: readonly Fact[], species = ""): Gear[] {
  if (kind !== "has" || value !== "beak" || !isBeakless(species)) return [];
  const about = facts.filter(({ of }) => of === value);
  const stuff = saidIn(about, "material");
  return [{ ...detailsOf(about), prop: "growth", thing: "beak", ...(stuff && { stuff }) }];
}

function isBeakless(species: string): boolean {
  const { plan = "bird", traits } = findFamily(species) ?? {};
  return beakless.has(plan) && traits?.beak === undefined;
}

const beakless: ReadonlySet<BodyPlan> = new Set<BodyPlan>([
  "beast",
  "dragon",
  "fish",
  "horse",
  "thing",
  "slime",
  "plant",
  "spirit",
  "golem",
]);

/** "Knitting a sweater", "ironing a shirt": one has none of these on. */
export const isWorkedOn = ({ kind, value: thing }: Fact, facts: readonly Fact[]): boolean =>
  kind === "holds" &&
  worn.has(thing) &&
  facts.some(
    ({ kind: what, value, detail }) => what === "deed" && detail === thing && works.has(value),
  );

const works = new Set("knit sew crochet iron fold mend".split(" "));
