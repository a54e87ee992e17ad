import { expect, type Page } from "@playwright/test";
import { findings } from "#e2e/support/findings.ts";
import { test as frontTest } from "#e2e/support/front.ts";
import {
  expectOfflineStore,
  expectNothingKept,
  offlineStoreOf,
} from "#e2e/support/offline-store.ts";
import { test as ownGameTest } from "#e2e/support/own-game.ts";
import {
  expectHome,
  expectToast,
  logOut,
  newAccount,
  signUp,
  signUpAtHome,
} from "#e2e/support/player.ts";
import { test as anyTest } from "#e2e/support/test.ts";

// The other journeys play without a service worker; here it is what the journey is about.
const workers = { serviceWorkers: "allow" } as const;
anyTest.use(workers);
frontTest.use(workers);
ownGameTest.use(workers);

const OFFLINE = /^You are offline: your collection/;
const notice = (page: Page) => page.getByText(OFFLINE);
const tiles = (page: Page, list: string) =>
  page.getByRole("list", { name: list }).getByRole("listitem");
const addToVault = (page: Page) => page.getByRole("button", { name: /^Add to Vault: / }).first();

/** Scrolls to the picture and waits until it has come. */
async function expectPictures(page: Page, list: string) {
  for (const tile of await tiles(page, list).all()) {
    await tile.scrollIntoViewIfNeeded();
    const picture = tile.getByRole("img").first();
    const widthOf = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(widthOf).toBeGreaterThan(0);
  }
}

anyTest(
  "without a connection a player reads their cards, and nothing pretends to work",
  async ({ page, context }) => {
    const account = await signUp(page);
    await page.goto("/cards");
    await expectOfflineStore(page, { inDeck: 12, inVault: 0 });
    await addToVault(page).click();
    await expectToast(page, "Card moved to vault");
    await expectOfflineStore(page, { inDeck: 11, inVault: 1 });

    await context.setOffline(true);
    await expect(notice(page)).toBeVisible();
    await page.goto("/cards");
    await expect(tiles(page, "Battle Deck")).toHaveCount(11);
    await expectPictures(page, "Battle Deck");
    await expect(notice(page)).toBeVisible();

    await addToVault(page).click();
    await expectToast(page, "Failed to move card", "You are offline.");
    await expect(tiles(page, "Battle Deck")).toHaveCount(11);

    // Never visited before.
    await page.goto("/vault");
    await expect(tiles(page, "Card Vault")).toHaveCount(1);
    await page.goto("/");
    await expectHome(page, account);
    await page.goto("/marketplace");
    await expect(page.getByText("This page needs the connection")).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.goto("/cards");
    await page
      .getByRole("link", { name: /^Open / })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: "Lore", exact: true })).toBeVisible();

    await context.setOffline(false);
    await expect(notice(page)).toBeHidden();
    await page.goto("/cards");
    await addToVault(page).click();
    await expectToast(page, "Card moved to vault");
    await expect(tiles(page, "Battle Deck")).toHaveCount(10);
  },
);

anyTest(
  "without a connection the hub leads to practice, and the welcome pack waits",
  async ({ page, context }) => {
    const data = { ...newAccount(), birthMonth: "1990-01" };
    expect((await page.request.post("/api/auth/signup", { data })).status()).toBe(200);
    await page.goto("/");
    await expectOfflineStore(page, { inDeck: 12, inVault: 0 });
    await context.setOffline(true);

    // Never visited before.
    await page.goto("/battles");
    await expect(page.getByText("Your battles did not load")).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: /^Duel/ }).click();
    await page.getByRole("link", { name: /^Practice/ }).click();
    await page.getByRole("button", { name: "My Strongest" }).click();
    await page.getByRole("button", { name: "Start Practice" }).click();
    await expect(page.getByRole("button", { name: /^Strike/ })).toBeVisible();

    await page.goto("/");
    const pack = page.getByRole("region", { name: "Your first cards are here" });
    await pack.getByRole("button", { name: "Tear It Open" }).click();
    await expectToast(page, "This did not load", "Check your connection");
    await expect(pack).toBeVisible();
  },
);

anyTest(
  "what the worker keeps is fetched once, and nothing was preloaded for nothing",
  async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (/preload/.test(message.text())) complaints.push(message.text());
    });
    await signUp(page);
    await page.goto("/cards");
    await expectOfflineStore(page, { inDeck: 12, inVault: 0 });
    for (const path of ["/", "/cards", "/arena", "/practice"]) {
      await page.goto(path);
      await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
      await page.waitForLoadState("networkidle");
    }
    expect(complaints).toEqual([]);
  },
);

