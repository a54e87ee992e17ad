import { setTimeout as sleep } from "node:timers/promises";
import { Pool, types, type QueryConfig, type QueryResult } from "pg";
import { askingBy, codeOf, type Db, type PoolNow, type Tx } from "#server/lib/db.ts";
import { answerOnce } from "#server/lib/idempotency.ts";
import type { Traces } from "#server/ports/traces.ts";
import { openBatches } from "./batches.ts";
import { openNudgeSender, type NudgeSender } from "./nudge-sender.ts";
import { isRead, openReadPool } from "./read-pool.ts";
import { statementPart } from "./statement-part.ts";

// Coins, counts and positions fit a JavaScript number.
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);
// A day stays the text that it is.
types.setTypeParser(types.builtins.DATE, (day) => day);

/** Queries that are still running when the server stops get this long. */
const CLOSE_MS = 2_000;

export type Database = { db: Db; pool: Pool; poolNow(): PoolNow; close(): Promise<void> };

/** A database keeps a plan of so many texts in each of its connections. */
const NAMED_MAX = 500;

/** Every SQL text becomes a named prepared statement, so that it is planned once a connection. */
function openNames() {
  const names = new Map<string, string>();
  return (sql: string): string | undefined => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= NAMED_MAX) return known;
    const name = `s${names.size}`;
    names.set(sql, name);
    return name;
  };
}

/** The database gives up a statement after so long. */
const STATEMENT_MAX_MS = 10_000;

type Queryable = { query(statement: QueryConfig): Promise<QueryResult> };

function tx(
  asked: Queryable,
  { nameOf, traces }: Pick<Way, "nameOf" | "traces">,
  afterCommit: Tx["afterCommit"],
): Tx {
  const ask = async (query: QueryConfig): Promise<QueryResult> => {
    if (!traces) return asked.query(query);
    const { name, told } = statementPart(query.text);
    return traces.part(name, told, () => asked.query(query));
  };
  const rows = async <Row>(sql: string, values: readonly unknown[] = []): Promise<Row[]> => {
    const name = nameOf(sql);
    const query = { text: sql, values: [...values], ...(name !== undefined && { name }) };
    return (await ask(query)).rows as Row[];
  };
  return { ...askingBy(rows), afterCommit };
}

const collided = new Set(["40001", "40P01"]);

/** The error of statements that travel behind a failed one. */
const ABORTED = "25P02";

type Way = {
  pool: Pool;
  isPooled: boolean;
  /** The name of the prepared statement of this text; undefined for one that is not prepared. */
  nameOf(sql: string): string | undefined;
  traces: Traces | null;
  nudges: NudgeSender;
};

/**
 * Each statement of a transaction is planned once a connection: planning it for its values took a
 * quarter of a sale. `found-by-index.test.ts` looks at these plans.
 */
export const BEGIN = "begin; set local plan_cache_mode = force_generic_plan";

/** A pooler takes no settings of a connection, so each transaction brings its own. */
const BEGIN_POOLED = `begin; set local statement_timeout = ${STATEMENT_MAX_MS}`;

async function runOnce<T>(way: Way, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { pool, isPooled, nudges } = way;
  const texts: string[] = [];
  const client = await pool.connect();
  let broken: Error | undefined;
  let isOver = false;
  let wrong: unknown;
  const asked: Queryable = {
    async query(statement) {
      if (isOver) throw new Error("this transaction is over");
      try {
        return await client.query(statement);
      } catch (error) {
        wrong ??= error;
        throw error;
      }
    },
  };
  try {
    // Statements arrive in the order in which they are sent, so `work` need not wait for "begin".
    const begin = client.query(isPooled ? BEGIN_POOLED : BEGIN);
    const [, result] = await Promise.all([begin, work(tx(asked, way, (text) => texts.push(text)))]);
    isOver = true;
    // A commit whose answer is lost may have happened, and a nudge too many does no harm.
    await client.query("commit").finally(() => nudges.send(texts));
    return result;
  } catch (error) {
    isOver = true;
    await client.query("rollback").catch((failure: Error) => (broken = failure));
    // When statements are sent together, `work` may hear of the failure of a later one first.
    throw codeOf(error) === ABORTED ? wrong : error;
  } finally {
    client.release(broken);
  }
}

