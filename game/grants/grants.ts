/** What admins may give to many players at once, and from when a second admin has to agree. */
import type { Rarity } from "#game/cards/rarities.ts";

/** For one player. */
export const GRANT_MOST = { coins: 100_000, credits: 100, copies: 10 } as const;

/** So many coins does a credit count as: what a second creation of a day costs (game design, sinks). */
const CREDIT_WORTH = 400;

/** So many coins does a card count as, when it is looked at whether a grant is large. */
const cardWorth: Readonly<Record<Rarity, number>> = {
  common: 20,
  rare: 60,
  epic: 200,
  legendary: 1_000,
  mythical: 5_000,
};

export type Granted = { coins: number; credits: number; copies: number; rarity: Rarity | null };

/** In coins, for one player. */
export const worthOf = ({ coins, credits, copies, rarity }: Granted): number =>
  coins + credits * CREDIT_WORTH + (rarity === null ? 0 : copies * cardWorth[rarity]);

/** Many small grants of one day are one large one. */
export const GRANT_HOURS = 24;

type Large = { worth: number; askedLately: number; limit: number };

/** `askedLately`: the worth of what the same admin has asked for in the hours before. */
export const wantsSecondAdmin = ({ worth, askedLately, limit }: Large): boolean =>
  worth + askedLately >= limit;
