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

const rows = {
  pumpkin: { kind: "emblem", name: "Pumpkin", drawn: "a pumpkin" },
  old_farm: { kind: "backdrop", name: "Old Farm", drawn: "a fox on a farm" },
  apple: { kind: "emblem", name: "Apple", drawn: "an apple" },
  autumn_wood: { kind: "backdrop", name: "Autumn Wood", drawn: "a fox in the forest" },
  toadstool: { kind: "emblem", name: "Toadstool", drawn: "a red mushroom" },
  campfire_night: {
    kind: "backdrop",
    name: "Campfire Night",
    drawn: "a fox at a campfire at night",
  },

  lantern: { kind: "emblem", name: "Lantern", drawn: "a lantern" },
  reading_room: { kind: "backdrop", name: "Reading Room", drawn: "a fox in a library" },
  bell: { kind: "emblem", name: "Bell", drawn: "a golden bell" },
  lantern_street: { kind: "backdrop", name: "Lantern Street", drawn: "a fox in the city at night" },
  gingerbread: { kind: "emblem", name: "Gingerbread", drawn: "a gingerbread man" },
  castle_gate: { kind: "backdrop", name: "Castle Gate", drawn: "a fox in a castle" },

  snowflake: { kind: "emblem", name: "Snowflake", drawn: "a snowflake" },
  first_snow: { kind: "backdrop", name: "First Snow", drawn: "a fox in the snow" },
  snowman: { kind: "emblem", name: "Snowman", drawn: "a snowman" },
  far_peaks: { kind: "backdrop", name: "Far Peaks", drawn: "a fox in the mountains" },
  penguin: { kind: "emblem", name: "Penguin", drawn: "a penguin" },
  above_the_clouds: { kind: "backdrop", name: "Above the Clouds", drawn: "a fox in the clouds" },

  balloon: { kind: "emblem", name: "Balloon", drawn: "a balloon" },
  playground: { kind: "backdrop", name: "Playground", drawn: "a fox on a playground" },
  drum: { kind: "emblem", name: "Drum", drawn: "a drum" },
  moon_walk: { kind: "backdrop", name: "Moon Walk", drawn: "a fox on the moon" },
  crown: { kind: "emblem", name: "Crown", drawn: "a golden crown" },
  golden_dunes: { kind: "backdrop", name: "Golden Dunes", drawn: "a fox in the desert" },

  tulip: { kind: "emblem", name: "Tulip", drawn: "a tulip" },
  lily_pond: { kind: "backdrop", name: "Lily Pond", drawn: "a fox at a lake" },
  duckling: { kind: "emblem", name: "Duckling", drawn: "a duckling" },
  rainbow_hill: { kind: "backdrop", name: "Rainbow Hill", drawn: "a fox under a rainbow" },
  ladybug: { kind: "emblem", name: "Ladybug", drawn: "a ladybug" },
  moonlit_garden: {
    kind: "backdrop",
    name: "Moonlit Garden",
    drawn: "a fox in the garden at night",
  },

  umbrella: { kind: "emblem", name: "Umbrella", drawn: "an umbrella" },
  cosy_kitchen: { kind: "backdrop", name: "Cosy Kitchen", drawn: "a fox in a kitchen" },
  frog: { kind: "emblem", name: "Frog", drawn: "a frog" },
  school_room: { kind: "backdrop", name: "School Room", drawn: "a fox in a school" },
  rainbow: { kind: "emblem", name: "Rainbow", drawn: "a rainbow" },
  secret_lab: { kind: "backdrop", name: "Secret Lab", drawn: "a fox in a laboratory" },

  strawberry: { kind: "emblem", name: "Strawberry", drawn: "a strawberry" },
  green_jungle: { kind: "backdrop", name: "Green Jungle", drawn: "a fox in the jungle" },
  bee: { kind: "emblem", name: "Bee", drawn: "a bee" },
  big_stage: { kind: "backdrop", name: "Big Stage", drawn: "a fox at a circus" },
  butterfly: { kind: "emblem", name: "Butterfly", drawn: "a butterfly" },
  candy_hills: { kind: "backdrop", name: "Candy Hills", drawn: "a fox in a bakery" },

  kite: { kind: "emblem", name: "Kite", drawn: "a kite" },
  stadium: { kind: "backdrop", name: "Stadium", drawn: "a fox in a stadium" },
  ice_cream: { kind: "emblem", name: "Ice Cream", drawn: "an ice cream" },
  beach_at_night: {
    kind: "backdrop",
    name: "Beach at Night",
    drawn: "a fox on the beach at night",
  },
  sun: { kind: "emblem", name: "Sun", drawn: "a sun" },
  treasure_vault: { kind: "backdrop", name: "Treasure Vault", drawn: "a fox in a vault" },

  sunny_beach: { kind: "backdrop", name: "Sunny Beach", drawn: "a fox on the beach", isSold: true },
  coral_reef: { kind: "backdrop", name: "Coral Reef", drawn: "a fox underwater", isSold: true },
  among_the_stars: {
    kind: "backdrop",
    name: "Among the Stars",
    drawn: "a fox in space",
    isSold: true,
  },
  flower_garden: {
    kind: "backdrop",
    name: "Flower Garden",
    drawn: "a fox in the garden",
    isSold: true,
  },
  crystal_cave: { kind: "backdrop", name: "Crystal Cave", drawn: "a fox in a cave", isSold: true },
  open_sea: { kind: "backdrop", name: "Open Sea", drawn: "a fox at sea", isSold: true },
  star: { kind: "emblem", name: "Star", drawn: "a star", isSold: true },
  heart: { kind: "emblem", name: "Heart", drawn: "a heart", isSold: true },
  donut: { kind: "emblem", name: "Donut", drawn: "a pink donut", isSold: true },
  rocket: { kind: "emblem", name: "Rocket", drawn: "a rocket", isSold: true },
  book: { kind: "emblem", name: "Story Book", drawn: "a blue book", isSold: true },

  medal: { kind: "emblem", name: "Medal", drawn: "a medal", forCup: "played" },
  fire_mountain: {
    kind: "backdrop",
    name: "Fire Mountain",
    drawn: "a fox in a volcano",
    forCup: "finals",
  },
  trophy: { kind: "emblem", name: "Golden Cup", drawn: "a trophy", forCup: "won" },

  ...frameRows,
} as const satisfies Record<string, LookRow>;

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
