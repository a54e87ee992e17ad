import { expect, test, vi } from "vitest";
import * as account from "#contract/account.ts";
import * as family from "#contract/family.ts";
import { createListing, createOrder } from "#contract/market.ts";
import { deleteOwnAccount, readLeaving, returnToAccount } from "#contract/own-data.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { lettersTo } from "#server/account/test-letters.ts";
import { family as familyWith } from "#server/family/test-children.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { deckCard, generates, offers } from "#server/trades/test-dealers.ts";

const game = await testGame();
const { db } = game;

const broken = () => auditAfter(db, () => Promise.resolve());

const leaves = (player: ActingPlayer) =>
  player.call(deleteOwnAccount, { username: player.username });

const signsIn = ({ email }: { email: string }, password = "lantern-of-moss") =>
  game.visitor().call(account.login, { email, password });

const comesBack = ({ email }: { email: string }, password = "lantern-of-moss") =>
  game.visitor().call(returnToAccount, { email, password });

const emailOf = ({ id }: { id: string }) =>
  db.value<string>(`select email from players where id = $1`, [id]);

const without = (cards: Awaited<ReturnType<ActingPlayer["cards"]>>) =>
  cards.map(({ id, card, location }) => ({ id, name: card.name, location }));

/** All that a player can have open with others. */
async function opensEverything(player: ActingPlayer) {
  const [listed, offered, given] = [0, 1, 2];
  const ids = (await player.deck()).map(({ id }) => id);
  const cardId = (await deckCard(player, 5)).cardId;
  await db.rows(
    `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
     values ($1, 'coins', 1000, 'gift', 'gift:' || gen_random_uuid(), 0)`,
    [player.id],
  );
  const answers = [
    await player.call(createListing, { cardId: ids[listed]!, price: 50, type: "sell" }),
    await player.call(createOrder, { cardId, price: 20 }),
  ];
  expect(answers.map(({ refusal }) => refusal.code)).toEqual(["", ""]);
  await offers(player, { offeredCardId: ids[offered]! });
  await generates(player, ids[given]!);
}

test("who leaves is signed out, has everything open ended, and comes back to all of it", async () => {
  const mika = await game.player();
  const [cards, coins] = [without(await mika.cards()), await mika.coins()];
  await opensEverything(mika);

  const left = await leaves(mika);

  expect(left.body.message).toMatch(/^Your account is closed\. Until \w+ \d+, \d{4} you can/);
  expect((await game.as(mika).call(account.currentUser, {})).status).toBe(401);
  const open = await db.one<{ count: number }>(
    `select (select count(*) from listings where seller_id = $1 and state = 'open')
          + (select count(*) from buy_orders where buyer_id = $1 and state = 'open')
          + (select count(*) from trades where creator_id = $1 and status = 'pending')
          + (select count(*) from transfers where giver_id = $1 and status = 'pending')
          + (select count(*) from sessions where player_id = $1) as count`,
    [mika.id],
  );
  expect(open.count).toBe(0);
  const refused = await signsIn(mika);
  expect([refused.status, refused.refusal.code]).toEqual([403, "account_leaves"]);
  expect((await signsIn(mika, "wrong")).refusal.code).toBe("wrong_password");
  expect((await comesBack(mika, "wrong")).refusal.code).toBe("wrong_password");
  await vi.waitFor(async () => {
    const letters = await lettersTo(game.dataDir, mika.email).all();
    expect(letters.join()).toContain("Bring My Account Back");
  }, 300_000);

  game.wait(14 * DAY_MS - 60_000);
  expect((await comesBack(mika)).body.message).toContain("Your account is back");

  const back = game.visitor();
  expect(
    (await back.call(account.login, { email: mika.email, password: "lantern-of-moss" })).status,
  ).toBe(200);
  const again = { ...mika, ...back };
  expect((await again.call(account.currentUser, {})).body.coins).toBe(coins + 1000);
  const kept = await db.rows<{ id: string }>(`select id from owned_cards where owner_id = $1`, [
    mika.id,
  ]);
  expect(kept.map(({ id }) => id).toSorted()).toEqual(cards.map(({ id }) => id).toSorted());
  expect(await broken()).toEqual([]);
  expect((await comesBack(mika)).refusal.code).toBe("nothing_to_bring_back");
  game.wait(2 * DAY_MS);
  expect(await emailOf(mika)).toBe(mika.email);
});

