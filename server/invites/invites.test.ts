import { expect, test } from "vitest";
import * as contract from "#contract/invites.ts";
import { getProfile, signUp } from "#contract/account.ts";
import { listMissions } from "#contract/missions.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { openTab } from "#server/live/test-tab.ts";
import { belongings, notificationsOf } from "#server/trades/test-dealers.ts";
import { testGame, type ActingPlayer, type Caller } from "#server/testing/test-game.ts";

const game = await testGame();

const two = async () => [await game.player(), await game.player()] as const;

const several = async (howMany: number) => {
  const players: ActingPlayer[] = [];
  for (let i = 0; i < howMany; i++) players.push(await game.player());
  return players;
};

const statusOf = async (player: Caller) => (await player.call(contract.inviteStatus, {})).body;

const generates = (player: Caller) => player.call(contract.generateInvite, {});

const codeOf = async (player: Caller) => (await generates(player)).body.inviteCode;

const redeems = async (player: Caller, inviteCode: string) =>
  (await player.call(contract.redeemInvite, { inviteCode })).body;

/** The coins that invitations paid; the cards may complete a mission, which pays too. */
async function paid({ id }: { id: string }): Promise<number> {
  const coins = await game.db.value<number>(
    `select coalesce(sum(amount), 0) as coins from ledger
      where player_id = $1 and reason in ('invite', 'invite_welcome')`,
    [id],
  );
  return coins;
}

let people = 0;

async function signsUpWith(inviteCode: string | null) {
  const visitor = game.visitor();
  const username = `guest${++people}`;
  const account = {
    email: `${username}@game.test`,
    password: "lantern-of-moss",
    username,
    inviteCode,
  };
  return { visitor, username, ...(await visitor.call(signUp, account)) };
}

test("a friend says who invited them, and both are paid at once", async () => {
  const [ada, bo] = await two();
  const before = { ada: await ada.cards(), bo: await bo.cards() };
  const tab = await openTab(await game.url(), ada);
  const inviteCode = await codeOf(ada);
  expect(inviteCode).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  expect(await codeOf(ada)).toBe(inviteCode);
  expect(await statusOf(bo)).toMatchObject({ canRedeem: true, invitedBy: null });

  const answer = await redeems(bo, ` ${inviteCode.toLowerCase()} `);

  expect(answer).toMatchObject({ success: true, coins: 50 });
  expect(answer.message).toContain(ada.username);
  expect(answer.cards).toHaveLength(3);
  expect(answer.cards.filter(({ rarity }) => rarity === "common")).toEqual([]);
  expect([await paid(ada), await paid(bo)]).toEqual([100, 50]);
  expect((await ada.cards()).length - before.ada.length).toBe(3);
  expect((await bo.cards()).length - before.bo.length).toBe(3);
  expect(await statusOf(ada)).toMatchObject({
    hasInviteCode: true,
    inviteCode,
    invitesUsed: 1,
    maxInvites: 6,
    friendsInvited: 1,
    friendsAtMost: 12,
    canGenerate: false,
  });
  expect(await statusOf(bo)).toMatchObject({ canRedeem: false, invitedBy: ada.username });
  await tab.hears("changed", ({ noun }) => noun === "invites");
  const [notification] = (await notificationsOf(ada)).filter(({ kind }) => kind === "invited");
  const names = answer.cards.map(({ name }) => name);
  const [welcome] = (await notificationsOf(bo)).filter(({ kind }) => kind === "received");
  expect(names.filter((name) => !welcome?.text.includes(name))).toEqual([]);
  const won = (await ada.cards()).slice(0, 3).map(({ card }) => card.name);
  expect(notification).toMatchObject({
    title: `${bo.username} joined with your code`,
    link: "/invite",
  });
  expect(won.filter((name) => !notification?.text.includes(name))).toEqual([]);
  tab.socket.close();
});

test("a code brought along to the sign-up pays both in the same moment", async () => {
  const ada = await game.player();

  const guest = await signsUpWith(await codeOf(ada));

  expect(guest.body.invite).toMatchObject({ success: true });
  expect(guest.body.invite?.message).toContain(ada.username);
  expect([await paid(ada), await paid(guest.body)]).toEqual([100, 50]);
  expect(await statusOf(guest.visitor)).toMatchObject({ invitedBy: ada.username });
  expect((await statusOf(ada)).friendsInvited).toBe(1);
});

const treasuresOf = async (player: Caller) =>
  (await player.call(listMissions, {})).body.find(({ title }) => title === "Treasure hunter")
    ?.progress;

