/** What a creature wears and holds, by the facts of its description. */
import type { Gear, Prop } from "#forge/gear.ts";
import type { BodyPlan } from "#forge/genome.ts";
import type { Fact, Understood } from "#forge/understanding/understood.ts";
import { homeOf, isAlive } from "#forge/understanding/nouns/homes.ts";
import {
  beakOf,
  bornWith,
  clawsOf,
  dressingOf,
  growthOfStuff,
  isBladed,
  flagsOf,
  isFlown,
  isInnard,
  isOnTop,
  isSkate,
  mawOf,
  noseOf,
  placesOnBody,
  skatesOf,
  toppedOf,
  youngOf,
} from "./gear-of-parts.ts";
import { isBesideIt } from "./find-company.ts";
import { limbInstead, limbsOf } from "./gear-of-limbs.ts";
import {
  detailsOf,
  isKnown,
  isStuffWord,
  isThing,
  juggled,
  plain,
  saidIn,
  thingInstead,
  thingWordOf,
} from "./gear-things.ts";
import { findFamily } from "./find-species.ts";
import { heldProps, propWords } from "./lexicon/looks.ts";
import { borrowedHead, borrowedPart } from "./lexicon/borrowed-parts.ts";
import { ownerStuffs, partNames, roleCloths } from "./lexicon/part-words.ts";
import { naturalColors } from "./lexicon/species/natural-colors.ts";
import { garmentWords, growthWords, roleGear } from "./lexicon/wardrobe.ts";

type Facts = readonly Fact[];

/** In the order of the description, what a role adds last. */
export function findGear(understood: Understood, species: string | undefined): Gear[] {
  const facts = understood.facts.filter((fact) => !isBesideIt(fact, understood));
  const plan = species === undefined ? undefined : findFamily(species)?.plan;
  const said = facts.flatMap((fact) => [
    ...(isFlown(fact, species) ? [] : gearOf(fact, facts)),
    ...partOf(fact, understood),
    ...limbsOf(fact, facts, { species, plan }),
    ...nameOn(fact, plan),
    ...limbInstead(understood, fact),
    ...noseOf(fact, plan),
    ...mawOf(fact, facts),
    ...toppedOf(fact, facts, species),
    ...flagsOf(fact, facts, species),
    ...youngOf(fact, facts),
    ...growthOfStuff(fact, facts),
    ...clawsOf(fact, facts, { species, plan }),
    ...beakOf(fact, facts, species),
    ...costumeOf(fact),
  ]);
  const isThrown = facts.some(({ kind, value }) => kind === "deed" && value === "juggle");
  const shown = isThrown ? juggled(said) : said;
  const roles = facts.filter(({ kind }) => kind === "role").map(({ value }) => value);
  // Figures are dressed by their builds, where one knows the role.
  const isBuilt = (role: string) => plan === "figure" && findFamily(role)?.plan === "figure";
  const ofRoles = roles.flatMap((role) => (isBuilt(role) ? [] : gearOfRole(role)));
  const denied = facts.filter(({ kind }) => kind === "no").map(({ value }) => nameOf(value));
  const hasTeeth = said.some(({ thing }) => thing === "sharkTeeth");
  const hasTie = said.some(({ thing }) => thing === "tie");
  const isSaidOtherwise = (name: string) =>
    (hasTeeth && name === "fangs") || (hasTie && name === "bowTie");
  const isDressed = said.some(({ thing = "" }) => overBody.test(thing));
  const all = [
    ...shown,
    ...(bornWith.get(species ?? "") ?? []),
    ...ofRoles.filter(
      ({ prop, thing = kindOf(prop) }) =>
        !denied.includes(thing) && !isSaidOtherwise(thing) && !(isDressed && overBody.test(thing)),
    ),
  ];
  const hasOwn = hasDoors.has(species ?? "") ? /^(door|windows)$/ : null;
  // A figure has hair of its own.
  const worn = plan === "figure" ? all.filter(({ thing = "" }) => !ownHair.test(thing)) : all;
  const added = worn.filter(({ thing = "" }) => !hasOwn?.test(thing));
  return onceEach(plan === "turtle" ? added.map(withoutMask) : added);
}

/** A "police officer" is an officer. */
const gearOfRole = (role: string) =>
  roleGear.get(role) ?? roleGear.get(role.slice(role.lastIndexOf("_") + 1)) ?? [];

