import { expect, type Page } from "@playwright/test";
import { coinsInBar, coinsOf, expectCoins } from "#e2e/support/coins.ts";
import { findings } from "#e2e/support/findings.ts";
import { expectToast, openAtRest, signUp } from "#e2e/support/player.ts";
import { stockCoins } from "#e2e/support/stock.ts";
import { gameUrl } from "#e2e/support/the-game.ts";
import { test } from "#e2e/support/test.ts";
import { inMotion } from "#e2e/support/in-motion.ts";

test.use(inMotion);

/** A player who stands before the packs with exactly as many coins. */
async function playerWith(page: Page, coins: number) {
  const { email } = await signUp(page);
  await stockCoins(email, coins - (await coinsOf(page)));
  await page.goto("/marketplace");
  await expectCoins(page, coins);
}

/** As the game ships them. */
const prices = { "Starter Pack": 200, "Mystical Pack": 500, "Legendary Pack": 1500 };

type PackName = keyof typeof prices;

const starter = prices["Starter Pack"];

const closeOverlay = (page: Page) =>
  page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

const shelf = (page: Page, name: string) => page.getByRole("region", { name });

const press = (page: Page, name: PackName, words: string) =>
  page
    .getByRole(words === "Open" ? "region" : "dialog", { name })
    .getByRole("button", { name: `${words} for ${prices[name].toLocaleString("en")} coins` })
    .click();

const overlay = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Turns card after card over, and returns the names in their order. */
async function turnAll(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let nth = 1; nth <= count; nth++) {
    await expect(page.getByText(`Card ${nth} of ${count}`)).toBeVisible();
    await page.getByRole("button", { name: "Turn It Over" }).click();
    const found = page.getByRole("dialog").getByRole("status");
    await expect(found).toContainText(/New!|You have this one already/);
    names.push((await found.innerText()).split(/[,\n]/)[0]?.trim() ?? "");
    await page.getByRole("button", { name: nth === count ? "See All Cards" : "Next Card" }).click();
  }
  return names;
}

test("on a phone on its side no toast covers what is read or pressed", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await playerWith(page, 300);
  await page.getByRole("button", { name: "Open for 200 coins" }).click();
  await page.getByRole("button", { name: "Tear It Open for 200 Coins" }).click();
  const pack = overlay(page, "Starter Pack");
  const toast = await pack.getByRole("listitem").filter({ hasText: "Pack Opened!" }).boundingBox();
  for (const part of [
    pack.getByRole("heading", { name: "Starter Pack" }),
    pack.getByText("Card 1 of 3"),
    pack.getByRole("button", { name: "Turn It Over" }),
  ]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(toast?.y ?? 0);
  }
});

test("each of the three packs is opened, and its cards are in the collection", async ({ page }) => {
  const sizes = { "Starter Pack": 3, "Mystical Pack": 5, "Legendary Pack": 5 };
  let coins = Object.values(prices).reduce((sum, price) => sum + price, 0);
  await playerWith(page, coins);

  for (const name of ["Starter Pack", "Mystical Pack", "Legendary Pack"] as const) {
    await press(page, name, "Open");
    await press(page, name, "Tear It Open");
    await expectToast(page, "Pack Opened!", `You opened a ${name} and found ${sizes[name]} cards.`);
    const names = await turnAll(page, sizes[name]);
    for (const card of names) {
      await expect(overlay(page, name).getByText(card).first()).toBeVisible();
    }
    coins -= prices[name];
    await closeOverlay(page);
    // A mission may have paid for an epic card.
    await expect(coinsInBar(page)).toContainText(
      new RegExp(`^\\D*(${coins.toLocaleString("en")}|${(coins + 500).toLocaleString("en")})`),
    );
  }

  await page.getByRole("link", { name: "Packs You Have Opened" }).click();
  await expect(page.getByRole("link", { name: "Check this draw" })).toHaveCount(3);
  const newest = page.getByRole("list", { name: "Cards" }).first().getByRole("img");
  const described = await newest.evaluateAll((images) =>
    images.map((image) => image.getAttribute("alt")),
  );
  await page.goto("/cards");
  for (const words of described) {
    const [name = ""] = (words ?? "").split(",");
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  }
});

