import { expect } from "@playwright/test";
import { axeFindings } from "#e2e/support/axe.ts";
import { signUp } from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";

const ending = /^(Victory|Defeat|A Draw)!$/;

test("practice is played to its end by keys alone, even when the connection goes", async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto("/practice");
  for (const name of ["My Strongest", "Start Practice"]) {
    const button = page.getByRole("button", { name });
    await expect(button).toBeEnabled();
    await button.press("Enter");
  }
  const choices = page.getByRole("list", { name: "Your choices" });
  await expect(choices.getByRole("button")).toHaveCount(5);
  expect(await axeFindings(page)).toEqual([]);

  await context.setOffline(true);
  const end = page.getByRole("heading", { name: ending });
  const skip = page.getByRole("button", { name: "Skip" });
  await expect(async () => {
    if (await skip.isVisible()) await skip.press("Enter", { timeout: 1_000 });
    // The special needs energy; then the strike, or any creature that can still come in.
    for (const key of ["2", "1"]) await page.keyboard.press(key);
    expect(await end.isVisible()).toBe(true);
  }).toPass({ timeout: 120_000, intervals: [200] });

  await expect(page.getByText(/brings no coins/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Play Again" }).press("Enter");
  await expect(page.getByText("Turn 1", { exact: true })).toBeVisible();
});
