/** What services and queries know of the database. */

/**
 * Reading and writing inside one transaction. Statements that are called at once (Promise.all)
 * travel together and run in the order of their calls.
 */
export type Tx = {
  rows<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** The first row, or null. */
  maybe<Row>(sql: string, values?: readonly unknown[]): Promise<Row | null>;
  /** The row that a query promises; a missing row is a bug in the caller, not a refusal. */
  one<Row>(sql: string, values?: readonly unknown[]): Promise<Row>;
  /** What all processes hear soon after the commit; not at all if there is none (lib/nudges.ts). */
  afterCommit(nudge: string): void;
};

/**
 * What makes a request the same request: the caller, the key of the request, and its whole content.
 */
export type OnceKey = {
  scope: string;
  key: string;
  request: string;
  /** The token of the session, which the request may end: a repeat of it still has the token. */
  token: string | null;
};

export type Db = Tx & {
  /** Commits what `work` did, or nothing. Repeats it when the database says that two collided. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The same database for one request: its first transaction answers once per key, and `onAnswer`
   * hears what it gave.
   */
  answeringOnce(key: OnceKey, onAnswer?: (answer: unknown) => void): Db;
};

/** Of this process: how many connections carry something, and how much waits for one. */
export type PoolNow = { used: number; idle: number; waiting: number };

/** A moment as the rules count it. */
export const msOf = (column: string) => `round(extract(epoch from ${column}) * 1000)`;

/** What PostgreSQL calls the error; empty for any other. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/** True when the error is a violated unique constraint, of that name when one is given. */
export const isDuplicate = (error: unknown, constraint?: string): boolean =>
  codeOf(error) === "23505" &&
  (constraint === undefined || (error as { constraint?: string }).constraint === constraint);