test("anybody with the link can repeat a draw, and sees what was fixed before", async ({
  page,
  browser,
}) => {
  await playerWith(page, starter + 40);
  await press(page, "Starter Pack", "Open");
  await page.getByText("How do I know that it is fair?").click();
  const fingerprint = await page.getByText(/^[0-9a-f]{64}$/).innerText();
  await page.getByLabel("Your lucky words").fill("seven green dragons");
  await press(page, "Starter Pack", "Tear It Open");
  await page.getByRole("button", { name: "Reveal All" }).click();
  await expect(page.getByRole("button", { name: "Need More Coins" })).toBeDisabled();
  await page.getByRole("link", { name: "Check this draw" }).click();

  await expect(page.getByText("Everything agrees")).toBeVisible();
  await expect(page.getByText("It is the fingerprint that this browser saw before")).toBeVisible();
  await expect(page.getByText(fingerprint, { exact: true })).toBeVisible();
  await expect(page.getByText("seven green dragons").first()).toBeVisible();

  const visitor = await browser.newPage({ baseURL: gameUrl });
  await visitor.goto(new URL(page.url()).pathname);
  await expect(visitor.getByText("Everything agrees")).toBeVisible();
  await expect(visitor.getByText("this browser saw")).toHaveCount(0);
});

test("a pack whose answer was lost on the way is paid once, and gives the same cards", async ({
  page,
}) => {
  await playerWith(page, 2 * starter + 50);
  const keys: string[] = [];
  let answers = 0;
  await page.route("**/api/packs/*/open", async (route) => {
    keys.push(route.request().headers()["idempotency-key"] ?? "");
    // The server does it, and the connection breaks before the answer comes.
    if (++answers <= 2) {
      await route.fetch();
      return route.abort();
    }
    return route.continue();
  });

  await press(page, "Starter Pack", "Open");
  await press(page, "Starter Pack", "Tear It Open");
  await expect(page.getByText("Trying again; you pay only once.")).toBeVisible();
  await page.getByRole("button", { name: "Reveal All" }).click();
  await closeOverlay(page);

  await expectCoins(page, starter + 50);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  await page.goto("/packs");
  await expect(page.getByRole("link", { name: "Check this draw" })).toHaveCount(1);
});

test("a pack that was being opened when the page died is waiting afterwards", async ({ page }) => {
  await playerWith(page, 2 * starter + 50);
  await page.route("**/api/packs/*/open", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await press(page, "Starter Pack", "Open");
  await press(page, "Starter Pack", "Tear It Open");
  await expect(page.getByText("Trying again; you pay only once.")).toBeVisible();

  await page.unroute("**/api/packs/*/open");
  await page.reload();
  await page.getByRole("button", { name: "See What Is Inside" }).click();
  await page.getByRole("button", { name: "Reveal All" }).click();
  await closeOverlay(page);

  await expectCoins(page, starter + 50);
  await expect(page.getByRole("button", { name: "See What Is Inside" })).toHaveCount(0);
});

test("a pack is opened by the keyboard alone, and every step has no findings", async ({ page }) => {
  await playerWith(page, 1_700);
  await openAtRest(page, "/marketplace");
  await page.getByText("What can be inside?").first().click();
  expect(await findings(page)).toEqual([]);

  await shelf(page, "Legendary Pack").getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Tear It Open/ })).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  for (let nth = 1; nth <= 5; nth++) {
    await expect(page.getByRole("button", { name: "Turn It Over" })).toBeFocused();
    await page.keyboard.press("Enter");
    const onward = page.getByRole("button", { name: nth === 5 ? "See All Cards" : "Next Card" });
    await expect(onward).toBeFocused();
    if (nth === 1) expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText(/^You opened a Legendary Pack/).first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("link", { name: "Check this draw" }).click();
  await expect(page.getByText("Everything agrees")).toBeVisible();
  for (const words of ["Read the odds", "Check it with a program of your own"]) {
    await page.getByText(words).click();
  }
  expect(await findings(page)).toEqual([]);
});
