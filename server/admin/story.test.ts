import { expect, test } from "vitest";
import { changePassword, login, updateProfile } from "#contract/account.ts";
import * as contract from "#contract/admin.ts";
import { createListing, purchase } from "#contract/market.ts";
import { sendReport } from "#contract/moderation.ts";
import { deleteOwnAccount } from "#contract/own-data.ts";
import { closedAccountText } from "#texts/en/records.ts";
import { addPasskey, PASSWORD, protect } from "#server/security/test-security.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();
const admin = await game.admin();

const storyOf = async ({ id }: { id: string }) =>
  (await admin.call(contract.getUserStory, { id })).body;

const eventsOf = async ({ id }: { id: string }, input: object = {}) =>
  (await admin.call(contract.listUserEvents, { id, ...input })).body;

const wordsOf = async (player: ActingPlayer, kind: contract.EventKind) =>
  (await eventsOf(player, { kind })).map(({ words }) => words);

test("who a player is, and what the player has", async () => {
  const [mia, kid] = [await game.player(), await game.player({ born: "2015-01" })];
  await game.db.rows(`insert into guardianships (guardian_id, child_id) values ($1, $2)`, [
    mia.id,
    kid.id,
  ]);

  expect(await storyOf(mia)).toMatchObject({
    id: mia.id,
    username: mia.username,
    email: mia.email,
    emailVerified: false,
    role: "user",
    ageBand: "adult",
    deletedAt: null,
    cards: 12,
    nfts: 0,
    hasTwoFactor: false,
    passkeys: 0,
    guardians: [],
    children: [{ id: kid.id, name: kid.username }],
  });
  const story = await storyOf(kid);
  expect(story).toMatchObject({ guardians: [{ id: mia.id, name: mia.username }], children: [] });
  expect(story.shownName).not.toBe(kid.username);
});

