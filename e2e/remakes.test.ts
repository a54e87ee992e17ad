import { expect } from "@playwright/test";
import { createCard } from "#e2e/support/creation.ts";
import { findings } from "#e2e/support/findings.ts";
import { signUp } from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a creature of one's own gets another picture and another name", async ({ page }) => {
  await signUp(page);
  const name = await createCard(page, "a tiny moss fox");
  await page.goto("/cards");
  await page.getByRole("link", { name: `Open ${name}` }).click();

  await page.getByRole("button", { name: "New Picture" }).click();
  const pictures = page.getByRole("dialog", { name: "New Picture" });
  await expect(pictures.getByRole("button", { name: /^Picture / })).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
  await pictures.getByRole("button", { name: "Paint for Free" }).click();
  const second = pictures.getByRole("button", { name: /^Picture 2: / });
  await second.click({ timeout: 60_000 });
  await expect(second).toHaveAttribute("aria-pressed", "true");
  await expect(pictures.getByRole("button", { name: "Paint for 100 coins" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await pictures.getByRole("button", { name: "Close" }).click();

  await page.getByRole("button", { name: "New Name" }).click();
  const naming = page.getByRole("dialog", { name: "New Name" });
  await naming.getByLabel("Name").fill("Moss Lantern");
  expect(await findings(page)).toEqual([]);
  await naming.getByRole("button", { name: "Rename for 100 coins" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Moss Lantern" })).toBeVisible();
  await page.goto("/cards");
  await expect(page.getByRole("link", { name: "Open Moss Lantern" })).toBeVisible();
});
