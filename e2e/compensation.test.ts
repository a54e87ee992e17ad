import { expect, type Page } from "@playwright/test";
import { signUpAsAdmin } from "#e2e/support/admin.ts";
import { findings } from "#e2e/support/findings.ts";
import { expectToast, openAtRest, signUp } from "#e2e/support/player.ts";
import { gameUrl } from "#e2e/support/the-game.ts";
import { test } from "#e2e/support/test.ts";

const PHONE = { width: 390, height: 900 };
const DESKTOP = { width: 1440, height: 900 };

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).click();

async function writes(page: Page, name: string, coins: string) {
  await press(page, "New Compensation");
  await page.getByRole("textbox", { name: "Players" }).fill(name);
  await page.getByRole("spinbutton", { name: "Coins" }).fill(coins);
  await page.getByRole("textbox", { name: "Message" }).fill("Sorry for the bad day!");
  await page.getByRole("textbox", { name: "Why" }).fill("The server was away.");
}

test("a player gets a gift and a message, and a large gift waits for a second admin", async ({
  page: boss,
  browser,
}) => {
  const player = await browser.newPage({ baseURL: gameUrl });
  const { username } = await signUp(player);
  await boss.setViewportSize(PHONE);
  await signUpAsAdmin(boss);
  const second = await browser.newPage({ baseURL: gameUrl, viewport: DESKTOP });
  await signUpAsAdmin(second);

  await test.step("on a phone: what is missing is said, then a preview, then it is sent", async () => {
    await openAtRest(boss, "/admin/grants");
    await expect(boss.getByRole("link", { name: "Compensation", exact: true })).toBeInViewport();
    await press(boss, "New Compensation");
    await press(boss, "Preview");
    await expect(boss.getByText("Please write a sentence.").first()).toBeVisible();
    expect.soft(await findings(boss), "an empty form").toEqual([]);
    await press(boss, "Cancel");
    await writes(boss, username, "70");
    await press(boss, "Preview");
    await expect(boss.getByText("For 1 player")).toBeVisible();
    expect.soft(await findings(boss), "a preview").toEqual([]);
    await press(boss, "Send");
    await expectToast(boss, "Sent");
  });

  await test.step("the player reads it", async () => {
    await openAtRest(player, "/");
    await expect(async () => {
      await openAtRest(player, "/");
      await player.getByRole("button", { name: /Notifications/ }).click();
      await expect(
        player.getByText("Sorry for the bad day! You have received 70 coins."),
      ).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
  });

  await test.step("a large one waits, and another admin agrees on a wide screen", async () => {
    await openAtRest(boss, "/admin/grants");
    await writes(boss, username, "12000");
    await press(boss, "Preview");
    await expect(boss.getByText(/a second admin has to agree/)).toBeVisible();
    await press(boss, "Send");
    await expectToast(boss, "Sent");
    await openAtRest(second, "/admin/grants?state=waiting");
    expect.soft(await findings(second), "what waits").toEqual([]);
    await second
      .getByRole("button", { name: /^Look at 12,000 coins/ })
      .first()
      .click();
    expect.soft(await findings(second), "a large one").toEqual([]);
    await press(second, "Agree");
    await expectToast(second, "Decided");
    await expect(async () => {
      await openAtRest(second, "/admin/grants");
      const given = second.getByRole("row").filter({ hasText: "12,000 coins" }).first();
      await expect(given).toContainText("Given", { timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    expect.soft(await findings(second), "what was given").toEqual([]);
  });
});
