/** Two servers on one database: what is counted at one counts at the other. */
import { expect, test } from "vitest";
import * as account from "#contract/account.ts";
import { claimTransfer } from "#contract/transfers.ts";
import { testGame, type ActingPlayer, type Caller } from "#server/testing/test-game.ts";
import { pauseMs } from "./guesses.ts";
import { lettersTo } from "./test-letters.ts";

const game = await testGame();
const second = await game.another();

const statusesOf = (answers: readonly { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const numbers = (howMany: number) => Array.from({ length: howMany }, (_, i) => i);

/** A stranger at one of the two servers. */
const stranger = (i: number): Caller => (i % 2 === 0 ? game : second).visitor();

const signsIn = (who: Caller, { email }: ActingPlayer, password: string, from = "127.0.0.1") =>
  who.call(account.login, { email, password }, { from });

test("of a hundred guesses at once, at two servers, five are looked at", async () => {
  const player = await game.player();

  const answers = await Promise.all(
    numbers(100).map((i) =>
      signsIn(stranger(i), player, i === 70 ? "lantern-of-moss" : "guess", "10.0.2.1"),
    ),
  );

  expect(statusesOf(answers)).toEqual({ 401: 5, 429: 95 });
});

test("of a hundred guesses at the password of an open browser twenty are looked at", async () => {
  const player = await game.player();
  const elsewhere = second.as(player);

  const answers = await Promise.all(
    numbers(100).map((i) =>
      (i % 2 === 0 ? player : elsewhere).call(account.changePassword, {
        currentPassword: `guess${i}`,
        newPassword: "better2",
      }),
    ),
  );

  expect(statusesOf(answers)).toEqual({ 400: 20, 429: 80 });
});

/** Strangers from several addresses use up all tries that cost no time. */
const attack = (player: ActingPlayer) =>
  Promise.all(
    numbers(20).map((i) => signsIn(stranger(i), player, "guess", `10.0.0.${Math.floor(i / 5)}`)),
  );

test("strangers who guess do not keep the player out", async () => {
  const player = await game.player();
  const unknown = game.visitor();

  expect(statusesOf(await attack(player))).toEqual({ 401: 20 });

  expect((await signsIn(player, player, "lantern-of-moss")).status).toBe(200);
  expect((await signsIn(second.as(player), player, "lantern-of-moss")).status).toBe(200);
  expect((await signsIn(unknown, player, "lantern-of-moss", "10.0.1.1")).status).toBe(200);
});

test.for([
  [1, 0],
  [20, 0],
  [21, 250],
  [30, 2_500],
  [40, 5_000],
  [300, 5_000],
] as const)("the try with number %i of strangers waits %i ms", ([tries, pause]) => {
  expect(pauseMs(tries)).toBe(pause);
});

test("an account that many strangers guess at is closed to strangers only", async () => {
  const player = await game.player();
  await attack(player);
  await game.db.rows(
    `update counted_tries set points = 300 where key like '%by strangers:%' and points = 20`,
  );

  expect((await signsIn(game.visitor(), player, "lantern-of-moss", "10.0.1.2")).status).toBe(429);
  expect((await signsIn(player, player, "lantern-of-moss")).status).toBe(200);
});

test("a known device has five tries, and leaves those of others alone", async () => {
  const player = await game.player();
  const answers = [];
  for (const i of numbers(6)) {
    answers.push(await signsIn(i % 2 === 0 ? player : second.as(player), player, "guess"));
  }

  expect(statusesOf(answers)).toEqual({ 401: 5, 429: 1 });
  expect((await signsIn(game.visitor(), player, "lantern-of-moss")).status).toBe(200);
});

test("a device that somebody else signed in with is a stranger's", async () => {
  const [player, other] = [await game.player(), await game.player()];

  for (const _ of numbers(5)) await signsIn(other, player, "guess");

  expect((await signsIn(game.visitor(), player, "guess")).status).toBe(429);
});

test("after a reset nothing is left of the tries, and the old devices are strangers'", async () => {
  const player = await game.player();
  const { email } = player;
  await attack(player);
  for (const _ of numbers(6)) await signsIn(player, player, "guess");
  await game.visitor().call(account.forgotPassword, { email });
  const token = await lettersTo(game.dataDir, email).token("/reset-password");
  const owner = game.visitor();

  await owner.call(account.resetPassword, { token, password: "better2" });

  expect((await signsIn(owner, player, "better2")).status).toBe(200);
  expect((await signsIn(player, player, "better2")).status).toBe(200);
  const known = await game.db.rows(`select 1 from known_devices where player_id = $1`, [player.id]);
  expect(known).toHaveLength(2);
});

test("a right password does not use up the tries of its address", async () => {
  const player = await game.player();

  const answers = [];
  for (const i of numbers(8)) answers.push(await signsIn(stranger(i), player, "lantern-of-moss"));

  expect(statusesOf(answers)).toEqual({ 200: 8 });
});

test("codes are guessed five times at two servers together", async () => {
  const player = await game.player();
  const elsewhere = second.as(player);

  const answers = await Promise.all(
    numbers(12).map((i) =>
      (i % 2 === 0 ? player : elsewhere).call(claimTransfer, { transferCode: "ABCDEF" }),
    ),
  );

  expect(statusesOf(answers)).toEqual({ 404: 5, 429: 7 });
});

test("what is counted names nobody", async () => {
  const player = await game.player();
  await signsIn(game.visitor(), player, "guess");

  const named = await game.db.rows(`select 1 from counted_tries where key like '%game.test%'`);

  expect(named).toEqual([]);
});
