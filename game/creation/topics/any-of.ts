/**
 * Words and short phrases, separated by a comma and a space, as one pattern that finds each of
 * these as whole words. A space in a phrase also stands for a dash or for nothing at all, and `\\w`
 * for a plain letter or digit. Words without accents find those with accents too, because every
 * text is also read in plain Latin letters; words with accents find only themselves.
 */
export const anyOf = (phrases: string): RegExp => {
  const patterns = phrases
    .trim()
    .split(/\s*,\s+/)
    .map((phrase) => phrase.replaceAll(/\s+/g, "[\\s_-]?").replaceAll("\\w", "[a-z\\d]"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join("|")})(?!\\p{L})`, "gu");
};

/** The same for writing without spaces between words: anywhere in the text. */
export const anywhere = (words: string): RegExp =>
  new RegExp(words.trim().split(/\s+/).join("|"), "gu");
