import { expect, type Page } from "@playwright/test";
import { opensPageOf, signUpAsAdmin } from "#e2e/support/admin.ts";
import { findings } from "#e2e/support/findings.ts";
import { expectHome, expectToast, logIn, openAtRest, signUpAtHome } from "#e2e/support/player.ts";
import { buysCredits } from "#e2e/support/store.ts";
import { test } from "#e2e/support/test.ts";
import { gameUrl } from "#e2e/support/the-game.ts";

const PHONE = { width: 390, height: 844 };

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("an admin writes to a player, gives a purchase back, sends a gift and signs them out", async ({
  page,
  browser,
}) => {
  await page.setViewportSize(PHONE);
  const boss = await browser.newPage({ baseURL: gameUrl, viewport: PHONE });
  await signUpAsAdmin(boss);
  const player = await signUpAtHome(page);
  await buysCredits(page);
  await opensPageOf(boss, player.username);
  expect.soft(await findings(boss), "the page of a player").toEqual([]);

  await test.step("a message", async () => {
    await press(boss, "Write");
    await press(boss, "Send");
    expect.soft(await findings(boss), "an empty message").toEqual([]);
    await boss.getByLabel("Subject").fill("Your lost card");
    await boss.getByLabel("Message").fill("It is back. Have fun!");
    await press(boss, "Send");
    await expectToast(boss, "Message Sent");
    await expect(boss.getByText("Your lost card: It is back. Have fun!")).toBeVisible();
  });

  await test.step("a purchase", async () => {
    await press(boss, "Refund");
    expect.soft(await findings(boss), "what the player has bought").toEqual([]);
    await press(boss, "Give $4.99 Back");
    expect.soft(await findings(boss), "money back").toEqual([]);
    await press(boss, "Give Back");
    await expectToast(boss, "Money Back", "$4.99 is on its way back");
  });

  await test.step("a gift", async () => {
    await press(boss, "Gift");
    await boss.getByRole("spinbutton", { name: "Coins" }).fill("70");
    await boss.getByRole("textbox", { name: "Message" }).fill("Sorry for the bad day!");
    await boss.getByRole("textbox", { name: "Why" }).fill("A lost card.");
    await press(boss, "Preview");
    await expect(boss.getByText("For 1 player")).toBeVisible();
    await press(boss, "Send");
    await expectToast(boss, "Sent");
  });

  await test.step("the player reads all of it, and is signed out", async () => {
    await expect(async () => {
      await openAtRest(page, "/");
      await page.getByRole("button", { name: /Notifications/ }).click();
      await expect(page.getByText("It is back. Have fun!")).toBeVisible({ timeout: 2_000 });
      await expect(page.getByText(/You have received 70 coins/)).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    expect.soft(await findings(page), "what the player reads").toEqual([]);
    await press(boss, "Sign Out Everywhere");
    await press(boss, "Sign Out");
    await expectToast(boss, "Signed Out");
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, player);
    await expectHome(page, player);
  });
});
