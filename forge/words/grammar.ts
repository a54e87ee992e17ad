/** The little English that generated sentences need. */
const silentH = /^(hour|honest|heir)/;
const soundsLikeYou = /^(uni|use|eu|one\b|once)/;

export function withArticle(words: string): string {
  const lower = words.toLowerCase();
  const isVowel = /^[aeiou]/.test(lower) ? !soundsLikeYou.test(lower) : silentH.test(lower);
  return `${isVowel ? "an" : "a"} ${words}`;
}

export const capitalised = (sentence: string): string =>
  sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Puts words into the gaps of a line: "{name} waits" with `name`. */
export const fill = (line: string, gaps: Record<string, string>): string =>
  line.replaceAll(/\{(\w+)\}/g, (_, gap: string) => gaps[gap] ?? "");
