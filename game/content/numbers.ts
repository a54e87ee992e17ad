/**
 * Content items name the numbers that admins set, such as {shareCoins}, so that what players read is
 * what the game does. Anything else in braces stays as it was written.
 */
import { toldNumbers, type ToldNumbers } from "#game/settings/told.ts";

export const withNumbers = (text: string, settings: ToldNumbers): string =>
  toldNumbers.reduce(
    (words, name) => words.replaceAll(`{${name}}`, settings[name].toLocaleString("en")),
    text,
  );
