import { expect } from "@playwright/test";
import {
  hiddenPaths,
  nobodysPaths,
  protectedPaths,
  visitorsOnlyPaths,
} from "#e2e/support/paths.ts";
import { expectToast, signUp } from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";

test("a visitor is sent from a player's page to the login", async ({ page }) => {
  // The words stand there for a moment only, so everything that ever appears is written down.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        seen.push(...[...addedNodes].map((node) => node.textContent ?? ""));
    }).observe(document, { childList: true, subtree: true });
  });

  for (const path of protectedPaths) {
    await test.step(path, async () => {
      await page.goto(path);

      await expect(page).toHaveURL("/login");
      await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect(seen.some((text) => text.includes("Redirecting to login..."))).toBe(true);
    });
  }
});

test("what a visitor must not know does not exist", async ({ page }) => {
  for (const path of [...hiddenPaths, ...nobodysPaths]) {
    await test.step(path, async () => {
      const answer = await page.goto(path);

      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "This page wandered off" })).toBeVisible();
    });
  }
});

test("for players the visitors' forms and unknown paths do not exist", async ({ page }) => {
  await signUp(page);

  for (const path of [...visitorsOnlyPaths, ...nobodysPaths]) {
    await test.step(path, async () => {
      const answer = await page.goto(path);

      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "This page wandered off" })).toBeVisible();
    });
  }
});

test("the back office turns players away", async ({ page }) => {
  await signUp(page);

  await page.goto("/admin");
  await expectToast(page, "Access Denied", "Admin access required");
  await expect(page).toHaveURL("/");

  await page.goto("/admin/users");
  await expect(page.getByText("Access denied", { exact: true })).toBeVisible();
});
