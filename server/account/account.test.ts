import { expect, test } from "vitest";
import { recordVisit } from "#contract/missions.ts";
import * as account from "#contract/account.ts";
import * as profile from "#contract/account.ts";
import * as signIn from "#contract/account.ts";
import * as collection from "#contract/collection.ts";
import { testGame } from "#server/testing/test-game.ts";
import { launchWatch } from "./launch.ts";
import { lettersTo } from "./test-letters.ts";

const game = await testGame();

let seed = 0;

const input = (username: string) => ({
  email: `${username}@game.test`,
  password: "lantern-of-moss",
  username,
});

const mailedToken = (email: string, page: string) => lettersTo(game.dataDir, email).token(page);

test("a new player has 200 coins, a session and twelve starter cards in the deck", async () => {
  const visitor = game.visitor();

  const { status, body } = await visitor.call(signIn.signUp, {
    ...input("mika"),
    firstName: "Mika",
    inviteCode: null,
  });

  expect(status).toBe(200);
  expect(body).toMatchObject({ username: "mika", firstName: "Mika", coins: 200, role: "user" });
  const deck = (await visitor.call(collection.listDeck, {})).body;
  expect(deck.map(({ deckSlot }) => deckSlot)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(new Set(deck.map(({ cardId }) => cardId)).size).toBe(12);
  expect((await visitor.call(profile.getProfile, {})).body.hasReceivedWelcomePack).toBe(true);
});

test.for([
  [{ email: "not an address" }, "Please enter a valid email address"],
  [{ password: "12345" }, "Password must be at least 6 characters"],
  [{ username: "x" }, "A username has 2 to 40 letters or numbers"],
] as const)("a sign-up with %j is refused and leaves nothing behind", async ([wrong, message]) => {
  const visitor = game.visitor();

  const answer = await visitor.call(signIn.signUp, { ...input("refused"), ...wrong });

  expect([answer.status, answer.refusal.message]).toEqual([400, message]);
  expect(visitor.jar.cookie).toBe(null);
  expect(await game.db.rows(`select 1 from players where username = 'refused'`)).toEqual([]);
});

test.for(["player1795257096922", "sonic", "Bob the 3rd", "ユウキ"])(
  "%j may be a username",
  async (username) => {
    const { status } = await game
      .visitor()
      .call(signIn.signUp, { ...input("friendly"), email: `${seed++}@game.test`, username });
    expect(status).toBe(200);
  },
);

test("a rude username is refused in friendly words", async () => {
  const { status, refusal } = await game.visitor().call(signIn.signUp, input("sh1thead"));

  expect([status, refusal.message]).toEqual([400, "Please choose a friendlier username."]);
});

test("somebody who calls themselves by a wish to die gets a kind word instead", async () => {
  const { status, refusal } = await game.visitor().call(signIn.signUp, input("kms"));

  expect([status, refusal.code]).toEqual([400, "needs_help"]);
  expect(refusal.message).toContain("You matter");
});

test("an address and a username belong to one player, whatever their case", async () => {
  await game.player({ username: "Falko" });

  const sameName = { ...input("falko"), email: "other@game.test" };
  const sameAddress = { ...input("other"), email: "FALKO@game.test" };

  expect((await game.visitor().call(signIn.signUp, sameName)).refusal.code).toBe("username_taken");
  expect((await game.visitor().call(signIn.signUp, sameAddress)).refusal.code).toBe("email_taken");
});

test("ten sign-ups with one address at once make one account with one welcome pack", async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      game.visitor().call(signIn.signUp, { ...input(`racer${i}`), email: "racer@game.test" }),
    ),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const [row] = await game.db.rows<{ cards: number }>(
    `select count(*) as cards from owned_cards o join players p on p.id = o.owner_id
      where p.email_key = 'racer@game.test'`,
  );
  expect(row?.cards).toBe(12);
});

test("a school class of forty signs up from one address at once", async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) => game.visitor().call(signIn.signUp, input(`class${i}`))),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
});

test("signing in gives a new session and ends the one before", async () => {
  const player = await game.player();
  const before = player.jar.cookie;

  const { status } = await player.call(signIn.login, {
    email: player.email,
    password: "lantern-of-moss",
  });

  expect(status).toBe(200);
  expect(player.jar.cookie).not.toBe(before);
  const old = await game.app.inject({ url: "/api/auth/user", headers: { cookie: before ?? "" } });
  expect(old.statusCode).toBe(401);
});

