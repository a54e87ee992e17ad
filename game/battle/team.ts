/**
 * A team is exactly three cards. Choosing a fourth drops the oldest in the arena and does nothing
 * face to face; choosing a chosen card puts it back.
 */
export const TEAM_SIZE = 3;

export type TeamRefusal = "wrong_size" | "same_card_twice" | "not_in_deck";

/** Why these cards may not battle; null when they may. Pass the ids of the deck to check those too. */
export function refuseTeam(
  ids: readonly string[],
  deckIds?: ReadonlySet<string>,
): TeamRefusal | null {
  if (ids.length !== TEAM_SIZE) return "wrong_size";
  if (new Set(ids).size !== ids.length) return "same_card_twice";
  if (deckIds && !ids.every((id) => deckIds.has(id))) return "not_in_deck";
  return null;
}

const without = (picked: readonly string[], id: string) => picked.filter((one) => one !== id);

export const pickForArena = (picked: readonly string[], id: string): string[] =>
  picked.includes(id) ? without(picked, id) : [...picked, id].slice(-TEAM_SIZE);

export function pickFaceToFace(picked: readonly string[], id: string): string[] {
  if (picked.includes(id)) return without(picked, id);
  return picked.length < TEAM_SIZE ? [...picked, id] : [...picked];
}