ownGameTest(
  "while the server is away, a page waits for it and comes back",
  async ({ game, page }) => {
    const account = await signUpAtHome(page);
    await expectOfflineStore(page, { inDeck: 12, inVault: 0 });
    await page.goto("/cards");
    await game.crash();

    // The page that was open finds out when something is wanted of the server.
    await addToVault(page).click();
    await expectToast(page, "Failed to move card", "You are offline.");
    await expect(notice(page)).toBeVisible();
    await page.goto("/");
    await expectHome(page, account);
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole("alert").first()).toBeVisible();
    const elsewhere = await page.context().newPage();
    await elsewhere.goto("/profile");
    await expect(elsewhere.getByText("This page needs the connection")).toBeVisible();

    await game.start();

    await expect(notice(page)).toBeHidden();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(elsewhere.getByRole("heading", { name: "Profile" })).toBeVisible();
  },
);

anyTest("what is kept of a player goes when they log out", async ({ page, context }) => {
  const account = await signUpAtHome(page);
  await expectOfflineStore(page, { inDeck: 12, inVault: 0 });
  expect(JSON.stringify(await allKept(page))).not.toContain(account.email);

  await logOut(page);

  await expectNothingKept(page);
  await context.setOffline(true);
  for (const path of ["/", "/cards"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  }
  await expect(page.getByText(account.username)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
});

anyTest(
  "the offline store is emptied when the session has ended, on whichever device",
  async ({ page, context }) => {
    await signUpAtHome(page);
    await expectOfflineStore(page, { inDeck: 12, inVault: 0 });

    await context.clearCookies();
    await page.goto("/rules");

    await expectNothingKept(page);
  },
);

anyTest("a second player in the same browser never sees the first", async ({ page, context }) => {
  const first = await signUpAtHome(page);
  await expectOfflineStore(page, { inDeck: 12, inVault: 0 });
  // A tab of the first player that stays open.
  const oldTab = await context.newPage();
  await oldTab.goto("/cards");
  await expect(tiles(oldTab, "Battle Deck")).toHaveCount(12);
  await context.clearCookies();

  const second = await signUpAtHome(page, newAccount());
  await addToVaultSoon(page);
  await expectOfflineStore(page, { inDeck: 11, inVault: 1 });

  expect((await offlineStoreOf(page)).username).toBe(second.username);
  await context.setOffline(true);
  await page.goto("/cards");
  await expect(tiles(page, "Battle Deck")).toHaveCount(11);
  await expect(page.getByText(`Hi, ${second.username}`)).toBeVisible();
  await expect(page.getByText(first.username)).toHaveCount(0);
});

async function addToVaultSoon(page: Page) {
  await page.goto("/cards");
  await addToVault(page).click();
  await expectToast(page, "Card moved to vault");
}

/** Every text that is kept of any player. */
const allKept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("taleborn-player-"));
    const saved = await Promise.all(
      names.map((name) => caches.match("/kept/collection", { cacheName: name })),
    );
    return Promise.all(saved.map((answer) => answer?.text()));
  });

const versionOf = (page: Page) => page.locator("html").getAttribute("data-version");

frontTest(
  "a new version is offered, and comes when the player wants it",
  async ({ front, page }) => {
    await signUpAtHome(page);
    await expectOfflineStore(page, { inDeck: 12, inVault: 0 });
    await page.goto("/battle?mode=computer");
    const before = await versionOf(page);
    await expect(page.getByRole("heading", { name: "VS Computer" })).toBeVisible();

    front.client = "next";
    await lookForNewVersion(page);

    const words = page.getByText("A new version is ready");
    await expect(words).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(await versionOf(page)).toBe(before);
    await page.getByRole("button", { name: "Later" }).click();
    await expect(words).toBeHidden();

    // The next page is of the new version anyway, and lets its worker in without a word.
    await page.goto("/cards");
    await expect.poll(() => versionOf(page)).not.toBe(before);
    await expect.poll(() => cachesOfTheApp(page)).toHaveLength(1);
    await expect(words).toBeHidden();
  },
);

frontTest("Reload brings the new version", async ({ front, page, context }) => {
  await signUpAtHome(page);
  await expectOfflineStore(page, { inDeck: 12, inVault: 0 });
  const before = await versionOf(page);
  const [cacheBefore] = await cachesOfTheApp(page);

  front.client = "next";
  await lookForNewVersion(page);
  await page.getByRole("button", { name: "Reload" }).click();

  await expect.poll(() => versionOf(page)).not.toBe(before);
  await expect.poll(() => cachesOfTheApp(page)).not.toContain(cacheBefore);
  await context.setOffline(true);
  await page.goto("/cards");
  await expect(tiles(page, "Battle Deck")).toHaveCount(12);
  expect(await versionOf(page)).not.toBe(before);
});

frontTest(
  "a client without a service worker takes away the one that is there",
  async ({ front, page }) => {
    await signUpAtHome(page);
    await expectOfflineStore(page, { inDeck: 12, inVault: 0 });

    front.client = "without a service worker";
    await page.goto("/rules");

    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    const registered = () => page.evaluate(() => navigator.serviceWorker.getRegistrations());
    await expect.poll(registered).toEqual([]);
  },
);

/** The browser does so by itself when a page is opened, and the page does every hour. */
const lookForNewVersion = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });

const cachesOfTheApp = (page: Page) =>
  page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith("taleborn-app-")),
  );
