import { expect, test, vi } from "vitest";
import * as account from "#contract/account.ts";
import * as admin from "#contract/admin.ts";
import * as battle from "#contract/battle.ts";
import * as creation from "#contract/creation.ts";
import * as market from "#contract/market.ts";
import { listNotifications } from "#contract/notifications.ts";
import * as ownData from "#contract/own-data.ts";
import { getLeaderboard } from "#contract/arena.ts";
import * as contract from "#contract/suspensions.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { lettersTo } from "#server/account/test-letters.ts";
import { openTab, refusalOf } from "#server/live/test-tab.ts";
import { testGame, type Caller } from "#server/testing/test-game.ts";

const game = await testGame();
const boss = await game.admin();

const HOUR_MS = 3_600_000;
const WHY = "You have called others names.";

const inMs = (ms: number) => new Date(game.deps.now() + ms).toISOString();
const codeOf = ({ status, refusal }: { status: number; refusal: { code: string } }) =>
  status === 200 ? "done" : refusal.code;

const suspends = (who: Caller, id: string, until = inMs(DAY_MS)) =>
  who.call(contract.suspendUser, { id, why: WHY, until });

/** In another browser. */
async function signsIn({ email }: { email: string }) {
  const visitor = game.visitor();
  const answer = await visitor.call(account.login, { email, password: "lantern-of-moss" });
  return { ...visitor, answer };
}

const deedsOn = (id: string) =>
  game.db.rows<{ deed: string; admin: string | null }>(
    `select deed, admin_id as admin from admin_log where subject_id = $1 order by number`,
    [id],
  );

test("a suspended player is signed out everywhere, reads why and until when, and does nothing else", async () => {
  const mia = await game.player();
  const phone = await signsIn(mia);
  const tab = await openTab(await game.url(), mia);
  const until = inMs(DAY_MS);

  expect(codeOf(await suspends(boss, mia.id, until))).toBe("done");

  expect(await tab.closed).toBe(4401);
  for (const browser of [mia, phone]) {
    expect(codeOf(await browser.call(account.currentUser, {}))).toBe("signed_out");
  }
  const back = await signsIn(mia);
  expect(back.answer.body.suspension).toEqual({ why: WHY, until });
  expect(new Set(Object.values(back.answer.body.closed))).toEqual(new Set(["suspended"]));
  expect(codeOf(await back.call(creation.createWithCredits, {}))).toBe("suspended");
  expect(codeOf(await back.call(battle.listBattles, {}))).toBe("suspended");
  expect(codeOf(await back.call(account.getProfile, {}))).toBe("suspended");
  expect(await refusalOf(await game.url(), { cookie: back.jar.cookie ?? "" })).toBe(403);
  expect(codeOf(await back.call(ownData.askForExport, {}))).toBe("done");
  expect(codeOf(await back.call(ownData.readLeaving, {}))).toBe("done");
  const { body } = await boss.call(admin.getUserStory, { id: mia.id });
  expect(body.suspension).toEqual({ why: WHY, until });
});

test("what a suspended player has offered comes back", async () => {
  const mia = await game.player();
  const [card] = await mia.cards();
  const { body } = await mia.call(market.createListing, { cardId: card!.id, price: 20 });

  await suspends(boss, mia.id);

  expect((await boss.call(market.purchase, { id: body.id })).status).not.toBe(200);
  const holds = await game.db.rows(
    `select 1 from holds h join owned_cards o on o.id = h.owned_card_id where o.owner_id = $1`,
    [mia.id],
  );
  expect(holds).toEqual([]);
});

test("an admin ends it early, the player is told, and every step is in the log", async () => {
  const mia = await game.player();
  await suspends(boss, mia.id);
  const back = await signsIn(mia);

  const ended = await boss.call(contract.endSuspension, { id: mia.id, why: "a mistake" });

  expect(codeOf(ended)).toBe("done");
  expect((await back.call(account.currentUser, {})).body.suspension).toBeNull();
  expect(codeOf(await back.call(account.getProfile, {}))).toBe("done");
  expect(codeOf(await boss.call(contract.endSuspension, { id: mia.id }))).toBe("not_suspended");
  const { items } = (await back.call(listNotifications, {})).body;
  const titles = items.map(({ title }) => title);
  expect(titles).toContain("Your account is open again");
  expect(titles).toContain("Your account was closed for a while");
  expect(await deedsOn(mia.id)).toEqual([
    { deed: "account suspended", admin: boss.id },
    { deed: "suspension ended", admin: boss.id },
  ]);
});

