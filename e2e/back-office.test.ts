import { expect, type Page } from "@playwright/test";
import { signUpAsAdmin } from "#e2e/support/admin.ts";
import { findings } from "#e2e/support/findings.ts";
import { expectToast, newAccount, openAtRest, signUp } from "#e2e/support/player.ts";
import { gameUrl } from "#e2e/support/the-game.ts";
import { test } from "#e2e/support/test.ts";

const PHONE = { width: 390, height: 900 };
const DESKTOP = { width: 1440, height: 900 };

const search = (page: Page, words: string) =>
  page.getByRole("searchbox", { name: "Search by email or name" }).fill(words);

test("an admin finds a player, changes the role, and deletes the account", async ({
  page,
  browser,
}) => {
  await page.setViewportSize(DESKTOP);
  await signUpAsAdmin(page);
  const other = await browser.newPage({ baseURL: gameUrl });
  const { username, email } = await signUp(other, newAccount());

  await test.step("the dashboard has its numbers and the newest", async () => {
    await openAtRest(page, "/admin");
    await expect(page.getByText("Total Users", { exact: true })).toBeVisible();
    await expect(page.getByRole("cell", { name: email })).toBeVisible();
    expect.soft(await findings(page), "the dashboard").toEqual([]);
  });

  await test.step("the keyboard finds the search, and the address keeps it", async () => {
    await page.getByRole("link", { name: "Users", exact: true }).click();
    await expect(page.getByRole("table", { name: "Users" })).toBeVisible();
    const box = page.getByRole("searchbox", { name: "Search by email or name" });
    // A busy browser shows a page before it listens to keys.
    await expect(async () => {
      await page.keyboard.press("/");
      await expect(box).toBeFocused({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.type(username.slice(0, -1));
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByRole("row")).toHaveCount(2);
    await page.reload();
    await expect(page.getByRole("row").nth(1)).toContainText(email);
    expect.soft(await findings(page), "the users").toEqual([]);
  });

  await test.step("two admins make a third one, and an admin cannot be deleted", async () => {
    const second = await browser.newPage({ baseURL: gameUrl });
    await signUpAsAdmin(second);
    await page.getByRole("button", { name: `Change the role of ${username}` }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByLabel("Role").selectOption("admin");
    await dialog.getByLabel(/^Why/).fill("Helps with letters.");
    expect.soft(await findings(page), "the question").toEqual([]);
    await dialog.getByRole("button", { name: "Change Role" }).click();
    await expectToast(page, "Second Admin Needed");
    await openAtRest(second, "/admin");
    const wish = second.getByRole("link", { name: `wants ${username} to be an admin` });
    await expect(wish).toBeVisible();
    expect.soft(await findings(second), "what waits for a second admin").toEqual([]);
    await wish.click();
    await second.getByRole("button", { name: `Change the role of ${username}` }).click();
    const agreeing = second.getByRole("alertdialog");
    await agreeing.getByLabel("Role").selectOption("admin");
    await agreeing.getByRole("button", { name: "Change Role" }).click();
    await expectToast(second, "Role Updated");
    await openAtRest(page, `/admin/users?search=${username}`);
    await expect(page.getByRole("button", { name: `Delete ${username}` })).toBeDisabled();
    await other.goto("/admin/users");
    await expect(other.getByRole("table", { name: "Users" })).toBeVisible();
  });

  await test.step("a user again, on a phone, and then deleted", async () => {
    await page.setViewportSize(PHONE);
    await page.getByRole("button", { name: `Change the role of ${username}` }).click();
    await page.getByRole("alertdialog").getByLabel("Role").selectOption("user");
    await page.getByRole("button", { name: "Change Role" }).click();
    await expectToast(page, "Role Updated");
    await page.getByRole("button", { name: `Delete ${username}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expectToast(page, "User Deleted");
    await expect(page.getByText("No users match")).toBeVisible();
    await other.goto("/cards");
    await expect(other.getByRole("heading", { name: "Sign In" })).toBeVisible();
  });
});

test("an admin tries the game in a demo account, and comes back", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signUpAsAdmin(page);
  await page.goto("/admin/users");

  await page.getByRole("button", { name: "Create Demo Login" }).click();

  await expect(page.getByText("This is a demo account.")).toBeVisible();
  await page.goto("/cards");
  await expect(page.getByText("20 in deck")).toBeVisible();
  expect.soft(await findings(page), "a demo account").toEqual([]);
  await page.goto("/admin/users");
  await expect(page.getByRole("heading", { name: "Access denied" })).toBeVisible();
  await page.getByRole("button", { name: "Return to admin" }).click();
  await expect(page.getByRole("table", { name: "Users" })).toBeVisible();
  await search(page, "demo-");
  await expect(page.getByRole("table", { name: "Users" })).toContainText("@demo.invalid");
});

test("players are turned away from the back office", async ({ page }) => {
  await signUp(page);

  await page.goto("/admin");
  await expectToast(page, "Access Denied", "Admin access required");
  await page.goto("/admin/cards");
  await expect(page.getByRole("heading", { name: "Access denied" })).toBeVisible();
});
