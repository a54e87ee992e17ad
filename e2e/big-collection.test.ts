import { expect, type Page } from "@playwright/test";
import { expectToast, signUp } from "#e2e/support/player.ts";
import { stockCollection } from "#e2e/support/stock.ts";
import { test } from "#e2e/support/test.ts";

const MANY = 5_000;
const DECK = 54;
const IN_VAULT = 12 + MANY - DECK;

/** However many cards there are, only those near the screen are in the page. */
async function expectLightGrid(page: Page, name: string) {
  const grid = page.getByRole("list", { name });
  const nodes = await grid.evaluate((element) => element.querySelectorAll("*").length);
  expect(nodes).toBeGreaterThan(100);
  expect(nodes).toBeLessThan(2_000);
}

/** The places in the whole list of the cards that are in the page now. */
const places = (page: Page) =>
  page
    .getByRole("listitem")
    .evaluateAll((items) => items.map((item) => Number(item.getAttribute("aria-posinset"))));

/** Rows get their true heights as they come near, so the end moves away once or twice. */
async function scrollUntilShown(page: Page, place: number, key: "Home" | "End") {
  await page.locator("main").focus();
  await expect(async () => {
    await page.keyboard.press(key);
    expect(await places(page)).toContain(place);
  }).toPass();
}

test("five thousand cards: the first are there, all can be found and scrolled to", async ({
  page,
}) => {
  const { email } = await signUp(page);
  await stockCollection(email, MANY);

  await page.goto("/cards?tab=vault");
  await expect(page.getByText(`Showing ${IN_VAULT} of ${IN_VAULT} cards`)).toBeVisible();
  await expect(page.getByText(`${IN_VAULT} in vault`)).toBeVisible();
  await expectLightGrid(page, "Vault");

  await test.step("a search finds every copy", async () => {
    const name = await page
      .getByRole("link", { name: /^Open / })
      .first()
      .getAttribute("aria-label");
    await page.getByLabel("Search cards").fill(name?.replace("Open ", "") ?? "");
    await expect(page.getByText(/^Showing 15\d of/)).toBeVisible();
    await expect(page.getByRole("link", { name: name ?? "" }).first()).toBeVisible();
    await expectLightGrid(page, "Vault");
    await page.getByLabel("Search cards").fill("");
  });

  await test.step("the last card is a scroll away, and asks for room", async () => {
    await scrollUntilShown(page, IN_VAULT, "End");
    await expectLightGrid(page, "Vault");
    await page
      .getByRole("button", { name: /^Add to Deck: / })
      .last()
      .click();
    await expectToast(page, "Failed to move card", "Your deck is full");
    await scrollUntilShown(page, 1, "Home");
  });
});

test("the vault's own page bears five thousand cards too", async ({ page }) => {
  const { email } = await signUp(page);
  await stockCollection(email, MANY);

  await page.goto("/vault");
  await expect(page.getByText(`Showing ${IN_VAULT} of ${IN_VAULT} cards`)).toBeVisible();
  await page.getByLabel("Element").selectOption("Fire");
  await expect(page.getByText(/^Showing \d{3,4} of/)).not.toContainText(`Showing ${IN_VAULT} `);
  await expectLightGrid(page, "Card Vault");

  await page.goto("/");
  await expect(page.getByText(`+${12 + MANY - 8}`)).toBeVisible();
});
