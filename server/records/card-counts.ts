/**
 * How many cards there are that are not archived. A trigger notes every change of a card in
 * `card_counts` (server/migrations/0125), so their sum is exact at every moment.
 */
import type { Element } from "#game/cards/elements.ts";
import type { Rarity } from "#game/cards/rarities.ts";
import type { Tx } from "#server/lib/db.ts";

export type CardKind = { rarity: Rarity; element: Element; count: number };

export const listCardKinds = (tx: Tx) =>
  tx.rows<CardKind>(
    `select rarity, element, sum(cards) as count from card_counts
      where rarity is not null and element is not null group by rarity, element`,
  );

/** How many were made on each day since this place. */
export const cardsOfDays = (since: string) => `
  select day, sum(cards)::int as cards from card_counts where day >= ${since}
   group by day having sum(cards) <> 0`;

/**
 * What the rows of the last day say becomes a sum for each day and one for each kind. It is one statement, so
 * a reader sees either the rows or their sums.
 */
export const sumUpCards = (tx: Tx) =>
  tx.rows(
    `with noted as (delete from card_counts returning day, rarity, element, cards)
     insert into card_counts (day, rarity, element, cards)
     select day, rarity, element, sum(cards) from noted
      group by grouping sets ((day), (rarity, element))
     having sum(cards) <> 0 and (day is not null or rarity is not null)`,
  );
