/**
 * Titles are earned by playing alone, and stay. A title is a row: its name, what it counts, and how many
 * of it are needed. Nothing that is counted here ever falls.
 */

/** What a player has done so far. */
export type Deeds = {
  /** Bosses of the Tale Road, and the stars on it. */
  bosses: number;
  stars: number;
  /** Creatures of the catalogue that the player has had, and own creations. */
  found: number;
  made: number;
  /** Battles of every kind; counted up to `BATTLES_COUNTED`. */
  won: number;
  /** Weekend cups that the player has won. */
  cups: number;
};

type TitleRow = { name: string; of: keyof Deeds; needed: number };

const rows = {
  gate_walker: { name: "Gate Walker", of: "bosses", needed: 1 },
  storm_climber: { name: "Storm Climber", of: "bosses", needed: 4 },
  page_bringer: { name: "Bringer of Pages", of: "bosses", needed: 6 },
  star_gatherer: { name: "Star Gatherer", of: "stars", needed: 30 },
  star_keeper: { name: "Keeper of All Stars", of: "stars", needed: 90 },
  finder: { name: "Creature Finder", of: "found", needed: 16 },
  album_keeper: { name: "Album Keeper", of: "found", needed: 32 },
  dreamer: { name: "Dreamer", of: "made", needed: 3 },
  creature_maker: { name: "Creature Maker", of: "made", needed: 25 },
  friend_of_the_forge: { name: "Friend of the Forge", of: "made", needed: 100 },
  challenger: { name: "Challenger", of: "won", needed: 15 },
  champion: { name: "Champion", of: "won", needed: 100 },
  legend: { name: "Living Legend", of: "won", needed: 500 },
  cup_winner: { name: "Cup Winner", of: "cups", needed: 1 },
  cup_hero: { name: "Hero of the Cup", of: "cups", needed: 4 },
} as const satisfies Record<string, TitleRow>;

export type TitleId = keyof typeof rows;

export const titleIds = Object.keys(rows) as [TitleId, ...TitleId[]];

export const titleOf = (id: TitleId): TitleRow => rows[id];

/** More won battles than this earn no further title. */
export const BATTLES_COUNTED = rows.legend.needed;

export const isEarned = (id: TitleId, deeds: Deeds): boolean =>
  deeds[rows[id].of] >= rows[id].needed;

/** What it needs, such as "Win 15 battles". */
export const askedFor = (id: TitleId): string => words[rows[id].of](rows[id].needed);

const words: Record<keyof Deeds, (needed: number) => string> = {
  bosses: (needed) => `Beat ${needed === 1 ? "a boss" : `${needed} bosses`} of the Tale Road`,
  stars: (needed) => `Earn ${needed} stars on the Tale Road`,
  found: (needed) => `Find ${needed} creatures for your album`,
  made: (needed) => `Make ${needed} creatures of your own`,
  won: (needed) => `Win ${needed} battles`,
  cups: (needed) => `Win ${needed === 1 ? "a weekend cup" : `${needed} weekend cups`}`,
};
