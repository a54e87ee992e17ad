import { unbatched } from "#server/lib/database/batches.ts";
import { askingBy, type Db, type Tx } from "#server/lib/db.ts";

export type Statement = { name: string; text: string; values: readonly unknown[] };

/** What one call sends to the database: statements by themselves, and transactions. */
export type Script = { isTransaction: boolean; statements: Statement[] }[];

/** What a call sends, which ids it makes, and what is answered in the end. */
export type Learnt = { script: Script; made: ReadonlySet<string>; answer: string };

export type Recording = { db: Db; script: Script };

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `bench${names.size}`;
  names.set(text, name);
  return name;
}

function recordingTx(inner: Tx, record: (statement: Statement) => void): Tx {
  const rows: Tx["rows"] = (text, values = []) => {
    record({ name: nameOf(text), text, values });
    return inner.rows(text, values);
  };
  return { ...askingBy(rows), afterCommit: (nudge) => inner.afterCommit(nudge) };
}

/** The same database, which writes down everything that is sent to it. */
export function recording(inner: Db): Recording {
  const script: Script = [];
  const transaction: Db["transaction"] = (work) => {
    const statements: Statement[] = [];
    script.push({ isTransaction: true, statements });
    return inner.transaction((tx) => {
      // Two that collided are tried again, and only the last time counts.
      statements.length = 0;
      return work(recordingTx(tx, (statement) => statements.push(statement)));
    });
  };
  const db: Db = {
    ...recordingTx(inner, (statement) =>
      script.push({ isTransaction: false, statements: [statement] }),
    ),
    transaction,
    batched: unbatched(transaction),
    answeringOnce: () => db,
  };
  return { db, script };
}
