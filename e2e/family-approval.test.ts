import { expect, type Browser, type Page } from "@playwright/test";
import { findings } from "#e2e/support/findings.ts";
import { linkFromLetter } from "#e2e/support/letters.ts";
import { fillSignUp, newAccount, sayAge, signUp } from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";
import { gameUrl } from "#e2e/support/the-game.ts";

const bornYearsAgo = (years: number) => `${new Date().getFullYear() - years}-01`;

/** A child asks a parent; what comes back is the link in the letter. */
async function asks(page: Page, parentEmail: string): Promise<string> {
  await page.goto("/family/ask");
  await page.getByLabel("Your parent's e-mail address").fill(parentEmail);
  expect.soft(await findings(page), "asking a parent").toEqual([]);
  await page.getByRole("button", { name: "Send the Letter" }).click();
  await expect(page.getByText(parentEmail)).toBeVisible();
  return linkFromLetter(parentEmail, "/family/answer");
}

const anotherBrowser = async (browser: Browser) =>
  (await browser.newContext({ baseURL: gameUrl })).newPage();

test("a parent answers from the letter, and opens trading", async ({ page, browser }) => {
  const child = await signUp(page, newAccount(), bornYearsAgo(9));
  const parent = newAccount();
  const link = await asks(page, parent.email);

  const other = await anotherBrowser(browser);
  await other.goto(link);
  await expect(other.getByRole("heading", { name: /asks for your permission$/ })).toBeVisible();
  await expect(other.getByText(child.username)).toHaveCount(0);
  expect.soft(await findings(other), "the letter's page").toEqual([]);
  await other.getByRole("link", { name: "Make an Account" }).click();
  await fillSignUp(other, parent);
  await other.getByRole("button", { name: "Create Account" }).click();
  await sayAge(other);
  await other.getByRole("checkbox", { name: /^Trade with friends/ }).check();
  expect.soft(await findings(other), "the switches").toEqual([]);
  await other.getByRole("button", { name: "I Am an Adult and I Say Yes" }).click();
  await expect(other.getByText(/^Thank you\./)).toBeVisible();

  await page.goto("/trade");
  await expect(page.getByRole("link", { name: "Offer a Card" })).toBeVisible();
  const offered = await page.request.get("/api/auth/user");
  const { closed } = (await offered.json()) as { closed: Record<string, string> };
  expect([closed["trade"], closed["market"]]).toEqual([undefined, "switched_off"]);
});

test("a parent says no, and the account is gone", async ({ page, browser }) => {
  const child = await signUp(page, newAccount(), bornYearsAgo(9));
  const link = await asks(page, newAccount().email);

  const other = await anotherBrowser(browser);
  await other.goto(link);
  await other.getByRole("button", { name: "Say No" }).click();
  const question = other.getByRole("alertdialog");
  await expect(question).toContainText("is erased");
  await question.getByRole("button", { name: "Say No" }).click();
  await expect(other.getByText(/is erased now/)).toBeVisible();

  await page.goto("/login");
  await page.getByLabel("Email").fill(child.email);
  await page.getByLabel("Password").fill(child.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Invalid email or password").first()).toBeVisible();
});

test("in the child's own browser nobody says yes", async ({ page }) => {
  await signUp(page, newAccount(), bornYearsAgo(9));
  const link = await asks(page, newAccount().email);

  await page.goto(link);

  await expect(page.getByText(/in a private window/)).toBeVisible();
  await expect(page.getByRole("button", { name: /Say/ })).toHaveCount(0);
});
