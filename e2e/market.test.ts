import { expect, type Browser, type Page } from "@playwright/test";
import { coinsOf, expectCoins } from "#e2e/support/coins.ts";
import { findings } from "#e2e/support/findings.ts";
import { expectToast, openAtRest, signUp } from "#e2e/support/player.ts";
import { gameUrl } from "#e2e/support/the-game.ts";
import { test } from "#e2e/support/test.ts";

// One after the other: an order takes whatever is for sale, and two journeys may pick the same card.
test.describe.configure({ mode: "default" });

async function newPlayer(browser: Browser) {
  const page = await browser.newPage({ baseURL: gameUrl });
  const { username } = await signUp(page);
  return { page, username };
}

/** From the page of a card to the marketplace; tells which card it was. */
async function sellFirstCard(page: Page, price: number): Promise<string> {
  await page.goto("/cards");
  await page
    .getByRole("link", { name: /^Open / })
    .first()
    .click();
  const sell = page.getByRole("link", { name: "Sell", exact: true });
  await expect(sell).toBeVisible();
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  await sell.click();
  const dialog = page.getByRole("dialog", { name: `Sell ${name}` });
  await dialog.getByLabel("Price in coins").fill(String(price));
  await expect(dialog.getByText("Your first 5 sales are free. 5 left.")).toBeVisible();
  await dialog.getByRole("button", { name: "List Card" }).click();
  await expectToast(page, "Card Listed Successfully!");
  await expect(page).toHaveURL("/");
  return name;
}

const offersOf = (page: Page, seller: string) =>
  page
    .getByRole("list", { name: "Cards for sale" })
    .getByRole("listitem")
    .filter({ hasText: `by ${seller}` });

test("a card is found and bought, and its seller hears of it at once", async ({
  page: seller,
  browser,
}) => {
  const { username } = await signUp(seller);
  const { page: buyer } = await newPlayer(browser);
  const name = await sellFirstCard(seller, 37);
  const before = await coinsOf(seller);

  await buyer.goto("/marketplace");
  const purse = await coinsOf(buyer);
  await buyer.getByRole("tab", { name: "Player Trades" }).click();
  await buyer.getByLabel("Search by name").fill(name);
  await buyer.getByLabel("Highest price").fill("37");
  await buyer.getByLabel("Sort by").selectOption("Dearest");
  await expect(buyer).toHaveURL(/max=37/);
  await buyer.reload();
  await expect(buyer.getByLabel("Search by name")).toHaveValue(name);
  await expect(buyer.getByLabel("Sort by")).toHaveValue("dearest");
  const offer = offersOf(buyer, username);
  await offer.getByRole("button", { name: `Buy ${name} for 37 coins` }).click();
  const question = buyer.getByRole("dialog", { name: `Buy ${name}?` });
  await expect(question).toContainText(`You will have ${purse - 37} coins left`);
  await question.getByRole("button", { name: "Buy for 37 coins" }).click();

  await expect(buyer.getByText(`${name} is yours!`)).toBeVisible();
  expect(await findings(buyer)).toEqual([]);
  await expectCoins(seller, before + 37);
  await expect(seller.getByRole("button", { name: /^Notifications, \d+ new$/ })).toBeVisible();
  await buyer.getByRole("link", { name: "See My Card" }).click();
  await expect(buyer.getByRole("heading", { level: 1, name })).toBeVisible();
  await expectCoins(buyer, purse - 37);
  await buyer.goto("/marketplace?tab=trades");
  await expect(offersOf(buyer, username)).toHaveCount(0);
});

test("who may not buy sees why, and the seller takes the card back", async ({
  page: seller,
  browser,
}) => {
  const { username } = await signUp(seller);
  const name = await sellFirstCard(seller, 900_000);
  const { page: other } = await newPlayer(browser);
  const search = `/marketplace?tab=trades&sort=dearest&q=${name}`;

  await other.goto(search);
  const dear = offersOf(other, username).getByRole("button", { name: "Need More Coins" });
  await expect(dear).toBeDisabled();
  await seller.goto(search);
  const own = offersOf(seller, username).getByRole("button", { name: "Your Card" });
  await expect(own).toBeDisabled();

  await seller.getByRole("link", { name: "My Listings" }).click();
  await seller.getByRole("button", { name: `Take Back ${name}` }).click();
  const question = seller.getByRole("alertdialog", { name: `Take ${name} back?` });
  await expect(question).toBeVisible();
  expect(await findings(seller)).toEqual([]);
  await question.getByRole("button", { name: "Take Back" }).click();
  await expectToast(seller, "Card Taken Back");
  await expect(seller.getByText("You sell nothing")).toBeVisible();
  await other.reload();
  await expect(offersOf(other, username)).toHaveCount(0);
});

