import { afterAll, expect, test } from "vitest";
import { forgetUnplayed, withGame } from "#bench/processes.ts";
import { seedMarket } from "#bench/market/seed.ts";
import { stockUp } from "#bench/market/stock.ts";
import { makePlayers } from "#bench/requests/players.ts";
import { audit } from "#server/economy/audit.ts";

afterAll(forgetUnplayed);

test("the audit finds nothing wrong with the games that are measured", () =>
  withGame(async ({ db, pool }) => {
    await stockUp(db, await makePlayers(db, 2));
    await seedMarket(pool, 0, 400);

    expect((await audit(db)).filter(({ violations }) => violations > 0)).toEqual([]);
  }));
