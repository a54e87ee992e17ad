import { expect, test, vi } from "vitest";
import * as account from "#contract/account.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { sendLetter } from "./letters.ts";
import { lettersTo } from "./test-letters.ts";

const game = await testGame();
const second = await game.another();

let places = 0;

/** Every story comes from an address of its own, so that none uses up the letters of another. */
const elsewhere = () => ({ from: `10.0.0.${++places}` });

const changesTo = (
  player: ActingPlayer,
  email: string,
  { currentPassword = "lantern-of-moss", from }: { currentPassword?: string; from?: string } = {},
) =>
  player.call(
    account.updateProfile,
    { email, currentPassword },
    from === undefined ? {} : { from },
  );

const howMany = (email: string) =>
  game.db
    .one<{ count: number }>(
      `select count(*) as count from jobs.job j join players p
          on p.id = (j.data ->> 'playerId')::uuid
        where j.name = 'send-letter' and p.email_key = $1`,
      [email],
    )
    .then(({ count }) => count);

test("a new address needs the password of now", async () => {
  const player = await game.player();
  const input = { email: "new-address@game.test" };

  const without = await player.call(account.updateProfile, input);
  const wrong = await changesTo(player, input.email, { currentPassword: "guess1" });

  expect([without.status, without.refusal.code]).toEqual([400, "password_needed"]);
  expect([wrong.status, wrong.refusal.code]).toEqual([400, "wrong_current_password"]);
  expect((await player.call(account.getProfile, {})).body.email).toBe(player.email);
  const names = { firstName: "Ada", email: player.email.toUpperCase() };
  expect((await player.call(account.updateProfile, names)).body.firstName).toBe("Ada");
  expect((await changesTo(player, input.email)).body.email).toBe(input.email);
});

test("guesses at the password by changing the address are counted before they are looked at", async () => {
  const player = await game.player();

  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      changesTo(player, `guessed${i}@game.test`, { currentPassword: "guess" }),
    ),
  );

  expect(answers.filter(({ status }) => status === 400)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
});

test("the old address is told, and its letter brings everything back", async () => {
  const player = await game.player();
  const thief = game.visitor();
  await thief.call(account.login, { email: player.email, password: "lantern-of-moss" });
  await thief.call(account.updateProfile, {
    email: "thief1@game.test",
    currentPassword: "lantern-of-moss",
  });
  await thief.call(account.updateProfile, {
    email: "thief2@game.test",
    currentPassword: "lantern-of-moss",
  });
  const token = await lettersTo(game.dataDir, player.email).token("/reset-password");
  const thiefs = await lettersTo(game.dataDir, "thief1@game.test").token("/reset-password");
  const [letter] = await lettersTo(game.dataDir, player.email).all();
  expect(letter).not.toContain("thief");

  const owner = game.visitor();
  const { status } = await owner.call(account.resetPassword, { token, password: "better2" });

  expect(status).toBe(200);
  expect((await thief.call(account.currentUser, {})).status).toBe(401);
  const signedIn = await owner.call(account.login, { email: player.email, password: "better2" });
  expect(signedIn.body).toMatchObject({ id: player.id, emailVerified: true });
  const again = await owner.call(account.resetPassword, { token, password: "better3" });
  expect(again.refusal.code).toBe("dead_link");
  const byThief = await thief.call(account.resetPassword, { token: thiefs, password: "better3" });
  expect(byThief.refusal.code).toBe("dead_link");
});

test("an address that may come back is nobody else's", async () => {
  const [player, other] = [await game.player(), await game.player()];
  await changesTo(player, "moved-on@game.test");
  const taken = { email: player.email, password: "lantern-of-moss", username: "somebodyelse" };

  const answers = [
    await game.visitor().call(account.signUp, taken),
    await changesTo(other, player.email),
  ];

  expect(answers.map(({ refusal }) => refusal.code)).toEqual(["email_taken", "email_taken"]);
  expect((await changesTo(player, player.email)).status).toBe(200);
});

test("a hundred changes of the address at two servers send letters to a few", async () => {
  const player = await game.player();
  const here = elsewhere();
  const elsewheres = second.as(player);

  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) =>
      (i % 2 === 0 ? player : elsewheres).call(
        account.updateProfile,
        { email: `stranger${i}@game.test`, currentPassword: "lantern-of-moss" },
        here,
      ),
    ),
  );

  // The letter of the sign-up was the first of five.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(96);
});

test("letters of all kinds share the count of their account", async () => {
  const player = await game.player();
  const here = elsewhere();
  const statuses = [];
  for (let i = 0; i < 3; i++) {
    statuses.push((await player.call(account.resendVerification, {}, here)).status);
  }
  const { email } = player;
  for (let i = 0; i < 2; i++) {
    statuses.push((await game.visitor().call(account.forgotPassword, { email }, here)).status);
  }

  // The letter of the sign-up was the first.
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  expect((await changesTo(player, "sixth@game.test", here)).status).toBe(429);
});

