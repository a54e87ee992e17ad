/**
 * A guardian's no, or an admin's suspension, and what a call does with money or the wallet: once the no is
 * answered nothing more happens, at whichever statement the call stood. What the provider has taken by
 * then ends in the goods or goes back.
 */
import { expect, test } from "vitest";
import { volumeOf } from "#game/lib/test-volume.ts";
import { nftsOf, standardSettings } from "#game/settings/settings.ts";
import { noPictures, silenceWebhooks, sweeps } from "#server/purchases/test-buyers.ts";
import {
  beginnings,
  confirmations,
  hadBy,
  inNothing,
  type MoneyCalls,
} from "#server/testing/money-calls.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { goAhead, heldDb, hold } from "#server/testing/held.ts";
import { noLimits } from "#server/testing/changes/walk.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { closers, peopleFor } from "#server/testing/closers.ts";

const nft = {
  ...nftsOf(standardSettings),
  conversionsPerPlayerAndDay: 1000,
  treasurySolPerDay: 1000,
};
const game = await testGame({
  isBusy: true,
  adjust: ({ db }) => ({ ...noPictures(), nft, limits: noLimits, db: heldDb(db) }),
});
silenceWebhooks(game);
/** A call has some twenty statements. */
const STRIDE = volumeOf(4, 20);

const deals: MoneyCalls = { ...beginnings, ...confirmations };

const ways = Object.keys(closers).flatMap((closer) =>
  Object.keys(deals).map((deal) => [closer, deal] as const),
);

type Ended = {
  /** The statement at which it stood; null: none. */
  before: string | null;
  answer: { status: number };
  /** With what had been had when it was answered. */
  closed: { status: number; had: object };
  child: ActingPlayer;
};

async function expectNothingMore({ before, answer, closed, child }: Ended): Promise<void> {
  await sweeps(game);

  expect(closed.status).toBe(200);
  expect(answer.status).toBeLessThan(500);
  expect({ before, had: await hadBy(game, child) }).toEqual({ before, had: closed.had });
  // The server's own look may have taken it up before the sweep, and ends it in its time.
  const left = async () => ({ before, inNothing: await inNothing(game, child) });
  await expect.poll(left).toEqual({ before, inNothing: [] });
}

test.for(ways)("after %s nothing more of: %s", async ([closer, deal]) => {
  for (let statement = 0; ; statement += STRIDE) {
    const people = await peopleFor(game, closer);
    const call = await deals[deal]!(game, people.child);
    const held = hold(statement, call);
    const before = await held.stopped;
    const closing = closers[closer]!(game, people).then(async (answer) => ({
      ...answer,
      had: await hadBy(game, people.child),
    }));
    await goAhead(game.db, closing);
    held.release();
    const [answer, closed] = await Promise.all([held.answer, closing]);
    await expectNothingMore({ before, answer, closed, child: people.child });
    if (before === null) break;
  }
  expect(await auditAfter(game.db, async () => {})).toEqual([]);
});

test.for(ways)("while %s is being stored nothing begins of: %s", async ([closer, deal]) => {
  for (let statement = 0; ; statement += 2 * STRIDE) {
    const people = await peopleFor(game, closer);
    const call = await deals[deal]!(game, people.child);
    const held = hold(statement, () => closers[closer]!(game, people));
    const before = await held.stopped;
    const calling = call();
    await goAhead(game.db, calling);
    held.release();
    const [closed, answer] = await Promise.all([
      held.answer.then(async ({ status }) => ({ status, had: await hadBy(game, people.child) })),
      calling,
    ]);
    await expectNothingMore({ before, answer, closed, child: people.child });
    if (before === null) break;
  }
  expect(await auditAfter(game.db, async () => {})).toEqual([]);
});
