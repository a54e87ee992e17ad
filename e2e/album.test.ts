import { expect } from "@playwright/test";
import { findings } from "#e2e/support/findings.ts";
import { expectToast, signUp } from "#e2e/support/player.ts";
import { stockCollection } from "#e2e/support/stock.ts";
import { test } from "#e2e/support/test.ts";

/** Every creature at least once. */
const ALL = 60;

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`an album fills, and a full page pays once, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const { email } = await signUp(page);
    await page.goto("/cards");
    await page.getByRole("link", { name: "Album" }).click();
    await page
      .getByRole("button", { name: /not found yet/ })
      .first()
      .click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByText("It can be in a card pack.")).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();

    await stockCollection(email, ALL);
    await page.reload();
    await expect(page.getByText(/^You have found all/)).toBeVisible();
    await page.getByRole("button", { name: /^Get .* for fire$/ }).click();
    await expectToast(page, "Hooray!");
    await page.reload();
    const fire = page.getByRole("region", { name: /^fire/ });
    await expect(fire.getByText("Complete")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Get .* for fire$/ })).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
  });
}
