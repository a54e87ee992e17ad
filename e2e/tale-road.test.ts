import { expect, type Page } from "@playwright/test";
import { playToTheEnd } from "#e2e/support/duel.ts";
import { findings } from "#e2e/support/findings.ts";
import { expectOfflineStore } from "#e2e/support/offline-store.ts";
import { coinsOf, expectCoins } from "#e2e/support/coins.ts";
import { signUp } from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";

test.use({
  viewport: { width: 390, height: 844 },
  serviceWorkers: "allow",
  contextOptions: { reducedMotion: "reduce" },
});

/** Takes the first three cards, and tries until the rival is beaten. */
async function beats(page: Page, name: string) {
  await page.getByRole("link", { name: new RegExp(name) }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const cards = page.getByRole("list", { name: "Your deck" }).getByRole("button");
  for (const i of [0, 1, 2]) await cards.nth(i).click();
  await page.getByRole("button", { name: "Start the Duel" }).click();
  while ((await playToTheEnd([page]))[0] !== "Victory!") {
    await page.getByRole("button", { name: "Try Again" }).click();
  }
}

test("the first rivals are beaten without a connection, and count once it is back", async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto("/battle?kind=duel");
  await expectOfflineStore(page, { inDeck: 12, inVault: 0 });
  const coins = await coinsOf(page);
  await page.getByRole("link", { name: /^Tale Road/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tale Road" })).toBeVisible();
  await expect(page.getByText("0 of 30 rivals")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);

  await beats(page, "Tilda Two-Boots");
  await page.getByRole("link", { name: "Next: Baker Crumb" }).click();
  expect(await findings(page)).toEqual([]);
  // The page that opens anew still knows it.
  await page.goto("/road");
  await expect(page.getByText("1 of 30 rivals")).toBeVisible();
  await expect(page.getByText("Not sent yet")).toBeVisible();
  await beats(page, "Baker Crumb");

  await context.setOffline(false);
  await page.getByRole("link", { name: "Tale Road", exact: true }).click();
  await expect(page.getByText("2 of 30 rivals")).toBeVisible();
  await expect(page.getByText("Not sent yet")).toHaveCount(0);
  await expectCoins(page, coins + 20);
  await page.reload();
  await expect(page.getByText("2 of 30 rivals")).toBeVisible();
});
