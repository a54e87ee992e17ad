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
  /** What stands in the only column of the row that a query promises. */
  value<Value>(sql: string, values?: readonly unknown[]): Promise<Value>;
  /** Whether there is a row. */
  any(sql: string, values?: readonly unknown[]): Promise<boolean>;
  /** What all processes hear soon after the commit; not at all if there is none (lib/nudges.ts). */
  afterCommit(nudge: string): void;
};

/** The other ways to ask, of the one that answers with rows. */
export function askingBy(rows: Tx["rows"]): Omit<Tx, "afterCommit"> {
  const maybe: Tx["maybe"] = async <Row>(sql: string, values?: readonly unknown[]) =>
    (await rows<Row>(sql, values))[0] ?? null;
  const one: Tx["one"] = async <Row>(sql: string, values?: readonly unknown[]) => {
    const row = await maybe<Row>(sql, values);
    if (!row) throw new Error(`expected a row: ${sql}`);
    return row;
  };
  return {
    rows,
    maybe,
    one,
    value: async <Value>(sql: string, values?: readonly unknown[]) =>
      Object.values(await one<Record<string, Value>>(sql, values))[0] as Value,
    any: async (sql, values) => (await rows(sql, values)).length > 0,
  };
}

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

/** What comes of one request among those that share a transaction. */
export type BatchOutcome<Out> =
  | { answer: Out }
  /** This request has changed nothing. */
  | { refused: unknown }
  /** It needs what another request of this transaction changes, and waits for the next one. */
  | "later";

/**
 * The work of several requests in one transaction. The outcomes have the order of the inputs, and the
 * first is never "later".
 */
export type Batch<In, Out> = (tx: Tx, inputs: readonly In[]) => Promise<BatchOutcome<Out>[]>;

/** What must hold before a transaction begins its work: for each of these inputs null, or the error. */
export type Check<In> = {
  ask(tx: Tx, inputs: readonly In[]): Promise<unknown[]>;
  input: In;
};

// Each check has inputs of its own, which its own function alone reads.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyCheck = Check<any>;

export type Db = Tx & {
  /** Commits what `work` did, or nothing. Repeats it when the database says that two collided. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The batch with this input, in one transaction with the inputs of other requests that wait for the
   * same batch at this moment, if there are any. What goes wrong with one of several does not concern
   * the others: each is then tried by itself.
   */
  batched<In, Out>(batch: Batch<In, Out>, input: In, checks?: readonly AnyCheck[]): Promise<Out>;
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
