import { expect, type Page } from "@playwright/test";
import { browserWithCamera } from "#e2e/support/camera.ts";
import { findings } from "#e2e/support/findings.ts";
import { expectToast, signUp } from "#e2e/support/player.ts";
import { gameUrl } from "#e2e/support/the-game.ts";
import { test } from "#e2e/support/test.ts";

/** Opens the picker behind a button and takes a card; the answer is its name. */
async function choose(page: Page, button: string | RegExp, index = 0): Promise<string> {
  await page.getByRole("button", { name: button }).click();
  const cards = page.getByRole("list", { name: "Cards to choose from" }).getByRole("button");
  const name = (await cards.nth(index).getAttribute("aria-label")) ?? "";
  await cards.nth(index).click();
  return name;
}

async function create(page: Page) {
  await page.getByRole("button", { name: "Create Trade" }).click();
  await expectToast(page, "Trade Created!");
  await expect(page.getByText("Expires in 24 hours")).toBeVisible();
}

/** A lopsided trade asks once more. */
async function accept(page: Page) {
  const tick = page.getByRole("checkbox", { name: /I have seen this/ });
  if (await tick.isVisible()) await tick.check();
  await page.getByRole("button", { name: "Accept" }).click();
}

async function expectCelebrated(page: Page, name: string) {
  const party = page.getByRole("dialog", { name: "Trade Complete!" });
  await expect(party.getByText(`${name} is yours.`)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await party.getByRole("button", { name: "Continue" }).click();
}

const history = (page: Page) =>
  page.getByRole("region", { name: "History" }).getByRole("article").first();

test("two players trade a card for a card by a code that is typed", async ({ page, browser }) => {
  const maker = await signUp(page);
  const friend = await browser.newPage({ baseURL: gameUrl });
  const taker = await signUp(friend);

  await page.goto("/cards");
  await page.getByRole("main").getByRole("link", { name: "Trade", exact: true }).click();
  await page.getByRole("link", { name: "Offer a Card" }).click();
  const given = await choose(page, "Choose a card");
  await create(page);
  const code = await page.getByText(/^[A-Z2-9]{8}$/).textContent();

  await friend.goto("/trade");
  await expect(friend.getByRole("button", { name: "Join Trade" })).toBeDisabled();
  await friend.getByLabel("Trade code").pressSequentially(String(code).toLowerCase());
  await friend.getByRole("button", { name: "Join Trade" }).click();
  await expect(friend.getByText(`${maker.username} offers this trade.`)).toBeVisible();
  await expect(friend.getByRole("button", { name: "Accept" })).toBeDisabled();
  const received = await choose(friend, "Choose a card", 2);
  await accept(friend);

  // The maker's screen was not touched: it hears of it by itself.
  await expectCelebrated(friend, given);
  await expectCelebrated(page, received);

  await page.goto("/trade");
  await expect(history(page)).toContainText(`Trade with ${taker.username}`);
  await expect(history(page)).toContainText(`You gave ${given} and received ${received}.`);
  await history(page)
    .getByRole("button", { name: /^Report/ })
    .click();
  await page.getByRole("radio", { name: "I was tricked" }).check();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Send Report" }).click();
  await expectToast(page, "Report Sent");
  await expect(history(page).getByText("Reported")).toBeVisible();
});

test("an offer made to a friend by name can be declined, and one can be scanned", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/trade?mode=create");
  const given = await choose(page, "Choose a card");
  await create(page);
  const camera = await browserWithCamera(page.getByRole("img", { name: /^QR code/ }));
  const friend = await camera.newPage({ baseURL: gameUrl });
  const { username } = await signUp(friend);

  await test.step("the camera finds the offer", async () => {
    await friend.goto("/trade");
    await friend.getByRole("link", { name: "Scan QR Code" }).first().click();
    await expect(friend.getByRole("button", { name: given })).toBeVisible();
    await friend.getByRole("button", { name: "Close" }).click();
  });

  await test.step("an offer by name is declined", async () => {
    await page.goto("/trade?mode=create");
    const offered = await choose(page, "Choose a card", 1);
    await page.getByLabel("Only for this player (optional)").fill(username);
    await create(page);

    // It comes without being asked for.
    await friend.getByRole("link", { name: /offers you/ }).click();
    await friend.getByRole("button", { name: "Decline" }).click();
    await expectToast(friend, "Trade Declined");
    await expect(page.getByText("This offer was declined")).toBeVisible();

    await page.goto("/trade");
    await expect(history(page)).toContainText(`${offered} stayed with you.`);
  });

  await test.step("an offer that is cancelled can no longer be accepted", async () => {
    await page.getByRole("link", { name: `${given} for any card` }).click();
    const address = page.url();
    await page.getByRole("button", { name: "Cancel Trade" }).click();
    await expectToast(page, "Trade Cancelled", `${given} is with you again.`);
    await friend.goto(address);
    await expect(friend.getByText("This offer was taken back")).toBeVisible();
  });
  await camera.close();
});