test("the cards of a welcome pack count for no mission on the day of the sign-up", async () => {
  const ada = await game.player();
  await game.db.rows(
    `update missions set objective_param = 'rare' where objective = 'collect_rarity'`,
  );
  const guest = await signsUpWith(await codeOf(ada));
  const today = await game.player();
  await redeems(today, await codeOf(ada));
  const earlier = await game.player();
  await game.db.rows(`update players set created_at = now() - interval '1 day' where id = $1`, [
    earlier.id,
  ]);
  await redeems(earlier, await codeOf(ada));

  expect(await treasuresOf(guest.visitor)).toBe(0);
  expect(await treasuresOf(today)).toBe(0);
  expect(await treasuresOf(earlier)).toBe(3);
  await game.db.rows(
    `update missions set objective_param = 'epic' where objective = 'collect_rarity'`,
  );
});

test.for([
  ["a code that nobody has", "ABCDEFGH"],
  ["something that is no code", "hello"],
] as const)("the sign-up goes through with %s", async ([, inviteCode]) => {
  const guest = await signsUpWith(inviteCode);

  expect(guest).toMatchObject({ status: 200, body: { coins: 200, invite: { success: false } } });
});

test("a sign-up that is sent twice is invited once", async () => {
  const ada = await game.player();
  const inviteCode = await codeOf(ada);
  const username = `guest${++people}`;
  const account = {
    email: `${username}@game.test`,
    password: "lantern-of-moss",
    username,
    inviteCode,
  };
  const extras = { headers: { "idempotency-key": "sign-up-once" } };

  const answers = await Promise.all(
    [0, 1, 2].map(() => game.visitor().call(signUp, account, extras)),
  );

  expect(answers.map(({ body }) => body.invite?.success)).toEqual([true, true, true]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await paid(ada)).toBe(100);
});

test("a refused sign-up pays nobody", async () => {
  const [ada, bo] = await two();
  const inviteCode = await codeOf(ada);
  const account = {
    email: "new@game.test",
    password: "lantern-of-moss",
    username: bo.username,
    inviteCode,
  };

  const answer = await game.visitor().call(signUp, account);

  expect(answer.refusal.code).toBe("username_taken");
  expect(await statusOf(ada)).toMatchObject({ invitesUsed: 0, friendsInvited: 0 });
  expect(await paid(ada)).toBe(0);
});

test("without a code nothing is said of one", async () => {
  expect((await signsUpWith(null)).body.invite).toBeNull();
  expect((await signsUpWith("  ")).body.invite).toBeNull();
});

test("twelve friends, twelve rewards and the badge; the thirteenth is told so", async () => {
  const ada = await game.player();
  const before = (await ada.cards()).length;
  const codes = [];
  for (let i = 0; i < 12; i++) {
    const code = await codeOf(ada);
    codes.push(code);
    expect((await statusOf(ada)).badges).toEqual(["founder"]);
    const answer = i % 2 === 0 ? (await signsUpWith(code)).body.invite : null;
    expect(answer ?? (await redeems(await game.player(), code))).toMatchObject({ success: true });
  }

  expect(new Set(codes).size).toBe(2);
  expect(await paid(ada)).toBe(12 * 100);
  expect((await ada.cards()).length - before).toBe(12 * 3);
  expect(await statusOf(ada)).toMatchObject({
    hasInviteCode: false,
    invitesUsed: 6,
    friendsInvited: 12,
    canGenerate: false,
    badges: ["founder", "legendary_founder"],
  });
  expect((await ada.call(getProfile, {})).body).toMatchObject({
    invitesUsed: 12,
    badges: ["founder", "legendary_founder"],
  });
  expect((await notificationsOf(ada)).filter(({ kind }) => kind === "invited")).toHaveLength(12);
  expect((await generates(ada)).refusal.code).toBe("all_used");
  const late = await game.player();
  expect(await redeems(late, codes[11]!)).toMatchObject({ success: false, coins: 0, cards: [] });
  expect((await signsUpWith(codes[11]!)).body.invite).toMatchObject({ success: false });
  expect([await paid(late), await paid(ada)]).toEqual([0, 12 * 100]);
});

test("twenty come at once for the last two places of a code: two of them get in", async () => {
  const ada = await game.player();
  const code = await codeOf(ada);
  for (let i = 0; i < 4; i++) await signsUpWith(code);
  const friends = await several(10);

  const answers = await Promise.all([
    ...friends.map((friend) => redeems(friend, code)),
    ...friends.map(async () => (await signsUpWith(code)).body.invite),
  ]);

  expect(answers.filter((answer) => answer?.success)).toHaveLength(2);
  expect(await statusOf(ada)).toMatchObject({ invitesUsed: 6, friendsInvited: 6 });
  expect(await paid(ada)).toBe(6 * 100);
});

