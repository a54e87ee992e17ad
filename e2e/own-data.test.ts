import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { findings } from "#e2e/support/findings.ts";
import { test as ownGameTest } from "#e2e/support/own-game.ts";
import {
  expectHome,
  expectToast,
  fillSignUp,
  logIn,
  newAccount,
  signUp,
  type Account,
} from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

async function deletesAccount(page: Page, { username, password }: Account) {
  await page.getByRole("button", { name: "Delete My Account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  expect.soft(await findings(page)).toEqual([]);
  await dialog.getByLabel(`Type ${username}`).fill(username);
  await dialog.getByLabel("Your password").fill(password);
  await dialog.getByRole("button", { name: "Delete My Account" }).click();
  await expect(page).toHaveURL("/login");
  await expectToast(page, "Account Closed");
}

for (const size of [DESKTOP, PHONE]) {
  test(`at ${size.width} px a player takes their data away, leaves, and comes back`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const account = await signUp(page);
    await page.goto("/profile?tab=account");
    await page.getByRole("button", { name: "Ask for Your Data" }).click();
    await expectToast(page, "We Are Making Your File");
    const arriving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Load the File" }).click();
    const file = await readFile(await (await arriving).path());
    expect(file.subarray(0, 2).toString()).toBe("PK");
    expect.soft(await findings(page)).toEqual([]);

    await deletesAccount(page, account);

    await page.goto("/cards");
    await expect(page).toHaveURL("/login");
    await logIn(page, account);
    await expect(page.getByRole("heading", { name: "Your account is closed" })).toBeVisible();
    expect.soft(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Bring My Account Back" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expectHome(page, account);
    await page.goto("/cards");
    await expect(page.getByText("12 in deck")).toBeVisible();
  });
}

ownGameTest.describe("a game without an admin", () => {
  ownGameTest.use({ settings: { LOG_LEVEL: "info" } });

  ownGameTest("prints a link, by which its first admin sets it up", async ({ page, game }) => {
    const link = await game.hasSaid(/http:\/\/localhost:\d+\/setup\?token=[\w-]+/);
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect.soft(await findings(page)).toEqual([]);
    await page.getByRole("link", { name: "Create an Account" }).click();
    const account = newAccount();
    await fillSignUp(page, account);
    await page.getByRole("button", { name: "Create Account" }).click();
    await page.getByRole("button", { name: `Make ${account.username} the Admin` }).click();
    await expectToast(page, "Welcome, Admin!");

    await page.getByRole("button", { name: "Send Me a Letter" }).click();
    await expect(page.getByText(`A letter to ${account.email} lies in the folder`)).toBeVisible();
    await page.getByRole("button", { name: "Ask the Payment Provider" }).click();
    await expect(page.getByText("The payment provider answers")).toBeVisible();
    await page.getByRole("button", { name: "Ask for One Word" }).click();
    await expect(page.getByText("the forge wrote a card just now")).toBeVisible();
    await page.getByRole("button", { name: "Write a Backup and Read It" }).click();
    await expect(page.getByText(/A backup of .* had 1 accounts/)).toBeVisible({ timeout: 120_000 });
    await page.setViewportSize(PHONE);
    expect.soft(await findings(page)).toEqual([]);

    const stranger = await page.context().browser()!.newPage();
    await stranger.goto(link);
    await expect(stranger.getByText("This link does not work")).toBeVisible();
  });
});
