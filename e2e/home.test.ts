import { expect, type Page } from "@playwright/test";
import { findings } from "#e2e/support/findings.ts";
import { outside } from "#e2e/support/first-screen.ts";
import { newAccount, signUp } from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";

const phones = [
  [390, 844],
  [360, 640],
] as const;

const players = [
  ["a new player", async (page: Page) => void (await signUp(page)), "Today's Card"],
  ["a player whose welcome pack is sealed", signUpSealed, "Your first cards are here"],
] as const;

async function signUpSealed(page: Page): Promise<void> {
  const data = { ...newAccount(), birthMonth: "1990-01" };
  expect((await page.request.post("/api/auth/signup", { data })).status()).toBe(200);
}

/** The sum of all movements that were no answer to a press, from the first paint on. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((tell) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & { value: number })[])
            sum += entry.value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => {
          add(observer.takeRecords());
          tell(sum);
        }, 300);
      }),
  );

for (const [width, height] of phones)
  for (const [who, arrive, first] of players)
    test(`at ${width} × ${height} the first screen shows ${who} three things, and nothing moves`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await arrive(page);
      await page.goto("/");
      await expect(page.getByText(/^Next: /)).toBeVisible();
      await page.waitForLoadState("networkidle");

      const three = [first, "Today's Fight", "Today's Missions"];
      expect(await outside(page, three)).toEqual(three.map((name) => [name, 0]));
      expect(await inOrder(page, three)).toEqual(three);
      expect(await shift(page)).toBe(0);
      expect(await findings(page)).toEqual([]);

      await page.locator("main").evaluate((main) => main.prepend(document.createElement("hr")));
      expect(await shift(page)).toBeGreaterThan(0);
    });

/** As a screen reader and the keyboard come to them, the welcome pack among them. */
async function inOrder(page: Page, regions: readonly string[]): Promise<string[]> {
  const all = await page.getByRole("main").getByRole("region").all();
  const names = await Promise.all(
    all.map((region) =>
      region.evaluate((part) => part.ariaLabel ?? part.querySelector("h2")?.textContent ?? ""),
    ),
  );
  return names.filter((name) => regions.includes(name));
}

test("the deck is a row that opens, and its empty slots are one line", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signUp(page);
  await page.goto("/");
  const deck = page.getByRole("region", { name: "Battle Deck" });
  const slots = deck.getByRole("listitem");
  await expect(slots).toHaveCount(3);
  await expect(deck.getByText("42 empty slots")).toBeVisible();

  await deck.getByRole("button", { name: "Show All 12" }).click();
  await expect(slots).toHaveCount(12);
  await deck.getByRole("button", { name: "Show Three" }).click();
  await expect(slots).toHaveCount(3);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(slots).toHaveCount(54);
});

test("wallet and NFTs wait in the profile until they are used", async ({ page }) => {
  await signUp(page);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Pro Tip" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Wallet" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "True Card Ownership" })).toHaveCount(0);

  await page.goto("/profile?tab=wallet");
  await expect(page.getByRole("region", { name: "Wallet" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "True Card Ownership" })).toBeVisible();
});
