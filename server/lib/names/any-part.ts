/** What a text is like that has these letters in it; signs of a pattern stand for themselves. */
export const anyPart = (search: string): string =>
  `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Of the parts that an index knows of a name, those that one with these letters must have. */
export function partsOf(key: string): string[] {
  const letters = [...key];
  if (letters.length <= 3) return [key];
  return letters.slice(2).map((_, start) => letters.slice(start, start + 3).join(""));
}
