import { expect, type Page } from "@playwright/test";
import { browserWithCamera } from "#e2e/support/camera.ts";
import { findings } from "#e2e/support/findings.ts";
import { expectToast, newAccount, signUp } from "#e2e/support/player.ts";
import { gameUrl } from "#e2e/support/the-game.ts";
import { test } from "#e2e/support/test.ts";

/** Opens one of the player's cards and makes a code for it; the answer is the card's name. */
async function giveAway(page: Page): Promise<string> {
  await page.goto("/cards");
  await page
    .getByRole("link", { name: /^Open / })
    .first()
    .click();
  await page.getByRole("button", { name: "Generate Code" }).click();
  await expectToast(page, "Transfer QR Generated");
  const title = await page.getByRole("heading", { name: /^Give / }).textContent();
  const [, name = ""] = /^Give (.*) to a Friend$/.exec(title ?? "") ?? [];
  await expect(page.getByText("Expires in 10 minutes")).toBeVisible();
  return name;
}

const codeOn = (page: Page) =>
  page
    .getByRole("dialog")
    .getByText(/^[A-Z2-9]{6}$/)
    .textContent();

test("a card is given away by a picture that a friend scans", async ({ page }) => {
  const giver = await signUp(page);
  const name = await giveAway(page);
  const picture = page.getByRole("dialog").getByRole("img", { name: /^QR code/ });
  const camera = await browserWithCamera(picture);
  const friend = await camera.newPage({ baseURL: gameUrl });
  const { username } = await signUp(friend);

  await friend.goto("/trade");
  await friend.getByRole("link", { name: "Scan QR Code" }).first().click();
  await expect(friend.getByText("A card is waiting for you")).toBeVisible();
  await friend.getByRole("button", { name: "Claim Card" }).click();

  await expectToast(friend, "Card Received!", `${name} is yours.`);
  const party = friend.getByRole("dialog", { name: `A Gift from ${giver.username}!` });
  await expect(party).toBeVisible();
  expect(await findings(friend)).toEqual([]);
  await party.getByRole("link", { name: "See Your Card" }).click();
  await expect(friend.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText(`${name} has a new home`)).toBeVisible();
  await expect(page.getByText(`You gave it to ${username}.`)).toBeVisible();
  await page.goto("/cards");
  await expect(page.getByText("11 in deck")).toBeVisible();
  await camera.close();
});

test("the code is there again after a reload, and the card can be taken back", async ({ page }) => {
  await signUp(page);
  const name = await giveAway(page);
  const first = await codeOn(page);
  await page.reload();
  await expect(page.getByText("Set aside for a friend")).toBeVisible();
  await page.getByRole("button", { name: "Show the Code" }).click();
  expect(await codeOn(page)).toBe(first);

  await page.getByRole("button", { name: "New Code" }).click();
  await expect(page.getByRole("dialog").getByText(String(first))).toHaveCount(0);
  await page.getByRole("button", { name: "Take It Back" }).click();
  await expectToast(page, "Card Taken Back", `${name} is with you again.`);
  await expect(page.getByText("In your deck")).toBeVisible();

  await page.getByLabel("Gift code").fill(String(first).toLowerCase());
  await page.getByRole("button", { name: "Claim Card" }).click();
  await expectToast(page, "Transfer Failed");
});

test("a player who scans while signed out signs in, and the code goes on", async ({
  page,
  browser,
}) => {
  const account = newAccount();
  const friend = await browser.newPage({ baseURL: gameUrl });
  await signUp(friend, account);
  await friend.context().clearCookies();
  await signUp(page);
  await giveAway(page);

  await friend.goto(`/trade?claim=${await codeOn(page)}`);
  await expect(friend).toHaveURL("/login");
  await friend.getByLabel("Email").fill(account.email);
  await friend.getByLabel("Password").fill(account.password);
  await friend.getByRole("button", { name: "Sign In" }).click();
  await expect(friend.getByText("A card is waiting for you")).toBeVisible();
  await friend.getByRole("button", { name: "Claim Card" }).click();
  await expectToast(friend, "Card Received!");
});
