import { expect, type Page } from "@playwright/test";
import { findings } from "#e2e/support/findings.ts";
import { convertFirstCard } from "#e2e/support/nft.ts";
import { expectToast, signUp } from "#e2e/support/player.ts";
import { gameUrl } from "#e2e/support/the-game.ts";
import { test } from "#e2e/support/test.ts";

const PRICE = 37;

async function sell(page: Page, name: string) {
  await page.getByRole("link", { name: "Sell", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `Sell ${name}` });
  await dialog.getByLabel("Price in coins").fill(String(PRICE));
  await dialog.getByRole("button", { name: "List Card" }).click();
  await expectToast(page, "Card Listed Successfully!");
}

async function buy(page: Page, name: string, seller: string) {
  await page.goto("/marketplace?tab=trades");
  await page.getByLabel("Search by name").fill(name);
  const offer = page
    .getByRole("list", { name: "Cards for sale" })
    .getByRole("listitem")
    .filter({ hasText: `by ${seller}` });
  await offer.getByRole("button", { name: `Buy ${name} for ${PRICE} coins` }).click();
  await page
    .getByRole("dialog", { name: `Buy ${name}?` })
    .getByRole("button", { name: `Buy for ${PRICE} coins` })
    .click();
  await expect(page.getByText(`${name} is yours!`)).toBeVisible();
}

test("a card becomes an NFT and is sold, and its certificate names the new owner", async ({
  page: seller,
  browser,
}) => {
  const { username } = await signUp(seller);
  const { name, cardPath } = await convertFirstCard(seller);
  expect.soft(await findings(seller), "after the conversion").toEqual([]);
  await seller.getByRole("link", { name: "See the Certificate" }).click();
  await expect(seller.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(seller.getByText(`Held by the wallet of ${username}`)).toBeVisible();
  await expect(seller.getByText("Nobody can ever make another.")).toBeVisible();
  expect.soft(await findings(seller), "the certificate").toEqual([]);
  const certificate = seller.url();

  await seller.getByRole("link", { name: "View on Explorer" }).click();
  await expect(seller.getByText("An NFT", { exact: true })).toBeVisible();
  expect.soft(await findings(seller), "the explorer").toEqual([]);

  await seller.goto(cardPath);
  await expect(seller.getByRole("link", { name: `NFT: certificate of ${name}` })).toBeVisible();
  await sell(seller, name);

  const buyer = await browser.newPage({ baseURL: gameUrl });
  const { username: newOwner } = await signUp(buyer);
  await buy(buyer, name, username);

  const visitor = await browser.newPage({ baseURL: gameUrl });
  await visitor.goto(certificate);
  const owners = visitor.getByRole("list", { name: "Owners, the newest first" });
  await expect(owners.getByRole("listitem").first()).toContainText(newOwner);
  // The chain follows within seconds, and the page asks it by itself.
  await expect(visitor.getByText(`Held by the wallet of ${newOwner}`)).toBeVisible();
  await expect(owners.getByRole("listitem").nth(1)).toContainText(username);
});
