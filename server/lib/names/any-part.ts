/** What a text is like that has these letters in it; signs of a pattern stand for themselves. */
export const anyPart = (search: string): string =>
  `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
