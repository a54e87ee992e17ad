import { expect } from "@playwright/test";
import { expectToast, fillSignUp, newAccount, sayAge, signUp } from "#e2e/support/player.ts";
import { gameUrl } from "#e2e/support/the-game.ts";
import { test } from "#e2e/support/test.ts";

const PROMISE = "Sign in first. Then your friend's code goes on where you left it.";

test("who scans a code while signed out signs in, and joins with it", async ({ page, browser }) => {
  const friend = await browser.newPage({ baseURL: gameUrl });
  const { username } = await signUp(friend);
  await friend.goto("/local-battle");
  await friend.getByRole("button", { name: "Create Battle Room" }).click();
  const code = (await friend.getByText(/^\d{6}$/).textContent()) ?? "";
  const account = await signUp(page);
  await page.context().clearCookies();

  await page.goto(`/local-battle?join=${code}`);
  await expect(page).toHaveURL("/login");
  await expect(page.getByText(PROMISE)).toBeVisible();
  // A wrong password forgets nothing.
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill("not-my-password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expectToast(page, "Login Failed");
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).click();

  await expect(page).toHaveURL(`/local-battle?join=${code}`);
  await expect(page.getByLabel("Battle code")).toHaveValue(code);
  await page.getByRole("button", { name: "Join Battle" }).click();
  await expectToast(page, "Joined Battle!", `You've joined ${username}'s battle room!`);
});

test("who scans a code without an account makes one, and finds the code filled in", async ({
  page,
}) => {
  await page.goto("/battle/qr?code=abc234");
  await expect(page.getByText(PROMISE)).toBeVisible();
  await page.getByRole("link", { name: "Create an account" }).click();
  // The form before has some fields of the same names.
  await expect(page.getByLabel("Username")).toBeVisible();
  await fillSignUp(page, newAccount());
  await page.getByRole("button", { name: "Create Account" }).click();
  await sayAge(page);

  await expect(page).toHaveURL("/battle/qr?code=abc234");
  await expect(page.getByRole("tab", { name: "Player 2", selected: true })).toBeVisible();
  await expect(page.getByLabel("Battle code")).toHaveValue("ABC234");
});