test("a buy order waits for a seller, who sells at once", async ({ page: seller, browser }) => {
  await signUp(seller);
  await seller.goto("/cards");
  const first = seller.getByRole("link", { name: /^Open / }).first();
  const name = ((await first.getAttribute("aria-label")) ?? "").replace("Open ", "");
  const { page: buyer } = await newPlayer(browser);
  await buyer.goto("/marketplace?tab=trades&view=orders");
  const purse = await coinsOf(buyer);
  await buyer.getByRole("button", { name: "Place a Buy Order" }).click();
  await buyer.getByLabel("Search by name").fill(name);
  await buyer.getByRole("list", { name: "All cards" }).getByRole("button", { name }).click();
  await buyer.getByLabel("Price in coins").fill("43");
  await buyer.getByRole("button", { name: "Place Order" }).click();
  await expectToast(buyer, "Buy Order Placed");
  await expect(buyer.getByText("43 coins set aside.")).toBeVisible();
  await expectCoins(buyer, purse - 43);

  await seller.goto("/marketplace?tab=trades");
  const before = await coinsOf(seller);
  await seller.getByRole("button", { name: "Sell a Card" }).click();
  await seller.getByLabel("Search by name").last().fill(name);
  await seller
    .getByRole("list", { name: "Your cards" })
    .getByRole("button", { name })
    .first()
    .click();
  await seller.getByRole("button", { name: "Sell now for 43" }).click();
  await expect(seller.getByText("You received 43 coins.")).toBeVisible();
  await expectCoins(seller, before + 43);
  await expect(seller).toHaveURL("/");

  await expect(buyer.getByText("No buy orders")).toBeVisible();
  await expect(buyer.getByRole("button", { name: /^Notifications, \d+ new$/ })).toBeVisible();
});

test("a wish is kept, and the market can show nothing else", async ({ page: seller, browser }) => {
  const { username } = await signUp(seller);
  const name = await sellFirstCard(seller, 51);
  const { page: other } = await newPlayer(browser);

  await other.goto(`/marketplace?tab=trades&q=${name}&max=51&sort=dearest`);
  const offer = offersOf(other, username);
  await offer.getByRole("button", { name: `Wish for ${name}` }).click();
  await expect(
    offer.getByRole("button", { name: `Wish for ${name}`, pressed: true }),
  ).toBeVisible();
  await other.getByRole("link", { name: "Wishlist" }).click();
  await expect(other.getByRole("list", { name: "Wishlist" }).getByRole("listitem")).toHaveCount(1);
  await other.getByRole("link", { name: `See Offers of ${name}` }).click();
  await other.getByRole("button", { name: "Wishlist Only" }).click();
  await expect(other).toHaveURL(/wished=yes/);
  await expect(offersOf(other, username)).toHaveCount(1);
});

test("everybody can use what the market opens", async ({ page, browser }) => {
  const { username } = await signUp(page);
  const name = await sellFirstCard(page, 23);
  const { page: other } = await newPlayer(browser);
  await other.setViewportSize({ width: 390, height: 844 });
  const expectNoFindings = async (what: string) =>
    expect.soft(await findings(other), what).toEqual([]);

  await openAtRest(other, `/marketplace?tab=trades&max=23&q=${name}&sort=dearest`);
  const offer = offersOf(other, username);
  await offer.getByRole("button", { name: `Wish for ${name}` }).click();
  await expect(offer.getByRole("button", { pressed: true })).toBeVisible();
  await expectNoFindings("the cards for sale");

  await offer.getByRole("button", { name, exact: true }).click();
  await expect(other.getByText("Lowest price now")).toBeVisible();
  await expectNoFindings("the prices of a card");

  await other.getByRole("button", { name: "Place a Buy Order" }).click();
  await other.getByLabel("Price in coins").fill("7");
  await expect(other.getByText("7 coins will be set aside.")).toBeVisible();
  await expectNoFindings("a buy order");
  await other.getByRole("button", { name: "Place Order" }).click();
  await expectToast(other, "Buy Order Placed");

  await offer.getByRole("button", { name: `Buy ${name} for 23 coins` }).click();
  await expect(other.getByText("You will have")).toBeVisible();
  await expectNoFindings("the question before buying");
  await other.getByRole("button", { name: "Cancel" }).click();

  await other.getByRole("button", { name: "Sell a Card" }).click();
  await expectNoFindings("the choice of a card");
  await other.getByRole("list", { name: "Your cards" }).getByRole("button").first().click();
  await other.getByLabel("Price in coins").fill("0");
  await expect(other.getByText("Please enter a valid price")).toBeVisible();
  await expectNoFindings("the price of a card");
  await other.keyboard.press("Escape");

  for (const view of ["Buy Orders", "Wishlist"]) {
    await other.getByRole("link", { name: view }).click();
    await expect(other.getByRole("list", { name: view })).toBeVisible();
    await expectNoFindings(view);
  }
  await other.getByRole("link", { name: "Buy Orders" }).click();
  await other.getByRole("button", { name: "Place a Buy Order" }).click();
  await expect(other.getByRole("list", { name: "All cards" })).toBeVisible();
  await expectNoFindings("the choice of a card to look for");
});
