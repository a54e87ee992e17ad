import { expect, test } from "vitest";
import { openingProof, openPack } from "#contract/packs.ts";
import { verify } from "#game/packs/committed-draw.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import { sha256 } from "#game/lib/sha256.ts";
import { testGame } from "#server/testing/test-game.ts";

const game = await testGame();
const PLAYERS = volumeOf(10, 2);
const OPENINGS = volumeOf(100, 9);

// These two are what the page in the browser calls; the server has a SHA-256 of its own.
test("stored draws come out again", async () => {
  const opened: string[] = [];
  for (let nth = 0; nth < PLAYERS; nth++) {
    const player = await game.player();
    await game.db.rows(
      `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
       values ($1, 'coins', 1000000, 'start', 'test', 0)`,
      [player.id],
    );
    for (let i = 0; i < OPENINGS; i++) {
      const input = { id: 1 + (i % 3), luck: `luck ${i} 🍀 of ${nth}` };
      opened.push((await player.call(openPack, input)).body.receipt.openingId);
    }
  }

  const visitor = game.visitor();
  const wrong: string[] = [];
  for (const id of opened) {
    const { body } = await visitor.call(openingProof, { id });
    const cardIds = body.cards.map((card) => card.id);
    const { commit, odds, cards } = verify({ ...body, cardIds }, sha256);
    if (!commit || !odds || !cards) wrong.push(id);
  }

  expect(new Set(opened).size).toBe(PLAYERS * OPENINGS);
  expect(wrong).toEqual([]);
});
