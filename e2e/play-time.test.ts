import { expect } from "@playwright/test";
import { findings } from "#e2e/support/findings.ts";
import { signUp } from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";

test("a player sets a bedtime, and from then on reads instead of playing", async ({ page }) => {
  await signUp(page);
  await page.goto("/profile?tab=account");
  const [from, until] = await page.evaluate(() =>
    [-1, 2].map((hours) => {
      const time = new Date(Date.now() + hours * 3_600_000);
      return `${String(time.getHours()).padStart(2, "0")}:00`;
    }),
  );
  await page.getByLabel("Bedtime from").fill(from!);
  await page.getByLabel("Bedtime until").fill(until!);
  await page.getByRole("button", { name: "Save Play Time" }).click();
  await expect(page.getByText("Play Time Saved").first()).toBeVisible();

  await page.goto("/battle");
  await expect(page.getByRole("heading", { name: "It is bedtime" })).toBeVisible();
  expect.soft(await findings(page), "play is over").toEqual([]);
  await page.getByRole("link", { name: "Look at My Cards" }).click();
  await expect(page.getByText("12 in deck")).toBeVisible();

  // Without a bedtime one plays again tomorrow, and not before.
  await page.goto("/profile?tab=account");
  await page.getByLabel("Bedtime from").fill("");
  await page.getByLabel("Bedtime until").fill("");
  await page.getByRole("button", { name: "Save Play Time" }).click();
  await expect(page.getByText("Until tomorrow these rules still count:")).toBeVisible();
  await page.goto("/battle");
  await expect(page.getByRole("heading", { name: "It is bedtime" })).toBeVisible();
});
