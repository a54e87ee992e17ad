/** A letter may reach somebody who has never heard of whoever is named in it. */
import { plainName } from "#game/lib/plain-name.ts";

/** A name in a letter, also one of before there were rules: nobody reads it as a part of the letter. */
export const quoted = (name: string): string =>
  `"${(plainName(name) ?? "").replaceAll(/["“”„«»]/g, "'")}"`;
