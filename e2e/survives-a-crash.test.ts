import { expect, type Route } from "@playwright/test";
import { battleUntilVictory } from "#e2e/support/battle.ts";
import { coinsOf, expectCoins } from "#e2e/support/coins.ts";
import { createCard, PAINTED_MS } from "#e2e/support/creation.ts";
import { test } from "#e2e/support/own-game.ts";
import { expectHome, expectToast, signUp, signUpAtHome } from "#e2e/support/player.ts";

test("a crash loses nothing that a player was told", async ({ game, page }) => {
  const account = await signUp(page);
  const cardName = await createCard(page, "an old turtle with a lighthouse on its shell");
  await page.getByRole("link", { name: "View My Collection" }).click();
  await page.getByRole("button", { name: `Add to Vault: ${cardName}` }).click();
  await expectToast(page, "Card moved to vault");
  await battleUntilVictory(page);
  await page.goto("/");
  const coins = await coinsOf(page);

  await game.crash();
  await expect(page.goto("/")).rejects.toThrow("ERR_CONNECTION_REFUSED");
  await game.start();

  await page.goto("/");
  await expectHome(page, account);
  await expectCoins(page, coins);
  await page.goto("/vault");
  await expect(page.getByRole("button", { name: cardName })).toBeVisible();
  await page.goto("/create");
  await expect(page.getByText("Daily Limit Reached")).toBeVisible();
  await page.goto("/battles");
  await page
    .getByRole("link", { name: /^Victory/ })
    .first()
    .click();
  await expect(page.getByRole("region", { name: "Battle" })).toBeVisible();
});

test("a power cut in the middle of a creation: the card is finished afterwards", async ({
  game,
  page,
}) => {
  await signUp(page);
  await page.goto("/create-dynamic");
  await page.getByLabel("Describe your creature").fill("a heron that fishes for stars");

  const promised = page.waitForResponse("**/api/cards/create");
  // The code of the celebration is fetched at that moment, and missed.
  await page.route("**/assets/*.js", (route) => route.abort("connectionrefused"));
  await page.getByRole("button", { name: "Create Your Card" }).click();
  expect((await promised).status()).toBe(200);
  await game.cutPower();
  await expect(page.getByText(/Writing its story|Painting its picture/)).toBeVisible();
  // Code that is missed now is not fetched again by this page.
  const missed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".js"));
  await page.getByRole("link", { name: "Profile" }).first().hover();
  await missed;
  await page.unroute("**/assets/*.js");
  await game.start();

  // The page that was open all the time goes on by itself, and loads itself anew to celebrate.
  await page.getByRole("button", { name: "Show My Card" }).click({ timeout: PAINTED_MS });
  await page.getByRole("link", { name: "View My Collection" }).click();
  await expect(page.getByText("13 in deck")).toBeVisible();
});

test("while the server is away, code that is missing does not cost the page", async ({
  game,
  page,
}) => {
  const account = await signUpAtHome(page);
  await game.crash();

  await page.getByRole("button", { name: "Menu" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Create Your Card" }).first().click();
  await expect(page.getByText("This page broke")).toBeVisible();
  const asked = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/health"));
  await page.getByRole("button", { name: "Try Again" }).click();
  await asked;
  await expect(page.getByText("This page broke")).toBeVisible();
  await page.goBack();
  await expectHome(page, account);

  await page.getByRole("link", { name: "Create Your Card" }).first().click();
  await expect(page.getByText("This page broke")).toBeVisible();
  await game.start();
  // The page comes back without a press.
  await expect(page.getByLabel("Describe your creature")).toBeVisible();
});

test("a database that dies costs a player a moment, and no error", async ({ game, page }) => {
  await signUpAtHome(page);
  await page.goto("/cards");
  const move = page.getByRole("button", { name: /^Add to Vault: / }).first();
  const card = (await move.getAttribute("aria-label"))!.slice("Add to Vault: ".length);
  const statuses: number[] = [];
  page.on("response", (answer) => {
    if (answer.request().method() !== "GET") statuses.push(answer.status());
  });

  const dies = async (route: Route) => {
    game.killDatabase();
    await route.continue();
  };
  await page.route("**/move-to-vault", dies, { times: 1 });
  await move.click();

  await expectToast(page, "Card moved to vault");
  expect(statuses.filter((status) => status === 503)).not.toEqual([]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  await page.goto("/vault");
  await expect(page.getByRole("button", { name: card })).toBeVisible();
});
