import { expect, type Locator, type Page } from "@playwright/test";
import { findings } from "#e2e/support/findings.ts";
import { expectToast, signUp } from "#e2e/support/player.ts";
import { stockCollection } from "#e2e/support/stock.ts";
import { test } from "#e2e/support/test.ts";

const FULL = "Your deck is full (54/54). Move a card to vault first.";

const count = (page: Page) => page.getByRole("status").filter({ hasText: "Showing" });

const tilesOf = (page: Page, list: string) =>
  page.getByRole("list", { name: list }).getByRole("listitem");

/** Tiles of cards with this element or rarity, which every card has in words. */
const tilesWith = (tiles: Locator, page: Page, word: string) =>
  tiles.filter({ has: page.getByText(word, { exact: true }) });

test("filters narrow the deck, and the address keeps them", async ({ page }) => {
  const { email } = await signUp(page);
  await stockCollection(email, 60);
  await page.goto("/cards");
  const tiles = tilesOf(page, "Battle Deck");
  await expect(count(page)).toHaveText("Showing 54 of 54 cards");
  await expect(tiles).toHaveCount(54);
  const epics = await tilesWith(tiles, page, "epic").count();
  const watery = await tilesWith(tiles, page, "water").count();
  expect([epics, watery].every((some) => some > 0 && some < 54)).toBe(true);

  await page.getByLabel("Rarity").selectOption("Epic");
  await expect(count(page)).toHaveText(`Showing ${epics} of 54 cards`);
  await expect(tilesWith(tiles, page, "epic")).toHaveCount(epics);
  await page.reload();
  await expect(count(page)).toHaveText(`Showing ${epics} of 54 cards`);

  await page.getByLabel("Rarity").selectOption("All Rarities");
  await page.getByLabel("Element").selectOption("Water");
  await expect(count(page)).toHaveText(`Showing ${watery} of 54 cards`);

  await page.getByLabel("Rarity").selectOption("Epic");
  await page.getByLabel("Search cards").fill("no such beast");
  await expect(page.getByText("No cards match")).toBeVisible();
  await page.getByRole("button", { name: "Show All Cards" }).click();
  await expect(tiles).toHaveCount(54);
  await expect(page).toHaveURL("/cards");

  const [first = ""] = await tiles.getByRole("link").evaluateAll(namesOf);
  await page.getByLabel("Search cards").fill(first.toUpperCase());
  const found = async () => new Set(await tiles.getByRole("link").evaluateAll(namesOf));
  await expect.poll(found).toEqual(new Set([first]));
});

const namesOf = (links: Element[]) =>
  links.map((link) => link.getAttribute("aria-label")?.replace("Open ", "") ?? "");

test("the vault is searched by description too, and spells mythical its own way", async ({
  page,
}) => {
  const { email } = await signUp(page);
  await stockCollection(email, 42 + 32);
  await page.goto("/vault");
  const tiles = tilesOf(page, "Card Vault");
  await expect(count(page)).toHaveText("Showing 32 of 32 cards");
  await expect(page.getByText("Deck space: 54/54 cards")).toBeVisible();
  await expect(tiles.first()).toContainText("Level 1");
  await expect(tiles.first()).toContainText("0/50 XP");

  await expect(tiles).toHaveCount(32);
  const mythical = await tilesWith(tiles, page, "mythical").count();
  expect(mythical).toBeGreaterThan(0);
  await page.getByLabel("Rarity").selectOption("Mythic");
  await expect(count(page)).toHaveText(`Showing ${mythical} of 32 cards`);

  await page.getByLabel("Rarity").selectOption("All Rarities");
  await page.getByLabel("Search by name or description").fill("the");
  await expect(count(page)).not.toHaveText("Showing 32 of 32 cards");
  await expect(count(page)).not.toHaveText("Showing 0 of 32 cards");
});

