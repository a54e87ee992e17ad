import { expect, type Page } from "@playwright/test";
import { findings } from "#e2e/support/findings.ts";
import { signUp } from "#e2e/support/player.ts";
import { stockCollection } from "#e2e/support/stock.ts";
import { test } from "#e2e/support/test.ts";

/** Three of every creature at least. */
const THREE_OF_ALL = 96;

async function find(page: Page, name: string) {
  await page.getByLabel("Search cards").fill(name);
  await expect(page.getByRole("link", { name: `Open ${name}` }).first()).toBeVisible();
}

async function confirms(page: Page, name: string) {
  const dialog = page.getByRole("dialog", { name: "Fuse into Foil" });
  await expect(dialog.getByRole("radio")).toHaveCount(3);
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Fuse" }).click();
  const done = page.getByRole("dialog", { name: `${name} is Foil now` });
  await expect(done.getByText("Foil", { exact: true })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await done.getByRole("button", { name: "Wonderful" }).click();
  await expect(done).toBeHidden();
}

/** The light on the card, and what moves in it without end. */
async function lights(page: Page) {
  const sheen = page.locator('[data-finish="foil"] .card-sheen').first();
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .map((animation) => (animation as CSSAnimation).animationName ?? "")
        .filter((name) => name.startsWith("finish-")).length,
  );
  return { isSeen: await sheen.isVisible(), moving };
}

async function expectLightsAsWanted(page: Page) {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await lights(page)).toEqual({ isSeen: true, moving: 1 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await lights(page)).toEqual({ isSeen: true, moving: 0 });
  await page.emulateMedia({ reducedMotion: null, contrast: "more" });
  expect(await lights(page)).toEqual({ isSeen: false, moving: 0 });
  await page.emulateMedia({ contrast: null, forcedColors: "active" });
  expect(await lights(page)).toEqual({ isSeen: false, moving: 0 });
  await page.emulateMedia({ forcedColors: null });
}

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`three equal cards fuse into one of foil, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const { email } = await signUp(page);
    await stockCollection(email, THREE_OF_ALL);
    await page.goto("/cards");

    await find(page, "Undowyrm");
    await expect(page.getByText("3 of 3 for Foil").first()).toBeVisible();
    await page.getByRole("button", { name: "More for Undowyrm" }).first().click();
    await page.getByRole("menuitem", { name: "Fuse" }).click();
    await confirms(page, "Undowyrm");
    await expect(page.getByRole("link", { name: "Open Undowyrm, Foil" })).toHaveCount(1);

    await find(page, "Galevanth");
    await page.getByRole("link", { name: "Open Galevanth" }).first().click();
    await expect(page.getByRole("heading", { name: "Galevanth" })).toBeVisible();
    await page.getByRole("button", { name: "Fuse", exact: true }).click();
    await confirms(page, "Galevanth");
    await expect(page.getByRole("button", { name: "Turn Galevanth, Foil over" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: "Turn Galevanth, Foil over" })).toBeVisible();
    await expectLightsAsWanted(page);
    expect(await findings(page)).toEqual([]);
  });
}
