import { expect, type Page } from "@playwright/test";
import { browserWithCamera } from "#e2e/support/camera.ts";
import { findings } from "#e2e/support/findings.ts";
import { expectToast, signUp } from "#e2e/support/player.ts";
import { gameUrl } from "#e2e/support/the-game.ts";
import { test } from "#e2e/support/test.ts";

async function openRoom(page: Page) {
  await page.goto("/local-battle");
  await page.getByRole("button", { name: "Create Battle Room" }).click();
  await expectToast(page, "Battle Room Created!");
  await expect(page.getByText("Waiting for your friend to join.")).toBeVisible();
}

/** Both are in the same room now. */
async function expectTogether(first: Page, second: Page) {
  await expect(second).toHaveURL(/\/battle\?room=.+/);
  await expect(first).toHaveURL(second.url());
}

test("a friend joins a local room by the link of its code", async ({ page, browser }) => {
  const { username } = await signUp(page);
  const friend = await browser.newPage({ baseURL: gameUrl });
  await signUp(friend);

  await openRoom(page);
  const code = await page.getByText(/^\d{6}$/).textContent();
  await friend.goto(`/local-battle?join=${code}`);
  await friend.getByRole("button", { name: "Join Battle" }).click();

  await expectToast(friend, "Joined Battle!", `You've joined ${username}'s battle room!`);
  await expectTogether(page, friend);
});

test("a friend scans the code of a local room", async ({ page }) => {
  await signUp(page);
  await openRoom(page);
  const camera = await browserWithCamera(page.getByRole("img", { name: /^QR code/ }));
  const friend = await camera.newPage({ baseURL: gameUrl });
  await signUp(friend);

  await friend.goto("/local-battle");
  await friend.getByRole("button", { name: "Scan QR Code" }).click();

  await expectTogether(page, friend);
  await camera.close();
});

test("without a camera the code is typed; a wrong one is refused", async ({ page }) => {
  await signUp(page);
  await page.goto("/local-battle");
  await page.getByRole("button", { name: "Scan QR Code" }).click();
  await expect(page.getByText(/Type the code instead/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByLabel("Battle code").fill("000000");
  await page.getByRole("button", { name: "Join Battle" }).click();
  await expectToast(page, "Error", "Failed to join battle room. Check the code and try again.");
});
