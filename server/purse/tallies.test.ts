import { expect, test } from "vitest";
import { dayOf, DAY_MS } from "#game/lib/day.ts";
import { testGame } from "#server/testing/test-game.ts";
import { tally } from "./service.ts";

const game = await testGame();

const daysAgo = (days: number) => dayOf(Date.now() - days * DAY_MS);

/** A player of whom something was counted so many days ago. */
async function counted(...days: readonly number[]) {
  const { id: playerId } = await game.player();
  for (const each of days) {
    const what = `shown ${each} days ago`;
    await game.db.transaction((tx) => tally(tx, { playerId, day: daysAgo(each), what }));
  }
  return playerId;
}

/** How many days ago what is left of this player was counted. */
async function left(playerId: string): Promise<number[]> {
  const rows = await game.db.rows<{ what: string }>(
    `select what from daily_tallies where player_id = $1 and what like 'shown %' order by day desc`,
    [playerId],
  );
  return rows.map(({ what }) => Number(what.split(" ")[1]));
}

const tidyUp = () => game.db.transaction((tx) => game.deps.jobs.add(tx, "tidy-up", {}));

test("what was counted more than ninety days ago is forgotten", async () => {
  const playerId = await counted(92, 91, 89, 0);

  await tidyUp();

  await expect.poll(() => left(playerId)).toEqual([0, 89]);
});

test("what cannot be forgotten holds up nothing else", async () => {
  const playerId = await counted(92, 0);
  await game.db.rows(
    `create function refuse() returns trigger language plpgsql
       as $$ begin raise exception 'this stays'; end $$`,
  );
  await game.db.rows(
    `create trigger stays before delete on idempotent_answers
       for each statement execute function refuse()`,
  );

  await tidyUp();

  await expect.poll(() => left(playerId)).toEqual([0]);
  await game.db.rows(`drop trigger stays on idempotent_answers`);
});

test("a night in which no server ran is made up for at the next start", async () => {
  const playerId = await counted(92, 0);
  await game.db.rows(`update jobs.schedule set created_on = now() - interval '3 days'`);
  await game.db.rows(`update jobs.version set cron_on = now() - interval '2 days'`);

  await game.another();

  await expect.poll(() => left(playerId)).toEqual([0]);
});
