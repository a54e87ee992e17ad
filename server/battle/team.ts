/** The three deck cards that a player brings to a battle. */
import type { Fighter } from "#game/battle/power.ts";
import { refuseTeam } from "#game/battle/team.ts";
import { findTeam, type OwnedRow } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import { RefusedError, refusedError } from "#server/lib/refuse.ts";
import { teamRefusals } from "#texts/en/battle.ts";

/** Refuses whatever is not three different cards of the player's deck. */
export async function fieldTeam(
  tx: Tx,
  playerId: string,
  ids: readonly string[],
): Promise<OwnedRow[]> {
  const cards = await findTeam(tx, playerId, ids);
  const deck = new Set(cards.filter(({ place }) => place === "deck").map(({ id }) => id));
  const refusal = refuseTeam(
    cards.map(({ id }) => id),
    deck,
  );
  if (refusal) throw refusedError(teamRefusals, refusal);
  return cards;
}

/** Null when one of the cards is no longer in the player's deck. */
export async function fieldTeamOrNull(
  tx: Tx,
  playerId: string,
  ids: readonly string[],
): Promise<OwnedRow[] | null> {
  try {
    return await fieldTeam(tx, playerId, ids);
  } catch (error) {
    if (error instanceof RefusedError) return null;
    throw error;
  }
}

export const fighterOf = (card: OwnedRow): Fighter => ({
  cardId: card.cardId,
  name: card.name,
  element: card.element,
  rarity: card.rarity,
  attack: card.attack,
  defense: card.defense,
  imageUrl: card.thumbUrl,
});
