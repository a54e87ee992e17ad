import { expect, test, vi } from "vitest";
import { currentUser } from "#contract/account.ts";
import * as contract from "#contract/family.ts";
import { listNotifications } from "#contract/notifications.ts";
import { DAY_MS, monthOf } from "#game/lib/day.ts";
import { testGame } from "#server/testing/test-game.ts";
import { celebrateBirthdays } from "./birthdays.ts";
import { family, familyLettersTo } from "./test-children.ts";

const game = await testGame();
const elsewhere = await game.another();

const lastMonth = monthOf(Date.now() - 32 * DAY_MS);

/** Every process at once, twice. */
const celebrate = () =>
  Promise.all([game, elsewhere, game, elsewhere].map(({ deps }) => celebrateBirthdays(deps)));

/** Last of all: the server's own loop finds every player who is of age as well. */
const comesOfAge = ({ id }: { id: string }) =>
  game.db.rows(`update players set age_last_month = $2 where id = $1`, [id, lastMonth]);

type Reader = Awaited<ReturnType<typeof family>>["child"];

const bell = async (player: Reader) =>
  (await player.call(listNotifications, {})).body.items.map(({ title }) => title);
const user = async (player: Reader) => (await player.call(currentUser, {})).body;

test("a child with a guardian becomes a teen who is looked after as before", async () => {
  const { child, guardian } = await family(game);
  await game.db.rows(`insert into allowances (player_id, open) values ($1, '{trade}')`, [child.id]);
  await comesOfAge(child);

  await celebrate();

  expect(await user(child)).toMatchObject({ ageBand: "teen", closed: { market: "switched_off" } });
  expect((await user(child)).closed).not.toHaveProperty("trade");
  expect((await guardian.call(contract.listChildren, {})).body).toMatchObject([{ band: "teen" }]);
  expect(await bell(child)).toEqual(["You have grown up a bit"]);
  expect(await bell(guardian)).toEqual([`${child.username} has grown up a bit`]);
  await vi.waitFor(
    async () => expect(await familyLettersTo(game, guardian)).toHaveLength(1),
    15_000,
  );
  const changes = await game.db.rows(
    `select changed_by, band_before, band_after from age_changes where player_id = $1`,
    [child.id],
  );
  expect(changes).toEqual([{ changed_by: "clock", band_before: "child", band_after: "teen" }]);
});

test("a child that still waits becomes an open teen with its own name", async () => {
  const child = await game.player({ born: null });
  await game.db.rows(
    `update players set age_band = 'child', age_last_month = $2, made_up_name = $3 where id = $1`,
    [child.id, lastMonth, `Brave Otter ${lastMonth}`],
  );

  await celebrate();

  const [row] = await game.db.rows(`select shown_name as name from players where id = $1`, [
    child.id,
  ]);
  expect(row).toEqual({ name: child.username });
  expect(Object.keys((await user(child)).closed).toSorted()).toEqual(["money", "wallet"]);
});

test("an adult's account belongs to the adult alone, and all are told once", async () => {
  const { child, guardians } = await family(game, { band: "young", guardians: 2 });
  await game.db.rows(
    `insert into allowances (player_id, open, minutes_a_day) values ($1, '{}', 0)`,
    [child.id],
  );
  await child.call(contract.askGuardian, { wanted: "market" });
  await comesOfAge(child);

  await celebrate();

  expect(await user(child)).toMatchObject({ ageBand: "adult", closed: {} });
  for (const guardian of guardians) {
    expect((await guardian.call(contract.listChildren, {})).body).toEqual([]);
    const told = (await bell(guardian)).filter((title) => title.includes("grown up"));
    expect(told).toHaveLength(1);
  }
  expect(await bell(child)).toEqual(["You have grown up a bit"]);
  expect((await child.call(contract.listOwnRequests, {})).body).toEqual([]);
  expect(await game.db.rows(`select * from allowances where player_id = $1`, [child.id])).toEqual(
    [],
  );
});

test("the clock alone takes an account from band to band, and tells everybody once", async () => {
  const { child, guardian } = await family(game, { lastMonth: monthOf(game.deps.now()) });
  await game.db.rows(`insert into allowances (player_id, open) values ($1, '{}')`, [child.id]);
  const isOlder = async (years: number) => {
    for (const server of [game, elsewhere])
      server.wait(years === 0 ? 32 * DAY_MS : years * 366 * DAY_MS);
    // The gate does not wait for the job.
    const { ageBand, closed } = await user(child);
    await celebrate();
    const told = (await bell(child)).length;
    const guardianTold = (await bell(guardian)).length;
    const children = (await guardian.call(contract.listChildren, {})).body.map(({ band }) => band);
    return { ageBand, market: closed.market ?? "open", told, guardianTold, children };
  };

  expect((await user(child)).ageBand).toBe("child");
  const market = "switched_off";
  expect([await isOlder(0), await isOlder(3), await isOlder(2)]).toEqual([
    { ageBand: "teen", market, told: 1, guardianTold: 1, children: ["teen"] },
    { ageBand: "young", market, told: 2, guardianTold: 2, children: ["young"] },
    { ageBand: "adult", market: "open", told: 3, guardianTold: 3, children: [] },
  ]);
  const names = await game.db.rows(`select username, shown_name from players where id = $1`, [
    child.id,
  ]);
  expect(names).toEqual([{ username: child.username, shown_name: child.username }]);
});
