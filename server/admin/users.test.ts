import { expect, test } from "vitest";
import * as account from "#contract/account.ts";
import * as contract from "#contract/admin.ts";
import * as market from "#contract/market.ts";
import { createGrant, decideGrant } from "#contract/grants.ts";
import { creatures } from "#game/cards/creatures.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();

const boss = await game.admin();
const roleOf = (id: string) =>
  game.db.value<string>(`select role from players where id = $1`, [id]);
const codeOf = ({ status, refusal }: { status: number; refusal: { code: string } }) =>
  status === 200 ? "done" : refusal.code;

test("players are found by any part of their address and names, and by their role", async () => {
  const anna = await game.player({ username: "anna-lindgrenova" });
  await anna.call(account.updateProfile, {
    firstName: "Zwetla",
    lastName: null,
    email: anna.email,
  });
  const found = async (input: object) =>
    (await boss.call(contract.listUsers, input)).body.map(({ username }) => username);

  expect(await found({ search: "lindgren" })).toEqual(["anna-lindgrenova"]);
  expect(await found({ search: "ZWETLA" })).toEqual(["anna-lindgrenova"]);
  expect(await found({ search: "indgrenova@game" })).toEqual(["anna-lindgrenova"]);
  expect(await found({ search: "%" })).toEqual([]);
  expect(await found({ search: "lindgren", role: "admin" })).toEqual([]);
  expect(await found({ role: "admin" })).toContain(boss.username);
  const counted = await boss.call(contract.countUsers, { search: "lindgren" });
  expect(counted.body).toEqual({ count: 1 });
  const [row] = (await boss.call(contract.listUsers, { search: "lindgren" })).body;
  expect(row).toMatchObject({ coins: 200, role: "user", first_name: "Zwetla", is_demo: false });
});

test.for(contract.userSorts)(
  "pages go on where they ended, forwards and back, by %s",
  async (sort) => {
    for (let i = 0; i < 4; i++) await game.player();
    const page = async (input: object) =>
      (await boss.call(contract.listUsers, { sort, ...input })).body.map(({ id }) => id);
    for (const order of ["asc", "desc"] as const) {
      const all = await page({ order, limit: 200 });
      const first = await page({ order, limit: 2 });
      const second = await page({ order, limit: 2, after: first[1] });
      expect([...first, ...second]).toEqual(all.slice(0, 4));
      expect(await page({ order, limit: 2, before: second[0] })).toEqual(first);
      expect(await page({ order, before: all.at(-1), limit: 1 })).toEqual([all.at(-2)]);
    }
  },
);

test("an admin gives a role, every session hears of it, and the log says who and why", async () => {
  const anna = await game.player();
  expect(codeOf(await anna.call(contract.listUsers, {}))).toBe("not_admin");

  await boss.call(contract.changeRole, { userId: anna.id, role: "admin", why: "helps us" });

  expect(codeOf(await anna.call(contract.listUsers, {}))).toBe("done");
  const [row] = await game.db.rows(
    `select admin_id, deed, why, before, after from admin_log where subject_id = $1`,
    [anna.id],
  );
  expect(row).toEqual({
    admin_id: boss.id,
    deed: "role changed",
    why: "helps us",
    before: { role: "user" },
    after: { role: "admin" },
  });
  await boss.call(contract.changeRole, { userId: anna.id, role: "user" });
  expect(codeOf(await anna.call(contract.listUsers, {}))).toBe("not_admin");
});

const makesAdmin = async (admin: ActingPlayer, { id: userId }: ActingPlayer) => {
  const answer = await admin.call(contract.changeRole, { userId, role: "admin" });
  return answer.status === 200 ? answer.body.isWaiting : answer.refusal.code;
};

const agreesTo = async (admin: ActingPlayer, id: string) =>
  codeOf(await admin.call(decideGrant, { id, agrees: true }));

/** Sessions would have to be proven again. */
const weekLater = ({ db }: Awaited<ReturnType<typeof testGame>>) =>
  db.rows(`update admin_requests set asked_at = asked_at - interval '7 days 1 second'`);

test("where there are two admins, both have to want a third one", async () => {
  const own = await testGame();
  const [one, two, mia] = [await own.admin(), await own.admin(), await own.player()];

  expect(await makesAdmin(one, mia)).toBe(true);
  expect(await makesAdmin(one, mia)).toBe(true);
  expect(codeOf(await mia.call(contract.listUsers, {}))).toBe("not_admin");
  expect(await makesAdmin(two, mia)).toBe(false);
  expect(codeOf(await mia.call(contract.listUsers, {}))).toBe("done");
  const deeds = await own.db.rows<{ deed: string }>(
    `select deed from admin_log where subject_id = $1 order by number`,
    [mia.id],
  );
  expect(deeds.map(({ deed }) => deed)).toEqual([
    "admin asked for",
    "admin asked for",
    "role changed",
  ]);
});

