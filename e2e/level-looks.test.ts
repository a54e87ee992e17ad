import { expect } from "@playwright/test";
import { createCard } from "#e2e/support/creation.ts";
import { findings } from "#e2e/support/findings.ts";
import { signUp } from "#e2e/support/player.ts";
import { stockExperience, stockStrength } from "#e2e/support/stock.ts";
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

/** At Gentle a team of the strongest cards wins more often than not; a weak card in it may lose for ever. */
const TRIES = 12;
const STRONG = 60;

test("the story of an own creation goes on at level 5 with its first win", async ({ page }) => {
  test.slow();
  const { email } = await signUp(page);
  const name = await createCard(page, "a tiny moss fox");
  await stockExperience(email, NEARLY_LEVEL_5);
  await stockStrength(email, STRONG);
  const story = page.getByRole("list", { name: "Its story so far" });
  await page.goto("/cards");
  await page.getByRole("link", { name: `Open ${name}` }).click();
  await expect(page.getByText(/^Creation no\. [\d,]+, first made by /)).toBeVisible();
  await expect(story).toHaveCount(0);
  const itsPage = page.url();

  for (let tries = 0; tries < TRIES && !(await story.isVisible()); tries++) {
    await page.goto("/battle?mode=computer");
    await page.getByRole("radio", { name: /Gentle/ }).check({ force: true });
    await page.getByRole("button", { name: "My Strongest" }).click();
    const own = page.getByRole("button", { name: new RegExp(`^${name}, power`) });
    if ((await own.getAttribute("aria-pressed")) === "false") await own.click();
    const fought = page.waitForResponse((answer) => answer.url().endsWith("/api/battles/quick"));
    await page.getByRole("button", { name: "Start Battle" }).click();
    await fought;
    const told = page.waitForResponse((answer) => answer.url().endsWith("/story"));
    await page.goto(itsPage);
    await told;
    await page.getByRole("heading", { level: 1, name }).waitFor();
  }

  await expect(story.getByText("Level 5")).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
