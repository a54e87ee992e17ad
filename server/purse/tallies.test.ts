import { expect, test, vi } from "vitest";
import { dayOf, DAY_MS } from "#game/lib/day.ts";
import { testGame } from "#server/testing/test-game.ts";
import { tally } from "./service.ts";

const game = await testGame();

const daysAgo = (days: number) => dayOf(Date.now() - days * DAY_MS);

test("what was counted more than ninety days ago is forgotten", async () => {
  const player = await game.player();
  for (const days of [92, 91, 89, 0]) {
    const what = `shown ${days} days ago`;
    await game.db.transaction((tx) => tally(tx, { playerId: player.id, day: daysAgo(days), what }));
  }

  await game.db.transaction((tx) => game.deps.jobs.add(tx, "tidy-up", {}));

  const left = () =>
    game.db.rows<{ what: string }>(
      `select what from daily_tallies where player_id = $1 and what like 'shown %' order by day desc`,
      [player.id],
    );
  await vi.waitFor(
    async () =>
      expect((await left()).map(({ what }) => what)).toEqual(
        [0, 89].map((days) => `shown ${days} days ago`),
      ),
    15_000,
  );
});