test("a wish for an admin is seen while it waits, on the player's page and in the list", async () => {
  const own = await testGame();
  const [one, two, mia] = [await own.admin(), await own.admin(), await own.player()];
  const seen = async () => {
    const { adminRequest } = (await two.call(contract.getUserStory, { id: mia.id })).body;
    const listed = (await two.call(contract.listUsers, {})).body;
    return [adminRequest, listed.filter((each) => each.isAdminAskedFor).map(({ id }) => id)];
  };
  expect(await seen()).toEqual([null, []]);

  await makesAdmin(one, mia);
  const by = { id: one.id, name: one.username };
  expect(await seen()).toEqual([{ by, at: expect.any(String) }, [mia.id]]);
  await weekLater(own);
  expect(await seen()).toEqual([null, []]);

  await makesAdmin(one, mia);
  await makesAdmin(two, mia);
  expect(await seen()).toEqual([null, []]);
});

test("both want it at once: an admin is made once", async () => {
  const own = await testGame();
  const [one, two, mia] = [await own.admin(), await own.admin(), await own.player()];

  const waits = await Promise.all([makesAdmin(one, mia), makesAdmin(two, mia)]);

  expect(waits.toSorted()).toEqual([false, true]);
});

test("what an admin has asked for ends with the role, and after a week", async () => {
  const own = await testGame();
  const [one, two, three, mia] = [
    await own.admin(),
    await own.admin(),
    await own.admin(),
    await own.player(),
  ];
  await makesAdmin(one, mia);
  await two.call(contract.changeRole, { userId: one.id, role: "user" });
  expect(await makesAdmin(two, mia)).toBe(true);

  await weekLater(own);
  expect(await makesAdmin(three, mia)).toBe(true);
  expect(await makesAdmin(two, mia)).toBe(false);
});

test("the only admin makes one alone, who is no second admin for a week, either way", async () => {
  const own = await testGame();
  const [only, alias, mia] = [await own.admin(), await own.player(), await own.player()];
  const gives = (admin: ActingPlayer) =>
    admin.call(createGrant, { names: mia.username, coins: 100_000, message: "Hi", why: "test" });

  expect(await makesAdmin(only, alias)).toBe(false);

  expect(await makesAdmin(only, mia)).toBe(true);
  expect(await makesAdmin(alias, mia)).toBe("admin_is_too_new");
  const [ofOnly, ofAlias] = [(await gives(only)).body, (await gives(alias)).body];
  expect(await agreesTo(alias, ofOnly.id)).toBe("admin_is_too_new");
  expect(await agreesTo(only, ofAlias.id)).toBe("admin_is_too_new");
  await weekLater(own);
  expect(await agreesTo(alias, ofOnly.id)).toBe("done");
});

test("whom the only admin makes one again by undoing is no second admin for a week", async () => {
  const own = await testGame();
  const [only, alias, mia] = [await own.admin(), await own.player(), await own.player()];
  await makesAdmin(only, alias);
  await only.call(contract.changeRole, { userId: alias.id, role: "user" });
  const [row] = (await only.call(contract.listLog, { subject: alias.id })).body;

  expect(codeOf(await only.call(contract.undoDeed, { number: row!.number }))).toBe("done");

  expect(await makesAdmin(only, mia)).toBe(true);
  expect(await makesAdmin(alias, mia)).toBe("admin_is_too_new");
  await weekLater(own);
  expect(await makesAdmin(only, mia)).toBe(true);
  expect(await makesAdmin(alias, mia)).toBe(false);
});

test("an admin whose role was taken is not made one again by undoing", async () => {
  const own = await testGame();
  const [one, two] = [await own.admin(), await own.admin()];
  await own.admin();
  await one.call(contract.changeRole, { userId: two.id, role: "user" });
  const [row] = (await one.call(contract.listLog, { subject: two.id })).body;

  const undone = await one.call(contract.undoDeed, { number: row!.number });

  expect(codeOf(undone)).toBe("ask_for_admin");
});

test("two admins who take each other's role at once: one stays", async () => {
  const own = await testGame();
  const [one, two] = [await own.admin(), await own.admin()];

  const answers = await Promise.all([
    one.call(contract.changeRole, { userId: two.id, role: "user" }),
    two.call(contract.changeRole, { userId: one.id, role: "user" }),
  ]);

  // Who comes a moment later is no admin any more.
  const [first, other] = answers.map(codeOf).toSorted();
  expect(first).toBe("done");
  expect(["last_admin", "not_admin"]).toContain(other);
  const left = await own.db.rows(`select 1 from players where role = 'admin'`);
  expect(left).toHaveLength(1);
});

