import { expect, type Page } from "@playwright/test";
import { celebratedName } from "#e2e/support/creation.ts";
import { findings } from "#e2e/support/findings.ts";
import { expectToast, signUp } from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";
import { gameUrl } from "#e2e/support/the-game.ts";

const PAYS = "4242424242424242";
const DECLINED = "4000000000000002";
const BANK_ASKS = "4000002500003155";

async function fillCard(page: Page, number: string) {
  await expect(page.getByText("Test mode: no money moves.")).toBeVisible();
  await page.getByLabel("Test card number").fill(number);
  await page.getByLabel("Expiry date").fill("1250");
  await page.getByLabel("Security code").fill("123");
}

const pay = (page: Page, price: string) =>
  page.getByRole("button", { name: `Pay ${price}` }).click();

async function choose(page: Page, label: string) {
  await page.goto("/store");
  await page.getByRole("link", { name: label }).click();
}

const purse = (page: Page, credits: number) =>
  expect(page.getByRole("region", { name: "Your credits" })).toContainText(`${credits} credits`);

test("each pack is bought: at once, after a declined card, and with a bank that asks", async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).origin));
  await signUp(page);
  await choose(page, "Buy 5 credits for $4.99");
  await fillCard(page, PAYS);
  expect.soft(await findings(page), "the checkout").toEqual([]);
  await pay(page, "$4.99");
  await expectToast(page, "Credits Purchased!", "5 credits");
  await page.waitForURL("**/store");
  await purse(page, 5);
  expect.soft(await findings(page), "the store").toEqual([]);

  await choose(page, "Buy 15 credits for $11.99");
  await fillCard(page, DECLINED);
  await pay(page, "$11.99");
  await expectToast(page, "Payment Failed", "Your card was declined.");
  await fillCard(page, PAYS);
  await pay(page, "$11.99");
  await expectToast(page, "Credits Purchased!", "15 credits");
  await page.waitForURL("**/store");
  await purse(page, 20);

  await choose(page, "Buy 30 credits for $19.99");
  await fillCard(page, BANK_ASKS);
  await pay(page, "$19.99");
  await page.getByRole("button", { name: "Yes, pay" }).click();
  await expectToast(page, "Credits Purchased!", "30 credits");
  await page.waitForURL("**/store");
  await purse(page, 50);
  await expect(page.getByText(/In the last 30 days you spent/)).toContainText("$36.97");
  expect([...asked], "who was asked anything").toEqual([gameUrl]);
});

test("who closes the page after paying has the credits, uses one and takes the others back", async ({
  page,
}) => {
  await signUp(page);
  await choose(page, "Buy 5 credits for $4.99");
  await fillCard(page, PAYS);
  // The page is gone before it could have anything handed over.
  const isPaid = page.waitForResponse(/payment_intents\/\w+\/confirm$/);
  await page.route("**/api/payments/confirm", (route) => route.abort());
  await pay(page, "$4.99");
  await (await isPaid).finished();
  await page.goto("/");
  await page.unroute("**/api/payments/confirm");
  await page.goto("/store");
  await purse(page, 5);

  await page.getByRole("link", { name: "Create With a Credit" }).click();
  await expect(page.getByRole("dialog", { name: "Create With a Credit" })).toBeVisible();
  expect.soft(await findings(page), "a card for a credit").toEqual([]);
  await page.getByLabel("Describe your creature").last().fill("A brave lighthouse snail");
  await page.getByRole("button", { name: "Create for 1 Credit" }).click();
  expect(await celebratedName(page)).not.toBe("");

  await page.goto("/purchases");
  await page.getByRole("link", { name: /^Receipt: Starter Pack/ }).click();
  const receipt = page.getByRole("region", { name: "Receipt" });
  await expect(receipt).toContainText("This was a test: no money has moved.");
  expect.soft(await findings(page), "the receipt").toEqual([]);
  await page.getByRole("button", { name: "Take It Back" }).click();
  await page.getByRole("button", { name: "Yes, Give $3.99 Back" }).click();
  await expectToast(page, "Money Back", "$3.99 is on its way back to you.");
  await expect(receipt).toContainText("$3.99 went back");
  await page.goto("/store");
  await purse(page, 0);
});

async function wantsPremium(page: Page) {
  await signUp(page);
  await page.goto("/premium-checkout");
  await page.getByLabel("Describe your creature").fill("A storm owl with a lantern");
}

/** One card, however often the request was sent. */
async function hasPremium(page: Page) {
  await expectToast(page, "Premium Card Purchased!", "Your premium card is being created now!");
  await page.getByRole("region", { name: "Your premium card" }).getByRole("link").click();
  expect(await celebratedName(page)).not.toBe("");
  await page.goto("/premium-checkout");
  await expect(page.getByText("2 of 3 left today")).toBeVisible();
}

test("a premium card is bought in words, and paid in its dialog", async ({ page }) => {
  await wantsPremium(page);
  expect.soft(await findings(page), "the premium checkout").toEqual([]);
  await page.getByRole("button", { name: "Buy for $1.99" }).click();
  const modal = page.getByRole("dialog", { name: "Premium Card" });
  await expect(modal).toBeVisible();
  await fillCard(page, PAYS);
  expect.soft(await findings(page), "the premium dialog").toEqual([]);
  await pay(page, "$1.99");
  await hasPremium(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a premium card whose answer was lost is handed over when Pay is pressed again", async ({
    page,
  }) => {
    await wantsPremium(page);
    await page.getByRole("button", { name: "Buy for $1.99" }).click();
    await fillCard(page, PAYS);
    // The server makes the card, and the answer never arrives.
    await page.route("**/api/cards/create-premium", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await pay(page, "$1.99");
    await expectToast(page, "Card Creation Failed");
    expect.soft(await findings(page), "the dialog after a lost answer").toEqual([]);

    await page.unroute("**/api/cards/create-premium");
    await pay(page, "$1.99");
    await hasPremium(page);
    await page.goto("/purchases");
    await expect(page.getByRole("link", { name: /^Receipt: Premium card/ })).toHaveCount(1);
  });
});
