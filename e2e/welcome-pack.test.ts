import { expect, type Locator } from "@playwright/test";
import { findings } from "#e2e/support/findings.ts";
import { fillSignUp, newAccount, sayAge, signUp } from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`at ${width} × ${height} the first cards lie in a pack that is torn open`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/signup");
    await fillSignUp(page, newAccount());
    await page.getByRole("button", { name: "Create Account" }).click();
    await sayAge(page);
    const pack = page.getByRole("region", { name: "Your first cards are here" });
    const tear = pack.getByRole("button", { name: "Tear It Open" });
    await expect(tear).toBeInViewport({ ratio: 1 });
    expect(await findings(page)).toEqual([]);

    await tear.click();
    const opening = page.getByRole("dialog", { name: "Welcome Pack" });
    await opening.getByRole("button", { name: "Turn It Over" }).click();
    await expect(opening.getByText("Card 1 of 12")).toBeInViewport({ ratio: 1 });
    expect(await findings(page)).toEqual([]);
    await opening.getByRole("button", { name: "Next Card" }).click();
    await expect(opening.getByText("Card 2 of 12")).toBeVisible();
    await opening.getByRole("button", { name: "Reveal All" }).click();
    await expect(opening.getByText("12 creatures follow you now!")).toBeFocused();
    await expect(opening.getByRole("link", { name: "Try Them in a Duel" })).toBeInViewport();
    expect(await findings(page)).toEqual([]);

    expect(new Set(await indents(opening))).toEqual(new Set([0]));

    await opening.getByRole("button", { name: "Look Around" }).click();
    await expect(pack).toBeHidden();
    await page.reload();
    await expect(page.getByRole("link", { name: "PLAY NOW" })).toBeVisible();
    await expect(pack).toBeHidden();
    await page.getByRole("link", { name: "PLAY NOW" }).click();
    await expect(page.getByRole("heading", { name: "Your First Duel" })).toBeVisible();
  });
}

for (const [width, height] of [
  [640, 360],
  [844, 390],
] as const) {
  test(`at ${width} × ${height}, on its side, a phone shows the whole pack at once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await signUp(page, newAccount(), null);
    await page.goto("/");
    await sayAge(page);
    await page.getByRole("button", { name: "Tear It Open" }).click();
    const opening = page.getByRole("dialog", { name: "Welcome Pack" });
    await opening.getByRole("button", { name: "Turn It Over" }).click();
    for (const part of [
      opening.getByRole("button", { name: "Close" }),
      opening.getByText("Card 1 of 12"),
      opening.locator(".card-face").first(),
      opening.getByRole("status"),
      opening.getByRole("button", { name: "Next Card" }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    await opening.getByRole("button", { name: "Reveal All" }).click();
    await expect(opening.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
    await expect(opening.getByRole("link", { name: "Try Them in a Duel" })).toBeInViewport();
  });
}

test("who leaves the pack finds it again, and PLAY NOW leads to it", async ({ page }) => {
  await page.goto("/signup");
  await fillSignUp(page, newAccount());
  await page.getByRole("button", { name: "Create Account" }).click();
  await sayAge(page);
  const pack = page.getByRole("region", { name: "Your first cards are here" });
  await expect(pack).toBeVisible();
  await page.goto("/cards");
  await expect(page.getByText("12 in deck")).toBeVisible();
  await page.goto("/");
  await page.getByRole("button", { name: "PLAY NOW" }).click();
  await expect(page.getByText("Card 1 of 12")).toBeVisible();
});

/** How far each card's talent begins from where its rarity begins. */
const indents = (cards: Locator): Promise<number[]> =>
  cards.locator(".card-rarity").evaluateAll((all) =>
    all.map((row) => {
      const [rarity = 0, talent = 0] = [row.firstElementChild, row.lastElementChild].map((part) => {
        const words = document.createRange();
        words.selectNodeContents(part ?? row);
        return words.getBoundingClientRect().left;
      });
      return Math.round(talent - rarity);
    }),
  );
