import { expect, test } from "vitest";
import * as account from "#contract/account.ts";
import { weakPasswordRefusals } from "#texts/en/account.ts";
import { testGame } from "#server/testing/test-game.ts";
import { lettersTo } from "./test-letters.ts";
import { requireStrongPassword } from "./weak-passwords.ts";

const game = await testGame();

const nobody = { username: "", email: "", isAdmin: false };

test.for(["123456", "password", "qwerty123", "dragon", "iloveyou", "Princess", "football1"])(
  "%s is in the list",
  (password) => {
    expect(() => requireStrongPassword(password, nobody, "password")).toThrow(
      weakPasswordRefusals.common_password,
    );
  },
);

test("nobody signs up with what everybody tries, or with their own name", async () => {
  const visitor = game.visitor();
  const signUp = async (password: string) => {
    const input = { email: "willow@game.test", username: "willow tree", birthMonth: "1990-01" };
    const { refusal } = await visitor.call(account.signUp, { ...input, password });
    return refusal;
  };
  expect(await signUp("password1")).toMatchObject({ code: "common_password", field: "password" });
  expect((await signUp("Taleborn1")).code).toBe("common_password");
  expect((await signUp("WillowTree1")).code).toBe("password_like_name");
  expect((await signUp("forest-lantern-7")).code).toBe("");
});

test("nor changes to it, or resets to it; the letter's link still works afterwards", async () => {
  const player = await game.player();
  const currentPassword = "lantern-of-moss";
  const change = async (newPassword: string) =>
    (await player.call(account.changePassword, { currentPassword, newPassword })).refusal.code;
  expect(await change("letmein")).toBe("common_password");
  expect(await change(player.username)).toBe("password_like_name");

  await player.call(account.forgotPassword, { email: player.email });
  const token = await lettersTo(game.dataDir, player.email).token("/reset-password");
  const reset = async (password: string) =>
    (await game.visitor().call(account.resetPassword, { token, password })).refusal.code;
  expect(await reset("letmein")).toBe("common_password");
  expect(await reset("forest-lantern-7")).toBe("");
});

test("an admin who chooses anew needs twelve letters", async () => {
  const admin = await game.admin();
  const change = async (newPassword: string) => {
    const input = { currentPassword: "lantern-of-moss", newPassword };
    return (await admin.call(account.changePassword, input)).refusal.code;
  };
  expect(await change("moss-owl-7")).toBe("password_short_for_admin");
  expect(await change("moss-owl-and-7")).toBe("");
});

test("two hundred signs of any kind are a password, and every one of them counts", async () => {
  const password = "Moss & lantern, é\u{1F98A} 'x' ".repeat(8).slice(0, 199) + "Z";
  const email = "long-password@game.test";
  const signUp = { email, username: "long password", birthMonth: "1990-01", password };
  const enters = async (typed: string) =>
    (await game.visitor().call(account.login, { email, password: typed })).status;

  expect((await game.visitor().call(account.signUp, signUp)).status).toBe(200);

  expect(await enters(password.replace(/Z$/, "z"))).toBe(401);
  expect(await enters(password.slice(0, -1))).toBe(401);
  expect(await enters(password.toLowerCase())).toBe(401);
  expect(await enters(password)).toBe(200);
});
