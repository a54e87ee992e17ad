/**
 * How a copy of a card looks. Three equal copies fuse into one with the next finish; that is the only
 * way to get it, and it changes nothing that counts in a battle or on the market.
 */
export const finishes = ["plain", "foil", "living", "golden"] as const;

export type Finish = (typeof finishes)[number];

/** What the finish is called; a plain card has none. */
export const finishNames = {
  plain: null,
  foil: "Foil",
  living: "Living",
  golden: "Golden",
} as const satisfies Record<Finish, string | null>;

/** Null: there is none above it. */
export const nextFinish = (finish: Finish): Finish | null =>
  finishes[finishes.indexOf(finish) + 1] ?? null;

/** Such as "Cindlepup, Foil". */
export function nameWithFinish({ name, finish }: { name: string; finish: Finish }): string {
  const finishName = finishNames[finish];
  return finishName === null ? name : `${name}, ${finishName}`;
}
