import type { SeenFighter } from "#game/duel/duel.ts";

/** A fighter as its picture is shown. */
export const pictured = ({ imageUrl, name, rarity, element }: SeenFighter) => ({
  name,
  rarity,
  element,
  imageUrl: imageUrl ?? "",
  thumbUrl: "",
});
