import { expect, test } from "vitest";
import { diceFrom } from "#game/lib/dice.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import { anyOf, economyDeeds, type World } from "./test-deeds.ts";
import { testGame } from "#server/testing/test-game.ts";
import { audit } from "./audit.ts";

const PLAYERS = volumeOf(50, 12);
const DEEDS = volumeOf(10_000, 1_500);
const AT_ONCE = 16;
const AUDIT_EVERY = volumeOf(1_000, 500);
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const game = await testGame();
const anyDeed = anyOf(economyDeeds);

async function world(): Promise<World> {
  const players = [];
  for (let i = 0; i < PLAYERS; i++) players.push(await game.player());
  const seen = { listings: [], orders: [], trades: [], transfers: [], invites: [] };
  return { db: game.db, dice: diceFrom(2026), players, seen };
}

const broken = async () => (await audit(game.db)).filter(({ violations }) => violations > 0);

const openDeals = () =>
  game.db.one<{ held: number; orders: number }>(
    `select (select count(*) from holds) as held,
            (select count(*) from buy_orders where state = 'open') as orders`,
  );

test("many deeds of many players at once lose, double and invent nothing", async () => {
  const here = await world();
  const succeeded = new Set<string>();
  const statuses = new Set<number>();
  const found: unknown[] = [];
  let done = 0;
  let audited = 0;

  const lane = async () => {
    while (done < DEEDS) {
      const deed = await anyDeed(here);
      done += deed.done.length;
      for (const { status } of deed.done) {
        statuses.add(status);
        if (status === 200) succeeded.add(deed.name);
      }
      if (Math.floor(done / AUDIT_EVERY) <= audited) continue;
      audited++;
      // Codes run out, a new day begins, listings expire: while the others go on.
      game.wait([11 * MINUTE_MS, DAY_MS, 2 * DAY_MS][audited % 3]!);
      found.push(...(await broken()));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));

  expect(found).toEqual([]);
  expect(await broken()).toEqual([]);
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  expect([...succeeded].toSorted()).toEqual(Object.keys(economyDeeds).toSorted());

  // When everything has run out, nothing is held any more.
  game.wait(9 * DAY_MS);
  await expect.poll(openDeals).toEqual({ held: 0, orders: 0 });
  expect(await broken()).toEqual([]);
});
