/** What a body wears or has because of its parts: a nose, gears on its chest, a cactus on top. */
import type { Gear } from "#forge/gear.ts";
import type { BodyPlan } from "#forge/genome.ts";
import type { Fact } from "#forge/understanding/understood.ts";
import { spokenNoun } from "./grammar.ts";

/** A nose of a colour that no animal has is a ball on its tip. */
export function noseOf({ kind, of, value }: Fact, plan?: BodyPlan): Gear[] {
  // A train has none by nature.
  if (kind === "has" && value === "nose" && plan === "thing")
    return [{ prop: "growth", thing: "clownNose", color: null }];
  const isBall = kind === "color" && of === "nose" && !plainNoses.test(value);
  return isBall ? [{ prop: "growth", thing: "clownNose", color: spokenNoun(value) }] : [];
}

const plainNoses = /^(black|brown|dark_brown|pink|grey|gray|white)$/;

/** What is seen on the chest, where more is said of it: an ice heart, golden gears. */
export const isInnard = ({ kind, value }: Fact): boolean =>
  kind === "has" && /^(gear|cog|heart)$/.test(value);

/** What stands on a head wherever it is said to be. */
const crowning =
  /^(brain|propeller|satellite_dish|siren|windmill|volcano|garden|cactus|mushroom|flag|lightbulb)$/;

export const isOnTop = ({ kind, value, detail = "" }: Fact): boolean =>
  kind === "has" && (detail === "top" || (detail === "" && crowning.test(value)));

/** Of those who have no legs by nature. */
export const legless: ReadonlySet<BodyPlan> = new Set<BodyPlan>([
  "fish",
  "swimmer",
  "serpent",
  "spirit",
  "slime",
]);
