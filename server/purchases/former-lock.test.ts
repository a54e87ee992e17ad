/** The races find the defect for which they were made: a lock that reads what was there before it waited. */
import { expect, test } from "vitest";
import { askingBy, type Db, type Tx } from "#server/lib/db.ts";
import { openRaces } from "#server/testing/races.ts";
import { buys, calls } from "./test-races.ts";

const LOCK = "select id from purchases p where p.id = $1 for update";
const READ = /\(select c\.id from creations c .* from purchases p where p\.id = \$1$/s;

/** As the lock on a purchase once was: one statement, whose sub-select is older than the lock. */
function formerTx(tx: Tx): Tx {
  let isToLock = false;
  const rows = async <Row>(sql: string, values: readonly unknown[] = []): Promise<Row[]> => {
    if (sql === LOCK) {
      isToLock = true;
      return [{ id: values[0] } as Row];
    }
    if (!isToLock || !READ.test(sql)) return tx.rows<Row>(sql, values);
    isToLock = false;
    return tx.rows<Row>(`${sql} for update of p`, values);
  };
  return { ...tx, ...askingBy(rows) };
}

const formerDb = (db: Db): Db => ({
  ...db,
  transaction: (work) => db.transaction((tx) => work(formerTx(tx))),
  answeringOnce: (key, onAnswer) => formerDb(db.answeringOnce(key, onAnswer)),
});

test("with the former lock a player has the custom card and its money, and the race finds it", async () => {
  const race = await openRaces(({ db }) => ({ db: formerDb(db) }));
  const found = await race({
    begin: buys.custom,
    first: calls["the card is made"],
    second: calls["it is taken back"],
    // Between the lock and the commit there are more statements than that.
    stride: 6,
  });
  expect(found.violated).toEqual(["no player took back the money for a card that was made"]);
});