test("a wrong password and an unknown address get the same words", async () => {
  const player = await game.player();

  const wrong = await game
    .visitor()
    .call(signIn.login, { email: player.email, password: "secret2" });
  const unknown = await game
    .visitor()
    .call(signIn.login, { email: "nobody@game.test", password: "secret2" });

  expect([wrong.status, wrong.refusal]).toEqual([unknown.status, unknown.refusal]);
  expect(wrong.refusal.message).toBe("Invalid email or password");
});

test("the sixth wrong password in a row is not even looked at", async () => {
  const player = await game.player();
  const visitor = game.visitor();
  const guess = () => visitor.call(signIn.login, { email: player.email, password: "guess" });

  const answers = [];
  for (let i = 0; i < 6; i++) answers.push((await guess()).status);

  expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
});

test.for([account.logout, account.forceLogout])("$path ends the session at once", async (way) => {
  const player = await game.player();
  const { cookie } = player.jar;

  expect((await player.call(way, {})).status).toBe(200);

  expect(player.jar.cookie).toBe(null);
  const again = await game.app.inject({ url: "/api/auth/user", headers: { cookie: cookie ?? "" } });
  expect([again.statusCode, again.json().code]).toEqual([401, "signed_out"]);
});

test("another site can neither change anything nor sign a player out", async () => {
  const player = await game.player();
  const [card] = await player.deck();
  const headers = { origin: "https://evil.test", "sec-fetch-site": "cross-site" };

  const move = await player.movesToVault(card?.id ?? "", { headers });
  const logout = await player.call(account.logout, {}, { headers });

  expect([move.status, move.refusal.code]).toEqual([403, "other_site"]);
  expect(logout.status).toBe(200);
  expect((await player.call(account.currentUser, {})).status).toBe(200);
});

const fetched = (dest: string, mode = "no-cors") => ({
  "sec-fetch-site": "same-origin",
  "sec-fetch-mode": mode,
  "sec-fetch-dest": dest,
});

test.for([
  ["a picture", fetched("image")],
  ["a frame", fetched("iframe", "navigate")],
  ["an object", fetched("object", "navigate")],
  ["a style", fetched("style")],
  ["a script", fetched("script")],
  ["a link that is fetched ahead", fetched("empty")],
  ["a page that is fetched ahead", { ...fetched("document"), "sec-purpose": "prefetch;prerender" }],
  ["a link of old", { ...fetched("document", "navigate"), purpose: "prefetch" }],
  ["a link of an old Firefox", { "x-moz": "prefetch" }],
  ["a picture of an old browser", { accept: "image/webp,image/png;q=0.8,*/*;q=0.5" }],
  ["a style of an old browser", { accept: "text/css,*/*;q=0.1" }],
] as const)("%s signs nobody out", async ([, headers]) => {
  const player = await game.player();

  await player.call(account.logout, {}, { headers });

  expect((await player.call(account.currentUser, {})).status).toBe(200);
});

test.for([
  ["a script of ours", fetched("empty", "cors")],
  ["a person who goes there", { ...fetched("document", "navigate"), "sec-fetch-site": "none" }],
  ["a person with an old browser", { accept: "text/html,application/xhtml+xml,*/*;q=0.8" }],
  ["a script of an old browser", { accept: "*/*" }],
  ["a program", { accept: "application/json" }],
] as const)("%s signs out", async ([, headers]) => {
  const player = await game.player();

  await player.call(account.logout, {}, { headers });

  expect((await player.call(account.currentUser, {})).status).toBe(401);
});

test("a mailed link confirms the address, once", async () => {
  const player = await game.player();
  const token = await mailedToken(player.email, "/verify-email");

  expect((await player.call(signIn.verifyEmail, { token })).status).toBe(200);

  expect((await player.call(account.currentUser, {})).body.emailVerified).toBe(true);
  const again = await player.call(signIn.verifyEmail, { token });
  expect([again.status, again.refusal.code]).toEqual([400, "dead_link"]);
});

test("a forgotten password is replaced by letter, and every session ends", async () => {
  const player = await game.player();
  const asked = await game.visitor().call(signIn.forgotPassword, { email: player.email });
  const nobody = await game.visitor().call(signIn.forgotPassword, { email: "no@game.test" });
  expect(asked.body).toEqual(nobody.body);
  const token = await mailedToken(player.email, "/reset-password");

  const reset = await game.visitor().call(signIn.resetPassword, { token, password: "better2" });

  expect(reset.status).toBe(200);
  expect((await player.call(account.currentUser, {})).status).toBe(401);
  const { email } = player;
  const visitor = game.visitor();
  expect((await visitor.call(signIn.login, { email, password: "lantern-of-moss" })).status).toBe(
    401,
  );
  expect((await visitor.call(signIn.login, { email, password: "better2" })).status).toBe(200);
});