test("a full deck says so, until a card has made room", async ({ page }) => {
  const { email } = await signUp(page);
  await stockCollection(email, 60);

  await page.goto("/cards");
  await expect(page.getByText("Deck Full")).toBeVisible();
  await page.getByRole("tab", { name: "Vault" }).click();
  await page
    .getByRole("button", { name: /^Add to Deck: / })
    .first()
    .click();
  await expectToast(page, "Failed to move card", FULL);

  await page.goto("/vault");
  const card = tilesOf(page, "Card Vault").first().getByRole("button");
  await card.click();
  await expectToast(page, "Deck Full", FULL);

  await page.goto("/");
  const deck = page.getByRole("region", { name: "Battle Deck" });
  await deck.getByRole("listitem").nth(20).getByRole("button").click();
  await page.getByRole("alertdialog", { name: "Move Card to Vault" }).press("Escape");
  await expect(deck.getByText("54 / 54")).toBeVisible();
  await deck.getByRole("listitem").nth(20).getByRole("button").click();
  await page.getByRole("button", { name: "Move to Vault" }).click();
  await expectToast(page, "Card moved to vault");
  await expect(deck.getByText("53 / 54")).toBeVisible();

  await page.goto("/vault");
  const name = (await card.getAttribute("aria-label")) ?? "";
  await card.click();
  const question = page.getByRole("alertdialog", { name: "Move Card to Deck" });
  await expect(question).toContainText(name);
  await question.getByRole("button", { name: "Move to Deck" }).click();
  await expectToast(page, "Card Moved to Deck", name);
  await expect(page.getByText("Deck space: 54/54 cards")).toBeVisible();
});

test("the simple collection counts copies and turns a card over", async ({ page }) => {
  const { email } = await signUp(page);
  await stockCollection(email, 64);
  await page.goto("/cards-direct");
  const tiles = tilesOf(page, "My Cards");
  await expect(tiles).toHaveCount(32);
  const copies = (await tiles.getByText("×").allTextContents()).map((text) =>
    Number(text.split("×")[1]),
  );
  expect(copies.reduce((sum, each) => sum + each, 0)).toBe(12 + 64);

  const card = tiles.first().getByRole("button");
  const name = (await card.getAttribute("aria-label")) ?? "";
  await card.click();
  const overlay = page.getByRole("dialog", { name });
  await expect(overlay.getByText(/^(common|rare|epic|legendary|mythical)/)).toBeVisible();
  await expect(overlay.getByText(/^Attack \d+$/)).toBeHidden();
  await overlay.getByRole("button", { name: `Turn ${name} over` }).click();
  await expect(overlay.getByText(/^Attack \d+$/)).toBeVisible();
  await expect(overlay.getByText(/^Defense \d+$/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
});

test("a card has a page of its own; a card that one does not own has none", async ({ page }) => {
  await signUp(page);
  await page.goto("/cards");
  const link = tilesOf(page, "Battle Deck").first().getByRole("link");
  const name = ((await link.getAttribute("aria-label")) ?? "").replace("Open ", "");
  await link.click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Lore", exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Stats" })).toContainText("Attack");
  await expect(
    page.getByRole("main").getByRole("link", { name: "Battle", exact: true }),
  ).toBeVisible();

  await page.goto("/card/999999");
  await expect(page.getByRole("heading", { name: "Card Not Found" }).first()).toBeVisible();
  await page.getByRole("link", { name: "Return Home" }).click();
  await expect(page).toHaveURL("/");
});

test("on a phone the collection begins with its cards, and its filters are one press away", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.goto("/cards");
  const first = tilesOf(page, "Battle Deck").first();
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThan(400);
  await expect(page.getByLabel("Rarity")).toBeHidden();

  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByLabel("Rarity").selectOption("Rare");
  await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
  await expect(tilesWith(tilesOf(page, "Battle Deck"), page, "common")).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await expect(page.getByLabel("Rarity")).toBeVisible();
});