test("one mailbox hears of five accounts in an hour; the others are opened without a letter", async () => {
  const here = elsewhere();
  const signsUp = (i: number) =>
    (i % 2 === 0 ? game : second).visitor().call(
      account.signUp,
      {
        email: `boss+${i}@victim.test`,
        password: "lantern-of-moss",
        username: `boss of ${i} cards`,
      },
      here,
    );

  const answers = [];
  for (let i = 0; i < 8; i++) answers.push((await signsUp(i)).status);

  expect(answers).toEqual(Array(8).fill(200));
  const letters = [];
  for (let i = 0; i < 8; i++) letters.push(await howMany(`boss+${i}@victim.test`));
  expect(letters).toEqual([1, 1, 1, 1, 1, 0, 0, 0]);
});

test("one address sends a hundred letters in an hour, to whomever", async () => {
  const here = elsewhere();
  const asks = (i: number) =>
    (i % 2 === 0 ? game : second)
      .visitor()
      .call(account.forgotPassword, { email: `nobody${i}@game.test` }, here);

  const answers = await Promise.all(Array.from({ length: 110 }, (_, i) => asks(i)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
});

test("an address that nobody has takes the same way, so that the time tells nothing", async () => {
  const { email } = await game.player();
  const here = elsewhere();
  const jobs = async () =>
    (await game.db.rows(`select 1 from jobs.job where name = 'send-letter'`)).length;
  const before = await jobs();

  for (const asked of [email, "nobody-at-all@game.test"]) {
    await game.visitor().call(account.forgotPassword, { email: asked }, here);
  }

  expect((await jobs()) - before).toBe(2);
});

test("a repeated change of the address gets the first answer and sends nothing", async () => {
  const player = await game.player();
  const input = { email: "once@game.test", currentPassword: "lantern-of-moss" };
  const key = { headers: { "idempotency-key": "address-once" } };

  const first = await player.call(account.updateProfile, input, key);
  const again = await player.call(account.updateProfile, input, key);

  expect([again.status, again.body]).toEqual([200, first.body]);
  const sent = () => lettersTo(game.dataDir, "once@game.test").all();
  await vi.waitFor(async () => expect(await sent()).toHaveLength(1), { timeout: 300_000 });
});

test("a school class confirms its addresses from one address, and who guesses has to stop", async () => {
  const here = elsewhere();
  const pupils = [];
  for (let i = 0; i < 32; i++) pupils.push(await game.player(here));

  const confirmed = [];
  for (const pupil of pupils) {
    const token = await lettersTo(game.dataDir, pupil.email).token("/verify-email");
    confirmed.push((await pupil.call(account.verifyEmail, { token }, here)).status);
  }
  const guesses = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      (i % 2 === 0 ? game : second)
        .visitor()
        .call(account.resetPassword, { token: `guess${i}`, password: "better2" }, here),
    ),
  );

  expect(confirmed).toEqual(Array(32).fill(200));
  expect(guesses.filter(({ status }) => status === 400)).toHaveLength(30);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(10);
});

test("who signs in on new devices again and again is told of some, and floods no mailbox", async () => {
  const player = await game.player();
  await game.db.rows(`update players set email_verified_at = now() where id = $1`, [player.id]);
  const notices = (n: number) =>
    Promise.all(
      Array.from({ length: n }, (_, i) =>
        sendLetter(game.deps, {
          playerId: player.id,
          letter: "new-device",
          device: "Chrome",
          atMs: i,
        }),
      ),
    );

  await notices(40);

  const letters = await lettersTo(game.dataDir, player.email).all();
  expect(letters.filter((each) => each.includes("somebody signed in"))).toHaveLength(30);
});

test("a letter outlasts a mail server that is away for two hours", async () => {
  const rows = await game.db.rows<{ limit: number; delay: number; most: number }>(
    `select retry_limit as "limit", retry_delay as delay, retry_delay_max as most
       from jobs.queue where name like 'send-%letter'`,
  );

  // Each pause is twice the one before, and at least half of what it may be.
  const seconds = ({ limit, delay, most }: (typeof rows)[number]) =>
    Array.from({ length: limit }, (_, n) => Math.min(most, delay * 2 ** n) / 2).reduce(
      (sum, pause) => sum + pause,
    );
  expect(rows).toHaveLength(9);
  expect(Math.min(...rows.map(seconds))).toBeGreaterThan(2 * 60 * 60);
});

test("a queue of an earlier version becomes what this one wants, and the others are left alone", async () => {
  const queues = () =>
    game.db.rows<{ name: string; limit: number; at: Date }>(
      `select name, retry_limit as "limit", updated_on as at from jobs.queue order by name`,
    );
  const before = await queues();
  await game.db.rows(`update jobs.queue set retry_limit = 1 where name = 'send-letter'`);

  await game.another();

  const after = await queues();
  expect(after.map(({ name, limit }) => [name, limit])).toEqual(
    before.map(({ name, limit }) => [name, limit]),
  );
  const changed = after.filter(({ at }, i) => at.getTime() !== before[i]?.at.getTime());
  expect(changed.map(({ name }) => name)).toEqual(["send-letter"]);
});