test("it ends by itself, to the moment and once", async () => {
  const own = await testGame();
  const [chief, mia] = [await own.admin(), await own.player()];
  const until = new Date(own.deps.now() + HOUR_MS).toISOString();
  await chief.call(contract.suspendUser, { id: mia.id, why: WHY, until });

  own.wait(HOUR_MS);

  const visitor = own.visitor();
  const { body } = await visitor.call(account.login, {
    email: mia.email,
    password: "lantern-of-moss",
  });
  expect(body.suspension).toBeNull();
  expect(codeOf(await visitor.call(account.getProfile, {}))).toBe("done");
  const overs = () => own.db.rows(`select admin_id from admin_log where deed = 'suspension over'`);
  await expect.poll(overs, { timeout: 10_000 }).toEqual([{ admin_id: null }]);
  expect(await own.db.rows(`select 1 from suspensions`)).toEqual([]);
});

test("only admins suspend: not themselves, no admin, no closed account, and not until yesterday", async () => {
  const [mia, tom, other] = [await game.player(), await game.player(), await game.admin()];

  expect(codeOf(await suspends(mia, tom.id))).toBe("not_admin");
  expect(codeOf(await mia.call(contract.endSuspension, { id: tom.id }))).toBe("not_admin");
  expect(codeOf(await suspends(boss, boss.id))).toBe("own_suspension");
  expect(codeOf(await suspends(boss, other.id))).toBe("admin_not_suspended");
  expect(codeOf(await suspends(boss, tom.id, inMs(-1)))).toBe("suspension_too_soon");
  expect(codeOf(await suspends(boss, tom.id, inMs(2_000 * DAY_MS)))).toBe("suspension_too_long");
  await boss.call(admin.deleteUser, { id: tom.id });
  expect(codeOf(await suspends(boss, tom.id))).toBe("no_user");
  expect(await game.db.rows(`select 1 from suspensions where player_id = $1`, [tom.id])).toEqual(
    [],
  );
});

test("a suspended player gets no rights, in whichever order two admins act", async () => {
  const [mia, other] = [await game.player(), await game.admin()];
  // The other admin agrees.
  await boss.call(admin.changeRole, { userId: mia.id, role: "admin" });

  const answers = await Promise.all([
    suspends(boss, mia.id),
    other.call(admin.changeRole, { userId: mia.id, role: "admin" }),
  ]);

  const codes = answers.map(codeOf);
  expect(codes.filter((code) => code === "done")).toHaveLength(1);
  expect(codes).toContainEqual(expect.stringMatching(/admin_not_suspended|suspended_stays_user/));
});

test("a suspended player is on no leaderboard, and comes back to it", async () => {
  const mia = await game.player();
  await game.db.rows(
    `insert into ratings (player_id, rating, deviation, rated_at, sure_until)
     values ($1, 1900, 80, now(), now() + interval '9 days')`,
    [mia.id],
  );
  const isListed = async () =>
    (await boss.call(getLeaderboard, {})).body.some(({ name }) => name === mia.username);
  expect(await isListed()).toBe(true);

  await suspends(boss, mia.id);
  expect(await isListed()).toBe(false);
  await boss.call(contract.endSuspension, { id: mia.id });
  expect(await isListed()).toBe(true);
});

test("two suspensions at once: the later one counts, and each is in the log", async () => {
  const [mia, other] = [await game.player(), await game.admin()];

  const answers = await Promise.all([
    suspends(boss, mia.id),
    suspends(other, mia.id, inMs(2 * DAY_MS)),
  ]);

  expect(answers.map(codeOf)).toEqual(["done", "done"]);
  expect(await deedsOn(mia.id)).toHaveLength(2);
});

test("a letter says why, until when, and what can be done, to an address that is confirmed", async () => {
  const mia = await game.player();
  await game.db.rows(`update players set email_verified_at = now() where id = $1`, [mia.id]);

  await suspends(boss, mia.id);

  const letters = lettersTo(game.dataDir, mia.email);
  await vi.waitFor(
    async () => {
      const all = (await letters.all()).join("\n");
      expect(all).toContain("your account is closed for a while");
      expect(all).toContain(WHY);
    },
    { timeout: 15_000, interval: 50 },
  );
});
