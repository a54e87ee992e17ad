/**
 * What the forge understood of a description: everything that the picture and the words are made
 * from. The same description and seed give the same genome, and the same genome the same bytes.
 *
 * `forge/words` fills it and writes the card from it; `forge/bodies` builds the creature from it.
 * `mood`, `size` and `themes` are for the words, `traits` and the colours mostly for the picture.
 */
import type { SceneRelation, Size, Understood } from "#forge/understanding/understood.ts";
import type { Gear, Prop } from "./gear.ts";
import type { Sign } from "./signs.ts";
import type { Element } from "#game/cards/elements.ts";
import type { Rarity } from "#game/cards/rarities.ts";

export const bodyPlans = [
  "beast",
  "dragon",
  "bird",
  "fish",
  "mascot",
  "serpent",
  "golem",
  "spirit",
  "plant",
  "moth",
  "beetle",
  "turtle",
  "slime",
  "kraken",
  "raptor",
  "thing",
  "figure",
  "horse",
  "crawler",
  "lizard",
  "waddler",
  "swimmer",
  "dinosaur",
  "climber",
] as const;

export type BodyPlan = (typeof bodyPlans)[number];

/** The art tiers of the specification: Standard, Enhanced, Premium Manga, Ultra HD Manga. */
export type ArtStyle = "soft" | "manga" | "ink";

export const moods = [
  "shy",
  "brave",
  "gentle",
  "fierce",
  "sleepy",
  "wise",
  "playful",
  "proud",
  "grumpy",
  "sneaky",
  "lonely",
  "curious",
] as const;

export type Mood = (typeof moods)[number];

/** What the description speaks of, beyond the creature itself; the story picks it up. */
export const themes = [
  "music",
  "books",
  "stars",
  "moon",
  "food",
  "dreams",
  "treasure",
  "travel",
  "battle",
  "friends",
  "garden",
  "time",
  "games",
  "weather",
  "magic",
  "home",
] as const;

export type Theme = (typeof themes)[number];

export type Cover = "fur" | "scales" | "feather" | "slick";
export type Ears = "point" | "round" | "long" | "floppy" | "fin" | "tuft" | "leaf" | "none";
export type Tail = "bushy" | "thin" | "short" | "multi" | "flame" | "none";
export type Horns = "uni" | "ram" | "up" | "small" | "back" | "antler" | "goat" | "bull" | "palm";
export type Wings = "bat" | "feather" | "small" | "none";
export type Beak = "hook" | "owl" | "long" | "bill" | "cone" | "stout" | "bent";
export type BirdPose = "perched" | "gliding" | "diving" | "spread";
export type MascotPose = "standing" | "sitting" | "waving";
export type ThingPose = "standing" | "walking" | "waving" | "cheering" | "sitting";
export type Pose = BirdPose | MascotPose | ThingPose | FigurePose;

export const thingShapes = [
  "round",
  "flat",
  "tall",
  "box",
  "cup",
  "ring",
  "long",
  "vehicle",
  "hill",
  "soft",
  "worn",
] as const;

/** What a thing is drawn as that has no silhouette of its own. */
export type ThingShape = (typeof thingShapes)[number];
export type FigurePose = Exclude<ThingPose, "walking"> | "akimbo" | "running" | "sneaking";
export type Hair =
  | "bald"
  | "short"
  | "long"
  | "bun"
  | "ponytail"
  | "braids"
  | "curls"
  | "spiky"
  | "mohawk"
  | "bob";

