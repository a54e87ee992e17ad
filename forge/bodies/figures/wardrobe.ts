/** Finds the build of a species, dresses it for its role and chooses its colours. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { darkened } from "#forge/paint/color.ts";
import { hairs, outfits, skins, type Outfit, type SkinName } from "#forge/paint/figure-colors.ts";
import type { FigureBuild, Garment } from "./build.ts";
import { adventurers } from "./builds-of-adventure.ts";
import { gods } from "./builds-of-gods.ts";
import { monsters } from "./builds-of-monsters.ts";
import { people } from "./builds-of-people.ts";
import { beings } from "./builds-of-tales.ts";
import type { Dye, Surface, Weave } from "./inks.ts";

const builds: readonly FigureBuild[] = [...adventurers, ...people, ...beings, ...gods, ...monsters];
const buildOf = new Map(
  builds.flatMap((build) => build.words.split(" ").map((word) => [word, build] as const)),
);
/** These have a tail already, and no legs to dress. */
export const ownTail: ReadonlySet<Garment> = new Set<Garment>(["fish", "smoke", "horse"]);
const everyday = ["boy", "girl"] as const;

/** What the figure of that word has in its hand. */
export const toolOf = (word: string): string | undefined => buildOf.get(word)?.held;

/** The build of the species; with a role, it wears what the role does. */
export function dressed({ species, traits, dice }: BodyOrder): FigureBuild {
  const own =
    buildOf.get(species ?? "") ?? buildOf.get(dice.fork("build").pick(everyday)) ?? builds[0]!;
  const role = buildOf.get(traits.role ?? "");
  const worn = role && role !== own ? wearing(own, role) : own;
  const isBare = traits.carries === "crown" || traits.isBareheaded === true;
  const bareheaded = isBare && { hat: "none" as const };
  const masked = traits.mask && { masked: true as const };
  const { held, ...others } = worn;
  return {
    ...others,
    ...(held !== undefined && !traits.isToolSaid && { held }),
    ...bareheaded,
    ...masked,
  };
}

function wearing(own: FigureBuild, role: FigureBuild): FigureBuild {
  const { hat, held, back, extras: things, face = [] } = role;
  const gear = {
    colors: role.colors,
    ...(hat && { hat }),
    ...(held && { held }),
    ...(back && { back }),
    face: [...(own.face ?? []), ...face.filter((thing) => thing === "patch")],
  };
  if (own.undressed || ownTail.has(own.garment)) {
    return { ...own, ...gear };
  }
  const { garment, sleeves, weave, feet } = role;
  const clothes = {
    garment,
    ...(sleeves && { sleeves }),
    ...(weave && { weave }),
    ...(feet && { feet }),
    ...(things && { extras: things }),
  };
  return { ...own, ...gear, ...clothes };
}

/** The description says of which colour it is, or of which element. */
const isColored = ({ color, traits }: BodyOrder): boolean =>
  color !== null || traits.elemental === true;

/** These have skin of any colour: a blue alien is blue, where a blue wizard has a blue robe. */
const anySkins: ReadonlySet<SkinName> = new Set<SkinName>([
  "green",
  "blue",
  "red",
  "martian",
  "brown",
  "grey",
]);

const hasAnySkin = ({ undressed, skin }: FigureBuild): boolean =>
  undressed === true || (skin !== undefined && anySkins.has(skin));

/** Own colours; a colour that the description asks for is the skin's or the garment's. */
function outfitOf(order: BodyOrder, build: FigureBuild): Outfit {
  const { palette } = order;
  const outfit: Outfit = outfits[build.colors];
  if (!isColored(order) || (hasAnySkin(build) && !build.undressed)) return outfit;
  const main = palette.base;
  return { ...outfit, main, legs: build.garment === "suit" ? darkened(main, 0.8) : outfit.legs };
}

const surfaces: Partial<Record<NonNullable<FigureBuild["head"]>, Surface>> = {
  skull: "bone",
  box: "metal",
  snow: "snow",
  sack: "cloth",
  biscuit: "biscuit",
  wrapped: "bandage",
  furry: "fur",
};

const surfaceOf = ({ head = "human" }: FigureBuild): Surface => surfaces[head] ?? "flesh";

const weaveOf = (pattern: string | undefined): Weave | undefined =>
  pattern === "stripes" || pattern === "spots" ? pattern : undefined;

export function dyed(order: BodyOrder, build: FigureBuild): Dye {
  const { palette, traits } = order;
  const dice = order.dice.fork("figure");
  const hair = palette.hair[0] ?? dice.fork("hair").pick(hairs[build.hairColor ?? "natural"]);
  const painted = hasAnySkin(build) && isColored(order) ? palette.base : null;
  return {
    outfit: outfitOf(order, build),
    weave: weaveOf(traits.pattern) ?? build.weave,
    skin: painted ?? dice.fork("skin").pick(skins[build.skin ?? "natural"]),
    hair,
    surface: surfaceOf(build),
    isMetal: build.garment === "armor" || build.garment === "box",
    badge: isColored(order) ? palette.accent : palette.base,
  };
}
