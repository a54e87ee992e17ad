/**
 * A game behind a pooler with transaction pooling: PgBouncer where it is installed, otherwise the same
 * way without it.
 */
import { afterAll, expect, inject, test } from "vitest";
import { purchase } from "#contract/market.ts";
import { openPack } from "#contract/packs.ts";
import { crowd, sells } from "./market/test-sellers.ts";
import { auditAfter } from "./testing/audit-after.ts";
import { isPgbouncerInstalled, startPgbouncer } from "./testing/pgbouncer.ts";
import { testGame } from "./testing/test-game.ts";

const pgbouncer = isPgbouncerInstalled ? await startPgbouncer(inject("databaseServer")) : null;
afterAll(() => pgbouncer?.stop());
const game = await testGame({ isBusy: true, pooled: pgbouncer?.through ?? ((url) => url) });

test("players trade through few connections, and nothing is lost or doubled", async () => {
  const other = await game.another();
  const [seller, ...buyers] = await crowd(game, 41);
  const listing = await sells(seller!, 20);

  const bought = await Promise.all(
    buyers.map((buyer, i) =>
      (i % 2 === 0 ? buyer : other.as(buyer)).call(purchase, { id: listing.id }),
    ),
  );
  const opened = await Promise.all(buyers.map((buyer) => buyer.call(openPack, { id: 1 })));

  expect(bought.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(opened.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect([...bought, ...opened].filter(({ status }) => status >= 500)).toEqual([]);
  expect(await auditAfter(game.db, async () => {})).toEqual([]);
});

test("no statement is prepared for a connection that the next one does not have", async () => {
  const questions = Array.from({ length: 20 }, () =>
    game.db.rows(`select name from pg_prepared_statements`),
  );

  expect((await Promise.all(questions)).flat()).toEqual([]);
});

test("a statement that takes too long is given up, and the next transaction begins anew", async () => {
  const limit = `select current_setting('statement_timeout') as is`;

  expect(await game.db.transaction((tx) => tx.one(limit))).toEqual({ is: "10s" });
  expect(await game.db.one(limit)).toEqual({ is: "0" });
});
