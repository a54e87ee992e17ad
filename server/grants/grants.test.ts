import { expect, test } from "vitest";
import { proveAgain } from "#contract/account.ts";
import { listLog } from "#contract/admin.ts";
import { saveSettings } from "#contract/admin-settings.ts";
import * as contract from "#contract/grants.ts";
import { listNotifications } from "#contract/notifications.ts";
import { GRANT_HOURS } from "#game/grants/grants.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { payGrants } from "./pay.ts";

const game = await testGame();
const { db } = game;

const sorry = { message: "Sorry for the bad day!", why: "the server was away" };

const gives = (admin: ActingPlayer, given: object) =>
  admin.call(contract.createGrant, { ...sorry, ...given });

const namesOf = (...players: readonly ActingPlayer[]) =>
  players.map(({ username }) => username).join("\n");

const coinsOf = ({ id }: ActingPlayer) =>
  db.value<number>(`select coins from purses where player_id = $1`, [id]);

const creditsOf = ({ id }: ActingPlayer) =>
  db.value<number>(`select credits from purses where player_id = $1`, [id]);

const stateOf = (id: string) => db.value<string>(`select state from grants where id = $1`, [id]);

const pays = () => payGrants(game.deps);

const broken = () => auditAfter(db, () => Promise.resolve());

const creature = async () =>
  db.one<{ id: string; name: string }>(
    `select id, name from cards where origin = 'catalogue' and rarity = 'common' limit 1`,
  );

test("a grant whose answer was lost is answered with the grant that there is", async () => {
  const [admin, mia] = [await game.admin(), await game.player()];
  const asked = { ...sorry, names: namesOf(mia), coins: 7 };
  const key = { headers: { "idempotency-key": "lost" } };

  const first = await admin.call(contract.createGrant, asked, key);
  const again = await admin.call(contract.createGrant, asked, key);

  expect(again.body).toEqual(first.body);
  expect(await stateOf(again.body.id)).toMatch(/paying|done/);
});

test("a small grant is given at once, with a message, and never twice", async () => {
  const [admin, mia, ben] = [await game.admin(), await game.player(), await game.player()];
  const card = await creature();
  const before = await coinsOf(mia);
  const given = { names: namesOf(mia, ben), coins: 60, credits: 1, cardId: card.id, copies: 2 };

  const { body } = await gives(admin, given);
  expect(body).toMatchObject({ isWaiting: false, message: "The players get it now." });
  await Promise.all([pays(), pays(), pays()]);
  await pays();

  expect([await coinsOf(mia), await creditsOf(mia)]).toEqual([before + 60, 1]);
  const owned = await mia.cards();
  expect(owned.filter(({ cardId }) => cardId === card.id).length).toBeGreaterThanOrEqual(2);
  expect(owned).toHaveLength(14);
  const { items } = (await ben.call(listNotifications, {})).body;
  expect(items.map(({ text }) => text)).toContain(
    `Sorry for the bad day! You have received 60 coins, 1 credit and 2 cards of ${card.name}.`,
  );
  expect(await stateOf(body.id)).toBe("done");
  expect(await broken()).toEqual([]);
});

test("a preview says whom it finds and what it costs, and gives nothing", async () => {
  const [admin, mia] = [await game.admin(), await game.player()];
  const names = `${mia.username.toUpperCase()}\n${mia.email}, nobody at all`;

  const { body } = await admin.call(contract.previewGrant, { names, coins: 5000, credits: 20 });

  expect(body).toEqual({
    players: 1,
    names: [mia.username],
    unknown: ["nobody at all"],
    coins: 5000,
    credits: 20,
    copies: 0,
    worth: 13_000,
    wantsSecondAdmin: true,
  });
  expect(
    (await admin.call(contract.listGrants, {})).body.map(({ askedBy }) => askedBy.id),
  ).not.toContain(admin.id);
});

test("the days find those who joined and those who were here", async () => {
  const [admin, early] = [await game.admin(), await game.player()];
  await db.rows(
    `update players set created_at = '2020-02-03 23:59', streak_day = '2020-05-01' where id = $1`,
    [early.id],
  );
  const find = async (days: object) =>
    (await admin.call(contract.previewGrant, { ...days, coins: 1 })).body.names;

  expect(await find({ joinedFrom: "2020-02-03", joinedTo: "2020-02-03" })).toEqual([
    early.username,
  ]);
  expect(await find({ joinedTo: "2020-02-02" })).toEqual([]);
  expect(await find({ joinedTo: "2021-01-01", activeFrom: "2020-05-01" })).toEqual([
    early.username,
  ]);
  expect(await find({ joinedTo: "2021-01-01", activeFrom: "2020-05-02" })).toEqual([]);
});