test("everything that has happened stands in one line of time, in words", async () => {
  const [mia, ben] = [await game.player(), await game.player()];
  const [card] = await mia.deck();
  const listed = { cardId: card!.id, price: 30, confirmed: true };
  const { body } = await mia.call(createListing, listed);
  await ben.call(purchase, { id: body.id });
  await mia.battles();
  await ben.call(sendReport, { playerId: mia.id, reason: "unkind", text: "no" });
  const why = `as ${ben.username} has asked`;
  await admin.call(contract.changeRole, { userId: mia.id, role: "admin", why });
  await admin.call(contract.changeRole, { userId: mia.id, role: "user", why: "" });

  const { name } = card!.card;
  expect(await wordsOf(mia, "deals")).toEqual([
    `Offered for sale: ${name}, for 30 coins, with ${ben.username}, completed`,
  ]);
  expect(await wordsOf(ben, "deals")).toEqual([
    `Bought: ${name}, for 30 coins, with ${mia.username}, completed`,
  ]);
  expect(await wordsOf(mia, "cards")).toContain(`${name}: Sold to ${ben.username}`);
  expect(await wordsOf(ben, "cards")).toContain(`${name}: Bought from ${mia.username}`);
  expect(await wordsOf(ben, "coins")).toContain("\u221230 coins: Card bought (then 170)");
  expect(await wordsOf(mia, "battles")).toEqual([expect.stringMatching(/^Quick battle against /)]);
  expect(await wordsOf(mia, "reports")).toEqual(["A name was reported: not decided yet"]);
  expect(await wordsOf(ben, "reports")).toEqual(["Has reported a name (unkind)"]);
  expect(await wordsOf(mia, "security")).toEqual(["Signed in by password, Another program"]);
  expect(await wordsOf(mia, "admins")).toEqual([
    `role changed by ${admin.username}`,
    `role changed by ${admin.username}: ${why}`,
  ]);
  expect(await wordsOf(mia, "purchases")).toEqual([]);
  const kinds = new Set((await eventsOf(mia)).map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual([
    "admins",
    "battles",
    "cards",
    "coins",
    "deals",
    "reports",
    "security",
  ]);
});

test("whom a player met and who is gone is known by more than a name, and leads to a page", async () => {
  const [mia, ben] = [await game.player(), await game.player()];
  const [card] = await mia.deck();
  const listed = { cardId: card!.id, price: 30, confirmed: true };
  const { body } = await mia.call(createListing, listed);
  await ben.call(purchase, { id: body.id });
  const why = `as ${ben.username} has asked`;
  await admin.call(contract.changeRole, { userId: mia.id, role: "demo", why });
  const days = closedAccountText({
    id: ben.id,
    joinedAt: (await storyOf(ben)).joinedAt,
    closedAt: new Date(game.deps.now()).toISOString(),
    returnUntil: (await ben.call(deleteOwnAccount, { username: ben.username })).body.until,
    isErased: false,
  });
  const called = `${ben.username} (${days})`;

  const link = `/admin/users/${ben.id}`;
  expect(await eventsOf(mia, { kind: "deals" })).toMatchObject([
    {
      words: `Offered for sale: ${card!.card.name}, for 30 coins, with ${called}, completed`,
      link,
    },
  ]);
  expect(await eventsOf(mia, { kind: "admins" })).toMatchObject([
    { words: `role changed by ${admin.username}: as ${called} has asked`, link },
  ]);
  expect((await storyOf(ben)).closed).toMatchObject({ id: ben.id, name: ben.username });
  expect((await storyOf(mia)).closed).toBeNull();
});

test("when a player has changed what opens the account, without what it was changed to", async () => {
  const zoe = await game.player();
  const currentPassword = PASSWORD;
  await zoe.call(updateProfile, { email: `new-${zoe.email}`, currentPassword });
  game.wait(1000);
  await protect(game, zoe);
  await addPasskey(zoe);
  game.wait(1000);
  await zoe.call(changePassword, { currentPassword, newPassword: "willow-of-stone" });

  expect((await wordsOf(zoe, "security")).slice(0, -1)).toEqual([
    "Chose a new password",
    "Added a passkey",
    "Turned two-factor sign-in on",
    "Gave another e-mail address",
  ]);
  const kept = await game.db.rows(`select * from account_changes where player_id = $1`, [zoe.id]);
  expect(JSON.stringify(kept)).not.toContain(zoe.email);
  const [newest, ...rest] = await eventsOf(zoe, { kind: "security" });
  const page = await eventsOf(zoe, { kind: "security", cursor: newest!.id });
  expect(page).toEqual(rest);
});

test("pages go on where they ended, also in the middle of one moment", async () => {
  const mia = await game.player();
  await mia.battles();
  const all = await eventsOf(mia, { limit: 100 });
  expect(all.length).toBeGreaterThan(12);
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );

  const paged = [];
  for (let cursor: string | undefined; ;) {
    const page = await eventsOf(mia, { limit: 5, ...(cursor !== undefined && { cursor }) });
    paged.push(...page);
    cursor = page.at(-1)?.id;
    if (page.length < 5) break;
  }
  expect(paged).toEqual(all);
});

test("a sign-in with a wrong password is there", async () => {
  const mia = await game.player();
  await game.visitor().call(login, { email: mia.email, password: "not this one" });

  expect(await wordsOf(mia, "security")).toEqual([
    "Could not sign in by password, Another program",
    "Signed in by password, Another program",
  ]);
});

test("nobody is nobody, a closed account has its story, and a cursor is one of the list's", async () => {
  const mia = await game.player();
  await game.db.rows(`update players set deleted_at = now() where id = $1`, [mia.id]);

  expect((await storyOf(mia)).deletedAt).not.toBeNull();
  const nobody = await admin.call(contract.getUserStory, { id: crypto.randomUUID() });
  expect(nobody.refusal.code).toBe("no_user");
  const noStory = await admin.call(contract.listUserEvents, { id: crypto.randomUUID() });
  expect(noStory.refusal.code).toBe("no_user");
  for (const cursor of [
    "2026",
    "2026-99-99T99:99:99.999999Z_coins_1",
    "2026-02-30T10:00:00.000000Z_coins_1",
    "2026-11-23T24:00:00.000001Z_coins_1",
    "0000-01-01T10:00:00.000000Z_coins_1",
  ]) {
    const bad = await admin.call(contract.listUserEvents, { id: mia.id, cursor });
    expect([bad.status, bad.refusal.code]).toEqual([400, "bad_input"]);
  }
});
