/** Names are found however their letters are typed: "Flügel", "fluegel" and "flugel". */
export const bare = (word: string): string =>
  word
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "");

/** The rows of a table, each an English word and the columns beside it. */
export const rowsOf = (table: string, gap: string): string[][] =>
  table
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split(gap).map((column) => column.trim()));

export const listOf = (column = ""): string[] =>
  column
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word && word !== "-");

/** What each name means. As it is written it comes first: French "à" is no "a". */
export function byName<Meaning>(
  entries: readonly (readonly [string, Meaning])[],
): ReadonlyMap<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  for (const spell of [(name: string) => name, bare]) {
    for (const [name, meaning] of entries) {
      if (!meanings.has(spell(name))) meanings.set(spell(name), meaning);
    }
  }
  return meanings;
}
