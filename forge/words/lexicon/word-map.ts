/** A lexicon turned round: what a word means, by the word. */
export const wordMap = <Key extends string>(
  lexicon: Partial<Record<Key, string>>,
): ReadonlyMap<string, Key> =>
  new Map(
    (Object.entries(lexicon) as [Key, string][]).flatMap(([key, words]) =>
      words.split(" ").map((word) => [word, key] as const),
    ),
  );
