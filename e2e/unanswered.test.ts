import { expect } from "@playwright/test";
import { test } from "#e2e/support/own-game.ts";
import { expectToast, logIn, newAccount, signUp } from "#e2e/support/player.ts";

test("a child whom nobody answers is there for 14 days, and then nobody knows it", async ({
  game,
  page,
}) => {
  const account = await signUp(page, newAccount(), `${new Date().getFullYear() - 9}-01`);
  await page.goto("/family/ask");
  await page.getByLabel("Your parent's e-mail address").fill("nobody@parents.example");
  await page.getByRole("button", { name: "Send the Letter" }).click();
  await expect(page.getByText("nobody@parents.example")).toBeVisible();

  await game.sleep(13);
  await page.goto("/family/ask");
  await expect(page.getByText("nobody@parents.example")).toBeVisible();

  await game.sleep(2);
  await expect(async () => {
    await page.goto("/cards");
    await expect(page).toHaveURL("/login", { timeout: 1_000 });
  }).toPass();
  await logIn(page, account);
  await expectToast(page, "Login Failed", "Invalid email or password");
});
