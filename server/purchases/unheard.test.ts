/** Money that went back at the provider, of which no webhook and no player told the game. */
import { expect, test } from "vitest";
import { DAY_MS } from "#game/lib/day.ts";
import { DECIDED_AFTER_DAYS, LOOK_FOR_DAYS } from "#game/purchases/states.ts";
import { testGame } from "#server/testing/test-game.ts";
import { checkPurchases } from "./sweep.ts";
import {
  atProvider,
  buysCredits,
  credits,
  disputes,
  purchasesOf,
  silenceWebhooks,
  unswept,
  winsDispute,
} from "./test-buyers.ts";

const game = await testGame({ adjust: unswept });
silenceWebhooks(game);

const aDayPasses = async () => {
  game.wait(DAY_MS);
  await checkPurchases(game.deps);
};

const refunds = (paymentIntentId: string, amount: string) =>
  atProvider(game, "/v1/refunds", { payment_intent: paymentIntentId, amount });

test("what went back is found within a day, a part and then the rest", async () => {
  const player = await game.player();
  const { paymentIntentId } = await buysCredits(game, player);

  await refunds(paymentIntentId, "200");
  await checkPurchases(game.deps);
  expect(await purchasesOf(player)).toMatchObject([{ state: "granted", refundedCents: 0 }]);
  await aDayPasses();
  expect(await purchasesOf(player)).toMatchObject([{ state: "granted", refundedCents: 200 }]);
  await refunds(paymentIntentId, "299");
  await aDayPasses();

  expect(await purchasesOf(player)).toMatchObject([{ state: "refunded", refundedCents: 499 }]);
  expect(await credits(player)).toBe(0);
});

test("a dispute is found within a day, and that it was won", async () => {
  const player = await game.player();
  const { paymentIntentId } = await buysCredits(game, player);

  await disputes(game, paymentIntentId);
  await aDayPasses();
  expect([await credits(player), await purchasesOf(player)]).toMatchObject([
    0,
    [{ state: "disputed" }],
  ]);
  await winsDispute(game, paymentIntentId);
  await aDayPasses();
  expect([await credits(player), await purchasesOf(player)]).toMatchObject([
    5,
    [{ state: "granted" }],
  ]);
});

test("nobody asks any more when no bank can take it back", async () => {
  const player = await game.player();
  const { id } = await buysCredits(game, player);

  await aDayPasses();
  game.wait(LOOK_FOR_DAYS * DAY_MS);
  await aDayPasses();

  const rows = await game.db.rows(`select from purchases where id = $1 and check_at is null`, [id]);
  expect(rows).toHaveLength(1);
});

/** In how many days the server looks at each again, by their states; null: it does not. */
async function looksOf(ids: readonly string[]) {
  const rows = await game.db.rows<{ state: string; at: Date | null }>(
    `select state, check_at as at from purchases where id = any($1)`,
    [ids],
  );
  const inDays = (at: Date) => Math.round((at.getTime() - game.deps.now()) / DAY_MS);
  return Object.fromEntries(rows.map(({ state, at }) => [state, at && inDays(at)]));
}

test("a lost dispute is looked at once a day, and no more when it must be decided", async () => {
  const [lost, kept] = [await game.player(), await game.player()];
  const bought = [await buysCredits(game, lost), await buysCredits(game, kept)];
  for (const { paymentIntentId } of bought) await disputes(game, paymentIntentId);
  await aDayPasses();
  // The way to money that cannot go back is long, and another story.
  await game.db.transaction(async (tx) => {
    await tx.rows(`alter table purchases disable trigger user`);
    await tx.rows(`update purchases set state = 'unreturned' where id = $1`, [bought[1]!.id]);
    await tx.rows(`alter table purchases enable trigger user`);
  });
  const ids = bought.map(({ id }) => id);

  const looks = [];
  for (const days of [0, LOOK_FOR_DAYS, DECIDED_AFTER_DAYS - LOOK_FOR_DAYS]) {
    game.wait(days * DAY_MS);
    await aDayPasses();
    looks.push(await looksOf(ids));
  }

  const inADay = { disputed: 1, unreturned: 1 };
  expect(looks).toEqual([inADay, inADay, { disputed: null, unreturned: null }]);
});
