import { expect, type Page } from "@playwright/test";
import { linkFromLetter } from "#e2e/support/letters.ts";
import {
  expectHome,
  expectToast,
  fillSignUp,
  logIn,
  logOut,
  newAccount,
  signUp,
  signUpAtHome,
} from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";

const landing = (page: Page) => page.getByRole("link", { name: "Start Your Journey" });

test("a form that is not complete says so", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expectToast(page, "Missing Information", "Please enter both email and password");

  const account = newAccount();
  await page.goto("/signup");
  await fillSignUp(page, account);
  await page.getByLabel("Confirm Password").fill("something else");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expectToast(page, "Password Mismatch", "Passwords do not match");

  await fillSignUp(page, { ...account, password: "short" });
  await page.getByRole("button", { name: "Create Account" }).click();
  await expectToast(page, "Password Too Short", "Password must be at least 6 characters");
});

test("an address and a username belong to one player", async ({ page }) => {
  const account = await signUpAtHome(page);
  await logOut(page);

  await page.goto("/signup");
  await fillSignUp(page, { ...newAccount(), email: account.email });
  await page.getByRole("button", { name: "Create Account" }).click();

  await expectToast(page, "Signup Failed");
});

test("a player logs out, mistypes the password, and comes back", async ({ page }) => {
  const account = await signUpAtHome(page);

  await logOut(page);
  await page.goto("/cards");
  await expect(page).toHaveURL("/login");

  await logIn(page, { ...account, password: "not-my-password" });
  await expectToast(page, "Login Failed", "Invalid email or password");

  await logIn(page, account);
  await expectHome(page, account);
  await expectToast(page, "Welcome Back!");
  await page.goBack();
  await expectHome(page, account);
});

test("who logged out stays logged out, even when the server did not hear of it", async ({
  page,
}) => {
  const account = await signUpAtHome(page);
  await page.route(/\/api\/(force-)?logout$/, (route) => route.abort());

  await logOut(page);

  await page.reload();
  await expect(landing(page)).toBeVisible();
  await page.goto("/cards");
  await expect(page).toHaveURL("/login");
  await logIn(page, account);
  await expectHome(page, account);
});

test("a forgotten password is replaced by a letter", async ({ page }) => {
  const account = await signUpAtHome(page);
  await logOut(page);
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot Password" })).toBeVisible();
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("button", { name: "Send the Link" }).click();
  await expect(
    page.getByText("If this address has an account, a letter is on its way."),
  ).toBeVisible();

  await page.goto(await linkFromLetter(account.email, "/reset-password"));
  await page.getByRole("main").getByLabel("New Password").fill("new-lantern-8");
  await page.getByLabel("Confirm Password").fill("new-lantern-8");
  await page.getByRole("button", { name: "Set New Password" }).click();
  await expect(page.getByText("Your new password is set. Please sign in.")).toBeVisible();

  await logIn(page, account);
  await expectToast(page, "Login Failed", "Invalid email or password");
  await logIn(page, { ...account, password: "new-lantern-8" });
  await expectHome(page, account);
});

test("the first letter confirms the address", async ({ page }) => {
  const account = await signUp(page);
  await page.goto("/profile?tab=account");
  await expect(page.getByText("Not confirmed")).toBeVisible();

  await page.goto(await linkFromLetter(account.email, "/verify-email"));
  await expect(page.getByText("Your e-mail address is confirmed.")).toBeVisible();

  await page.goto("/profile?tab=account");
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
});

test("a new address needs the password, and a letter brings the old one back", async ({ page }) => {
  const account = await signUp(page);
  const other = newAccount();
  await page.goto("/profile");
  await page.getByLabel("Email").fill(other.email);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(/enter your current password to change/)).toBeVisible();

  await page.getByLabel("Current Password").fill(account.password);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Profile Updated");
  await logOut(page);

  await page.goto(await linkFromLetter(account.email, "/reset-password"));
  await page.getByRole("main").getByLabel("New Password").fill("new-lantern-9");
  await page.getByLabel("Confirm Password").fill("new-lantern-9");
  await page.getByRole("button", { name: "Set New Password" }).click();
  await expect(page.getByText("Your old e-mail address is back")).toBeVisible();
  await logIn(page, { ...account, password: "new-lantern-9" });
  await expectHome(page, account);
});

test("a player signs out the device that they left somewhere", async ({ page, browser }) => {
  const account = await signUp(page);
  const elsewhere = await browser.newPage();
  await logIn(elsewhere, account);
  await expectHome(elsewhere, account);

  await page.goto("/profile?tab=security");
  await page.getByRole("button", { name: /^Sign out / }).click();
  await expectToast(page, "Signed Out", "That device is signed out.");

  await elsewhere.goto("/cards");
  await expect(elsewhere).toHaveURL("/login");
  await page.goto("/cards");
  await expect(page.getByText("12 in deck")).toBeVisible();
  await elsewhere.close();
});