/** Who has one of these needs no other one of its role. */
const overBody = /^(skirt|dress|suit|tuxedo|spaceSuit)$/;

/** What is built with doors and windows. */
const hasDoors: ReadonlySet<string> = new Set(
  "house treehouse cottage hut cabin castle tower lighthouse car bus van truck train".split(" "),
);

/** A wizard's hat is a hat. */
const kindOf = (prop: Prop): string => (prop.endsWith("Hat") ? "hat" : prop);

/** What is denied, as the gear that it would be. */
function nameOf(value: string): string {
  const found = clothesOf(value);
  return found?.thing ?? (isThing(value) ? plain(value) : kindOf(propNamed(value) ?? "thing"));
}

/** A turtle with a mask around its eyes is another company's character. */
const withoutMask = (gear: Gear): Gear =>
  gear.prop === "mask" ? { ...gear, prop: "scarf" } : gear;

const onceEach = (gear: readonly Gear[]): Gear[] =>
  [
    ...new Map(
      gear.toReversed().map((each) => [`${each.prop} ${each.thing ?? ""}`, each] as const),
    ).values(),
  ].toReversed();

const gearKinds = /^(wears|holds|has|with)$/;

/** "Reading a book", "stealing a slice of pizza": with these one has it. */
const carrying = new Set(
  "toast roast read open guard lift carry steal juggle play swing throw catch hug balance bring grab pull push eat".split(
    " ",
  ),
);

function gearOf(fact: Fact, facts: Facts): Gear[] {
  const { kind, value } = skatesOf(fact, facts) ?? carriedIn(fact, facts);
  if (!gearKinds.test(kind) || isBorrowed(value, facts)) return [];
  const own = facts.filter(({ of }) => of === value || (of === "hair" && tails.test(value)));
  const stuff = saidStuff(own) ?? stuffInName(value);
  const isOnIt = ({ of }: Fact) =>
    (isThing(stuff) && of === stuff) || (toppings.test(of) && iced.test(value));
  const about = [...facts.filter(isOnIt), ...own];
  const found =
    ornamentOf(fact, stuff) ??
    ribbonOf(fact, facts) ??
    onBodyOf(fact, stuff, own.length > 0) ??
    clothesOf(value) ??
    propOf({ kind, value, stuff });
  if (!found) return [];
  return [{ ...detailsOf(about, value), ...found, ...madeOf(stuff, { ...found, value }) }];
}

/** A rooster's comb is no comb for hair. */
const isBorrowed = (part: string, facts: Facts): boolean =>
  facts.some(
    ({ kind, of, value }) => kind === "material" && of === part && borrowedPart(of, value),
  );

/** A donut with pink icing is as pink as its icing. */
const toppings = /^(icing|frosting|glaze)$/;
const iced = /donut|cake|cookie|bun/;

function madeOf(stuff: string | undefined, found: FoundGear & { value: string }) {
  if (isBladed(found)) return { stuff: "blade" };
  if (stuff === undefined || !isMadeOf(stuff, found)) return {};
  return { stuff: roleCloths.get(stuff) ?? stuff };
}

/** "A spoon sword" is a spoon, but of a chocolate egg the egg is brown. "A lightning bolt" is one name. */
const isMadeOf = (stuff: string, { prop, value }: FoundGear & { value: string }): boolean =>
  (isStuffWord(stuff) && (stuff === "cardboard" || !isKnown(`${stuff}_${value}`))) ||
  !ownThings.has(prop);

/** "A chocolate egg" is one name; what is drawn by its whole name is of nothing else. */
function stuffInName(value: string): string | undefined {
  const [first = ""] = value.split("_");
  return solid.has(first) && first !== value && !isKnown(value) ? first : undefined;
}

const solid: ReadonlySet<string> = new Set(
  "chocolate gold golden wooden rubber paper glass crystal stone candy cookie gingerbread".split(
    " ",
  ),
);

const ownThings: ReadonlySet<Prop> = new Set<Prop>(["thing", "onHead", "onBack", "onChest"]);