export type Traits = {
  /** 0 to 1: large eyes, round shapes. */
  cute: number;
  /** 0 to 1: narrow eyes, teeth, claws. */
  fierce: number;
  headTurn: number;
  tilt: number;
  marks: boolean;
  /** Spikes, crystals or flames along the back. */
  ridge: boolean;
  /** Half a disc of skin on the back. */
  sail?: boolean;
  cover: Cover | null;
  ears?: Ears;
  /** The left one, where it is not like the other. */
  otherEar?: Exclude<Ears, "none">;
  tail?: Tail;
  horns?: Horns;
  wings?: Wings;
  /** The size of the wings, 1 for the plan's own. */
  wing?: number;
  beak?: Beak;
  /** Without it, species, mood and seed decide; a plan takes only its own poses. */
  pose?: Pose;
  /** The length of the snout in head radii. */
  snout?: number;
  trunk?: boolean;
  tusks?: boolean;
  claws?: boolean;
  mane?: boolean;
  mask?: boolean;
  halo?: boolean;
  crack?: boolean;
  moss?: boolean;
  pattern?: string;
  patGlow?: number;
  /** Tufts all over. */
  fluffy?: boolean;
  /** What of its gear it carries before all; words speak of it, and an arm is held out for it. */
  carries?: Prop;
  /** Of things only. */
  shape?: ThingShape;
  /** A species word that stands beside the species as a title: the pirate in "skeleton pirate". */
  role?: string;
  /** "A fire knight": bodies with colours of their own take those of the element. */
  elemental?: boolean;
  hair?: Hair;
  /** Hair of all colours. */
  rainbow?: boolean;
  /** "A witch without a hat". */
  isBareheaded?: boolean;
  /** "A snake without a tongue". */
  isTongueless?: boolean;
  /** "A witch with a broom": what her build has in one hand is said to be in the other. */
  isToolSaid?: boolean;
  /** An animal as it is in nature: its element grows nothing on it. */
  isNatural?: boolean;
};

/** The parts of a body that a description can count, colour, or make of something. */
export const bodyParts = [
  "eyes",
  "horns",
  "wings",
  "tail",
  "belly",
  "hair",
  "mane",
  "legs",
  "head",
  "ears",
  "nose",
  "beak",
  "teeth",
  "arms",
  "hands",
  "feet",
  "claws",
  "fins",
  "shell",
  "sail",
  "spikes",
  "marks",
  "neck",
  "humps",
] as const;

/** A part that the description gives a colour of its own ("with red eyes"). */
export type ColoredPart = (typeof bodyParts)[number];

export type CountedPart =
  | "head"
  | "eyes"
  | "arms"
  | "legs"
  | "tail"
  | "horns"
  | "wings"
  | "humps"
  | "claws"
  | "marks"
  | "ears"
  | "nose"
  | "tusks";

export const motifShapes = [
  "star",
  "heart",
  "dot",
  "check",
  "flower",
  "moon",
  "skull",
  "diamond",
  "rune",
] as const;

/** Little pictures all over the skin: stars, hearts, checks. */
export type MotifShape = (typeof motifShapes)[number];

/** Words of colours or stuffs. The first is in front or above, where the description says so. */
export type Halves = { first: string; second: string; across: "length" | "height" | "any" };

/** What the body and its parts are like, beyond their colours. */
export type Anatomy = {
  /** Only where the description says a number: three heads, one eye, nine tails. */
  counts: Partial<Record<CountedPart, number>>;
  /** What the body is made of: a word of `paint/stuffs.ts`. */
  stuff: string | null;
  /** The body's own colour word, where it is said beside the stuff: "a blue crystal cat". */
  stuffColor: string | null;
  partStuffs: Partial<Record<ColoredPart, string>>;
  /** Colour words in turn: "one blue and one green eye", "a pink and purple tail". */
  inTurn?: Partial<Record<ColoredPart, readonly string[]>>;
  /** What the wheels of it, or of what it rides, are made of. */
  wheels?: string;
  /** The colour word of its flames: a candle's, a torch's. */
  flame?: string;
  motif: MotifShape | null;
  /** Little pictures on a part alone: skulls on wings. */
  partMotifs: Partial<Record<ColoredPart, MotifShape>>;
  /** Each half of the body has a colour or stuff of its own. */
  halves: Halves | null;
  /** Lines of light along the body. */
  hasLines: boolean;
  /** Only where the description says how long its neck is. */
  neck?: Size;
  /** An animal of which only the bones are left. */
  hasBones?: true;
};

