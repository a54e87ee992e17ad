/** Legs, arms and wheels on a body that has none of these by nature. */
import type { BorrowedName, Gear, GrowthName } from "#forge/gear.ts";
import type { BodyPlan } from "#forge/genome.ts";
import { homeOf } from "#forge/understanding/nouns/homes.ts";
import type { Fact, Understood } from "#forge/understanding/understood.ts";
import { isOneBroken, isOneLeg } from "./find-parts.ts";
import { detailsOf, saidIn } from "./gear-things.ts";
import { legless } from "./gear-of-parts.ts";

type Facts = readonly Fact[];

const limbs: Readonly<Record<string, BorrowedName>> = {
  leg: "legs",
  arm: "arms",
  hand: "arms",
  wheel: "wheels",
};

type Being = { species: string | undefined; plan: BodyPlan | undefined };

export function limbsOf(fact: Fact, facts: Facts, being: Being): Gear[] {
  const { kind, value } = fact;
  const limb = limbOf(fact, facts);
  if (limb === undefined) return [];
  const about = facts.filter(({ of }) => kind === "has" && of === value);
  // Arms that are counted are no forelegs.
  const isCounted = limb === "arms" && armless.has(being.plan!) && saidIn(about, "count");
  if (!isCounted && !canHave(limb, being)) return [];
  const stuff = about.findLast((each) => each.kind === "material")?.value;
  return [{ ...detailsOf(about), prop: "borrowed", thing: limb, ...(stuff && { stuff }) }];
}

function limbOf(fact: Fact, facts: Facts): BorrowedName | undefined {
  if (isOnWheels(fact)) return "wheels";
  const limb = fact.kind === "has" ? limbs[fact.value] : undefined;
  return limb === "wheels" && isRiding(facts) ? undefined : limb;
}

/** The wheels are those of what it rides. */
const isRiding = (facts: Facts): boolean => facts.some(({ kind }) => kind === "rides");

function canHave(limb: BorrowedName, { species = "", plan }: Being): boolean {
  if (limb === "wheels") return plan !== undefined && homeOf(species)?.shape !== "vehicle";
  return plan !== undefined && legless.has(plan);
}

const armless: ReadonlySet<BodyPlan> = new Set<BodyPlan>([
  "beast",
  "horse",
  "lizard",
  "bird",
  "turtle",
]);

const isOnWheels = ({ kind, of, value }: Fact): boolean =>
  kind === "material" && value === "wheel" && /^(foot|leg|hoof|paw)$/.test(of);

/** A wooden leg is a peg; what is broken is in a cast. */
export function limbInstead(understood: Understood, fact: Fact): Gear[] {
  if (isOneBroken(understood, fact))
    return [{ prop: "growth", thing: castOf[fact.of]!, color: null }];
  return isOneLeg(understood, fact) ? [pegOf(fact, understood.facts)] : [];
}

const castOf: Readonly<Record<string, GrowthName>> = {
  leg: "legCast",
  arm: "armCast",
  wing: "wingCast",
  paw: "legCast",
};

const pegOf = ({ value }: Fact, facts: Facts): Gear => ({
  prop: "growth",
  thing: "pegLeg",
  color:
    saidIn(
      facts.filter(({ of }) => of === "leg"),
      "color",
    ) ?? null,
  stuff: value,
});
