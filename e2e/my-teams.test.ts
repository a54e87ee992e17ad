import { expect } from "@playwright/test";
import { coinsOf, expectCoins } from "#e2e/support/coins.ts";
import { findings } from "#e2e/support/findings.ts";
import { signUp } from "#e2e/support/player.ts";
import { stockCoins } from "#e2e/support/stock.ts";
import { test } from "#e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a player keeps teams, buys a place for one more, and takes one in practice", async ({
  page,
}) => {
  const { email } = await signUp(page);
  await stockCoins(email, 300);
  await page.goto("/battle?mode=computer");
  const cards = page.getByRole("list", { name: "Your deck" }).getByRole("button");
  const keep = page.getByRole("button", { name: "Keep This Team" });
  await expect(keep).toBeDisabled();
  const coins = await coinsOf(page);

  for (const [nth, name] of ["Forest Guard", "Night Watch", "Rain Singers"].entries()) {
    for (const place of [nth, nth + 3, nth + 6]) await cards.nth(place).click();
    await keep.click();
    if (nth === 2) await page.getByRole("button", { name: "Buy for 300 coins" }).click();
    await page.getByLabel("Name").fill(name);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("button", { name: `Take ${name}` })).toBeVisible();
    await expect(keep).toBeDisabled();
    for (const place of [nth, nth + 3, nth + 6]) await cards.nth(place).click();
  }
  await expectCoins(page, coins - 300);
  expect(await findings(page)).toEqual([]);

  await page.goto("/practice");
  const team = page.getByRole("button", { name: "Take Night Watch" });
  await team.click();
  await expect(team).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("button", { name: /your (first|second|third)$/ })).toHaveCount(3);
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Start Practice" }).click();
  await expect(page.getByRole("list", { name: "Your choices" }).getByRole("button")).toHaveCount(5);
});