export const acts = [
  "calm",
  "lying",
  "pushing",
  "sleeping",
  "sitting",
  "running",
  "leaping",
  "flying",
  "roaring",
  "sneaking",
  "dancing",
  "cheering",
  "swimming",
  "hanging",
] as const;

/** What it is doing in the picture. */
export type Act = (typeof acts)[number];

/** What may come out of a mouth or swirl around a creature. */
export type AirKind =
  | "fire"
  | "ice"
  | "lightning"
  | "bubble"
  | "star"
  | "heart"
  | "note"
  | "smoke"
  | "rainbow"
  | "snow"
  | "leaf";

/** With the colour word that the description gives it. */
export type Air = { kind: AirKind; color: string | null };

/** Where a companion or a thing is in the picture. */
export type ExtraSpot =
  | "shoulder"
  | "back"
  | "head"
  | "hand"
  | "ground"
  | "sky"
  | "mouth"
  | "place"
  | "cover";

/** A small companion or thing in the picture. */
export type Extra = Pick<Genome, "plan" | "species" | "color" | "traits" | "element"> & {
  /** What is said of it: "a rainbow donut", "an ice monster". */
  dress?: { color: string | null; stuff: string | null };
  spot: ExtraSpot;
  size?: "small" | "large";
};

/** All that the picture shows beyond the creature itself. */
export type Staging = {
  act: Act;
  signs: readonly Sign[];
  /** The colour word of what its deed makes: "lays golden eggs". */
  made?: string;
  /** The name of a setting; null for the country of its element. */
  place: string | null;
  /** "A gingerbread castle": a word of `paint/stuffs.ts`. */
  placeStuff?: string;
  night: boolean;
  /** The sun goes down. */
  dusk?: true;
  /** It snows, and the ground is white. */
  snows?: true;
  /** The name of a vehicle, or a creature that carries it. */
  mount: string | Extra | null;
  extras: readonly Extra[];
  breath: Air | null;
  aura: Air | null;
  /** Water falls out of it. */
  rains: boolean;
  /** Beams shine out of its eyes; a colour word, or "" for the usual red. */
  lasers: string | null;
  /** It sits on a pile of gold. */
  hoard: boolean;
};

/** Several side by side, each a picture's equal, with dice of its own. */
export type GenomeGroup = { nodes: readonly Genome[]; relation: SceneRelation };

export type Said = Pick<Understood, "subjects" | "facts" | "forms" | "owner">;

export type Genome = {
  plan: BodyPlan;
  /** The species word that was found in the description, such as `fox`; null when it was guessed. */
  species: string | null;
  /** How the description calls it, such as `poodle` of what is drawn as a dog; null for a guess. */
  noun: string | null;
  element: Element;
  secondElement: Element | null;
  /** In whose country it stands: its element's own, unless the description names a place. */
  scenery: Element;
  /** A colour word of the palette, such as `golden`; null for the element's own colours. */
  color: string | null;
  partColors: Partial<Record<ColoredPart, string>>;
  anatomy: Anatomy;
  rarity: Rarity;
  style: ArtStyle;
  traits: Traits;
  /** What it wears and holds, in the order of the description. */
  gear: readonly Gear[];
  /** Verbs of what it does, in their base form, as far as stories know them. */
  deeds: readonly string[];
  mood: Mood | null;
  size: "small" | "large" | null;
  /** At most two, in the order of the description. */
  themes: Theme[];
  staging: Staging;
  /** All that the description says; names, abilities and stories speak of it. */
  said: Said;
  /** Where the description sets several side by side: all subjects, in its order. */
  group?: GenomeGroup;
  seed: number;
};
