import { expect } from "@playwright/test";
import { coinsOf, expectCoins } from "#e2e/support/coins.ts";
import { findings } from "#e2e/support/findings.ts";
import { signUp } from "#e2e/support/player.ts";
import { stockCoins } from "#e2e/support/stock.ts";
import { test } from "#e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a player wears a look, shows favourite cards, and decides whether visitors see them", async ({
  page,
  browser,
}) => {
  await signUp(page);
  await page.goto("/season");
  const coins = await coinsOf(page);
  await page.getByRole("button", { name: "Buy Star for 150 coins" }).click();
  await page.getByRole("button", { name: "Buy for 150 coins" }).click();
  await page.getByRole("button", { name: "Wear Star" }).click();
  await expect(page.getByRole("button", { name: "Star: worn" })).toBeVisible();
  await expectCoins(page, coins - 150);

  await page.goto("/profile");
  await page.getByRole("link", { name: "Your Page" }).click();
  await page.getByRole("button", { name: "Choose Your Favourites" }).click();
  const choices = page.getByRole("list", { name: "Cards to choose from" }).getByRole("button");
  for (let chosen = 0; chosen < 5; chosen += 1) await choices.first().click();
  await expect(page.getByText("Take a card off to choose another one.")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  const cards = page.getByRole("region", { name: "Favourite cards" }).getByRole("listitem");
  await expect(cards).toHaveCount(5);
  expect(await findings(page)).toEqual([]);

  const visitor = await browser.newPage();
  await visitor.goto(page.url());
  await expect(visitor).toHaveURL(/\/login/);
  await page.getByRole("switch").click();
  await expect(page.getByRole("button", { name: "Copy the Link" })).toBeVisible();
  await visitor.goto(page.url());
  await expect(visitor.getByRole("img", { name: "Star" })).toBeVisible();
  await expect(
    visitor.getByRole("region", { name: "Favourite cards" }).getByRole("listitem"),
  ).toHaveCount(5);
  expect(await findings(visitor)).toEqual([]);

  await page.getByRole("switch").click();
  await expect(page.getByRole("button", { name: "Copy the Link" })).toHaveCount(0);
  await visitor.reload();
  await expect(visitor).toHaveURL(/\/login/);
});

test("a frame is bought for coins, and stands around the cards of the own page", async ({
  page,
}) => {
  const { email } = await signUp(page);
  await stockCoins(email, 300);
  await page.goto("/season");
  const coins = await coinsOf(page);
  const frames = page.getByRole("region", { name: "Frames" });
  await frames.getByRole("button", { name: "Buy Story Gold for 450 coins" }).click();
  await page.getByRole("button", { name: "Buy for 450 coins" }).click();
  await frames.getByRole("button", { name: "Wear Story Gold" }).click();
  await expect(frames.getByRole("button", { name: "Story Gold: worn" })).toBeVisible();
  await expectCoins(page, coins - 450);
  expect(await findings(page)).toEqual([]);

  await page.goto("/profile");
  await page.getByRole("link", { name: "Your Page" }).click();
  await page.getByRole("button", { name: "Choose Your Favourites" }).click();
  const choices = page.getByRole("list", { name: "Cards to choose from" }).getByRole("button");
  for (let chosen = 0; chosen < 5; chosen += 1) await choices.first().click();
  await page.getByRole("button", { name: "Save" }).click();
  const cards = page.getByRole("region", { name: "Favourite cards" });
  await expect(cards.getByRole("listitem")).toHaveCount(5);
  await expect(cards.locator("[style*='data:image/svg+xml']")).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
