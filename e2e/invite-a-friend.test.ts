import { expect, type Page } from "@playwright/test";
import { coinsOf, expectAtLeast } from "#e2e/support/coins.ts";
import { findings } from "#e2e/support/findings.ts";
import {
  expectHome,
  expectToast,
  fillSignUp,
  newAccount,
  sayAge,
  signUp,
  signUpAtHome,
} from "#e2e/support/player.ts";
import { gameUrl } from "#e2e/support/the-game.ts";
import { test } from "#e2e/support/test.ts";

/** Makes a code on the way from home; the answer is the code. */
async function makeCode(page: Page): Promise<string> {
  await page.getByRole("link", { name: "Start Inviting Friends" }).click();
  await page.getByRole("button", { name: "Generate Code" }).click();
  await expectToast(page, "Invite Code Generated!");
  return (await page.getByText(/^[A-Z2-9]{8}$/).textContent()) ?? "";
}

test("a friend signs up by the link, and both receive their rewards", async ({ page, browser }) => {
  const { username } = await signUpAtHome(page);
  const code = await makeCode(page);
  const coinsBefore = await coinsOf(page);

  const friend = await browser.newPage({ baseURL: gameUrl });
  const account = newAccount();
  await friend.goto(`/signup?invite=${code.toLowerCase()}`);
  await expect(friend.getByLabel("Invite Code (optional)")).toHaveValue(code);
  await expect(friend.getByLabel("Invite Code (optional)")).not.toBeEditable();
  await fillSignUp(friend, account);
  await friend.getByRole("button", { name: "Create Account" }).click();
  await expectToast(friend, "Account Created!", "invitation rewards");
  await sayAge(friend);
  await expectHome(friend, account);

  // 200 coins to begin with, 50 for the friend; 12 starter cards and 3 special ones.
  await expectAtLeast(friend, 250);
  await friend.goto("/cards");
  await expect(friend.getByText("15 in deck")).toBeVisible();
  await friend.goto("/invite");
  await expect(friend.getByText(`${username} invited you to Taleborn.`)).toBeVisible();
  await expect(friend.getByLabel("Invite code")).toHaveCount(0);

  // The first player's screen changes without a press.
  await expect(page.getByText("1 of 6")).toBeVisible();
  await expect(page.getByText("1 of 12")).toBeVisible();
  await expectAtLeast(page, coinsBefore + 100);
  await page.goto("/cards");
  await expect(page.getByText("15 in deck")).toBeVisible();
});

test("a player who has signed up already says by a code who invited them", async ({
  page,
  browser,
}) => {
  await signUpAtHome(page);
  const code = await makeCode(page);
  const friend = await browser.newPage({ baseURL: gameUrl });
  await signUp(friend);

  await friend.goto("/invite");
  await friend.getByLabel("Invite code").fill("aaaabbbb");
  await friend.getByRole("button", { name: "Redeem" }).click();
  await expectToast(friend, "Error");
  await friend.getByLabel("Invite code").fill(code.toLowerCase());
  await friend.getByRole("button", { name: "Redeem" }).click();

  const party = friend.getByRole("dialog", { name: "Your Welcome Gift!" });
  await expect(party.getByText("3 special cards and 50 coins")).toBeVisible();
  expect(await findings(friend)).toEqual([]);
  await party.getByRole("button", { name: "Continue" }).click();
  await expect(friend.getByLabel("Invite code")).toHaveCount(0);
  await expect(friend.getByText(/invited you to Taleborn/)).toBeVisible();

  await page.getByLabel("Invite code").fill(code);
  await page.getByRole("button", { name: "Redeem" }).click();
  await expectToast(page, "Error", "own");
});

test("an account whose invite code does not work is there all the same", async ({ page }) => {
  const account = newAccount();
  await page.goto("/signup");
  await page.getByLabel("Invite Code (optional)").fill("aaaabbbb");
  await fillSignUp(page, account);
  await page.getByRole("button", { name: "Create Account" }).click();

  await expectToast(page, "Account Created!", "Only the invite code did not work");
  await sayAge(page);
  await expectHome(page, account);
});
