/** What every player does, found by the names that they see. */
import { randomBytes } from "node:crypto";
import { expect, type Page } from "@playwright/test";

export type Account = { username: string; email: string; password: string };

/** These letters form no rude word. Digits could: the game reads them as letters in a name. */
const LETTERS = "dghlmqrvyz";

export function newAccount(): Account {
  const chance = Array.from(randomBytes(10), (byte) => LETTERS[byte % LETTERS.length]);
  const username = `mika-${chance.join("")}`;
  return { username, email: `${username}@players.example`, password: "forest-lantern-7" };
}

/** Whose account may do everything. */
const ADULT = { year: "1990", month: "January", birthMonth: "1990-01" };

/** Answers the question that stands before a new player's first screen. */
export async function sayAge(page: Page, { year, month } = ADULT) {
  await expect(page.getByRole("heading", { name: "When were you born?" })).toBeVisible();
  await page.getByLabel("Month").selectOption(month);
  await page.getByLabel("Year").selectOption(year);
  await page.getByRole("button", { name: "Continue" }).click();
}

export async function fillSignUp(page: Page, { username, email, password }: Account) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(password);
}

/**
 * Makes an account for this browser without opening a page. It sends what the sign-up form and the
 * first page send, and opens the welcome pack, so that the coins for the first visit do not come in
 * the middle of a journey; all of it has journeys of its own. With null the age stays unknown.
 */
export async function signUp(
  page: Page,
  account = newAccount(),
  birthMonth: string | null = ADULT.birthMonth,
): Promise<Account> {
  const answer = await page.request.post("/api/auth/signup", { data: { ...account, birthMonth } });
  expect(answer.status()).toBe(200);
  const visit = await page.request.post("/api/visit");
  expect(visit.status()).toBe(200);
  if (birthMonth !== null) {
    const pack = await page.request.post("/api/packs/welcome/open");
    expect(pack.status()).toBe(200);
  }
  return account;
}

/** The same, and opens the player's home. */
export async function signUpAtHome(page: Page, account?: Account): Promise<Account> {
  const player = await signUp(page, account);
  await page.goto("/");
  await expectHome(page, player);
  return player;
}

export async function logIn(page: Page, { email, password }: Omit<Account, "username">) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

export const expectHome = (page: Page, { username }: Pick<Account, "username">) =>
  expect(page.getByRole("heading", { name: `Ready, ${username}?` })).toBeVisible();

/** Opens the menu and goes where one of its links leads. */
export async function goByMenu(page: Page, entry: string) {
  await page.getByRole("button", { name: "Menu" }).click();
  const bar = page.getByRole("navigation", { name: "Main" });
  await bar.getByRole("link", { name: entry, exact: true }).click();
}

export async function logOut(page: Page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("link", { name: "Start Your Journey" })).toBeVisible();
}

/** A toast is also read out, from a second element that is invisible. */
export async function expectToast(page: Page, title: string, text?: string) {
  const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
  await expect(toast).toContainText(title);
  if (text !== undefined) await expect(toast).toContainText(text);
}

/** Opens a page and waits until it is whole and stands still. */
export async function openAtRest(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await expect(page.getByRole("heading").first()).toBeVisible();
  await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
  await page.waitForLoadState("networkidle");
}
