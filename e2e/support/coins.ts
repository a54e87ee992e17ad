/** How many coins a player has: what the bar shows, and what the server says. */
import { expect, type Page } from "@playwright/test";

export const coinsInBar = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: / coins$/ });

export const expectCoins = (page: Page, coins: number) =>
  expect(coinsInBar(page)).toContainText(coins.toLocaleString("en"));

/** What the server says. The bar may show what was true a moment ago. */
export async function coinsOf(page: Page): Promise<number> {
  const answer = await page.request.get("/api/auth/user");
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { coins: number }).coins;
}

/** Coins also come from missions, so what counts is that there are so many, or more. */
export const expectAtLeast = (page: Page, coins: number) =>
  expect
    .poll(async () => Number((await coinsInBar(page).innerText()).replaceAll(/\D/g, "")))
    .toBeGreaterThanOrEqual(coins);
