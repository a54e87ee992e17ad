import { expect, type Page } from "@playwright/test";
import { asksParent, guardianOf, signUpChild, somebodyElse } from "#e2e/support/family.ts";
import { test } from "#e2e/support/own-game.ts";
import { expectToast, logIn, newAccount, signUp } from "#e2e/support/player.ts";

/** The birth month of a player who is of age from the next month on. */
function almostAdult(): string {
  const now = new Date();
  return `${now.getUTCFullYear() - 18}-${String(now.getUTCMonth() + 1).padStart(2, "0")}`;
}

async function expectNews(page: Page, news: string) {
  await page.getByRole("button", { name: /^Notifications, \d+ new$/ }).click();
  await expect(page.getByText(news)).toBeVisible();
}

test("a child whom nobody answers is forgotten after 14 days, and another comes of age", async ({
  game,
  page,
  browser,
}) => {
  const account = await signUpChild(page);
  const link = await asksParent(page, "nobody@parents.example", game);
  const sibling = await somebodyElse(browser, game);
  const grown = await signUp(sibling, newAccount(), almostAdult());
  const parent = await guardianOf(sibling, browser, [], game);

  await game.moveClock(15);
  await test.step("nobody knows the child, and the letter's link is dead", async () => {
    await expect(async () => {
      await page.goto("/cards");
      await expect(page).toHaveURL("/login", { timeout: 1_000 });
    }).toPass();
    await logIn(page, account);
    await expectToast(page, "Login Failed", "Invalid email or password");
    await page.goto(link);
    await expect(page.getByText(/its time is over/)).toBeVisible();
    await expect(page.getByRole("button", { name: /Say/ })).toHaveCount(0);
  });

  await game.sleep(31);
  await test.step("who comes of age has the account alone, and both are told", async () => {
    await sibling.goto("/");
    await expectNews(sibling, "Your account belongs to you alone now");
    await sibling.goto("/marketplace?tab=trades");
    await sibling.getByRole("button", { name: "Sell a Card" }).click();
    await expect(sibling.getByRole("list", { name: "Your cards" })).toBeVisible();
    await parent.page.goto("/");
    await expectNews(parent.page, `${grown.username} has grown up a bit`);
    await parent.page.goto("/family");
    await expect(parent.page.getByText("No children here yet")).toBeVisible();
  });
});
