/** Any fighters at all, for the properties of battles. */
import * as fc from "fast-check";
import { elements } from "#game/cards/elements.ts";
import type { Fighter } from "./power.ts";

const stat = fc.integer({ min: 1, max: 100 });

export const anyFighter: fc.Arbitrary<Fighter> = fc.record({
  cardId: fc.uuid(),
  name: fc.constant("Someone"),
  element: fc.constantFrom(...elements),
  rarity: fc.constant("common"),
  attack: stat,
  defense: stat,
  imageUrl: fc.constant(null),
});

export const anyTeam = fc.array(anyFighter, { minLength: 3, maxLength: 3 });