test("demo accounts are not meant", async () => {
  const [admin, demo] = [await game.admin(), await game.player()];
  await db.rows(`update players set role = 'demo' where id = $1`, [demo.id]);

  const { refusal } = await gives(admin, { names: demo.username, coins: 1 });

  expect(refusal).toMatchObject({
    code: "unknown_player",
    message: `There is no player “${demo.username}”.`,
  });
});

test.for([
  [{ coins: 0 }, "empty_grant"],
  [{}, "empty_grant"],
  [{ coins: -1 }, "bad_input"],
  [{ coins: 1.5 }, "bad_input"],
  [{ coins: 100_001 }, "bad_input"],
  [{ copies: 11 }, "bad_input"],
  [{ copies: 1 }, "no_grant_card"],
  [{ copies: 1, cardId: "7" }, "no_grant_card"],
  [{ coins: 1, cardId: "7" }, "no_grant_card"],
  [{ coins: 1, joinedFrom: "soon" }, "bad_input"],
  [{ coins: 1, joinedTo: "2001-01-01" }, "nobody_meant"],
  [{ coins: 1, names: "no such player" }, "unknown_player"],
  [{ coins: 1, names: " , ;" }, "nobody_meant"],
  [{ coins: 1, message: " " }, "bad_input"],
  [{ coins: 1, why: "" }, "bad_input"],
] as const)("%j is refused as %s, and nothing is kept", async ([given, code]) => {
  const admin = await game.admin();

  const { refusal } = await gives(admin, given);

  expect(refusal.code).toBe(code);
  expect(await db.rows(`select from grants where asked_by = $1`, [admin.id])).toEqual([]);
  expect(await db.rows(`select from admin_log where admin_id = $1`, [admin.id])).toEqual([]);
});

test("a card of a player's own cannot be given away", async () => {
  const [admin, maker] = [await game.admin(), await game.player()];
  const { body } = await maker.creates("a moss lantern");

  const { refusal } = await gives(admin, { cardId: body.card!.id, copies: 1 });

  expect(refusal.code).toBe("no_grant_card");
});

test("a large grant waits until another admin agrees, once", async () => {
  const [boss, second, third] = [await game.admin(), await game.admin(), await game.admin()];
  const mia = await game.player();
  const before = await coinsOf(mia);
  const { body } = await gives(boss, { names: mia.username, coins: 10_000 });
  const { id } = body;
  const decides = (admin: ActingPlayer, agrees = true) =>
    admin.call(contract.decideGrant, { id, agrees });
  await pays();
  expect([body.isWaiting, await coinsOf(mia)]).toEqual([true, before]);

  expect((await decides(boss)).refusal.code).toBe("own_grant");
  const answers = await Promise.all([decides(second), decides(third), decides(second, false)]);
  await pays();

  const codes = answers.map(({ refusal }) => refusal.code).toSorted();
  expect(codes).toEqual(["", "decided_already", "decided_already"]);
  const isGiven = (await stateOf(id)) === "done";
  expect(await coinsOf(mia)).toBe(isGiven ? before + 10_000 : before);
  const log = (await boss.call(listLog, { kind: "grant", subject: id, order: "asc" })).body;
  expect(log.map(({ deed, why, canBeUndone }) => [deed, why, canBeUndone])).toEqual([
    ["grant asked for", "the server was away", false],
    [isGiven ? "grant agreed to" : "grant refused", "", false],
  ]);
  expect(await broken()).toEqual([]);
});

test("whoever has asked calls it off, and another refuses it: nobody gets anything", async () => {
  const [boss, second, mia] = [await game.admin(), await game.admin(), await game.player()];
  const before = await coinsOf(mia);
  const asks = async () => (await gives(boss, { names: mia.username, coins: 20_000 })).body.id;
  const [first, next] = [await asks(), await asks()];

  await boss.call(contract.decideGrant, { id: first, agrees: false });
  await second.call(contract.decideGrant, { id: next, agrees: false });
  await pays();

  expect([await stateOf(first), await stateOf(next)]).toEqual(["called_off", "refused"]);
  expect(await coinsOf(mia)).toBe(before);
});

test("many small grants of a day are one large one", async () => {
  const [boss, mia] = [await game.admin(), await game.player()];
  const gift = async () =>
    (await gives(boss, { names: mia.username, coins: 4_000 })).body.isWaiting;

  expect(await Promise.all([gift(), gift(), gift()])).toEqual(
    expect.arrayContaining([false, false, true]),
  );
  game.wait(GRANT_HOURS * 3_600_000);
  await boss.call(contract.listGrants, {});
  await db.rows(`update sessions set proved_at = $2 where player_id = $1`, [
    boss.id,
    new Date(game.deps.now()),
  ]);
  game.deps.sessions.forget(boss.id);
  expect(await gift()).toBe(false);
});

