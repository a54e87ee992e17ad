import { expect } from "@playwright/test";
import { findings } from "#e2e/support/findings.ts";
import { signUp } from "#e2e/support/player.ts";
import { expectResultInView } from "#e2e/support/result.ts";
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
  expect(await findings(page)).toEqual([]);

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
  await expectResultInView(page);
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Play Again" }).press("Enter");
  await expect(page.getByText("Turn 1", { exact: true })).toBeVisible();
});

test("on phones all choices are on screen with the stage, whichever way they are held", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/practice");
  await page.getByRole("button", { name: "My Strongest" }).click();
  await page.getByRole("button", { name: "Start Practice" }).click();
  const choices = page.getByRole("list", { name: "Your choices" }).getByRole("button");
  await expect(choices).toHaveCount(5);

  for (const [width, height] of [
    [360, 640],
    [320, 568],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [page.getByRole("meter").first(), ...(await choices.all())])
      await expect(part).toBeInViewport({ ratio: 1 });
    const health = page
      .getByRole("meter")
      .first()
      .getByText(/^\d+ \/ \d+$/);
    expect(await health.evaluate((b) => b.scrollWidth <= b.clientWidth)).toBe(true);
    await expect(page.getByText("Number keys choose")).toBeHidden();
  }
  await expect(page.getByRole("navigation", { name: "Quick links" })).toBeHidden();
});

test("on a phone the five most used places are one press away", async ({ page }) => {
  await signUp(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/cards");
  const bar = page.getByRole("navigation", { name: "Quick links" });
  await expect(bar.getByRole("link")).toHaveText(["Home", "Cards", "Create", "Battle", "Market"]);
  await expect(bar.getByRole("link", { name: "Cards" })).toHaveAttribute("aria-current", "page");
  await bar.getByRole("link", { name: "Battle" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
