/**
 * Another picture of a made card: drawn anew from the same description. The first one of a card is free.
 * All are kept, and the player chooses which one the card shows.
 */
import type { GameSettings } from "#game/settings/settings.ts";

/** What the next one costs, in coins. `painted`: how many the card has beside its first one. */
export const nextPicturePrice = (
  painted: number,
  { pictureCoins }: Pick<GameSettings, "pictureCoins">,
): number => (painted === 0 ? 0 : pictureCoins);

/** A copy of this level has one more picture for free: its signature pose. */
export const SIGNATURE_LEVEL = 20;

/** "a small red fox of fire with antlers" is of the kind "fox". */
const kindOf = (looks: string): string | undefined => looks.split(" of ")[0]?.split(" ").at(-1);

/** Whether two pictures show the same kind of creature, as far as the words for them say. */
export const areOfOneKind = (looks: string, others: string): boolean =>
  kindOf(looks) === kindOf(others);
