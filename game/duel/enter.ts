/**
 * A card enters a duel. Among friends it has its own strength; in the Fair Arena every card has the
 * points of a common card, so that neither luck nor money decides.
 */
import { defaultAbilities, type CardDesign, type Strength } from "#game/cards/card.ts";
import { attackShareOf, withPoints } from "#game/cards/points.ts";
import { talentOf } from "#game/cards/talents.ts";
import type { DuelCard } from "./duel.ts";
import { ARENA_POINTS } from "./numbers.ts";

/** A card as it is owned. */
export type EnteringCard = Pick<
  CardDesign,
  "name" | "element" | "rarity" | "attack" | "defense" | "abilities" | "specialAbility"
> & { cardId: string; imageUrl: string | null };

/** A card keeps its character in the arena, but none is nearly without attack or defense. */
const ATTACK_SHARE_MIN = 0.34;
const ATTACK_SHARE_MAX = 0.62;

export const casualCard = (card: EnteringCard): DuelCard => ({
  cardId: card.cardId,
  name: card.name,
  element: card.element,
  rarity: card.rarity,
  attack: card.attack,
  defense: card.defense,
  talent: talentOf(card),
  strikeName: card.abilities[0] ?? defaultAbilities(card.element)[0],
  specialName: card.specialAbility,
  imageUrl: card.imageUrl,
});

export const arenaCard = (card: EnteringCard): DuelCard => ({
  ...casualCard(card),
  ...arenaStrength(card),
});

export const arenaStrength = (card: Strength): Strength =>
  withPoints(
    ARENA_POINTS,
    Math.min(ATTACK_SHARE_MAX, Math.max(ATTACK_SHARE_MIN, attackShareOf(card))),
  );