test("where there are two admins, none raises the limit and gives at once", async () => {
  const own = await testGame();
  const [admin, mia] = [await own.admin(), await own.player()];
  const [low, high] = [10_000, 50_000].map((limit) => ({
    settings: { grantsWantSecondAdminFrom: limit },
    why: "a feast",
  }));
  const gives20 = async () =>
    (await admin.call(contract.createGrant, { ...sorry, names: mia.username, coins: 20_000 })).body
      .isWaiting;

  await admin.call(saveSettings, high!);
  const alone = await gives20();
  await admin.call(saveSettings, low!);
  await own.admin();
  await admin.call(saveSettings, high!);
  const beside = await gives20();
  own.wait(GRANT_HOURS * 3_600_000 + 1000);
  await admin.call(proveAgain, { password: "lantern-of-moss" });

  expect([alone, beside, await gives20()]).toEqual([false, true, false]);
});

test("what somebody has asked for who is no admin any more can only be refused", async () => {
  const [boss, second, mia] = [await game.admin(), await game.admin(), await game.player()];
  const { id } = (await gives(boss, { names: mia.username, coins: 10_000 })).body;
  await db.rows(`update players set role = 'user' where id = $1`, [boss.id]);

  const { refusal } = await second.call(contract.decideGrant, { id, agrees: true });

  expect(refusal.code).toBe("asker_is_no_admin");
  expect((await second.call(contract.decideGrant, { id, agrees: false })).status).toBe(200);
});

test("a process that dies half-way leaves the others to the next one", async () => {
  const [admin, ...players] = [await game.admin(), await game.player(), await game.player()];
  const before = await Promise.all(players.map(coinsOf));
  const { id } = (await gives(admin, { names: namesOf(...players), coins: 7 })).body;
  const [one] = players;
  // The process pays the first player and dies before it pays the second.
  await db.rows(
    `with paid as (
       update grant_recipients set paid_at = now() where grant_id = $1 and player_id = $2
       returning player_id)
     insert into ledger (player_id, currency, amount, reason, cause, balance_after)
     select player_id, 'coins', 7, 'gift', 'grant:' || $1::text, 0 from paid`,
    [id, one!.id],
  );

  await pays();

  expect(await Promise.all(players.map(coinsOf))).toEqual(before.map((coins) => coins + 7));
  expect(await stateOf(id)).toBe("done");
  expect(await broken()).toEqual([]);
});

test("whoever has left meanwhile gets nothing, and the list says so", async () => {
  const [admin, mia, ben] = [await game.admin(), await game.player(), await game.player()];
  const { id } = (await gives(admin, { names: namesOf(mia, ben), coins: 5 })).body;
  await db.rows(`update players set deleted_at = now() where id = $1`, [mia.id]);

  await pays();

  const rows = (await admin.call(contract.listGrants, { state: "done" })).body;
  expect(rows.find((row) => row.id === id)).toMatchObject({ players: 2, paid: 1, leftOut: 1 });
  expect(await broken()).toEqual([]);
});

test("the list is filtered and paged, and its texts name players of today", async () => {
  const [admin, mia] = [await game.admin(), await game.player()];
  const given = { names: mia.username, coins: 1, why: `asked by ${mia.username}` };
  await gives(admin, given);
  await gives(admin, { ...given, message: `Dear ${mia.username}` });
  await pays();
  await db.rows(`update players set username = 'Kind Owl' where id = $1`, [mia.id]);

  const [newest] = (await admin.call(contract.listGrants, { limit: 1 })).body;
  const [older] = (await admin.call(contract.listGrants, { limit: 1, after: newest!.id })).body;
  const [back] = (await admin.call(contract.listGrants, { limit: 1, before: older!.id })).body;

  expect(newest).toMatchObject({ why: "asked by Kind Owl", message: "Dear Kind Owl", paid: 1 });
  expect(older!.message).toBe(sorry.message);
  expect(back!.id).toBe(newest!.id);
  const { items } = (await mia.call(listNotifications, {})).body;
  expect(items[0]!.text).toContain(`Dear ${mia.username} You have received 1 coin.`);
  const { count } = (await admin.call(contract.countGrants, { state: "waiting" })).body;
  const waiting = (await admin.call(contract.listGrants, { state: "waiting", limit: 200 })).body;
  expect(waiting).toHaveLength(count);
});

test.for([
  ["coins that nobody was to get", `update grants set coins = coins + 1 where id = $1`],
  [
    "a payment that nobody wrote down",
    `update grant_recipients set paid_at = null where grant_id = $1`,
  ],
  ["a payment without a second admin", `update grants set state = 'waiting' where id = $1`],
] as const)("the audit finds %s", async ([, sql]) => {
  const [admin, mia] = [await game.admin(), await game.player()];
  const { id } = (await gives(admin, { names: mia.username, coins: 3 })).body;
  await pays();

  expect(await auditAfter(db, (tx) => tx.rows(sql, [id]))).toContain(
    "whoever a grant has paid has what was agreed to, once",
  );
});
