/** What shows a deed beside the body's pose, and the weather. */
import type { Staging } from "#forge/genome.ts";
import type { Sign } from "#forge/signs.ts";
import type { Fact } from "#forge/understanding/understood.ts";
import { isCoat } from "./find-colors.ts";
import { liquidSigns, signWords, weatherSigns } from "./lexicon/sign-words.ts";
import { namesOf } from "./lexicon/stage-names.ts";

const signOfVerb = namesOf(signWords) as ReadonlyMap<string, Sign>;

/** More would fill the picture. */
const signsMax = 3;

type Scene = Pick<Staging, "act" | "breath" | "mount" | "extras"> & { text: string };

export function findSigns(facts: readonly Fact[], scene: Scene): Sign[] {
  const [liquid = "waves"] = facts.flatMap(({ kind, value }) =>
    kind === "place" ? (liquidSigns[value] ?? []) : [],
  );
  const found = facts.flatMap(signOf).map((sign) => (sign === "waves" ? liquid : sign));
  if (scene.act === "sleeping" && !found.includes("thought")) found.push("zzz");
  return [...new Set(found)]
    .filter((sign) => !isShownAnyway[sign]?.(scene, facts))
    .slice(0, signsMax);
}

/** Who chases its own tail turns around. */
const signOfDeed = (verb: string, thing = ""): Sign | undefined =>
  signOfVerb.get(`${verb}_${thing}`) ?? signOfVerb.get(verb);

function signOf({ kind, of, value, detail }: Fact): Sign[] {
  const isOfBody = isCoat(of) || of === "bone";
  if (kind === "material" && value === "glow" && isOfBody) return ["glow"];
  if (kind === "material" && value === "melting") return ["melting"];
  const sign =
    kind === "deed"
      ? signOfDeed(value, detail)
      : kind === "weather"
        ? weatherSigns[value]
        : undefined;
  return sign ? [sign] : [];
}

/** Who sits in a cup or is behind a curtain hides there; what is sneezed is drawn; so is the ball that is held. */
const isShownAnyway: Partial<Record<Sign, (scene: Scene, facts: readonly Fact[]) => boolean>> = {
  hovering: ({ mount }, facts) => mount !== null || facts.some(isAboveNoGround),
  rope: ({ mount }) => mount !== null,
  tether: ({ mount, text }) => mount !== null || / sloth /.test(text),
  bush: ({ mount, extras }) => mount !== null || extras.some(({ spot }) => spot === "cover"),
  cushion: ({ mount, extras }) => mount !== null || extras.some(({ spot }) => spot === "place"),
  sparkles: ({ text }, facts) =>
    facts.some(({ kind, value }) => kind === "deed" && value === "come") &&
    !/ (alive|to life) /.test(text),
  droplets: ({ breath }) => breath !== null,
  pot: ({ extras }, facts) =>
    extras.some(({ species }) => species === "cauldron" || species === "pot") ||
    facts.some(({ value, detail }) => value === "make" && detail === "bed"),
  gift: (_, facts) => facts.some(({ kind }) => kind === "holds"),
  sprout: (_, facts) => facts.some(({ kind, value }) => kind === "holds" && value === "flag"),
  page: (_, facts) => isReadInHand(facts),
  ball: (_, facts) => facts.some(isOtherThanBall),
};

/** In space, in water or among clouds nothing casts a shadow on the ground. */
const isAboveNoGround = ({ kind, value }: Fact): boolean =>
  kind === "place" && !/^(air|ground|floor|grass|garden|forest|room|desert|city)$/.test(value);

/** A ball that is held, or what is caught in its place: "catching a fly". */
const isOtherThanBall = ({ kind, value, detail }: Fact): boolean =>
  kind === "holds" ||
  value === "ball" ||
  (/^(catch|throw|toss)$/.test(value) && detail !== undefined && !detail.endsWith("ball"));

/** A map, or "a blue book"; without a look of its own a book lies open instead: scene/stage.ts. */
function isReadInHand(facts: readonly Fact[]): boolean {
  const read = facts.find(({ kind, value }) => kind === "deed" && signOfVerb.get(value) === "page");
  const what = read?.detail;
  const isHeld = facts.some(({ kind, value }) => kind === "holds" && value === what);
  return isHeld && (what !== "book" || facts.some(({ of }) => of === what));
}