test("a changed password ends the other sessions and keeps this one", async () => {
  const player = await game.player();
  const phone = game.visitor();
  await phone.call(signIn.login, { email: player.email, password: "lantern-of-moss" });
  expect((await player.call(profile.listSessions, {})).body).toHaveLength(2);

  const wrong = { currentPassword: "guess", newPassword: "better2" };
  const right = { currentPassword: "lantern-of-moss", newPassword: "better2" };
  expect((await player.call(profile.changePassword, wrong)).status).toBe(400);
  expect((await player.call(profile.changePassword, right)).status).toBe(200);

  expect((await phone.call(account.currentUser, {})).status).toBe(401);
  expect((await player.call(account.currentUser, {})).status).toBe(200);
});

test("a repeated change of the password gets the first answer", async () => {
  const player = await game.player();
  const change = { currentPassword: "lantern-of-moss", newPassword: "better2" };
  const key = { headers: { "idempotency-key": "change-1" } };

  const first = await player.call(profile.changePassword, change, key);
  const again = await player.call(profile.changePassword, change, key);

  expect([again.status, again.body]).toEqual([200, first.body]);
});

test("a repeated sign-in is a sign-in, and no token is kept in the database", async () => {
  const player = await game.player();
  const credentials = { email: player.email, password: "lantern-of-moss" };
  const key = { headers: { "idempotency-key": "sign-in-1" } };
  const [phone, again] = [game.visitor(), game.visitor()];

  await phone.call(signIn.login, credentials, key);
  expect((await again.call(signIn.login, credentials, key)).status).toBe(200);

  expect((await again.call(account.currentUser, {})).body.id).toBe(player.id);
  const stored = await game.db.rows<{ answer: unknown }>(`select answer from idempotent_answers`);
  const token = phone.jar.cookie?.split("=")[1] ?? "no cookie";
  expect(JSON.stringify(stored)).not.toContain(token);
});

test("one device can be signed out from another, but not somebody else's", async () => {
  const player = await game.player();
  const stranger = await game.player();
  const phone = game.visitor();
  await phone.call(signIn.login, { email: player.email, password: "lantern-of-moss" });
  const { body } = await player.call(profile.listSessions, {});
  const id = body.find(({ current }) => !current)?.id ?? "";

  expect((await stranger.call(profile.endSession, { id })).status).toBe(404);
  expect((await player.call(profile.endSession, { id })).status).toBe(200);

  expect((await phone.call(account.currentUser, {})).status).toBe(401);
});

test("the profile changes names and address and nothing else", async () => {
  const player = await game.player();
  const change = {
    firstName: "Ada",
    lastName: "",
    email: "ada@game.test",
    currentPassword: "lantern-of-moss",
    role: "admin",
    coins: 9,
  };

  const { status, body } = await player.call(profile.updateProfile, change);

  expect(status).toBe(200);
  expect(body).toMatchObject({
    firstName: "Ada",
    lastName: null,
    email: "ada@game.test",
    emailVerified: false,
    role: "user",
    coins: 200,
  });
});

test("the streak grows by a day, survives one missed day, and then starts again", async () => {
  const player = await game.player();
  const streak = async () => {
    await player.call(recordVisit, {});
    return (await player.call(account.currentUser, {})).body.streak;
  };
  const day = 24 * 60 * 60 * 1000;

  expect(await streak()).toBe(1);
  game.wait(day);
  expect(await streak()).toBe(2);
  game.wait(2 * day);
  expect(await streak()).toBe(3);
  game.wait(3 * day);
  expect(await streak()).toBe(1);
  game.wait(-6 * day);
});

test("out of the box the landing page speaks of a campaign in the first ninety days", async () => {
  const clock = { nowMs: Date.now() };
  const claims = launchWatch({ ...game.deps, now: () => clock.nowMs });
  expect((await claims()).isCampaignOpen).toBe(true);

  clock.nowMs += 92 * 86_400_000;
  expect((await claims()).isCampaignOpen).toBe(false);
});

test("the landing page counts real players, once a minute at most", async () => {
  const clock = { nowMs: 0 };
  const now = () => clock.nowMs;
  const { count } = (await game.db.one<{ count: number }>(
    "select count(*)::int as count from players",
  ))!;
  const settings = { ...game.deps.settings, thousandsFrom: count + 1 };
  const claims = launchWatch({ ...game.deps, now, settings });
  expect((await claims()).hasThousands).toBe(false);

  await game.player();
  expect((await claims()).hasThousands).toBe(false);
  clock.nowMs += 60_000;
  expect((await claims()).hasThousands).toBe(true);
});
