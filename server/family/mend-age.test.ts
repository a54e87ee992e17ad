import { expect, test } from "vitest";
import { currentUser } from "#contract/account.ts";
import { listChildren } from "#contract/family.ts";
import { createListing } from "#contract/market.ts";
import { looksMadeUp } from "#game/account/made-up-name.ts";
import { testGame } from "#server/testing/test-game.ts";
import { deckCard } from "#server/trades/test-dealers.ts";
import { mendAge } from "./mend-age.ts";
import { family } from "./test-children.ts";

const game = await testGame();
const { deps } = game;

const shownNameOf = ({ id }: { id: string }) =>
  game.db.value<string>(`select shown_name as name from players where id = $1`, [id]);

test("an admin mends a slip: the adult is called by their own name, and it is written down", async () => {
  const ann = await game.player({ born: "2020-01" });
  expect(looksMadeUp(await shownNameOf(ann))).toBe(true);

  const mended = { email: ann.email.toUpperCase(), birthMonth: "1990-01", why: "wrote a letter" };
  expect(await mendAge(deps, mended)).toMatchObject({ isDone: true });

  expect(await shownNameOf(ann)).toBe(ann.username);
  await expect
    .poll(async () => (await ann.call(currentUser, {})).body)
    .toMatchObject({ ageBand: "adult", closed: {} });
  const changes = await game.db.rows(
    `select changed_by, band_before, band_after, why from age_changes where player_id = $1`,
    [ann.id],
  );
  expect(changes).toEqual([
    { changed_by: "admin", band_before: "child", band_after: "adult", why: "wrote a letter" },
  ]);
});

test("who turns out to be a child gets a made-up name, unless a guardian has said yes", async () => {
  const [ben, cleo] = [await game.player(), await game.player()];
  await game.db.rows(`update players set approved_at = now() where id = $1`, [cleo.id]);

  for (const { email } of [ben, cleo]) {
    await mendAge(deps, { email, birthMonth: "2020-01", why: "a parent wrote" });
  }

  expect(looksMadeUp(await shownNameOf(ben))).toBe(true);
  expect(await shownNameOf(cleo)).toBe(cleo.username);
  await expect
    .poll(async () => (await ben.call(currentUser, {})).body.closed.market)
    .toBe("parent_needed");
});

test("what is closed by the right month ends, and whoever is grown up has no guardian", async () => {
  const [ben, dora] = [await game.player(), await family(game)];
  const { id } = await deckCard(ben);
  await ben.call(createListing, { cardId: id, price: 10, confirmed: true });
  await game.db.rows(
    `insert into allowances (player_id, open, minutes_a_day) values ($1, '{}', 0)`,
    [dora.child.id],
  );

  await mendAge(deps, { email: ben.email, birthMonth: "2020-01", why: "a parent wrote" });
  await mendAge(deps, { email: dora.child.email, birthMonth: "1990-01", why: "a slip" });

  expect((await ben.deck()).some((card) => card.id === id)).toBe(true);
  expect((await dora.guardian.call(listChildren, {})).body).toEqual([]);
  await expect
    .poll(async () => (await dora.child.call(currentUser, {})).body)
    .toMatchObject({ ageBand: "adult", closed: {}, playLeft: null });
});

test("whoever turns out to be no adult looks after nobody any more", async () => {
  const { child, guardian } = await family(game);
  await game.db.rows(`insert into allowances (player_id, open) values ($1, '{market}')`, [
    child.id,
  ]);

  await mendAge(deps, { email: guardian.email, birthMonth: "2012-01", why: "the school wrote" });

  expect((await guardian.call(listChildren, {})).body).toEqual([]);
  await expect
    .poll(async () => (await child.call(currentUser, {})).body.closed.market)
    .toBe("parent_needed");
  expect(looksMadeUp(await shownNameOf(child))).toBe(true);
});

test.each([
  [{ birthMonth: "2999-01" }, "2999-01 is no month of birth."],
  [{ why: " " }, "Say why, for those who look later."],
  [{ email: "nobody@game.test" }, "No player has the address nobody@game.test."],
])("%j changes nothing", async (change, words) => {
  const { email } = await game.player();
  const mended = { email, birthMonth: "2020-01", why: "a slip", ...change };
  expect(await mendAge(deps, mended)).toEqual({ isDone: false, words });
});
