/** What a creature wears and holds: the names of what there is, and how a genome orders one. */

export const props = [
  "lantern",
  "crown",
  "flower",
  "scarf",
  "bell",
  "gem",
  "book",
  "shield",
  "hat",
  "topHat",
  "wizardHat",
  "partyHat",
  "cap",
  "helmet",
  "headphones",
  "sunglasses",
  "glasses",
  "bowTie",
  "cape",
  "sword",
  "wand",
  "hammer",
  "spear",
  "balloon",
  "cup",
  "boots",
  "skates",
  "backpack",
  "jetpack",
  "armor",
  "collar",
  "mask",
  "eyepatch",
  "necklace",
  "hook",
  "thing",
  "onHead",
  "onBack",
  "onChest",
  "onNose",
  "onTail",
  "onMouth",
  "onHorn",
  "onEars",
  "forHead",
  "onHands",
  "onSpines",
  "inAir",
  "garment",
  "growth",
  "borrowed",
] as const;

/** What has a name of its own; of the others a word beside them says what they are. */
export type NamedProp = Exclude<
  Prop,
  | "onHead"
  | "onBack"
  | "onChest"
  | "onNose"
  | "onTail"
  | "onMouth"
  | "onHorn"
  | "onEars"
  | "forHead"
  | "onHands"
  | "onSpines"
  | "inAir"
  | "garment"
  | "growth"
  | "borrowed"
>;

/** Clothes on the body itself. */
export const garmentNames = [
  "shirt",
  "hoodie",
  "coat",
  "suit",
  "tuxedo",
  "pants",
  "skirt",
  "dress",
  "apron",
  "gloves",
  "belt",
  "socks",
  "slippers",
  "headband",
  "chefHat",
  "spaceHelmet",
  "spaceSuit",
  "bandages",
  "rags",
] as const;
export type GarmentName = (typeof garmentNames)[number];

/** What grows on a body that has none of it by nature. */
export const growthNames = [
  "beard",
  "moustache",
  "fangs",
  "antennae",
  "wig",
  "mohawk",
  "clownNose",
  "noseRing",
  "lights",
  "scar",
  "stitches",
  "muscles",
  "pegLeg",
  "door",
  "windows",
  "saddle",
  "barbell",
  "tongue",
  "lips",
  "lashes",
  "gills",
  "beak",
  "bill",
  "buttons",
  "whiskers",
  "freckles",
  "brows",
  "pigtails",
  "curlers",
  "chimneys",
  "propellers",
  "flags",
  "bow",
  "tie",
  "swimRing",
  "young",
  "claws",
  "nails",
  "braces",
  "earrings",
  "armCast",
  "legCast",
  "wingCast",
  "headBandage",
  "maw",
] as const;
export type GrowthName = (typeof growthNames)[number];

/** Parts of other kinds of animals, which any body can have. */
const borrowedNames = [
  "bushyTail",
  "catTail",
  "mouseTail",
  "fishTail",
  "reptileTail",
  "snakeTail",
  "flowerTail",
  "longEars",
  "pointEars",
  "roundEars",
  "wideEars",
  "wingedEars",
  "spiderLegs",
  "legs",
  "arms",
  "wheels",
  "tentacles",
  "sharkTeeth",
  "butterflyWings",
  "comb",
  "zipper",
] as const;
export type BorrowedName = (typeof borrowedNames)[number];

/** Something that the creature wears or holds, because the description says so. */
export type Prop = (typeof props)[number];

/** A thing, with the colour word that the description gives it. */
export type Gear = {
  prop: Prop;
  color: string | null;
  /** The other one of "a red and white jersey". */
  second?: string;
  /** "Flaming collars", "rocket boots". */
  stuff?: string;
  /** "A huge sword", "a tiny crown". */
  size?: "small" | "large";
  /** "Holding six balloons", "ten hats"; one without it. */
  count?: number;
  /** The word for a `thing`: any thing that a body can be, held in small; the garment, the growth. */
  thing?: string;
};
