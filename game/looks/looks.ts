/**
 * A look changes nothing but how a player's page, album and name look: a backdrop is a place that
 * stands behind them, an emblem a small picture beside the name, a frame stands around the favourite
 * cards. Looks are earned on the track of a season or in a weekend cup, or bought for coins, and stay.
 * None is sold for money, and none by chance.
 */
import type { CupHonours } from "#game/cup/honours.ts";
import { frameRows, type FrameRow } from "./frames.ts";

export const lookKinds = ["backdrop", "emblem", "frame"] as const;

export type LookKind = (typeof lookKinds)[number];

type PictureRow = {
  kind: "backdrop" | "emblem";
  name: string;
  /** What the forge draws its picture from: of a backdrop the place alone. */
  drawn: string;
  /** It is sold for coins; all others are earned. */
  isSold?: true;
  /** It is for players who have done this in a weekend cup. */
  forCup?: keyof CupHonours;
};

type LookRow = PictureRow | (FrameRow & { forCup?: undefined });

const pictures =
  (kind: PictureRow["kind"]) =>
  (name: string, drawn: string, more: Pick<PictureRow, "isSold" | "forCup"> = {}): PictureRow => ({
    kind,
    name,
    drawn,
    ...more,
  });

const emblem = pictures("emblem");
const backdrop = pictures("backdrop");

const rows = {
  pumpkin: emblem("Pumpkin", "a pumpkin"),
  old_farm: backdrop("Old Farm", "a fox on a farm"),
  apple: emblem("Apple", "an apple"),
  autumn_wood: backdrop("Autumn Wood", "a fox in the forest"),
  toadstool: emblem("Toadstool", "a red mushroom"),
  campfire_night: backdrop("Campfire Night", "a fox at a campfire at night"),

  lantern: emblem("Lantern", "a lantern"),
  reading_room: backdrop("Reading Room", "a fox in a library"),
  bell: emblem("Bell", "a golden bell"),
  lantern_street: backdrop("Lantern Street", "a fox in the city at night"),
  gingerbread: emblem("Gingerbread", "a gingerbread man"),
  castle_gate: backdrop("Castle Gate", "a fox in a castle"),

  snowflake: emblem("Snowflake", "a snowflake"),
  first_snow: backdrop("First Snow", "a fox in the snow"),
  snowman: emblem("Snowman", "a snowman"),
  far_peaks: backdrop("Far Peaks", "a fox in the mountains"),
  penguin: emblem("Penguin", "a penguin"),
  above_the_clouds: backdrop("Above the Clouds", "a fox in the clouds"),

  balloon: emblem("Balloon", "a balloon"),
  playground: backdrop("Playground", "a fox on a playground"),
  drum: emblem("Drum", "a drum"),
  moon_walk: backdrop("Moon Walk", "a fox on the moon"),
  crown: emblem("Crown", "a golden crown"),
  golden_dunes: backdrop("Golden Dunes", "a fox in the desert"),

  tulip: emblem("Tulip", "a tulip"),
  lily_pond: backdrop("Lily Pond", "a fox at a lake"),
  duckling: emblem("Duckling", "a duckling"),
  rainbow_hill: backdrop("Rainbow Hill", "a fox under a rainbow"),
  ladybug: emblem("Ladybug", "a ladybug"),
  moonlit_garden: backdrop("Moonlit Garden", "a fox in the garden at night"),

  umbrella: emblem("Umbrella", "an umbrella"),
  cosy_kitchen: backdrop("Cosy Kitchen", "a fox in a kitchen"),
  frog: emblem("Frog", "a frog"),
  school_room: backdrop("School Room", "a fox in a school"),
  rainbow: emblem("Rainbow", "a rainbow"),
  secret_lab: backdrop("Secret Lab", "a fox in a laboratory"),

  strawberry: emblem("Strawberry", "a strawberry"),
  green_jungle: backdrop("Green Jungle", "a fox in the jungle"),
  bee: emblem("Bee", "a bee"),
  big_stage: backdrop("Big Stage", "a fox at a circus"),
  butterfly: emblem("Butterfly", "a butterfly"),
  candy_hills: backdrop("Candy Hills", "a fox in a bakery"),

  kite: emblem("Kite", "a kite"),
  stadium: backdrop("Stadium", "a fox in a stadium"),
  ice_cream: emblem("Ice Cream", "an ice cream"),
  beach_at_night: backdrop("Beach at Night", "a fox on the beach at night"),
  sun: emblem("Sun", "a sun"),
  treasure_vault: backdrop("Treasure Vault", "a fox in a vault"),

  sunny_beach: backdrop("Sunny Beach", "a fox on the beach", { isSold: true }),
  coral_reef: backdrop("Coral Reef", "a fox underwater", { isSold: true }),
  among_the_stars: backdrop("Among the Stars", "a fox in space", { isSold: true }),
  flower_garden: backdrop("Flower Garden", "a fox in the garden", { isSold: true }),
  crystal_cave: backdrop("Crystal Cave", "a fox in a cave", { isSold: true }),
  open_sea: backdrop("Open Sea", "a fox at sea", { isSold: true }),
  star: emblem("Star", "a star", { isSold: true }),
  heart: emblem("Heart", "a heart", { isSold: true }),
  donut: emblem("Donut", "a pink donut", { isSold: true }),
  rocket: emblem("Rocket", "a rocket", { isSold: true }),
  book: emblem("Story Book", "a blue book", { isSold: true }),

  medal: emblem("Medal", "a medal", { forCup: "played" }),
  fire_mountain: backdrop("Fire Mountain", "a fox in a volcano", { forCup: "finals" }),
  trophy: emblem("Golden Cup", "a trophy", { forCup: "won" }),

  ...frameRows,
} satisfies Record<string, LookRow>;

export type LookId = keyof typeof rows;

export const lookIds = Object.keys(rows) as [LookId, ...LookId[]];

export const lookOf = (id: LookId): LookRow => rows[id];

/** The looks that a player has earned in cups. */
export const cupLooks = (honours: CupHonours): LookId[] =>
  lookIds.filter((id) => {
    const { forCup } = lookOf(id);
    return forCup !== undefined && honours[forCup] > 0;
  });

/** Where the picture of a backdrop or an emblem is among the files of the game. */
export const lookPicture = (id: LookId): string => `/looks/${id}.webp`;

export type LookPrices = Record<`${LookKind}Coins`, number>;

/** Null for a look that is earned. */
export function lookPrice(id: LookId, prices: LookPrices): number | null {
  const { kind, isSold } = lookOf(id);
  return isSold ? prices[`${kind}Coins`] : null;
}

export type BuyLookRefusal =
  | "look_not_sold"
  | "look_owned"
  | "look_price_changed"
  | "look_too_expensive";

/** `agreed`: the price that the player has seen. Null when the look can be bought. */
export function refuseToBuy({ price, agreed, coins, isOwned }: Buying): BuyLookRefusal | null {
  if (price === null) return "look_not_sold";
  if (isOwned) return "look_owned";
  if (price !== agreed) return "look_price_changed";
  return coins < price ? "look_too_expensive" : null;
}

type Buying = { price: number | null; agreed: number; coins: number; isOwned: boolean };
