import { must } from "#game/lib/must.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { drawCard, noPity, type Pity } from "#game/packs/draw.ts";
import type { CardReason } from "#game/purse/reasons.ts";
import type { Slot } from "#game/packs/packs.ts";
import type { Tx } from "#server/lib/db.ts";
import { newSeed } from "#server/lib/ids.ts";
import type { CardRow } from "./card-rows.ts";
import * as queries from "./queries.ts";
import { giveCards } from "./give.ts";

export type Prize = { row: CardRow; ownedCardId: string };

export type PrizeOptions = {
  playerId: string;
  howMany: number;
  /** How rare the cards are at least; by the stated chances when nothing is said. */
  slot?: Slot;
  reason: CardReason;
  cause: string;
};

/**
 * Draws new cards from the catalogue by the stated chances, with the player's pity counters, and
 * gives them. The caller has locked the player's purse.
 */
export async function givePrizes(
  tx: Tx,
  { playerId, howMany, slot = "standard", reason, cause }: PrizeOptions,
): Promise<Prize[]> {
  if (howMany === 0) return [];
  const rows = await queries.listCatalogue(tx);
  const catalogue = rows.map((row) => ({ id: row.cardId, rarity: row.rarity, row }));
  const owned = new Set((await queries.listOwnedCardIds(tx, playerId)).map((each) => each.cardId));
  let pity: Pity = (await queries.findPity(tx, playerId)) ?? noPity;

  const dice = diceFrom(newSeed());
  const drawn: CardRow[] = [];
  for (let i = 0; i < howMany; i++) {
    const draw = drawCard(dice, slot, { catalogue, owned, pity });
    drawn.push(draw.card.row);
    owned.add(draw.card.id);
    pity = draw.pity;
  }

  await queries.savePity(tx, playerId, pity);
  const cardIds = drawn.map((row) => row.cardId);
  const ids = await giveCards(tx, { ownerId: playerId, cardIds, reason, cause });
  return drawn.map((row, i) => ({ row, ownedCardId: must(ids[i], "copy of the prize") }));
}
