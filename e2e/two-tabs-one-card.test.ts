import { expect, type Page } from "@playwright/test";
import { PAINTED_MS } from "#e2e/support/creation.ts";
import { signUp } from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";

const celebration = (tab: Page) => tab.getByRole("heading", { name: "Card Created!" });
const limit = (tab: Page) => tab.getByText("Daily Limit Reached");

test("two tabs wish for today's card at the same moment: there is one card", async ({ page }) => {
  await signUp(page);
  const tabs = [page, await page.context().newPage()];
  const wishes = ["a badger that brews thunder", "a koi that swims through moonlight"];
  for (const [index, tab] of tabs.entries()) {
    await tab.goto("/create-dynamic");
    await tab.getByLabel("Describe your creature").fill(wishes[index] ?? "");
  }

  const answers = tabs.map((tab) => tab.waitForResponse("**/api/cards/create"));
  await Promise.all(
    tabs.map((tab) => tab.getByRole("button", { name: "Create Your Card" }).click()),
  );
  const granted = (await Promise.all(answers)).filter((answer) => answer.ok());

  expect(granted).toHaveLength(1);
  // One shows its card when it is painted; the other shows the same card, or that today's is made.
  const winner = (await answers[0])?.ok() ? page : (tabs[1] ?? page);
  await expect(celebration(winner)).toBeVisible({ timeout: PAINTED_MS });
  for (const tab of tabs) {
    await expect(celebration(tab).or(limit(tab)).first()).toBeVisible();
    await tab.goto("/create-dynamic");
    await expect(limit(tab)).toBeVisible();
    await expect(tab.getByRole("button", { name: "Available Tomorrow" })).toBeDisabled();
    await tab.goto("/cards");
    await expect(tab.getByText("13 in deck")).toBeVisible();
  }
});
