import { expect } from "@playwright/test";
import { findings } from "#e2e/support/findings.ts";
import { expectOfflineStore } from "#e2e/support/offline-store.ts";
import { coinsOf, expectCoins } from "#e2e/support/coins.ts";
import { signUp } from "#e2e/support/player.ts";
import { beats, playsAgainst, winsUpTo } from "#e2e/support/road.ts";
import { test } from "#e2e/support/test.ts";

test.use({
  viewport: { width: 390, height: 844 },
  serviceWorkers: "allow",
  contextOptions: { reducedMotion: "reduce" },
});

test("the first rivals are beaten without a connection, and count once it is back", async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto("/battle?kind=duel");
  await expectOfflineStore(page, { inDeck: 12, inVault: 0 });
  const coins = await coinsOf(page);
  await page.getByRole("link", { name: /^Tale Road/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tale Road" })).toBeVisible();
  await expect(page.getByText("0 of 30 rivals")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);

  await beats(page, "Tilda Two-Boots");
  await page.getByRole("link", { name: "Next: Baker Crumb" }).click();
  expect(await findings(page)).toEqual([]);
  // The page that opens anew still knows it.
  await page.goto("/road");
  await expect(page.getByText("1 of 30 rivals")).toBeVisible();
  await expect(page.getByText("Not sent yet")).toBeVisible();
  await beats(page, "Baker Crumb");

  await context.setOffline(false);
  await page.getByRole("link", { name: "Tale Road", exact: true }).click();
  await expect(page.getByText("2 of 30 rivals")).toBeVisible();
  await expect(page.getByText("Not sent yet")).toHaveCount(0);
  await expectCoins(page, coins + 20);
  await page.reload();
  await expect(page.getByText("2 of 30 rivals")).toBeVisible();
});

/** By chapter, two for each tab. */
const bosses = [
  ["The Keeper of the Gate", "The Voice of the Weir"],
  ["The Gardener of Half Past Four", "The Drummer of the Steps"],
  ["The Lamplighter's Shadow", "The Smith of Tales"],
] as const;

test("every chapter of the Tale Road is played without a connection", async ({ page, context }) => {
  await signUp(page);
  await winsUpTo(page, "6-5");
  // Duels take their time, so three go on at once.
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto("/road");
    await expect(tab.getByText("29 of 30 rivals")).toBeVisible();
    await expectOfflineStore(tab, { inDeck: 12, inVault: 0 });
    await tab.waitForLoadState("networkidle");
  }
  await context.setOffline(true);

  const ends = await Promise.all(
    bosses.map(async ([first, second], i) => {
      const tab = tabs[i] ?? page;
      await playsAgainst(tab, first);
      await tab.getByRole("link", { name: "Tale Road", exact: true }).click();
      return playsAgainst(tab, second);
    }),
  );

  await context.setOffline(false);
  await page.goto("/road");
  const beaten = ends.at(-1) === "Victory!" ? 30 : 29;
  await expect(page.getByText(`${beaten} of 30 rivals`)).toBeVisible();
  await expect(page.getByText("Not sent yet")).toHaveCount(0);
});
