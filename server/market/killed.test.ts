import { expect, test } from "vitest";
import * as market from "#contract/market.ts";
import { newId } from "#server/lib/ids.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { has } from "#server/trades/test-dealers.ts";
import { crowd, sells } from "./test-sellers.ts";
import { startServerProcess } from "#server/testing/server-process.ts";
import { testGame } from "#server/testing/test-game.ts";

const game = await testGame({ isBusy: true });

const PURCHASES = 60;

test("a server that is killed among purchases loses none and makes none twice", async () => {
  const { databaseUrl, dataDir } = game;
  const server = await startServerProcess({ databaseUrl, dataDir });
  const [seller, ...buyers] = await crowd(game, PURCHASES + 1);
  const deals = [];
  // Twelve cards, each of which five players want.
  for (let i = 0; i < PURCHASES; i += 5) {
    const { id, userCardId } = await sells(seller!, 20);
    for (const buyer of buyers.slice(i, i + 5)) deals.push({ id, userCardId, buyer, key: newId() });
  }

  let answered = 0;
  const first = await Promise.all(
    deals.map(async ({ id, buyer, key }) => {
      const answer = await fetch(`${server.url}/api/trades/${id}/purchase`, {
        method: "POST",
        headers: { cookie: buyer.jar.cookie ?? "", "idempotency-key": key },
      }).catch(() => null);
      const status = answer?.status ?? null;
      if (++answered === 5) await server.kill();
      return status;
    }),
  );
  const again: number[] = [];
  for (const { id, buyer, key } of deals) {
    const headers = { "idempotency-key": key };
    again.push((await buyer.call(market.purchase, { id }, { headers })).status);
  }

  // A buyer who was answered gets the same answer again; one without an answer gets it now.
  const promised = first.flatMap((status, i) => (status === 200 ? [again[i]] : []));
  expect(new Set(promised)).toEqual(new Set(promised.length > 0 ? [200] : []));
  const owners = [];
  for (const [i, { buyer, userCardId }] of deals.entries()) {
    const isOwner = await has(buyer, userCardId);
    expect([again[i], await buyer.coins()]).toEqual(isOwner ? [200, 180] : [409, 200]);
    if (isOwner) owners.push(userCardId);
  }
  expect(new Set(owners).size).toBe(12);
  expect(owners).toHaveLength(12);
  expect(await auditAfter(game.db, async () => {})).toEqual([]);
});
