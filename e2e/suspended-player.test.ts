import { readFile } from "node:fs/promises";
import { expect, type Browser, type Page } from "@playwright/test";
import { opensPageOf, signUpAsAdmin } from "#e2e/support/admin.ts";
import { findings } from "#e2e/support/findings.ts";
import { expectHome, expectToast, logIn, openAtRest, signUpAtHome } from "#e2e/support/player.ts";
import { buysCredits } from "#e2e/support/store.ts";
import { test } from "#e2e/support/test.ts";
import { gameUrl } from "#e2e/support/the-game.ts";

const PHONE = { width: 390, height: 844 };
const WHY = "You have called other players bad names.";

/** In a week, to the minute, as the field says it in UTC. */
const UNTIL = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 16);

/** The player is elsewhere: it is another hour there, and perhaps another day. */
const PLAYERS_ZONE = "Asia/Tokyo";

test.use({ timezoneId: PLAYERS_ZONE });

const UNTIL_IN_WORDS = new Date(`${UNTIL}Z`).toLocaleString("en", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: PLAYERS_ZONE,
});

const onPhone = (browser: Browser) =>
  browser.newPage({ baseURL: gameUrl, viewport: PHONE, timezoneId: "UTC" });

async function suspends(boss: Page) {
  await boss.getByRole("button", { name: "Suspend" }).click();
  const dialog = boss.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expect(dialog.getByText("Please say until when.")).toBeVisible();
  expect.soft(await findings(boss), "a form without a reason").toEqual([]);
  await dialog.getByLabel("Why?").fill(WHY);
  await dialog.getByLabel("Until when?").fill(UNTIL);
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expectToast(boss, "Suspended");
}

const closed = (page: Page) =>
  page.getByRole("heading", { name: "Your account is closed for a while" });

async function takesDataAndMoney(page: Page) {
  await page.getByRole("button", { name: "Ask for Your Data" }).click();
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Load the File" }).click();
  const file = await readFile(await (await arriving).path());
  expect(file.subarray(0, 2).toString()).toBe("PK");
  await page.getByRole("link", { name: "Your Purchases" }).click();
  await page.getByRole("link", { name: /^Receipt: Starter Pack/ }).click();
  await page.getByRole("button", { name: "Take It Back" }).click();
  await page.getByRole("button", { name: "Yes, Give $4.99 Back" }).click();
  await expectToast(page, "Money Back", "$4.99 is on its way back to you.");
}

test("a suspended player reads why, takes data and money along, and plays again when it is over", async ({
  page,
  browser,
}) => {
  await page.setViewportSize(PHONE);
  const boss = await onPhone(browser);
  await signUpAsAdmin(boss);
  const player = await signUpAtHome(page);
  await buysCredits(page);
  await openAtRest(page, "/cards");

  await test.step("an admin closes the account, and the open screen learns it", async () => {
    await opensPageOf(boss, player.username);
    await suspends(boss);
    await expect(page).toHaveURL(/\/login/);
    expect.soft(await findings(boss), "the page of a suspended player").toEqual([]);
  });

  await test.step("the player signs in and is told why and until when, wherever they go", async () => {
    await logIn(page, player);
    await expect(closed(page)).toBeVisible();
    await expect(page.getByText(WHY)).toBeVisible();
    await expect(page.getByText(UNTIL_IN_WORDS)).toBeVisible();
    await expect(page.getByText("It opens again by itself in 7 days")).toBeVisible();
    expect.soft(await findings(page), "closed for a while").toEqual([]);
    await openAtRest(page, "/battle");
    await expect(closed(page)).toBeVisible();
    await page.getByRole("link", { name: "Write to the people who run the game" }).click();
    await expect(page).toHaveURL(/\/privacy#operator/);
    expect.soft(await findings(page), "whom to write to").toEqual([]);
  });

  await test.step("data and money can be had", async () => {
    await openAtRest(page, "/");
    await takesDataAndMoney(page);
    expect.soft(await findings(page), "the receipt").toEqual([]);
    await openAtRest(page, "/");
    await expect(page.getByRole("button", { name: "Delete My Account" })).toBeVisible();
  });

  await test.step("an admin ends it, and the open screen learns that, too", async () => {
    await boss.getByRole("button", { name: "End the Suspension" }).click();
    expect.soft(await findings(boss), "the end of it").toEqual([]);
    await boss.getByRole("button", { name: "End It" }).click();
    await expectToast(boss, "Suspension Ended");
    await expectHome(page, player);
    await openAtRest(page, "/cards");
    await expect(page.getByText("12 in deck")).toBeVisible();
  });
});