/** A deed with a thing in its hands is a thing that is held. */
function carriedIn(
  { kind, of, value, detail = "" }: Fact,
  facts: Facts,
): Pick<Fact, "kind" | "value"> {
  // "Catches a fly": what is alive is beside it.
  const isElsewhere = (fact: Fact) =>
    fact.value === detail && (placesOnBody.has(fact.detail ?? "") || isAliveBeside(fact));
  const isCarried = kind === "deed" && carrying.has(value) && detail !== "";
  if (isCarried && !facts.some(isElsewhere)) return { kind: "holds", value: detail };
  // "A hook for a hand", "flowers in his beard".
  if (kind === "material" && of === "hand" && value === "hook") return { kind: "holds", value };
  return { kind: isPutOn({ kind, value, detail }) ? "wears" : kind, value };
}

function isAliveBeside({ kind, value }: Fact): boolean {
  const home = kind === "with" ? homeOf(value) : null;
  return home !== null && isAlive(home);
}

/** "A cactus on top" is drawn like a hat. */
const isOnIt = (kind: Fact["kind"], detail: string) =>
  (kind === "with" && hairy.test(detail)) || (kind === "has" && detail === "top");

/** On skates one stands, and they are on its feet. */
const isPutOn = ({ kind, value, detail = "" }: Pick<Fact, "kind" | "value" | "detail">) =>
  isOnIt(kind, detail) || (kind === "rides" && isSkate(value));

const hairy = /^(hair|beard|mane)$/;
/** Of the colour of the hair that they are of. */
const tails = /^(pigtail|ponytail|braid|plait)$/;
const ownHair = /^(wig|mohawk|pigtails)$/;

/** "A flowery shirt" has flowers printed on it; one of flowers is made of these. */
const saidStuff = (about: Facts): string | undefined =>
  about.some(({ value, detail }) => value === "flower" && detail !== undefined)
    ? "floral"
    : saidIn(about, "material");

type FoundGear = Pick<Gear, "prop" | "thing">;

/** "With a castle on its back", "with a box on its head". */
function onBodyOf(fact: Fact, stuff: string | undefined, isTold: boolean): FoundGear | null {
  const prop = placeOnBody(fact, isTold);
  const thing = prop && thingWordOf(fact.value, stuff);
  return prop && thing ? { prop, thing } : null;
}

function placeOnBody(fact: Fact, isTold: boolean): Prop | undefined {
  const { kind, value, detail = "" } = fact;
  const isWorn = kind === "wears" && clothesOf(value) === null && propNamed(value) === undefined;
  if (isOnTop(fact)) return "onHead";
  if (isWorn) return value === "stethoscope" ? "onChest" : "onHead";
  if (isTold && isInnard(fact)) return "onChest";
  return /^(with|has|holds)$/.test(kind) ? placesOnBody.get(detail) : undefined;
}

/** "A ring in its nose", "a nose ring"; "with lights on its antlers", "with fairy lights". */
function ornamentOf(fact: Fact, stuff: string | undefined): FoundGear | null {
  const { kind, value, detail } = fact;
  const isInNose = value === "ring" && (detail === "nose" || stuff === "nose");
  if (isInNose) return { prop: "growth", thing: "noseRing" };
  const isOfLights = /^(fairy|christmas|string)_light$/.test(value);
  const hasLights = isOfLights || (value === "light" && kind === "wears");
  return hasLights ? { prop: "growth", thing: "lights" } : dressingOf(fact);
}

/** A bow without arrows is tied into the hair. */
const ribbonOf = ({ value, detail }: Fact, facts: Facts): FoundGear | null =>
  value === "bow" &&
  detail !== "neck" &&
  !facts.some((fact) => /^(arrow|quiver|archer|hunter|elf)$/.test(fact.value))
    ? { prop: "growth", thing: "bow" }
    : null;

/** A toaster robot has a toaster on its chest; a submarine like a fish has a fish's tail. */
function nameOn({ kind, of, value }: Fact, plan?: BodyPlan): Gear[] {
  if (kind !== "material" || of !== "body") return [];
  const isNamed = isThing(value) && homeOf(value)?.group === "thing";
  if (isNamed && plan !== undefined && plan !== "thing") return nameOnBody(value, plan);
  const drawn = ["tail", "ear", "wing"].map((part) => borrowedPart(part, value));
  return plan === "thing"
    ? drawn.flatMap((thing) => (thing ? [{ prop: "borrowed", thing, color: null } as const] : []))
    : [];
}

