/** What a build of a figure may say: one row of the tables `builds-of-….ts`. */
import type { HairColor, OutfitName, SkinName } from "#forge/paint/figure-colors.ts";
import type { FigurePose } from "#forge/genome.ts";
import type { ExtraName } from "./extras.ts";
import type { FaceThing } from "./face-things.ts";
import type { Beard, HairStyle } from "./hair.ts";
import type { HatName } from "./hats.ts";
import type { Weave } from "./inks.ts";
import type { ToolName } from "./tools.ts";

export type HeadKind =
  | "human"
  | "skull"
  | "box"
  | "snow"
  | "sack"
  | "biscuit"
  | "wrapped"
  | "furry";
export type Garment =
  | "tunic"
  | "suit"
  | "coat"
  | "gown"
  | "robe"
  | "armor"
  | "tutu"
  | "kilt"
  | "bones"
  | "box"
  | "snow"
  | "fish"
  | "smoke"
  | "horse"
  | "fur";
export type Sleeves = "long" | "short" | "none" | "wide" | "puffed";
export type Feet = "boots" | "shoes" | "bare";

/** What can be put on: a skeleton that is a pirate puts on a pirate's. */
export type Wear = {
  colors: OutfitName;
  garment: Garment;
  weave?: Weave;
  sleeves?: Sleeves;
  feet?: Feet;
  extras?: readonly ExtraName[];
  back?: "cape" | "tank" | "fairy";
  hat?: HatName;
  held?: ToolName;
};

/** Who wears it. */
type Wearer = {
  /** The species words it is built for. */
  words: string;
  head?: HeadKind;
  skin?: SkinName;
  ears?: "round" | "elf" | "wide" | "none";
  /** Several are rolled from. */
  hair?: readonly HairStyle[];
  hairColor?: HairColor;
  beard?: Beard;
  face?: readonly FaceThing[];
  /** A mask around the eyes. */
  masked?: true;
  /** Its body cannot wear another garment: bones, boxes, snow. */
  undressed?: true;
  /** How stout it is, 1 for most. */
  girth?: number;
  /** How much shorter its legs are. */
  short?: number;
  poses?: readonly FigurePose[];
};

export type FigureBuild = Wearer & Wear;
