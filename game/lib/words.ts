/** Tables in which many words stand for few values: each row is a value, and lines of its words. */

type Row = readonly [value: string | number, ...lines: string[]];

type WordsIn<Line> = Line extends `${infer Word} ${infer Rest}` ? Word | WordsIn<Rest> : Line;

type WordsOf<Of> = Of extends readonly [unknown, ...infer Lines]
  ? WordsIn<Lines[number]> & string
  : never;

type PairOf<Of> = Of extends Row ? readonly [word: WordsOf<Of>, value: Of[0]] : never;

const pairsOf = (rows: readonly Row[]) =>
  rows.flatMap(([value, ...lines]) =>
    lines.flatMap((line) => line.split(" ")).map((word) => [word, value] as const),
  );

/** Each word with its value. */
export const eachWord = <const Rows extends readonly Row[]>(...rows: Rows) =>
  pairsOf(rows) as unknown as PairOf<Rows[number]>[];

/** The values by their words. */
export const byWord = <const Rows extends readonly Row[]>(...rows: Rows) =>
  Object.fromEntries(pairsOf(rows)) as unknown as {
    [Each in Rows[number] as WordsOf<Each>]: Each[0];
  };