test("the last admin cannot give the role away, also not to themselves", async () => {
  const own = await testGame();
  const only = await own.admin();

  const answer = await only.call(contract.changeRole, { userId: only.id, role: "demo" });

  expect(codeOf(answer)).toBe("last_admin");
});

test("a closed account gives back what it has open, and nothing is left of its words", async () => {
  const seller = await game.player({ username: "Quillonomi" });
  const [card] = await seller.cards();
  const listed = await seller.call(market.createListing, { cardId: card!.id, price: 20 });

  const [first, second] = await Promise.all([
    boss.call(contract.deleteUser, { id: seller.id, why: "asked by letter" }),
    boss.call(contract.deleteUser, { id: seller.id }),
  ]);

  expect([first, second].map(codeOf).toSorted()).toEqual(["done", "no_user"]);
  expect(codeOf(await seller.call(account.currentUser, {}))).toBe("signed_out");
  const bought = await boss.call(market.purchase, { id: listed.body.id });
  expect(bought.status).not.toBe(200);
  await expect
    .poll(() => game.db.rows(`select 1 from players where username ilike 'quillonomi'`))
    .toEqual([]);
  const logged = await game.db.rows(
    `select 1 from admin_log where admin_log::text ilike '%quillonomi%'`,
  );
  expect(logged).toEqual([]);
});

test("an admin is not deleted", async () => {
  const other = await game.admin();

  expect(codeOf(await boss.call(contract.deleteUser, { id: other.id }))).toBe("admin_stays");
  expect(await roleOf(other.id)).toBe("admin");
  await boss.call(contract.changeRole, { userId: other.id, role: "user" });
});

test("a demo account has cards and coins, no market, and a way back; after a day it is gone", async () => {
  const own = await testGame();
  const admin = await own.admin();
  const before = admin.jar.cookie;
  const began = await admin.send({ method: "POST", url: contract.demoLogin.path, payload: {} });
  expect(began.statusCode).toBe(200);
  const back = began.cookies.find(({ name }) => name === "return");
  expect(back).toMatchObject({ httpOnly: true, sameSite: "Lax" });

  const demo = (await admin.call(account.currentUser, {})).body;
  expect(demo).toMatchObject({ role: "demo", coins: 1_000 });
  const cards = await admin.cards();
  expect(cards).toHaveLength(20);
  const sold = await admin.call(market.createListing, { cardId: cards[0]!.id, price: 5 });
  expect(codeOf(sold)).toBe("demo");
  expect(codeOf(await admin.call(contract.listUsers, {}))).toBe("not_admin");

  const cookie = `${admin.jar.cookie}; return=${back!.value}`;
  const returned = await admin.send({
    method: "POST",
    url: contract.returnFromDemo.path,
    payload: {},
    headers: { cookie },
  });
  expect(returned.statusCode).toBe(200);
  expect(admin.jar.cookie).toBe(before);
  expect((await admin.call(contract.listUsers, { role: "demo" })).body).toHaveLength(1);

  own.wait(24 * 3_600_000);
  await expect
    .poll(async () => (await admin.call(contract.listUsers, { role: "demo" })).body)
    .toEqual([]);
});

test("who logs out of a demo account leaves no way back to the admin", async () => {
  const admin = await game.admin();
  const own = admin.jar.cookie ?? "";
  const began = await admin.send({ method: "POST", url: contract.demoLogin.path, payload: {} });
  const back = began.cookies.find(({ name }) => name === "return")?.value ?? "";
  const cookie = `${admin.jar.cookie}; return=${back}`;

  const left = await admin.send({
    method: "POST",
    url: account.forceLogout.path,
    headers: { cookie },
  });

  expect(left.cookies.find(({ name }) => name === "return")?.value).toBe("");
  const asked = await game.visitor().send({
    method: "GET",
    url: account.currentUser.path,
    headers: { cookie: own },
  });
  expect(asked.statusCode).toBe(401);
});

test.for([null, "made-up", "a player's"] as const)(
  "whose way back is %s does not become an admin",
  async (kind) => {
    const player = await game.player();
    const other = (await game.player()).jar.cookie?.split("=")[1] ?? "";
    const way = { "made-up": "return=abc", "a player's": `return=${other}` };
    const cookie = kind === null ? "" : `; ${way[kind]}`;

    const answer = await player.send({
      method: "POST",
      url: contract.returnFromDemo.path,
      payload: {},
      headers: { cookie: `${player.jar.cookie}${cookie}` },
    });

    expect(answer.statusCode).toBe(401);
  },
);

test("the dashboard counts everything", async () => {
  const own = await testGame();
  const admin = await own.admin();
  await own.player();

  expect((await admin.call(contract.adminStats, {})).body).toEqual({
    total_users: 2,
    total_cards: creatures.length,
    total_user_cards: 24,
    total_battles: 0,
    total_trades: 0,
    admin_users: 1,
    demo_users: 0,
  });
});