test("after 14 days nobody can come back", async () => {
  const ada = await game.player();
  await leaves(ada);
  game.wait(14 * DAY_MS);
  expect((await comesBack(ada)).status).not.toBe(200);
  await vi.waitFor(async () => expect(await emailOf(ada)).toMatch(/^erased /), 30_000);
  expect((await signsIn(ada)).refusal.code).toBe("wrong_password");
  const name = { email: ada.email, username: ada.username, password: "lantern-of-moss" };
  expect((await game.visitor().call(account.signUp, name)).status).toBe(200);
});

test("it wants the own username, and a proof of the last ten minutes", async () => {
  const ida = await game.player();
  const other = await ida.call(deleteOwnAccount, { username: "somebody else" });
  expect([other.status, other.refusal.code]).toEqual([400, "not_this_username"]);
  await db.rows(`update sessions set proved_at = $2 where player_id = $1`, [
    ida.id,
    new Date(game.deps.now() - 11 * 60_000),
  ]);
  game.deps.sessions.forget(ida.id);
  expect((await leaves(ida)).refusal.code).toBe("prove_again");
  await ida.call(account.proveAgain, { password: "lantern-of-moss" });
  expect((await leaves(ida)).status).toBe(200);
});

test("a forgotten password does not keep anybody away", async () => {
  const lea = await game.player();
  await leaves(lea);
  await game.visitor().call(account.forgotPassword, { email: lea.email });
  const token = await lettersTo(game.dataDir, lea.email).token("/reset-password");
  const reset = await game
    .visitor()
    .call(account.resetPassword, { token, password: "another-moss" });
  expect(reset.status).toBe(200);
  expect((await comesBack(lea, "another-moss")).status).toBe(200);
  expect((await signsIn(lea, "another-moss")).status).toBe(200);
});

test("who is looked after asks a parent, who looks after somebody first hands over", async () => {
  const { child, guardian } = await familyWith(game);
  expect((await leaves(child)).refusal.code).toBe("guardian_deletes");
  expect((await leaves(guardian)).refusal.code).toBe("looks_after_others");
  const read = (await guardian.call(readLeaving, {})).body;
  expect(read.hindrance).toBe("looks_after_others");
  const right = { id: child.id, name: child.username, password: "lantern-of-moss" };
  expect((await guardian.call(family.deleteChild, right)).status).toBe(200);
  expect((await guardian.call(readLeaving, {})).body.hindrance).toBeNull();
  expect((await leaves(guardian)).status).toBe(200);
});

test("the last admin stays, also when two want to go at once", async () => {
  await db.rows(`update players set role = 'user' where role = 'admin'`);
  const [one, two] = [await game.admin(), await game.admin()];
  const answers = await Promise.all([leaves(one), leaves(two)]);
  expect(answers.map(({ refusal }) => refusal.code).toSorted()).toEqual(["", "last_admin"]);
});

test("a child that waits for a yes does not wait longer by leaving and coming back", async () => {
  const mia = await game.player({ born: null });
  const eraseAt = new Date(game.deps.now() + 3 * DAY_MS);
  await db.rows(
    `update players set age_band = 'child', age_last_month = '2099-01', erase_at = $2 where id = $1`,
    [mia.id, eraseAt],
  );
  game.deps.sessions.forget(mia.id);
  expect((await leaves(mia)).body.until).toBe(eraseAt.toISOString());
  expect((await comesBack(mia)).status).toBe(200);
  const row = await db.one<{ at: Date }>(`select erase_at as at from players where id = $1`, [
    mia.id,
  ]);
  expect(row.at).toEqual(eraseAt);
});
