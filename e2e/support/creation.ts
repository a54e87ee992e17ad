import { expect, type Page } from "@playwright/test";

/** Painting takes a second or two; on a machine that is busy with much else, longer. */
export const PAINTED_MS = 45_000;

/** Makes today's free card and ends on its celebration. Returns the card's name. */
export async function createCard(page: Page, description: string): Promise<string> {
  await page.goto("/create-dynamic");
  await page.getByLabel("Describe your creature").fill(description);
  await page.getByRole("button", { name: "Create Your Card" }).click();
  await expect(page.getByText(/Writing its story|Painting its picture/)).toBeVisible();
  // The celebration comes by itself, and may be faster than a press.
  return celebratedName(page);
}

/** The name of the card that the whole screen celebrates. */
export async function celebratedName(page: Page): Promise<string> {
  const celebration = page.getByRole("dialog", { name: "Card Created!" });
  const card = celebration.getByRole("button", { name: /^Turn .+ over$/ });
  const label = await card.getAttribute("aria-label", { timeout: PAINTED_MS });
  return label?.replace(/^Turn (.+) over$/, "$1") ?? "";
}
