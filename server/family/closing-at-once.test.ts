/** A guardian closes something while the child begins it: every order of the two. */
import { expect, test } from "vitest";
import * as family from "#contract/family.ts";
import { createListing } from "#contract/market.ts";
import { createTrade } from "#contract/trades.ts";
import { generateTransfer } from "#contract/transfers.ts";
import { goAhead, heldDb, hold } from "#server/testing/held.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { family as familyWith } from "./test-children.ts";

const game = await testGame({ isBusy: true, adjust: ({ db }) => ({ db: heldDb(db) }) });

type Deal = (child: ActingPlayer, cardId: string) => Promise<{ status: number }>;

const deals: Record<string, Deal> = {
  market: (child, cardId) => child.call(createListing, { cardId, price: 10, confirmed: true }),
  trade: (child, offeredCardId) => child.call(createTrade, { offeredCardId }),
  gifts: (child, cardId) => child.call(generateTransfer, { cardId }),
};

async function aFamily(open: string) {
  const { child, guardian } = await familyWith(game);
  const [card] = await child.deck();
  return {
    child,
    cardId: card!.id,
    async opens() {
      await game.db.rows(
        `insert into allowances (player_id, open) values ($1, array[$2])
         on conflict (player_id) do update set open = excluded.open`,
        [child.id, open],
      );
      game.deps.sessions.forget(child.id);
    },
    async closes() {
      const [found] = (await guardian.call(family.listChildren, {})).body;
      const input = { id: child.id, version: found!.version, set: { [open]: false } };
      return guardian.call(family.saveAllowances, input);
    },
  };
}

/** Cards that wait for another player. */
const heldOf = ({ id }: ActingPlayer) =>
  game.db.value<number>(
    `select count(*)::int as held from holds h join owned_cards o on o.id = h.owned_card_id
        where o.owner_id = $1`,
    [id],
  );

test.for(Object.keys(deals))(
  "no deal of %s outlives the moment in which it is closed",
  async (open) => {
    for (let statement = 0; ; statement++) {
      const { child, cardId, closes } = await aFamily(open);
      const held = hold(statement, () => deals[open]!(child, cardId));
      const before = await held.stopped;
      const closing = closes();
      await goAhead(game.db, closing);
      held.release();
      const [deal, closed] = await Promise.all([held.answer, closing]);

      expect(closed.status).toBe(200);
      expect({ before, held: await heldOf(child) }).toEqual({ before, held: 0 });
      expect([200, 403]).toContain(deal.status);
      if (before === null) return;
    }
  },
);

test.for(Object.keys(deals))("and none of %s begins while it is being closed", async (open) => {
  const { child, cardId, opens, closes } = await aFamily(open);
  for (let statement = 0; ; statement += 2) {
    await opens();
    const held = hold(statement, closes);
    const before = await held.stopped;
    const deal = deals[open]!(child, cardId);
    await goAhead(game.db, deal);
    held.release();
    const answers = await Promise.all([held.answer, deal]);

    expect(answers[0].status).toBe(200);
    expect({ before, held: await heldOf(child) }).toEqual({ before, held: 0 });
    if (before === null) return;
  }
});
