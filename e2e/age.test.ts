import { expect } from "@playwright/test";
import { findings } from "#e2e/support/findings.ts";
import { newAccount, signUp } from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";

test("a player says once when they were born, and then sees what they came for", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, newAccount(), null);

  await page.goto("/cards");
  const question = page.getByRole("heading", { name: "When were you born?" });
  await expect(question).toBeFocused();
  expect(await page.evaluate("scrollY")).toBe(0);
  await expect(page.getByLabel("Month")).toHaveValue("");
  await expect(page.getByLabel("Year")).toHaveValue("");
  await expect(page.getByText("12 and over")).toBeHidden();
  expect.soft(await findings(page), "the question").toEqual([]);

  await page.getByLabel("Month").focus();
  await page.keyboard.type("Mar");
  await page.keyboard.press("Tab");
  await page.keyboard.type("1999");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("12 in deck")).toBeVisible();
  await expect(page.getByText("12 and over")).toBeVisible();
  await expect(page).toHaveURL("/cards");

  await page.goto("/");
  await expect(page.getByRole("heading", { name: /^Ready, / })).toBeVisible();
  await expect(question).toHaveCount(0);
});

test("who has not said it yet may read what is for everybody, and leave", async ({ page }) => {
  await signUp(page, newAccount(), null);

  await page.goto("/rules");
  await expect(page.getByRole("heading", { name: "Game Rules & Guide" })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Marketplace" }).click();
  await expect(page.getByRole("heading", { name: "When were you born?" })).toBeVisible();

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("link", { name: "Start Your Journey" })).toBeVisible();
});

test("a child is shown what is closed, why, and the way to ask a parent", async ({ page }) => {
  const childOfTen = `${new Date().getUTCFullYear() - 10}-01`;
  const { username } = await signUp(page, newAccount(), childOfTen);

  await page.goto("/");
  const notice = page.getByRole("region", { name: "A parent's yes" });
  await expect(notice).toContainText("your account is erased");
  expect.soft(await findings(page), "by when a parent says yes").toEqual([]);

  await page.goto("/profile?tab=account");
  await expect(page.getByText(username).first()).toBeVisible();
  await expect(page.getByText("We made up a name for you")).toBeVisible();

  await page.goto("/marketplace?tab=trades");
  await page.getByRole("button", { name: "Sell a Card" }).click();
  await expect(page.getByRole("dialog", { name: "Ask a parent first" })).toBeVisible();
  expect.soft(await findings(page), "what is closed").toEqual([]);
  await page.getByRole("link", { name: "Ask a parent" }).click();
  await expect(page).toHaveURL("/family/ask");
  await expect(page.getByLabel("Your parent's e-mail address")).toBeVisible();
});