test("one friend with two codes at once is invited once", async () => {
  const [ada, bo] = await two();
  const codes = [await codeOf(ada), await codeOf(bo)];
  const guest = await game.player();

  const answers = await Promise.all(
    [...codes, ...codes, ...codes].map((code) => redeems(guest, code)),
  );

  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(await paid(guest)).toBe(50);
  expect((await paid(ada)) + (await paid(bo))).toBe(100);
});

test("friends who invite each other in a circle: the last one is refused", async () => {
  const circle = await several(4);
  const codes = await Promise.all(circle.map((player) => codeOf(player)));

  const answers = [];
  for (const [i, player] of circle.entries()) {
    answers.push(await redeems(player, codes[(i + 1) % 4]!));
  }

  expect(answers.map(({ success }) => success)).toEqual([true, true, true, false]);
  expect(answers[3]?.message).toContain("does not work both ways");
});

test("a circle does not close when all redeem at the same moment either", async () => {
  for (const size of [2, 3, 4, 5]) {
    const circle = await several(size);
    const codes = await Promise.all(circle.map((player) => codeOf(player)));

    const answers = await Promise.all(
      circle.map((player, i) => redeems(player, codes[(i + 1) % size]!)),
    );

    expect(answers.filter(({ success }) => success)).toHaveLength(size - 1);
  }
});

test("what cannot be redeemed is said in words and changes nothing", async () => {
  const [ada, bo] = await two();
  const cy = await game.player();
  const [adas, bos] = [await codeOf(ada), await codeOf(bo)];
  await redeems(cy, adas);
  const slow = await game.another();
  slow.wait(31 * DAY_MS);
  const before = await belongings(ada, bo, cy);

  const answers = [
    await redeems(bo, "hello"),
    await redeems(bo, "ABCDEFGH"),
    await redeems(ada, adas),
    await redeems(cy, bos),
    await redeems(cy, adas),
    await redeems(slow.as(bo), adas),
  ];

  expect(answers.map(({ success }) => success)).toEqual(answers.map(() => false));
  expect(answers.map(({ message }) => message)).toEqual([
    "Nobody has this invite code. Check it and try again.",
    "Nobody has this invite code. Check it and try again.",
    "This is your own invite code. Share it with a friend.",
    "You have told us already who invited you.",
    "You have told us already who invited you.",
    "An invite code can be used in the first 30 days after signing up.",
  ]);
  expect((await statusOf(slow.as(bo))).canRedeem).toBe(false);
  await slow.stop();
  expect(await belongings(ada, bo, cy)).toEqual(before);
  expect((await statusOf(ada)).invitesUsed).toBe(1);
});

test("who guesses codes has to stop after ten", async () => {
  const [ada, guesser] = await two();
  const code = await codeOf(ada);

  const guesses = await Promise.all(
    Array.from({ length: 14 }, () =>
      guesser.call(contract.redeemInvite, { inviteCode: "ABCDEFGH" }),
    ),
  );

  expect(guesses.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(4);
  expect((await guesser.call(contract.redeemInvite, { inviteCode: code })).status).toBe(429);
});

test("asked for at once, a player has one code", async () => {
  const ada = await game.player();

  const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(ada)));

  expect(new Set(codes).size).toBe(1);
});

test("a demo account neither invites nor is invited", async () => {
  const [ada, bo] = await two();
  const code = await codeOf(ada);
  const bos = await codeOf(bo);
  await game.db.rows(`update players set role = 'demo' where id = $1`, [bo.id]);
  const demo = (await game.another()).as(bo);

  expect((await generates(demo)).status).toBe(403);
  expect((await demo.call(contract.redeemInvite, { inviteCode: code })).status).toBe(403);
  expect(await statusOf(demo)).toMatchObject({ canGenerate: false, canRedeem: false });
  expect(await redeems(ada, bos)).toMatchObject({ success: false });
});

test("out of the box whoever joins in the first ninety days is a founder", async () => {
  const ada = await game.player();
  expect((await ada.call(getProfile, {})).body.badges).toEqual(["founder"]);

  await game.db.rows(`update players set created_at = now() + interval '92 days' where id = $1`, [
    ada.id,
  ]);

  expect((await ada.call(getProfile, {})).body.badges).toEqual([]);
});