async function transaction<T>(way: Way, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(way, work);
    } catch (error) {
      if (attempt === 5 || !collided.has(codeOf(error))) throw error;
      await sleep(5 * 2 ** attempt * Math.random());
    }
  }
}

/**
 * For what may take minutes, or what people wait for at a terminal. A connection that does not come about, or
 * whose other end is gone, is given up all the same.
 */
export const endless = {
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/**
 * A connection that says nothing any more is given up, and so is a statement that takes too long: by
 * the database, or by us when it does not even answer to that.
 */
export const patience = {
  ...endless,
  statement_timeout: STATEMENT_MAX_MS,
  query_timeout: 12_000,
};

export type DbOptions = {
  /** How many transactions may be under way at once. */
  connections?: number;
  /** How many connections carry what is read outside of transactions. */
  readConnections?: number;
  patience?: Partial<typeof patience>;
  /**
   * The address of a pooler before the same database, which lends a connection for one transaction:
   * nothing that belongs to a connection lasts, such as a prepared statement. Empty without one.
   */
  poolUrl?: string;
  /** What hears how long statements and transactions take. */
  traces?: Traces | null;
};

/** All but what a pooler refuses. */
function settingsOf({ statement_timeout, ...others }: Partial<typeof patience>, isPooled: boolean) {
  return { ...others, ...(statement_timeout !== undefined && !isPooled && { statement_timeout }) };
}

function dbOf(way: Way, query: Queryable["query"]): Db {
  const { traces, nudges } = way;
  const change: Db["transaction"] = (work) =>
    traces ? traces.part("transaction", {}, () => transaction(way, work)) : transaction(way, work);
  const batched = openBatches(change);
  const plain: Db = {
    ...tx({ query }, way, (text) => nudges.send([text])),
    transaction: change,
    batched: (batch, input, checks = []) => batched(batch, { input, checks, once: null }),
    answeringOnce(key, onAnswer = () => {}) {
      let used = false;
      return {
        ...plain,
        async transaction(work) {
          if (used) return plain.transaction(work);
          used = true;
          const answer = await plain.transaction((inside) => answerOnce(inside, key, work));
          onAnswer(answer);
          return answer;
        },
        async batched(batch, input, checks = []) {
          if (used) return plain.batched(batch, input, checks);
          used = true;
          return batched(batch, { input, checks, once: { key, onAnswer } });
        },
      };
    },
  };
  return plain;
}

/** For a library that names its statements, by which they would be prepared. */
const withoutNames = (pool: Pool): Pool =>
  Object.create(pool, {
    query: { value: ({ text, values }: QueryConfig) => pool.query(text, values) },
  }) as Pool;

export function openDb(
  url: string,
  {
    connections = 9,
    readConnections = 3,
    patience: limits = patience,
    poolUrl = "",
    traces = null,
  }: DbOptions = {},
): Database {
  const isPooled = poolUrl !== "";
  const pool = new Pool({
    connectionString: poolUrl || url,
    max: connections + readConnections,
    idleTimeoutMillis: 60_000,
    pipeline: true,
    ...settingsOf(limits, isPooled),
  });
  // Without these a restarted database would end the process: the pool replaces the connection.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const reads = openReadPool(pool, { connections: readConnections });
  const nudges = openNudgeSender((statement) => reads.query(statement));
  const nameOf = isPooled ? () => undefined : openNames();
  const way = { pool, isPooled, nameOf, traces, nudges };
  const db = dbOf(way, (asked) => (isRead(asked.text) ? reads : pool).query(asked));
  return {
    db,
    pool: isPooled ? withoutNames(pool) : pool,
    poolNow: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      await Promise.race([nudges.close(), sleep(CLOSE_MS, undefined, { ref: false })]);
      await reads.close();
      await Promise.race([pool.end(), sleep(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}
