import { expect, type Page } from "@playwright/test";
import { signUpAsAdmin } from "#e2e/support/admin.ts";
import { findings } from "#e2e/support/findings.ts";
import { test } from "#e2e/support/own-game.ts";
import { expectToast, openAtRest, signUp } from "#e2e/support/player.ts";

const PHONE = { width: 390, height: 900 };
const DESKTOP = { width: 1440, height: 900 };

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const shareCoins = (page: Page) => page.getByRole("spinbutton", { name: "Coins for a share" });
const maintenance = (page: Page) => page.getByRole("switch", { name: "Maintenance Mode" });

test("an admin looks after the game: settings, the log, the economy and its health", async ({
  game,
  page,
  browser,
}) => {
  await page.setViewportSize(DESKTOP);
  await signUpAsAdmin(page, game.settings);
  const player = await browser.newPage({ baseURL: game.url });
  await signUp(player);

  await test.step("what is wrong is said, and nothing is saved", async () => {
    await openAtRest(page, "/admin/settings");
    expect.soft(await findings(page), "the settings").toEqual([]);
    await press(page, "Test Database");
    await expectToast(page, "Database Connected");
    await shareCoins(page).fill("-1");
    await expect(page.getByRole("button", { name: "Save All Settings" })).toBeDisabled();
    expect.soft(await findings(page), "a number that is wrong").toEqual([]);
    await shareCoins(page).fill("250");
    await expect(page.getByText("One change is not saved yet.")).toBeVisible();
  });

  await test.step("maintenance is told to players, who change nothing", async () => {
    await maintenance(page).click();
    await page.getByLabel("Maintenance banner").fill("We paint the walls. Back at six!");
    await press(page, "Save All Settings");
    await expectToast(page, "Settings Saved");
    await player.goto("/cards");
    await expect(player.getByText("We paint the walls. Back at six!")).toBeVisible();
    expect.soft(await findings(player), "a player in maintenance").toEqual([]);
    await page.reload();
    await expect(maintenance(page)).toBeChecked();
  });

  await test.step("the log knows it, and takes it back on a phone", async () => {
    await page.setViewportSize(PHONE);
    await openAtRest(page, "/admin/log");
    await expect(page.getByRole("link", { name: "Log", exact: true })).toBeInViewport();
    expect.soft(await findings(page), "the log").toEqual([]);
    await page
      .getByRole("button", { name: /^Details of row/ })
      .first()
      .click();
    const details = page.getByRole("dialog");
    await expect(details).toContainText("We paint the walls. Back at six!");
    expect.soft(await findings(page), "a deed").toEqual([]);
    await press(page, "Undo");
    await page.getByRole("alertdialog").getByLabel(/^Why/).fill("The paint is dry.");
    expect.soft(await findings(page), "the question").toEqual([]);
    await press(page, "Take Back");
    await expectToast(page, "Taken Back");
    await expect(page.getByText("The paint is dry.")).toBeVisible();
    await expect(page.getByText("Taken back", { exact: true })).toBeVisible();
    await player.goto("/cards");
    await expect(player.getByText("We paint the walls.")).toHaveCount(0);
    await openAtRest(page, "/admin/settings");
    expect.soft(await findings(page), "the settings on a phone").toEqual([]);
    await expect(maintenance(page)).not.toBeChecked();
    await expect(shareCoins(page)).not.toHaveValue("250");
  });

  for (const size of [PHONE, DESKTOP]) {
    await test.step(`the economy and the health at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await openAtRest(page, "/admin/economy");
      await expect(page.getByRole("columnheader", { name: "Minted" })).toBeVisible();
      await page.getByLabel("Price in coins").fill("40");
      await press(page, "Simulate");
      await expect(page.getByRole("table").nth(1)).toBeVisible();
      expect.soft(await findings(page), "the economy").toEqual([]);
      await openAtRest(page, "/admin/health");
      await expect(page.getByText("Event loop")).toBeVisible();
      expect.soft(await findings(page), "the health").toEqual([]);
      await openAtRest(page, "/admin/analytics");
      expect.soft(await findings(page), "the analytics").toEqual([]);
    });
  }
});
