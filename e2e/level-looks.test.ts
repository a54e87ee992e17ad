import { expect } from "@playwright/test";
import { findings } from "#e2e/support/findings.ts";
import { signUp } from "#e2e/support/player.ts";
import { stockExperience } from "#e2e/support/stock.ts";
import { test } from "#e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** From level 1 to the last battle before level 5, which begins at 500 points. */
const NEARLY_LEVEL_5 = 495;

test("a card that reaches level 5 wears its look in result, collection, team and on its page", async ({
  page,
}) => {
  const { email } = await signUp(page);
  await stockExperience(email, NEARLY_LEVEL_5);
  await page.goto("/cards");
  await expect(page.getByText("Lv 4").first()).toBeVisible();
  await expect(page.locator("[data-look]")).toHaveCount(0);

  await page.goto("/battle?mode=computer");
  await page.getByRole("button", { name: "My Strongest" }).click();
  await page.getByRole("button", { name: "Start Battle" }).click();
  // Won or lost, a battle teaches.
  await expect(page.getByText(/ is now level 5! New look: Laurel Frame\.$/)).toHaveCount(3);
  expect(await findings(page)).toEqual([]);

  await page.goto("/cards");
  const worn = page.locator('.card[data-look="laurel"]');
  await expect(worn).toHaveCount(3);
  await worn.first().getByRole("link").click();
  await expect(page.getByText("Laurel Frame. At level 10: Living Backdrop")).toBeVisible();
  await expect(worn).toHaveCount(1);
  expect(await findings(page)).toEqual([]);

  await page.goto("/battle?mode=computer");
  await expect(worn).toHaveCount(3);
});
