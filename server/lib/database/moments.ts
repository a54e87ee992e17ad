/** Moments: dates in a row, and texts where they travel. */

/** A row of what travels as `Wire`, whose moments are these. */
export type RowOf<Wire, Moments extends keyof Wire = never> = Omit<Wire, Moments> & {
  [Name in Moments]: Date | Extract<Wire[Name], null>;
};

type Travelling<Row> = {
  [Name in keyof Row]: Date extends Row[Name] ? string | Exclude<Row[Name], Date> : Row[Name];
};

/** The row as it travels. */
export const withMoments = <Row extends object>(row: Row): Travelling<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as Travelling<Row>;