/** A hairdryer dragon has a hairdryer on its back; of burgers and forks it may be made. */
function nameOnBody(value: string, plan: BodyPlan): Gear[] {
  if (plan !== "figure" && ownerStuffs.has(value)) return [];
  const isWinged = /^(figure|dragon|bird|moth)$/.test(plan);
  return [{ prop: isWinged ? "onChest" : "onBack", thing: plain(value), color: null }];
}

/** "In a banana costume": one sees of what. */
function costumeOf({ kind, of, value }: Fact): Gear[] {
  const isCostume = kind === "material" && /^(costume|onesie)$/.test(of);
  return isCostume && isThing(value) && homeOf(value)?.group !== "creature"
    ? [{ prop: "onBack", thing: plain(value), color: null }]
    : [];
}

/** "A fox tail" on what is no fox, a duck's beak on another head; four tentacles where that was said. */
function partOf(fact: Fact, { facts, forms }: Understood): Gear[] {
  const { kind, of, value } = fact;
  if (kind === "has" && value === "tooth") return teethOf(facts);
  if (kind !== "material") return [];
  const beak = borrowedHead(of, value)?.beak;
  const thing = borrowedPart(of, value);
  const instead = ownShape.test(value) ? null : thingInstead(fact, forms);
  if (instead) return [instead];
  if (beak) return [{ prop: "growth", thing: beak, color: null }];
  return thing === null ? [] : [borrowedOf(thing, fact, facts)];
}

/** A zipper for a mouth, and a hook for a hand: `carriedIn`. */
const ownShape = /^(zipper|zip|hook)$/;

/** In the colour of those who have it by nature, where no other is said. */
function borrowedOf(thing: string, { of, value }: Fact, facts: Facts): Gear {
  const details = detailsOf(facts.filter((other) => other.of === of));
  const color = details.color ?? naturalColors.get(value)?.[0] ?? null;
  return { ...details, color, prop: "borrowed", thing };
}

/** Teeth that are said are seen. */
function teethOf(facts: Facts): Gear[] {
  const about = facts.filter(({ of }) => of === "tooth");
  const stuff = saidIn(about, "material");
  if (stuff && fanged.has(stuff)) return [{ prop: "growth", thing: "fangs", color: null }];
  return [{ ...detailsOf(about), prop: "borrowed", thing: "sharkTeeth", ...(stuff && { stuff }) }];
}

/** Of these two teeth are seen. */
const fanged: ReadonlySet<string> = new Set("vampire wolf werewolf snake walrus saber".split(" "));

/** By the whole name, or by its last word: "a lab coat", "a boxing glove". */
function clothesOf(value: string): FoundGear | null {
  // A bow tie is no tie.
  const names = propWords.has(plain(value)) ? [value] : [value, value.split("_").at(-1) ?? value];
  for (const name of names) {
    const garment = garmentWords.get(name);
    if (garment) return { prop: "garment", thing: garment };
    const growth = growthWords.get(name);
    if (growth) return { prop: "growth", thing: growth };
  }
  return null;
}

type GearQuery = { kind: Fact["kind"]; value: string; stuff: string | undefined };

/** As the prop of its name, as a thing that a body can be, or not at all. */
function propOf(query: GearQuery): FoundGear | null {
  const prop = propNamed(query.value);
  const thing = heldThing(prop, query);
  if (thing !== null) return { prop: "thing", thing };
  if (!prop || query.kind === "with") return null;
  return query.value === "trident" ? { prop, thing: query.value } : { prop };
}

function heldThing(prop: Prop | undefined, { kind, value, stuff }: GearQuery): string | null {
  if (prop === "flower" && kind === "holds") return flowerOf(value);
  const isHeld = kind === "holds" || (prop !== undefined && heldProps.has(prop));
  // "A spoon sword" is a spoon.
  const isOther = prop === undefined || isThing(stuff);
  return isHeld && isOther ? thingWordOf(value, stuff) : null;
}

/** In a hand; on a head one is as good as another. */
const flowerOf = (value: string): string => (isKnown(value) ? plain(value) : "tulip");

/** "Top hat" and "bow tie" are one thing of two words; parts of a body are no gear. */
function propNamed(value: string): Prop | undefined {
  const last = value.split("_").at(-1) ?? value;
  const prop = propWords.get(plain(value)) ?? propWords.get(last);
  return prop ?? (partNames.has(last) ? undefined : propWords.get(`${last}s`));
}
