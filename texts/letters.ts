/** A letter may reach a person who has never heard of the player whose name is in it. */
import { plainName } from "#game/lib/plain-name.ts";

/** A name in a letter, also one older than the rules, in quotes that set it off from the text. */
export const quoted = (name: string): string =>
  `"${(plainName(name) ?? "").replaceAll(/["“”„«»]/g, "'")}"`;
