/** What players do in the store. */
import type { Page } from "@playwright/test";
import { expectToast } from "./player.ts";

/** The smallest pack, with a card that pays. */
export async function buysCredits(page: Page) {
  await page.goto("/store");
  await page.getByRole("link", { name: "Buy 5 credits for $4.99" }).click();
  await page.getByLabel("Test card number").fill("4242424242424242");
  await page.getByLabel("Expiry date").fill("1250");
  await page.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: "Pay $4.99" }).click();
  await expectToast(page, "Credits Purchased!", "5 credits");
}
