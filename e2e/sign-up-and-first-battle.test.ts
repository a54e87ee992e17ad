import { expect } from "@playwright/test";
import { battleUntilVictory } from "#e2e/support/battle.ts";
import { celebratedName } from "#e2e/support/creation.ts";
import {
  expectHome,
  expectToast,
  fillSignUp,
  goByMenu,
  newAccount,
  sayAge,
} from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";
import { inMotion } from "#e2e/support/in-motion.ts";

test.use(inMotion);

test("from the first visit to the first victory", async ({ page }) => {
  const account = newAccount();

  await test.step("a visitor becomes a player", async () => {
    await page.goto("/");
    await page.getByRole("link", { name: "Start Your Journey" }).click();
    await fillSignUp(page, account);
    await page.getByRole("button", { name: "Create Account" }).click();
    await expectToast(page, "Account Created!", "Your 12 starter cards are waiting for you.");
    await sayAge(page);
    await expectHome(page, account);
  });

  await test.step("twelve cards are there", async () => {
    await goByMenu(page, "Cards");
    await expect(page.getByText("12 in deck")).toBeVisible();
    await expect(page.getByRole("list", { name: "Battle Deck" }).getByRole("listitem")).toHaveCount(
      12,
    );
  });

  const cardName = await test.step("a creature takes shape from a sentence", async () => {
    await page.goto("/create-dynamic");
    await page.getByLabel("Describe your creature").fill("a tiny fox that carries a lantern");
    await page.getByRole("button", { name: "Create Your Card" }).click();
    await expect(page.getByText(/Writing its story|Painting its picture/)).toBeVisible();
    await expect(page.getByText("Your creature is here!")).toBeVisible({ timeout: 45_000 });
    // The celebration comes by itself, without a press.
    return celebratedName(page);
  });

  await test.step("the card moves to the vault and back", async () => {
    await page.getByRole("link", { name: "View My Collection" }).click();
    await page.getByRole("button", { name: `Add to Vault: ${cardName}` }).click();
    await expectToast(page, "Card moved to vault");
    await expect(page.getByText("1 in vault")).toBeVisible();

    await page.getByRole("tab", { name: "Vault" }).click();
    await page.getByRole("button", { name: `Add to Deck: ${cardName}` }).click();
    await expectToast(page, "Card moved to deck");
    await expect(page.getByText("13 in deck")).toBeVisible();
  });

  await test.step("the computer is beaten", async () => {
    await battleUntilVictory(page);
    await expectToast(page, "Victory!");
    await expect(page.getByRole("list", { name: "Rewards" })).toContainText("coins");
  });

  await test.step("the battle can be watched again", async () => {
    await page.goto("/battles");
    await page
      .getByRole("link", { name: /^Victory/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: "Replay" })).toBeVisible();
    await page.getByRole("button", { name: "Step forward" }).click();
    await expect(page.getByText("Round 1 of 3")).toBeVisible();
    await page.getByLabel("Speed").selectOption("4 × speed");
    await page.getByRole("button", { name: "Play" }).click();
    await expect(page.getByRole("heading", { name: "Victory!" })).toBeVisible();
  });
});
